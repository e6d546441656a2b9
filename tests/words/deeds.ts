/** Moves of whole games as reasons see them, for tests and lists of reasons. */
import { effortIn, efforts, type Level } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import type { Game } from '../../src/games/game.ts';
import type { Deed } from '../../src/games/kit/reasons.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions } from '../../src/kernel/run.ts';
import type { Answer, Core, Decision, Event, Message, Seat } from '../../src/kernel/types.ts';
import { type Standing, seedOf, startRandomGame } from '../standing/play.ts';

/** All that a seat did in a turn, as everyone saw it, with the states around it. */
export interface Turn {
  seat: Seat;
  was: Core;
  is: Core;
  told: Message[][];
  deed: Deed;
}

const publicOf = (events: readonly Event[]): Message[] => events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));

/** Collects turns from answers, as tables save them. */
export function turnsIn(game: Game, opening: Core, each: (turn: Turn) => void) {
  const nameOf = (state: Core): string | null => (game.turn ?? game.chapter)?.(game.rules.view(state, null)) ?? null;
  let was = copyJson(opening);
  let name = nameOf(opening);
  let told: Message[][] = [];
  let seats: Seat[] = [];
  const end = (state: Core): void => {
    const is = copyJson(state);
    for (const seat of seats) {
      const deed = { seat, was: game.rules.view(was, null), is: game.rules.view(is, null), told, answer: null };
      each({ seat, was, is, told, deed });
    }
    [was, told, seats] = [is, [], []];
  };
  return {
    answered(state: Core, { seat }: Answer, events: readonly Event[]): void {
      told.push(publicOf(events));
      if (!seats.includes(seat)) seats.push(seat);
      const next = nameOf(state);
      if (next !== name || state.outcome) end(state);
      name = next;
    },
  };
}

interface Watch {
  turn(turn: Turn): void;
  /** Called before a question with a choice is answered. */
  asked(state: Core, decision: Decision): void;
}

/** Plays game `n` of a standing between computers, and passes on each turn, and each question with a choice. */
export function computersPlay({ game, ...standing }: Standing, n: number, level: Level, { turn, asked }: Watch): void {
  const chance = openRandom(startRandom(seedOf(n + 1)), () => {});
  const state = startRandomGame({ ...standing, game }, n, chance);
  const turns = turnsIn(game, state, turn);
  const effort = { ...effortIn(game.mind!, level), guardMs: Number.POSITIVE_INFINITY };
  for (let i = 0; !state.outcome; i++) {
    const [one] = decisions(game.rules, state);
    if (one!.options.filter(({ blocked }) => !blocked).length > 1) asked(state, one!);
    const thought = think({ rules: game.rules, mind: game.mind! }, informationSetFor(game.mind!, state, one!.seat), { effort, seed: n * 10_000 + i });
    const answer = { decision: one!.id, seat: one!.seat, picked: thought!.picked };
    const done = applyInPlace(game.rules, state, answer);
    if (!done.ok) throw new Error(`${JSON.stringify(answer)} was refused: ${JSON.stringify(done.error)}`);
    turns.answered(state, answer, done.value.events);
  }
}

/** What a computer would advise: the answer, and its reason. */
export function hintFor(game: Game, state: Core, seat: Seat, iterations = 200): { picked: string[]; reason: Message | null } | null {
  const { mind, rules, reasons } = game;
  const effort = { ...efforts.regular, iterations, guardMs: Number.POSITIVE_INFINITY };
  const thought = think({ rules, mind: mind!, reasons: reasons! }, informationSetFor(mind!, state, seat), {
    effort,
    seed: iterations,
    explain: true,
  });
  return thought?.why ? { picked: thought.picked, reason: thought.reason ?? null } : null;
}
