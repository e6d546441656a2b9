/** Answers given ahead, to a question that is sure to come or may come. They are held in the state, private to the seat, until they are used. */
import { isTogether } from './effect.ts';
import { fits, toMessage, toOption } from './question.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { Runnable, View } from './rules.ts';
import type { Ahead, Core, Frame, Picked, Seat } from './types.ts';

/** What a seat may answer before it is asked. What it is asked just now is not among it. */
export function aheadOf<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat): Ahead[] {
  if (!rules.ahead || state.outcome !== null || !state.seats.includes(seat) || state.gone.includes(seat)) return [];
  const now = waitingFrames(state).map((frame) => rules.effectOf(frame.kind).ask?.(state, frame));
  const asked = now.flatMap((question) => (question?.by === seat ? [question.ahead?.()] : []));
  const open = rules.ahead.questions(state, seat).filter(({ id, options }) => !asked.includes(id) && options.some(({ blocked }) => !blocked));
  return open.map((question) => ({ ...question, ask: toMessage(question.ask), options: question.options.map(toOption) }));
}

/** The frames that stand where the game goes on: one, or one in each lane. */
export function waitingFrames(state: Core): Frame[] {
  const top = state.stack.at(-1);
  if (!top) return [];
  return isTogether(top) ? Object.values(top.lanes).flatMap((lane) => lane.at(-1) ?? []) : [top];
}

/** Whether an answer ahead can be given now; `picked` is empty where the one given before is withdrawn. */
export function checkAhead<S extends Core, V extends View>(
  rules: Runnable<S, V>,
  state: S,
  seat: Seat,
  id: string,
  picked: string[],
): Result<null, Refusal> {
  if (state.outcome !== null) return refuse({ why: 'over' });
  if (!state.seats.includes(seat) || state.gone.includes(seat)) return refuse({ why: 'not-yours', seat });
  if (picked.length === 0) return state.ahead?.[seat]?.[id] ? ok(null) : refuse({ why: 'stale' });
  const question = aheadOf(rules, state, seat).find((one) => one.id === id);
  if (!question) return refuse({ why: 'stale' });
  for (const option of picked) {
    const offered = question.options.find((one) => one.id === option);
    if (!offered) return refuse({ why: 'not-offered', option });
    if (offered.blocked) return refuse({ why: 'blocked', option, reason: offered.blocked });
  }
  return fits(question, picked) ? ok(null) : refuse({ why: 'count', min: question.min ?? 1, max: question.max ?? 1 });
}

/** Gives an answer ahead, in place: prepares, or keeps what is picked; nothing picked withdraws. What fell away before is forgotten by then. */
export function giveAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, id: string, picked: string[]): void {
  forgetFallen(state, seat);
  const { perhaps } = rules.ahead?.questions(state, seat).find((one) => one.id === id) ?? {};
  forget(state, seat, id);
  if (!isSome(picked) || rules.ahead?.prepare?.(state, seat, id, picked)) return;
  state.ahead ??= {};
  state.ahead[seat] ??= {};
  state.ahead[seat][id] = { picked, ...(perhaps && { perhaps }) };
}

/** One that does not fit any more when it is given again from a record: its owner learns that it fell away. */
export function giveInVain(state: Core, seat: Seat, id: string, picked: string[]): void {
  forgetFallen(state, seat);
  if (!isSome(picked)) return;
  state.ahead ??= {};
  state.ahead[seat] = { ...state.ahead[seat], [id]: { picked, fell: true } };
}

/** Lets go of every answer whose question cannot come up any more, or would not take it; gives whose they were, once for each. */
export function dropPassed<S extends Core, V extends View>(rules: Runnable<S, V>, state: S): Seat[] {
  const dropped: Seat[] = [];
  for (const [seat, kept] of Object.entries(state.ahead ?? {})) {
    const open = aheadOf(rules, state, seat);
    const isOut = state.outcome !== null || state.gone.includes(seat);
    for (const [id, one] of Object.entries(kept)) {
      const question = open.find((other) => other.id === id);
      if (isOut) forget(state, seat, id);
      else if (one.fell || (question && fits(question, one.picked))) continue;
      else if (one.perhaps && !question) forget(state, seat, id);
      else {
        one.fell = true;
        dropped.push(seat);
      }
    }
  }
  return dropped;
}

/** An answer is not held any more. */
export function forget(state: Core, seat: Seat, id: string): void {
  const kept = state.ahead?.[seat];
  if (!state.ahead || !kept) return;
  delete kept[id];
  if (Object.keys(kept).length === 0) delete state.ahead[seat];
  // A state in which nobody has answered ahead is as if nobody could.
  if (Object.keys(state.ahead).length === 0) delete state.ahead;
}

/** Whoever acts again has been told what fell away. */
export function forgetFallen(state: Core, seat: Seat): void {
  const kept = state.ahead?.[seat];
  for (const id in kept) if (kept[id]!.fell) forget(state, seat, id);
}

const isSome = (picked: string[]): picked is Picked => picked.length > 0;
