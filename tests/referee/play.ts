/** Games for referees to watch: random ones at every kind of table, and recorded ones. Nobody but the referee watches them. */
import type { Game } from '../../src/games/game.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import { type Applied, aheadOf, decisions, start } from '../../src/kernel/run.ts';
import type { Core, Decision, Seat } from '../../src/kernel/types.ts';
import { carryOut } from '../../src/table/play/given.ts';
import type { GameRecord, Given } from '../../src/table/work/loaded/record.ts';
import { atPeace, randomAnswer, seedOf } from '../standing/play.ts';
import type { Deed, Moment } from './referee.ts';

/** The start of a game. */
export type Opening = Pick<GameRecord, 'seats' | 'options' | 'seed'> & { champion: Seat | null };

/** One deed in this many is of this kind; 0: none is. */
interface Temper {
  orders: number;
  ahead: number;
  leaves: number;
}

const tempers: readonly Temper[] = [
  { orders: 0, ahead: 0, leaves: 0 },
  { orders: 12, ahead: 0, leaves: 0 },
  { orders: 25, ahead: 3, leaves: 0 },
  { orders: 25, ahead: 6, leaves: 150 },
  { orders: 25, ahead: 6, leaves: 30 },
];

const limit = 50_000;

/** Random game `n`: its table, and its deeds on demand. Consecutive numbers go through all player counts and all tempers. */
export function randomGame(game: Game, n: number, rare: readonly string[] = []): { opening: Opening; next: NextDeed } {
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  const { min, max } = game.rules.players;
  const people = min + (n % (max - min + 1));
  const temper = tempers[Math.floor(n / (max - min + 1)) % tempers.length]!;
  const options = someOptions(game, chance);
  const seated = game.seating(people, options, chance);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const champion = chance.below('champion', 3) === 0 ? chance.pick('champion', seats) : null;
  const next: NextDeed = (state, open) => someDeed(game, state, open, temper, chance, rare);
  return { opening: { seats, options, champion, seed: seedOf(n + 1) }, next };
}

const someOptions = (game: Game, chance: Random): StartOptions =>
  Object.fromEntries(
    game.options.map((option) => [option.name, option.kind === 'choice' ? chance.pick('options', option.values) : chance.below('options', 2) === 1]),
  );

/** Returns the next deed, or null at the end. */
export type NextDeed = (state: Core, open: readonly Decision[]) => Given | null;

/** The deeds of a record, one after the other. */
export function deedsOf({ answers }: Pick<GameRecord, 'answers'>): NextDeed {
  let n = 0;
  return () => answers[n++] ?? null;
}

/** Plays a game and yields each moment of it. Throws if a deed is refused, or if the game does not end. */
export function* momentsOf(game: Game, opening: Opening, next: NextDeed): Generator<Moment, void> {
  const { rules } = game;
  const begun = start(rules, opening);
  let state = begun.state;
  let open = decisions(rules, state);
  const moment = (deed: Deed | null, asked: Decision | null, told: Applied['events']): Moment => {
    const now = state;
    return {
      ...{ deed, asked, told, open, outcome: now.outcome },
      // A view is a plain object whose fields the referee knows. It is built when read, before the next deed.
      get seen() {
        return rules.view(now, null) as unknown as Moment['seen'];
      },
    };
  };
  yield moment(null, null, begun.events);
  for (let n = 0; !state.outcome; n++) {
    if (n >= limit) throw new Error(`The game does not end: ${limit} deeds.`);
    const deed = next(state, open);
    if (!deed) return;
    const { asked, done } = carryOut({ rules }, state, deed);
    if (!done.ok) throw new Error(`Deed ${n + 1} (${JSON.stringify(deed)}) was refused: ${JSON.stringify(done.error)}`);
    state = done.value.state;
    open = decisions(rules, state);
    yield moment(deed, asked, done.value.events);
  }
}

function someDeed(game: Game, state: Core, open: readonly Decision[], temper: Temper, chance: Random, rare: readonly string[]): Given {
  const here = state.seats.filter((seat) => !state.gone.includes(seat));
  const now = (of: number): boolean => of > 0 && chance.below('kind', of) === 0;
  if (now(temper.leaves)) return { kind: 'resign', seat: chance.pick('leaves', here), picked: [] };
  if (now(temper.orders)) {
    const seat = chance.pick('orders-of', here);
    const offered = ordersFor(game.rules, state, seat);
    return { kind: 'orders', seat, picked: atPeace(offered.filter(({ blocked }) => !blocked && chance.below('orders', 4) === 0)) };
  }
  const early = now(temper.ahead) ? someAhead(game, state, chance.pick('ahead-of', here), chance) : null;
  if (early) return early;
  if (open.length === 0) throw new Error('Nobody is asked, and the game has not ended.');
  const asked = chance.pick('who', open);
  const usual = asked.options.filter(({ id }) => !rare.includes(id) || chance.below('rare', 30) === 0);
  const options = usual.some(({ blocked }) => !blocked) ? usual : asked.options;
  return { kind: 'answer', seat: asked.seat, picked: randomAnswer({ ...asked, options }, chance).picked };
}

function someAhead(game: Game, state: Core, seat: Seat, chance: Random): Given | null {
  const questions = aheadOf(game.rules, state, seat);
  if (questions.length === 0) return null;
  const { id, ask, options, min = 1, max = 1 } = chance.pick('ahead', questions);
  return { kind: 'ahead', seat, picked: [id, ...randomAnswer({ id, seat, ask, options, min, max }, chance).picked] };
}
