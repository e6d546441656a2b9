/**
 * `npm run referee` lists the games that have a referee.
 * `npm run referee -- <game> <games> [first]` lets it watch random games, at every kind of table; the same numbers give the same games. Exits with 1
 * at a violation, and leaves the shortest record of it in a file.
 * `npm run referee -- --file FILE` lets it watch a recorded game, such as players export from a game's replay. Exits with 2 if there is nothing to
 * watch.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { readRecord } from '../../src/scripts/replay.ts';
import { championOf, replay } from '../../src/table/looking-back/replay.ts';
import type { GameRecord } from '../../src/table/work/loaded/record.ts';
import { judge, judgeRecord, shortest, type Verdict } from './judge.ts';
import { randomGame } from './play.ts';
import type { Referee } from './referee.ts';
import { findReferees } from './referees.ts';

const usage = 'Usage: npm run referee -- <game> <games> [first, default 0], or npm run referee -- --file FILE';

/** Where lines go: the console, or a test. */
type Out = Pick<Console, 'log' | 'error'>;

const referees = await findReferees();
const add = (to: { [what: string]: number }, more: { [what: string]: number }): void => {
  for (const [what, n] of Object.entries(more)) to[what] = (to[what] ?? 0) + n;
};
const said = (counts: { [what: string]: number }): string =>
  Object.entries(counts)
    .map(([what, n]) => `${n.toLocaleString('en')} ${what}`)
    .join(', ');

interface Pair {
  game: Game;
  referee: Referee;
}

/** The game and its referee. If either is missing, says why and returns null. */
function lookUp(command: string, out: Out): Pair | null {
  const game = games.find((one) => one.command === command);
  const referee = referees.get(command);
  if (!game) out.error(`Nobody here plays '${command}', only ${games.map((one) => one.command).join(', ')}.`);
  else if (!referee) out.error(`/${command} has no referee yet: tests/referee/${command}/index.ts would be one.`);
  return game && referee ? { game, referee } : null;
}

/** Says what was wrong, and saves the record for whoever investigates. */
function report({ game, referee }: Pair, verdict: Verdict, name: string, out: Out): void {
  const least = shortest(referee, game, verdict);
  const folder = join(tmpdir(), 'hustings-referee');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${game.command}-${name}.json`);
  writeFileSync(file, `${JSON.stringify(least.record)}\n`);
  out.log(`VIOLATION after deed ${least.deeds} of ${game.command} ${name} (seed ${least.record.seed}):`);
  for (const line of least.violations) out.log(`  ${line}`);
  out.log(`  The record: ${file}; npm run referee -- --file ${file} meets it again, npm run replay -- ${file} tells the game.`);
}

function watchRandom(pair: Pair, count: number, first: number, out: Out): number {
  const total: { [what: string]: number } = { games: 0, deeds: 0, questions: 0 };
  let violations = 0;
  for (let n = first; n < first + count; n++) {
    const { opening, next } = randomGame(pair.game, n, pair.referee.rare);
    const verdict = judge(pair.referee, pair.game, opening, next);
    add(total, { games: 1, deeds: verdict.deeds, ...verdict.counts });
    if (verdict.violations.length === 0) continue;
    violations++;
    report(pair, verdict, String(n), out);
  }
  out.log(`${pair.game.command}: ${said(total)}; ${violations === 0 ? 'no violation' : `VIOLATIONS in ${violations} games`}.`);
  return violations === 0 ? 0 : 1;
}

/** Where the answers lead to a state other than the saved one, if one is saved. */
function leadsElsewhere(game: Game, record: GameRecord): string | null {
  const playing = replay(game, record);
  let step = playing.next();
  while (!step.done) step = playing.next();
  const { state, fault } = step.value;
  if (fault) return String(fault.error);
  return state === null || state === 'same' ? null : `${state.at} is ${state.here} here, ${state.saved} there`;
}

function watchFile(name: string, out: Out): number {
  // npm runs this in the project's folder; the file name is relative to the caller's folder.
  const record = readRecord(readFileSync(resolve(process.env.INIT_CWD ?? '.', name), 'utf8'));
  const pair = lookUp(record.game, out);
  if (!pair) return 2;
  const whole = { ...record, champion: championOf(pair.game, record) };
  const verdict = judgeRecord(pair.referee, pair.game, whole);
  if (verdict.violations.length > 0) {
    report(pair, verdict, 'file', out);
    return 1;
  }
  const elsewhere = leadsElsewhere(pair.game, whole);
  if (elsewhere !== null) {
    out.log(`VIOLATION: the answers do not lead to the saved end: ${elsewhere}.`);
    return 1;
  }
  out.log(`${record.game}: ${said({ deeds: verdict.deeds, ...verdict.counts })}; no violation.`);
  return 0;
}

/** Does what the arguments say. Returns the exit code. */
export function main([first, second, third = '0']: readonly string[], out: Out = console): number {
  if (first === undefined) {
    for (const { command } of games) out.log(`${command}: ${referees.has(command) ? 'has a referee' : 'has no referee yet'}`);
    out.log(usage);
    return 0;
  }
  try {
    if (first === '--file' && second) return watchFile(second, out);
  } catch (error) {
    out.error(`${second} cannot be watched: ${error instanceof Error ? error.message : error}`);
    return 2;
  }
  const isMeant = /^[1-9]\d*$/.test(second ?? '') && /^\d+$/.test(third);
  if (!isMeant) out.error(usage);
  const pair = isMeant ? lookUp(first, out) : null;
  return pair ? watchRandom(pair, Number(second), Number(third), out) : 2;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
