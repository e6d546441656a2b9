/** A game's lesson as it is played: the real rules, a fixed seed, and answers known in advance. */
import { apply, decisions, start } from '../kernel/run.ts';
import type { Core, Decision, Seat } from '../kernel/types.ts';
import type { Game } from './game.ts';

/** The lesson when the learner is to press for the n-th time or, if `asked` and `wanted` are null, at its end. */
export interface LessonStep {
  state: Core;
  /** The seats that must act. */
  toAct: Seat[];
  asked: Decision | null;
  /** The ids of the options that the lesson asks for. */
  wanted: readonly string[] | null;
}

interface Played {
  /** The states after 0, 1, 2 … answers of the lesson, up to the first answer that does not fit. */
  states: Core[];
  steps: LessonStep[];
  /** Why the lesson cannot be played to its end; null if it can. */
  fault: string | null;
}

const played = new WeakMap<Game, Played>();

/** All steps of the lesson and its end: one more than the learner has answers. Null if a corrected value has made one of its answers impossible. */
export function lessonSteps(game: Game): readonly LessonStep[] | null {
  const { steps, fault } = playedOf(game);
  return fault === null ? steps : null;
}

/** Why there is no lesson; null if there is one. */
export const lessonFault = (game: Game): string | null => playedOf(game).fault;

/** The state after this many of the lesson's answers, or as many as fit. */
export function stateAfter(game: Game, answers: number): Core {
  const { states } = playedOf(game);
  return states[Math.min(answers, states.length - 1)]!;
}

function playedOf(game: Game): Played {
  const known = played.get(game);
  if (known) return known;
  const made = playThrough(game);
  played.set(game, made);
  return made;
}

function playThrough({ rules, command, guide: { lesson } }: Game): Played {
  const { seats, options, seed, learner, answers } = lesson;
  let { state } = start(rules, { seats, options, seed });
  const states = [state];
  const steps: LessonStep[] = [];
  const add = (wanted: readonly string[] | null) => {
    const open = decisions(rules, state);
    const asked = wanted === null ? null : (open.find(({ seat }) => seat === learner) ?? null);
    steps.push({ state, toAct: open.map(({ seat }) => seat), asked, wanted });
  };
  for (const [n, [seat, ...picked]] of answers.entries()) {
    if (seat === learner) add(picked);
    const decision = decisions(rules, state).find((one) => one.seat === seat);
    const done = decision && apply(rules, state, { decision: decision.id, seat, picked });
    if (!done?.ok) {
      const why = JSON.stringify(done?.error ?? null);
      return { states, steps, fault: `Answer ${n + 1} of the lesson of /${command} (${seat}: ${picked.join(', ')}) does not fit: ${why}.` };
    }
    state = done.value.state;
    states.push(state);
  }
  add(null);
  return { states, steps, fault: null };
}
