/** A table of Le Jeu du Président that holds only what a test needs. */
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { squareNamed } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import type { President } from '../../../src/games/president/state.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { start } from '../../../src/kernel/run.ts';
import type { RandomState } from '../../../src/kernel/types.ts';
import { seedOf } from '../../standing/play.ts';
import { type Table, tableAt } from '../scenario.ts';

export interface Setting {
  /** The players (default: A and B). */
  seats?: string[];
  /** Whose turn it is, about to roll (default: A). */
  active?: string;
  /** Who began. */
  first?: string;
  cities?: { [seat: string]: string[] };
  media?: { [seat: string]: string[] };
  /** Where pawns are: a square's number or name. */
  pawns?: { [seat: string]: number | string };
  skip?: { [seat: string]: number };
  /** Seats that nobody may battle. */
  immobilised?: string[];
  /** The Infos cards and Media cards on top of their piles. */
  infos?: string[];
  pile?: string[];
  /** The next dice rolls. */
  die?: number[];
  combat?: number[];
  complete?: boolean;
  rounds?: string;
  round?: number;
}

const shows = (random: RandomState, purpose: string, faces: readonly number[]): boolean => {
  const dice = openRandom(structuredClone(random), () => {});
  return faces.every((face) => dice.die(purpose) === face);
};

/** Streams on which the dice show these faces. */
function loaded(die: readonly number[], combat: readonly number[]): RandomState {
  for (let n = 1; n < 500_000; n++) {
    const random = startRandom(seedOf(n));
    if (shows(random, 'die', die) && shows(random, 'combat', combat)) return random;
  }
  throw new Error(`No dice show ${die.join(' ')} and ${combat.join(' ')}.`);
}

const onTop = (pile: readonly string[], top: readonly string[], except: readonly string[]): string[] => [
  ...top,
  ...pile.filter((card) => !top.includes(card) && !except.includes(card)),
];

export function scenario(setting: Setting): Table<President> {
  const { seats = ['A', 'B'], active = seats[0]!, media = {}, infos = [], pile = [], die = [], combat = [] } = setting;
  const { state } = start(president.rules, { seats, options: { rounds: setting.rounds ?? 'off' }, seed: seedOf(1) });
  for (const frame of state.stack) frame.by = active;
  // Everyone wants to be asked, unless a test says otherwise.
  state.orders = {};
  state.active = active;
  state.first = setting.first ?? seats[0]!;
  state.round = setting.round ?? 1;
  state.complete = setting.complete ?? false;
  state.random = loaded(die, combat);
  state.media = onTop(mediaCards, pile, Object.values(media).flat());
  state.infos = onTop(
    infosCards.map(({ id }) => id),
    infos,
    [],
  );
  for (const [seat, owned] of Object.entries(setting.cities ?? {})) for (const city of owned) state.owners[city] = seat;
  for (const seat of seats) {
    const candidate = state.candidates[seat]!;
    const pawn = setting.pawns?.[seat] ?? 0;
    candidate.square = typeof pawn === 'number' ? pawn : squareNamed(pawn);
    candidate.media = [...(media[seat] ?? [])];
    candidate.skip = setting.skip?.[seat] ?? 0;
    candidate.immobilised = candidate.skip > 0 || (setting.immobilised ?? []).includes(seat);
  }
  return tableAt(president, state);
}

/** The active player rolls `face` and lands on `square`. */
export function landing(square: number | string, setting: Setting = {}, face = 3): Table<President> {
  const to = typeof square === 'number' ? square : squareNamed(square);
  const active = setting.active ?? setting.seats?.[0] ?? 'A';
  const pawns = { ...setting.pawns, [active]: (to - face + 40) % 40 };
  return scenario({ ...setting, pawns, die: [face, ...(setting.die ?? [])] })
    .asks(active, 'ask.roll')
    .answer('roll');
}

/** Draws this Infos card on square 5, 15, 25 or 35. */
export const drawing = (card: string, setting: Setting = {}, square = 5): Table<President> =>
  landing(square, { ...setting, infos: [card, ...(setting.infos ?? [])] });

export const citiesOf = (state: President, seat: string): string[] =>
  Object.entries(state.owners)
    .filter(([, owner]) => owner === seat)
    .map(([city]) => city)
    .sort();
