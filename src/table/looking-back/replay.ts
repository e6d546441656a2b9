/** Plays a recorded game again, answer by answer, on the present rules. */

import type { Game } from '../../games/game.ts';
import { openSay } from '../../i18n/say.ts';
import { langs } from '../../i18n/types.ts';
import { lift } from '../../kernel/migrate.ts';
import type { Refusal } from '../../kernel/result.ts';
import { decisions, start } from '../../kernel/run.ts';
import type { Core, Decision, Event, Fields, Seat } from '../../kernel/types.ts';
import { carryOut } from '../play/given.ts';
import type { GameRecord, Given } from '../work/loaded/record.ts';
import { firstDifference } from './difference.ts';

/** One thing that happened while the game was played again. */
export type Step =
  | { kind: 'begun'; events: Event[] }
  /** Answer `n`, counted from 1, was accepted. `asked` is null for what answers no question: standing orders, resigning. */
  | { kind: 'taken'; n: number; given: Given; asked: Decision | null; events: Event[] }
  /** What failed when the record was made was tried again, and worked. */
  | { kind: 'tried'; what: string; given: Given | null; events: Event[] };

/** The result of a replay. */
export interface Replayed {
  /** How many answers were accepted. */
  answers: number;
  /** An answer that the present rules refuse, and why. */
  refused: { n: number | null; given: Given; error: Refusal | { why: 'not-asked' } } | null;
  /** What was thrown, and at which answer; `n` is 0 at the start of the game, and null after the last answer. */
  fault: { n: number | null; given: Given | null; error: unknown } | null;
  /** Whether the answers lead to the state the record ends with: yes, the first difference, or null if there is nothing to compare. */
  state: 'same' | { at: string; here: string; saved: string } | null;
}

/**
 * Plays `record`, yields each step, and returns the result. Never throws for what the game does. If the answers no longer lead to the saved state
 * (the rules or values have changed since), what had failed is still tried on the saved one.
 */
export function* replay(game: Game, record: GameRecord): Generator<Step, Replayed> {
  const played = yield* playAnswers(game, record, record.champion ?? null);
  const out: Replayed = { answers: played.answers, refused: played.refused, fault: played.fault, state: null };
  if (out.fault) return out;
  try {
    const saved = record.state && lift(game.rules, { version: record.rules, state: record.state as unknown as Fields });
    if (saved) out.state = firstDifference(played.state, saved) ?? 'same';
    const last = saved ?? played.state;
    if (!last) return out;
    const next = record.attempt ? yield* tryAgain(game, record, last, out) : last;
    showAll(game, next);
  } catch (error) {
    out.fault ??= { n: null, given: null, error };
  }
  return out;
}

/** The champion the game began with. If the record doesn't say, it is the one with whom its answers lead to its state. */
export function championOf(game: Game, record: GameRecord): Seat | null {
  if (record.champion !== undefined || !record.state) return record.champion ?? null;
  const { state: saved, seats, options, seed } = record;
  const opening = (champion: Seat | null) => start(game.rules, { seats, options, champion, seed }).state;
  const without = opening(null);
  // Most games ignore who won before.
  const others = seats.filter((seat) => firstDifference(opening(seat), without) !== null);
  return others.find((champion) => firstDifference(playedWith(game, record, champion).state, saved) === null) ?? null;
}

/** Plays all answers at once. */
function playedWith(game: Game, record: GameRecord, champion: Seat | null): Played {
  const playing = playAnswers(game, record, champion);
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value;
  }
}

interface Played extends Pick<Replayed, 'answers' | 'refused' | 'fault'> {
  /** The final state; null: it could not begin. */
  state: Core | null;
}

function* playAnswers({ rules }: Game, record: GameRecord, champion: Seat | null): Generator<Step, Played> {
  const { seats, options, seed } = record;
  const played: Played = { answers: 0, refused: null, fault: null, state: null };
  let given: Given | null = null;
  try {
    const begun = start(rules, { seats, options, champion, seed });
    played.state = begun.state;
    yield { kind: 'begun', events: begun.events };
    for (given of record.answers) {
      const { asked, done } = carryOut({ rules }, played.state, given);
      if (!done.ok) {
        played.refused = { n: played.answers + 1, given, error: done.error };
        return played;
      }
      played.state = done.value.state;
      played.answers++;
      yield { kind: 'taken', n: played.answers, given, asked, events: done.value.events };
    }
  } catch (error) {
    played.fault = { n: given ? played.answers + 1 : 0, given, error };
  }
  return played;
}

/** Does what had failed; returns the state after it. What only looked at the game is tried by `showAll`. */
function* tryAgain(game: Game, record: GameRecord, state: Core, out: Replayed): Generator<Step, Core> {
  const { attempt, by } = record;
  const { what, picked = [] } = attempt!;
  if (by == null) return state;
  if (what === 'undo') return yield* takeBack(game, record, by, state);
  if (what !== 'resign' && what !== 'orders' && what !== 'answer' && what !== 'ahead') return state;
  const given: Given = { kind: what, seat: by, picked };
  try {
    const { done } = carryOut(game, state, given);
    if (done.ok) {
      yield { kind: 'tried', what, given, events: done.value.events };
      return done.value.state;
    }
    out.refused = { n: null, given, error: done.error };
  } catch (error) {
    out.fault = { n: null, given, error };
  }
  return state;
}

/** Plays everything but the seat's last answer, and throws if that turns back chance. */
function* takeBack(game: Game, record: GameRecord, by: Seat, state: Core): Generator<Step, Core> {
  const at = record.answers.findLastIndex(({ kind, seat }) => kind === 'answer' && seat === by);
  const rest = record.answers.filter((_, i) => i !== at);
  const { state: before, fault, refused } = playedWith(game, { ...record, answers: rest }, record.champion ?? null);
  if (fault) throw fault.error;
  if (!before || refused) throw new Error(`Without the last answer of ${by}, the others do not fit: ${JSON.stringify(refused)}.`);
  const turned = firstDifference(before.random.drawn, state.random.drawn);
  if (turned) throw new Error(`Taking back the last answer of ${by} would turn back chance: ${turned.at}.`);
  yield { kind: 'tried', what: 'undo', given: null, events: [] };
  return before;
}

/** Makes everything that any viewer could be shown, in every language, to find a fault there. */
function showAll({ rules, texts, ...game }: Game, state: Core): void {
  const open = decisions(rules, state);
  const toAct = open.map(({ seat }) => seat);
  for (const viewer of [null, ...state.seats]) {
    const view = rules.view(state, viewer);
    game.chapter?.(view);
    game.tally(view);
    const asked = open.filter(({ seat }) => seat === viewer);
    for (const lang of langs) {
      const say = openSay({ lang, texts: texts[lang] });
      for (const { ask, options } of asked) for (const message of [ask, ...options.map(({ label }) => label)]) say(message);
      game.describe(view, say);
      game.race(view, say);
      game.handWords(view, say);
      game.board(view, { toAct, about: asked.flatMap(({ options }) => options.flatMap(({ about }) => about ?? [])) }, say);
      game.hand(view, say);
    }
  }
}
