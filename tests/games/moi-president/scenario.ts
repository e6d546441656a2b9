/** A table of Moi Président that holds only what a test needs. */

import { kindOf, pointsIn } from '../../../src/games/moi-president/data/deck.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { campaignOf, socleOf } from '../../../src/games/moi-president/rules/table.ts';
import { totals } from '../../../src/games/moi-president/rules/turn.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import type { OrderId } from '../../../src/games/moi-president/vocabulary.ts';
import { type CardId, handSize } from '../../../src/games/moi-president/vocabulary.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { type Table, tableAt } from '../scenario.ts';
import { cardsFor } from './cards.ts';

type BySeat<T> = { [seat: string]: T };

export interface Setting {
  people?: number;
  /** Whose turn it is (default: A's). */
  active?: string;
  /** Filled up to four with bonus and attack cards that are nowhere else. */
  hands?: BySeat<CardId[]>;
  campaign?: BySeat<CardId[]>;
  socle?: BySeat<CardId[]>;
  undecided?: CardId[];
  discard?: CardId[];
  /** The first is drawn first (default: every card that is nowhere else). */
  pile?: CardId[];
  /** The next die rolls. */
  dice?: number[];
  orders?: BySeat<OrderId[]>;
  cap?: boolean;
  rebuilds?: number;
}

/** A seed whose die shows these faces. */
function seedFor(faces: readonly number[]): string {
  for (let n = 1; ; n++) {
    const random = openRandom(startRandom(seedOf(n)), () => {});
    if (faces.every((face) => random.die('die') === face)) return seedOf(n);
  }
}

/** A game in progress, at the beginning of a player's turn. */
export function scenario(setting: Setting): Table<MoiPresident> {
  const { people = 3, active = 'A', undecided = [], discard = [], campaign = {}, socle = {}, hands = {} } = setting;
  const seats = moiPresident.seats.slice(0, people);
  const { state } = start(moiPresident.rules, { seats, options: { cap: setting.cap ?? false }, seed: seedOf(1) });
  state.random = startRandom(seedFor(setting.dice ?? [1]));
  const named = [...[hands, campaign, socle].flatMap((zone) => Object.values(zone).flat()), ...undecided, ...discard, ...(setting.pile ?? [])];
  state.points = pointsIn(cardsFor(people));
  const all = cardsFor(people).map(({ id }) => id);
  const free = all.filter((card) => !named.includes(card));
  const filler = free.filter((card) => ['socle', 'debat', 'polemique', 'affaire', 'confiance'].includes(kindOf(card))).reverse();
  for (const seat of seats) {
    const hand = [...(hands[seat] ?? [])];
    while (hand.length < handSize) hand.push(filler.shift()!);
    state.places[seat] = { hand, campaign: campaign[seat] ?? [], socle: socle[seat] ?? [] };
  }
  const held = seats.flatMap((seat) => state.places[seat]!.hand);
  state.pile = setting.pile ?? free.filter((card) => !held.includes(card));
  state.discard = [...discard];
  state.undecided = [...undecided];
  state.orders = { ...setting.orders };
  state.rebuilds = setting.rebuilds ?? 0;
  state.active = active;
  state.first = 'A';
  state.dice = null;
  state.before = totals(state);
  state.stack = [{ kind: 'takeTurn', '#': state.next++, by: active }];
  return tableAt(moiPresident, state);
}

/** Everyone's points: [campaign, socle] by seat. */
export const scores = (state: MoiPresident): BySeat<[number, number]> =>
  Object.fromEntries(state.seats.map((seat) => [seat, [campaignOf(state, seat), socleOf(state, seat)]]));

/** Checks that every card of the game lies in exactly one place. */
export function allCards(state: MoiPresident): CardId[] {
  const zones = state.seats.flatMap((seat) => [...state.places[seat]!.hand, ...state.places[seat]!.campaign, ...state.places[seat]!.socle]);
  return [...zones, ...state.pile, ...state.discard, ...state.undecided, ...state.out].sort();
}
