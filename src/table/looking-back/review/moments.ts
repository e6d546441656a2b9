/** Plays a finished game again for its review: what everyone knew whenever something was told, and what each seat knew whenever it chose. */
import type { Game } from '../../../games/game.ts';
import { copyJson } from '../../../kernel/copy.ts';
import { type InformationSet, informationSetFor } from '../../../kernel/information-set.ts';
import { type Chances, type Mind, resultOf } from '../../../kernel/mind.ts';
import { decisions, start } from '../../../kernel/run.ts';
import { simulate } from '../../../kernel/simulation.ts';
import type { Core, Decision, Seat } from '../../../kernel/types.ts';
import { carryOut } from '../../play/given.ts';
import type { GameRecord, Given } from '../../work/loaded/record.ts';

/** Something everyone was told. */
export interface Told {
  is: 'told';
  /** How many answers had been given. */
  answer: number;
  /** What everyone knew then; at the end, the result. */
  known: InformationSet | Chances;
  /** What everyone knew just before the dice fell or a card was turned up; null: nothing was left to luck. */
  cast: InformationSet | null;
}

/** A seat chose. */
export interface Chose {
  is: 'chose';
  answer: number;
  seat: Seat;
  /** The same for all choices of one turn (`Mind.clock`). */
  turn: number;
  known: InformationSet;
  decision: Decision;
  picked: readonly string[];
  /** Whether the seat chose on among the same options, so that it could have picked these later as well. */
  goesOn: boolean;
  /** The same of another answer. */
  goesOnAfter(picked: string[]): boolean;
}

/** The game to be played again, and which answers told everyone something. */
export interface Playing {
  game: Game & { mind: Mind };
  record: GameRecord;
  /** Whether an answer told everyone something, by its number; 0 is the start. */
  isTold: readonly boolean[];
  /** The seats whose choices are judged. */
  seats: readonly Seat[];
}

/** Plays the game again, in order. Throws if its answers no longer fit the present rules. */
export function* momentsOf({ game, record, isTold, seats }: Playing): Generator<Told | Chose, void> {
  const { rules, mind } = game;
  let { state } = start(rules, { ...record, champion: record.champion ?? null });
  yield { is: 'told', answer: 0, known: knownIn(mind, state), cast: null };
  for (const [n, given] of record.answers.entries()) {
    const before = given.kind === 'answer' && seats.includes(given.seat) ? copyJson(state) : null;
    const cast = isTold[n + 1] ? castIn(game, copyJson(state), given) : null;
    const { asked, done } = carryOut(game, state, given);
    if (!done.ok) throw new Error(`${record.game}: an answer that was taken is refused: ${JSON.stringify(done.error)}.`);
    ({ state } = done.value);
    if (asked && before && given.kind === 'answer') {
      const known = informationSetFor(mind, before, given.seat);
      yield {
        is: 'chose',
        answer: n + 1,
        seat: given.seat,
        turn: mind.clock(before),
        known,
        decision: asked,
        picked: given.picked,
        goesOn: goesOn(rules, state, asked, given),
        goesOnAfter: (picked) => {
          const other = { ...given, picked };
          const tried = carryOut(game, copyJson(before), other).done;
          return tried.ok && goesOn(rules, tried.value.state, asked, other);
        },
      };
    }
    // Everyone learns how it ended, though no message of the game says so.
    if (isTold[n + 1] || state.outcome)
      yield { is: 'told', answer: n + 1, known: knownIn(mind, state), cast: cast && informationSetFor(mind, cast, null) };
  }
}

/** Whether the seat is then asked the same again, for something that it could have picked just now. */
function goesOn(rules: Game['rules'], state: Core, before: Decision, { seat, picked }: Given): boolean {
  const next = decisions(rules, state).find((one) => one.seat === seat && one.ask.key === before.ask.key);
  const passedUp = new Set(before.options.flatMap(({ id, blocked }) => (blocked || picked.includes(id) ? [] : [id])));
  return next?.options.some(({ id, blocked }) => !blocked && passedUp.has(id)) ?? false;
}

const knownIn = (mind: Mind, state: Core): InformationSet | Chances => (state.outcome ? resultOf(state) : informationSetFor(mind, state, null));

/**
 * The state in which an answer was about to be left to luck: before the first step that tells everyone of dice or of a card from a pile. Null: there
 * was none, or what was given doesn't answer a question. Changes the state passed in.
 */
export function castIn({ rules, luck }: Pick<Game, 'rules' | 'luck'>, state: Core, { kind, seat, picked }: Given): Core | null {
  if (kind !== 'answer' || luck.length === 0) return null;
  let last = copyJson(state);
  let cast: Core | null = null;
  const game = simulate(rules, state, {
    before: () => {
      if (!cast) last = copyJson(state);
    },
    heard: ({ to, message }) => {
      if (to === 'all' && luck.includes(message.key)) cast ??= last;
    },
  });
  const asked = game.asked().find(({ question }) => question.by === seat);
  // Answers that also leave orders are not options of the question.
  if (!asked || picked.some((id) => !asked.question.options.some((option) => option.id === id && !option.blocked))) return null;
  game.answer(asked, picked);
  return cast;
}
