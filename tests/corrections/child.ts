/**
 * Runs inside a copy of the program. `save <game> <file>` plays games and keeps states from their course. `try <game> <file>` checks the values,
 * plays new games and the kept ones to their end, and prints the game's texts as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stopped } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { lift, type Saved } from '../../src/kernel/migrate.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions } from '../../src/kernel/run.ts';
import type { Core } from '../../src/kernel/types.ts';
import { reasonsOf } from '../../src/process/faults.ts';
import { checkJson, checkLeaks, checkSecondClick, checkWords } from '../standing/checks.ts';
import { playRandom, randomAnswer, type Standing, seedOf, type Watch } from '../standing/play.ts';
import type { Said, Tried } from './said.ts';

const [, , task, command = '', file = ''] = process.argv;

function save({ game, tables }: Standing, standing: Standing): Saved[] {
  return tables.flatMap((_, n) => {
    const states: string[] = [];
    playRandom(standing, n, { after: (state) => void (state.outcome || states.push(JSON.stringify(state))) });
    // At the beginning, in the middle and close to the end.
    return [0.02, 0.5, 0.95].map((part) => ({ version: game.rules.version, state: JSON.parse(states[Math.floor(part * states.length)]!) }));
  });
}

/** All standing checks: words after every answer, the others now and then, the most expensive rarely. */
function watching(standing: Standing, n: number): Required<Pick<Watch, 'after'>> {
  const chance = openRandom(startRandom(seedOf(n + 99)), () => {});
  let count = n;
  return {
    after(state, answer, events) {
      count++;
      checkWords(standing.game, state, events);
      if (count % 4 !== 0) return;
      checkJson(state);
      checkSecondClick(standing.game, state, answer);
      if (count % 16 === 0) checkLeaks(standing, state, chance, count % 160 === 0);
    },
  };
}

/** Plays a kept game on at random until it ends. */
function goOn(standing: Standing, saved: Saved, n: number): void {
  const { game } = standing;
  const state = lift(game.rules, saved) as Core;
  const chance = openRandom(startRandom(seedOf(n + 7)), () => {});
  const { after } = watching(standing, n);
  for (let answers = 0; !state.outcome; answers++) {
    const open = decisions(game.rules, state);
    if (open.length === 0 || answers > 20_000) throw new Error(`The kept game ${n} does not go on: ${answers} answers.`);
    const answer = randomAnswer(chance.pick('who', open), chance);
    const done = applyInPlace(game.rules, state, answer);
    if (!done.ok) throw new Error(`The kept game ${n} refused ${JSON.stringify(answer)}: ${JSON.stringify(done.error)}`);
    after(state, answer, done.value.events, done.value);
  }
}

const wordsOf = ({ game }: Standing): Said =>
  Object.fromEntries(
    langs.map((lang) => [
      lang,
      Object.fromEntries(
        [{ id: 'credits', title: '', body: game.texts[lang].credits }, ...game.texts[lang].topics].map(({ id, title, body }) => [
          id,
          `${title}\n${body}`,
        ]),
      ),
    ]),
  ) as Said;

const { standing } = (await import(`../games/${command}/standing.ts`)) as { standing: Standing };
if (task === 'save') writeFileSync(file, JSON.stringify(save(standing, standing)));
else {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Saved[];
  const reasons = stopped.flatMap(reasonsOf);
  // A few per correction, always different ones, so that every table meets some correction.
  const turn = Number(process.argv[5] ?? 0);
  for (const n of [turn, turn + 1]) playRandom(standing, n, watching(standing, n));
  for (const n of [0, 1, 2]) goOn(standing, kept[(3 * turn + n) % kept.length]!, n);
  const tried: Tried = { reasons, said: wordsOf(standing) };
  console.log(JSON.stringify(tried));
}
