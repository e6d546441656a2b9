/** A seat's whole turn: what everyone is told of it, as it is saved until another primary is called, and a plan as the seat itself knows it. */
import { expect } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { asked, type CandidateTable } from './scenario.ts';
import { truths } from './truths.ts';

/** The reasons for what a seat does in these steps, as others see it, the most telling first; each is checked against the states. */
export function whyOf(table: CandidateTable, seat: string, ...steps: (() => void)[]) {
  const was = copyJson(table.state);
  const told = steps.flatMap((step) => {
    step();
    return table.events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
  });
  const is = copyJson(table.state);
  const view = (state: typeof was) => candidate.rules.view(state, null);
  const found = candidate.reasons!({ seat, was: view(was), is: view(is), told: [told], answer: null });
  for (const { key, args } of found) expect(truths[key as keyof typeof truths](args as never, { seat, was, is, told, answer: null }), key).toBe(true);
  return found;
}

/** The reasons for a seat's answer with the rest of its plan, as a hint gives them, the most telling first; each is checked against the states. */
export function hintOf(table: CandidateTable, seat: string, picked: string, ...steps: (() => void)[]) {
  const was = copyJson(table.state);
  const answer = { ask: asked(table, seat).decision.ask.key, picked: [picked] };
  const told = [() => void asked(table, seat).answer(picked), ...steps].map((step) => {
    step();
    return table.events.flatMap(({ to, message }) => (to === 'all' || to.includes(seat) ? [message] : []));
  });
  const is = copyJson(table.state);
  const view = (state: typeof was) => candidate.rules.view(state, seat);
  const found = candidate.reasons!({ seat, was: view(was), is: view(is), told, answer });
  for (const { key, args } of found)
    expect(truths[key as keyof typeof truths](args as never, { seat, was, is, told: told.flat(), answer }), key).toBe(true);
  return found;
}
