/** Answers given ahead, to questions that will or may come. The state holds them, private to the seat, until they are used. */
import { isTogether } from './effect.ts';
import { fits, toMessage, toOption } from './question.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { Runnable, View } from './rules.ts';
import type { Ahead, Core, Early, Frame, Picked, Seat } from './types.ts';

/** What a seat may answer before it is asked, except for what it is asked right now. */
export function aheadOf<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat): Ahead[] {
  return openAhead(rules, state, seat).map((question) => ({ ...question, ask: toMessage(question.ask), options: question.options.map(toOption) }));
}

/** The same without words, which are for people: finding them takes longer than everything else here. */
function openAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat): Early[] {
  if (!rules.ahead || state.outcome !== null || !state.seats.includes(seat) || state.gone.includes(seat)) return [];
  const now = waitingFrames(state).map((frame) => rules.effectOf(frame.kind).ask?.(state, frame));
  const asked = now.flatMap((question) => (question?.by === seat ? [question.ahead?.()] : []));
  return rules.ahead.questions(state, seat).filter(({ id, options }) => !asked.includes(id) && options.some(({ blocked }) => !blocked));
}

/** The frames where the game continues: one, or one in each lane. */
export function waitingFrames(state: Core): Frame[] {
  const top = state.stack.at(-1);
  if (!top) return [];
  return isTogether(top) ? Object.values(top.lanes).flatMap((lane) => lane.at(-1) ?? []) : [top];
}

/** Whether an answer ahead can be given now; if `picked` is empty, whether the one given before can be withdrawn. */
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
  const question = openAhead(rules, state, seat).find((one) => one.id === id);
  if (!question) return refuse({ why: 'stale' });
  for (const option of picked) {
    const offered = question.options.find((one) => one.id === option);
    if (!offered) return refuse({ why: 'not-offered', option });
    if (offered.blocked) return refuse({ why: 'blocked', option, reason: offered.blocked });
  }
  return fits(question, picked) ? ok(null) : refuse({ why: 'count', min: question.min ?? 1, max: question.max ?? 1 });
}

/** Gives an answer ahead, in place: prepares, or keeps what is picked; nothing picked withdraws it. Forgets earlier answers that had lapsed. */
export function giveAhead<S extends Core, V extends View>(rules: Runnable<S, V>, state: S, seat: Seat, id: string, picked: string[]): void {
  forgetFallen(state, seat);
  const { perhaps } = rules.ahead?.questions(state, seat).find((one) => one.id === id) ?? {};
  forget(state, seat, id);
  if (!isSome(picked) || rules.ahead?.prepare?.(state, seat, id, picked)) return;
  state.ahead ??= {};
  state.ahead[seat] ??= {};
  state.ahead[seat][id] = { picked, ...(perhaps && { perhaps }) };
}

/** Records an answer that no longer fits when it is given again from a record: its owner learns that it has lapsed. */
export function giveInVain(state: Core, seat: Seat, id: string, picked: string[]): void {
  forgetFallen(state, seat);
  if (!isSome(picked)) return;
  state.ahead ??= {};
  state.ahead[seat] = { ...state.ahead[seat], [id]: { picked, fell: true } };
}

/** Drops every answer whose question can't come up any more, or would not accept it; returns whose they were, once for each. */
export function dropPassed<S extends Core, V extends View>(rules: Runnable<S, V>, state: S): Seat[] {
  const dropped: Seat[] = [];
  for (const [seat, kept] of Object.entries(state.ahead ?? {})) {
    const open = openAhead(rules, state, seat);
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

/** Stops holding an answer. */
export function forget(state: Core, seat: Seat, id: string): void {
  const kept = state.ahead?.[seat];
  if (!state.ahead || !kept) return;
  delete kept[id];
  if (Object.keys(kept).length === 0) delete state.ahead[seat];
  // A state in which nobody has answered ahead looks as if nobody could.
  if (Object.keys(state.ahead).length === 0) delete state.ahead;
}

/** Forgets a seat's lapsed answers: if it acts again, it has been told of them. */
export function forgetFallen(state: Core, seat: Seat): void {
  const kept = state.ahead?.[seat];
  for (const id in kept) if (kept[id]!.fell) forget(state, seat, id);
}

const isSome = (picked: string[]): picked is Picked => picked.length > 0;
