/** Answers given ahead in random games of every game that takes them: nobody else sees them, they are plain JSON, and replaying agrees. */
import { isDeepStrictEqual } from 'node:util';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import { aheadOf, answerAhead, apply, decisions, fold, type PastAnswer } from '../../src/kernel/run.ts';
import type { Ahead, Core, Seat } from '../../src/kernel/types.ts';
import { checkJson, checkWords, firstDifference, outputs } from './checks.ts';
import { playRandom, randomAnswer, type Standing, seedOf } from './play.ts';

/** The results: how many answers were given ahead, were used, and lapsed. */
export interface Early {
  given: number;
  used: number;
  fell: number;
}

/** Plays game `n` of a standing for at most `limit` answers. In between, waiting players sometimes answer ahead. Throws if a check fails. */
export function playEarly(standing: Standing, n: number, limit: number): Early {
  const { game } = standing;
  const chance = openRandom(startRandom(seedOf(n + 31)), () => {});
  const { opening } = playRandom(standing, n);
  const answers: PastAnswer[] = [];
  const early: Early = { given: 0, used: 0, fell: 0 };
  let state: Core = opening;
  while (!state.outcome && answers.length < limit) {
    const waiting = state.seats.flatMap((seat) => aheadOf(game.rules, state, seat).map((question) => ({ seat, question })));
    if (waiting.length > 0 && chance.below('early', 2) === 0) {
      const { seat, question } = chance.pick('waiting', waiting);
      const picked = somePicked(question, seat, chance);
      const done = answerAhead(game.rules, state, seat, question.id, picked);
      if (!done.ok) throw new Error(`${game.command} #${n}: ${seat} may not answer ${picked.join(', ')} ahead: ${JSON.stringify(done.error)}`);
      if (chance.below('looks', 5) === 0) checkUnseen(standing, state, done.value.state, seat);
      state = done.value.state;
      answers.push({ seat, picked: [question.id, ...picked], ahead: true });
      early.given += keptBy(state);
    } else {
      const answer = randomAnswer(chance.pick('who', decisions(game.rules, state)), chance);
      const before = keptBy(state);
      const done = apply(game.rules, state, answer);
      if (!done.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(answer)} was refused: ${JSON.stringify(done.error)}`);
      checkWords(game, done.value.state, done.value.events);
      state = done.value.state;
      answers.push({ seat: answer.seat, picked: answer.picked });
      early.fell += done.value.dropped.length;
      early.used += Math.max(0, before - keptBy(state) - done.value.dropped.length);
    }
    checkJson(state);
  }
  if (!isDeepStrictEqual(fold(game.rules, opening, answers), state)) throw new Error(`${game.command} #${n}: its record leads to another state.`);
  return early;
}

function somePicked(question: Ahead, seat: Seat, chance: Random): string[] {
  const { id, ask, options, min = 1, max = 1 } = question;
  const last = options.findLast(({ blocked }) => !blocked);
  // The option that ends a plan comes last. By chance alone few plans would be finished.
  if (max === 1 && last && chance.below('last', 3) === 0) return [last.id];
  return randomAnswer({ id, seat, ask, options, min, max }, chance).picked;
}

/** Everyone else receives exactly what they would without it. */
function checkUnseen({ game }: Standing, before: Core, after: Core, by: Seat): void {
  for (const viewer of [...before.seats.filter((seat) => seat !== by), null]) {
    const [was, is] = [outputs(game, before, viewer), outputs(game, after, viewer)];
    if (was !== is) throw new Error(`${viewer ?? 'A spectator'} sees that ${by} has answered ahead: ${firstDifference(was, is)}`);
  }
}

const keptBy = ({ ahead = {} }: Core): number => Object.values(ahead).flatMap((kept) => Object.values(kept).filter(({ fell }) => !fell)).length;
