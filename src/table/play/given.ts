/** Carries out one thing that a player gave to a game on a state. Replays and agreed take-backs are made of these. */

import type { Game } from '../../games/game.ts';
import { ok, type Refusal, type Result } from '../../kernel/result.ts';
import { type Applied, answerAheadAgain, applyAsked, conclude, leave, order } from '../../kernel/run.ts';
import type { Core, Decision, RandomState } from '../../kernel/types.ts';
import { drawn } from '../model/messages.ts';
import type { Given } from '../work/loaded/record.ts';

export type Done = Result<Applied, Refusal | { why: 'not-asked' }>;

/** Changes the state itself, because a copy at every answer would cost the most. */
export function carryOut({ rules }: Pick<Game, 'rules'>, state: Core, { kind, seat, picked }: Given): { asked: Decision | null; done: Done } {
  if (kind === 'orders') return { asked: null, done: order(rules, state, seat, picked) };
  if (kind === 'ahead') {
    answerAheadAgain(rules, state, seat, picked);
    return { asked: null, done: ok({ state, events: [], barrier: 'none', aside: true, dropped: [] }) };
  }
  if (kind === 'resign') return { asked: null, done: leave(rules, state, seat) };
  if (kind === 'draw') return { asked: null, done: ok(conclude(state, drawn)) };
  if (kind === 'back') {
    state.random = { ...state.random, drawn: readDrawn(picked) };
    return { asked: null, done: ok({ state, events: [], barrier: 'all', aside: false, dropped: [] }) };
  }
  const taken = applyAsked(rules, state, { seat, picked });
  return taken.asked ? taken : { asked: null, done: { ok: false, error: { why: 'not-asked' } } };
}

/** The position of each random stream, in the form of an answer: “14 die”. */
export const writeDrawn = ({ drawn: streams }: RandomState): string[] => Object.entries(streams).map(([purpose, n]) => `${n} ${purpose}`);

const readDrawn = (picked: readonly string[]): RandomState['drawn'] =>
  Object.fromEntries(picked.map((one) => [one.slice(one.indexOf(' ') + 1), Number.parseInt(one, 10)]));
