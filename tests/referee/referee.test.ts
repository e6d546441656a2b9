/** The command, and how a violation is reduced to its shortest record. The referees' own tests are in their folders. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { start } from '../../src/kernel/run.ts';
import type { Core } from '../../src/kernel/types.ts';
import { carryOut } from '../../src/table/play/given.ts';
import type { GameRecord } from '../../src/table/work/loaded/record.ts';
import { judge, judgeRecord, shortest } from './judge.ts';
import { main } from './main.ts';
import { deedsOf, momentsOf, randomGame } from './play.ts';
import type { Referee } from './referee.ts';
import { findReferees } from './referees.ts';

const game = games.find(({ command }) => command === 'campaign')!;

/** Complains about the tenth card drawn. */
const strict: Referee = {
  game: 'campaign',
  watch: () => {
    let drawn = 0;
    return {
      see: ({ told }) => (told.some(({ message }) => message.key === 'draws' && ++drawn === 10) ? ['A tenth draw.'] : []),
      counts: { questions: 0 },
    };
  },
};

test('random games go through all kinds of tables, and the same number is the same game', () => {
  const openings = Array.from({ length: 24 }, (_, n) => randomGame(games.find(({ command }) => command === 'candidate')!, n).opening);
  expect(new Set(openings.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
  for (const name of Object.keys(openings[0]!.options)) expect(new Set(openings.map(({ options }) => options[name])).size).toBe(2);
  expect(randomGame(game, 5).opening).toEqual(randomGame(game, 5).opening);
});

test('a violation is brought to the shortest record: it ends there, and leaves out what is not needed', () => {
  const { opening, next } = randomGame(game, 2);
  const found = judge(strict, game, opening, next);
  expect(found.violations).toEqual(['A tenth draw.']);
  expect(found.record.answers.some(({ kind }) => kind === 'ahead')).toBe(true);
  const least = shortest(strict, game, found);
  expect(least.violations).toEqual(['A tenth draw.']);
  expect(least.deeds).toBeLessThan(found.deeds);
  expect(judgeRecord(strict, game, least.record)).toMatchObject({ violations: ['A tenth draw.'], deeds: least.deeds });
});

test('a record that does not fit is a violation, not a silence', () => {
  const { opening } = randomGame(game, 0);
  const record = { game: 'campaign', rules: 2, ...opening, answers: [{ kind: 'answer' as const, seat: 'obama', picked: ['nothing-like-it'] }] };
  expect(judgeRecord(strict, game, record).violations.join()).toMatch(/Deed 1 .* was refused/);
  expect([...momentsOf(game, opening, deedsOf({ answers: [] }))]).toHaveLength(1);
});

/** The command's output and exit code. */
function run(...args: string[]) {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  return { ends: main(args, { log: note, error: note }), said: lines.join('\n') };
}

test('the command lists who has a referee, and tells what it does not know', () => {
  const { ends, said } = run();
  expect(ends).toBe(0);
  for (const { command } of games) expect(said).toContain(`${command}: has `);
  expect(run('chess', '3')).toEqual({ ends: 2, said: expect.stringContaining("Nobody here plays 'chess'") });
  expect(run('campaign', 'many')).toEqual({ ends: 2, said: expect.stringContaining('Usage') });
});

/** A file that is deleted after the test. */
function fileOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-referee-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file that holds no game is told', () => {
  expect(run('--file', fileOf({}))).toEqual({ ends: 2, said: expect.stringContaining('seats') });
});

test('a violation ends it with 1, and leaves its record in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-referee-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { opening } = randomGame(game, 0);
  const answers = [{ kind: 'answer', seat: 'mccain', picked: ['nothing-like-it'] }];
  const { ends, said } = run('--file', fileOf({ game: 'campaign', rules: 2, ...opening, answers }));
  expect(ends).toBe(1);
  expect(said).toContain(`VIOLATION after deed 1 of campaign file (seed ${opening.seed})`);
  expect(JSON.parse(readFileSync(join(folder, 'hustings-referee/campaign-file.json'), 'utf8'))).toMatchObject({ ...opening, answers });
});

test('a finished game as its players export it is checked, and so is the end it claims', async () => {
  const { opening, next } = randomGame(game, 1);
  const { record } = judge((await findReferees()).get('campaign')!, game, opening, next);
  const { state } = playAgain(record);
  expect(run('--file', fileOf({ ...record, state }))).toEqual({ ends: 0, said: expect.stringMatching(/questions.*; no violation\.$/) });
  const claimed = { ...state, outcome: { ...state.outcome!, winners: ['nobody'] } };
  expect(run('--file', fileOf({ ...record, state: claimed }))).toEqual({ ends: 1, said: expect.stringContaining('do not lead to the saved end') });
});

function playAgain({ answers, ...opening }: GameRecord): { state: Core } {
  let { state } = start(game.rules, opening);
  for (const given of answers) {
    const { done } = carryOut(game, state, given);
    if (done.ok) state = done.value.state;
  }
  return { state };
}
