/** Planted faults: a table that does, tells or shows something false. A referee that misses them is useless. */
import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Effect } from '../../src/kernel/rules.ts';
import type { Event, Fields } from '../../src/kernel/types.ts';
import { judge } from './judge.ts';
import { randomGame } from './play.ts';
import type { Moment, Referee } from './referee.ts';

/** Makes an effect go wrong. */
export type Distortion = (effect: Effect) => Partial<Effect>;
export const nothing: Distortion = () => ({ run: () => {} });
export const fields =
  (change: (of: Fields) => Fields): Distortion =>
  (effect) => ({
    ...(effect.ask && { ask: (state, of) => effect.ask!(state, { ...of, ...change(of) }) }),
    run: (turn, of, picked) => effect.run(turn, { ...of, ...change(of) }, picked),
  });
export const asking =
  (change: (question: NonNullable<ReturnType<NonNullable<Effect['ask']>>>) => object): Distortion =>
  (effect) => ({
    ask(state, of) {
      const question = effect.ask!(state, of);
      return question && { ...question, ...change(question) };
    },
  });

/** The same game with one distorted effect. */
export function faulty(game: Game, kind: string, change: Distortion): Game {
  const { rules } = game;
  const effect = rules.effectOf(kind);
  const wrong = { ...effect, ...change(effect) };
  return { ...game, rules: { ...rules, effectOf: (one) => (one === kind ? wrong : rules.effectOf(one)) } };
}

/** Tells or shows something false; null if this moment has nothing to change. */
export type Lie = (moment: Moment) => Moment | null;
type Told = (event: Event) => Event | null;

/** Changes the first sentence with this key, or drops it (null). */
export const telling =
  (key: string, change: Told): Lie =>
  (moment) => {
    const at = moment.told.findIndex(({ message }) => message.key === key);
    if (at < 0) return null;
    const changed = change(moment.told[at]!);
    return { ...moment, told: [...moment.told.slice(0, at), ...(changed ? [changed] : []), ...moment.told.slice(at + 1)] };
  };
/** The same sentence with other arguments. */
export const args =
  (change: Fields | ((args: Fields) => Fields)): Told =>
  ({ to, message }) => ({
    to,
    message: { ...message, args: { ...message.args, ...(typeof change === 'function' ? change(message.args ?? {}) : change) } },
  });
export const showing =
  (field: string, change: (value: never) => unknown): Lie =>
  (moment) => ({ ...moment, seen: { ...moment.seen, [field]: change(moment.seen[field] as never) } });

/** The referee's verdict on random game `n`. */
export const watch = (referee: Referee, game: Game, n: number) => {
  const { opening, next } = randomGame(game, n, referee.rare);
  return judge(referee, game, opening, next);
};

/** Tells the lie once, in the first game where it can be told, and expects the referee to catch it right then. */
export function expectCaught(referee: Referee, game: Game, lie: Lie, most = 20): void {
  for (let n = 0; n < most; n++) {
    let hasLied = false;
    const { opening, next } = randomGame(game, n, referee.rare);
    const { violations } = judge(referee, game, opening, next, (moment) => {
      const changed = hasLied ? null : lie(moment);
      hasLied ||= changed !== null;
      return changed ?? moment;
    });
    expect(violations.length > 0, violations.join()).toBe(hasLied);
    if (hasLied) return;
  }
  throw new Error(`In ${most} games there was nothing to lie about.`);
}

/** Plays games with a fault until the referee catches it. */
export function expectSeen(referee: Referee, wrong: Game, most = 40): void {
  for (let n = 0; n < most; n++) if (watch(referee, wrong, n).violations.length > 0) return;
  throw new Error(`In ${most} games the fault was not seen.`);
}
