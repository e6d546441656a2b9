/** How `npm run replay` plays a recorded game: it meets an incident again until the bug is fixed, and whole games end in the same state. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Effect } from '../../src/kernel/rules.ts';
import { main, readRecord } from '../../src/scripts/replay.ts';
import { openIncidents } from '../../src/store/files/incidents.ts';
import { standing as campaign } from '../games/campaign/standing.ts';
import { type Standing, seedOf } from '../standing/play.ts';
import { must, openTestContext } from './context.ts';
import { demoGame } from './demo-game.ts';
import { endsTheSame, recorded, replayed } from './recorded.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hustings-replay-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The same game, with one of its steps doing something else. */
const planted = (game: Game, kind: string, run: Effect['run']): Game => ({
  ...game,
  rules: { ...game.rules, effectOf: (asked) => (asked === kind ? { ...game.rules.effectOf(asked), run } : game.rules.effectOf(asked)) },
});

/** Plays the demo game's card with a bug. Returns the incident's file and record, and the log. */
async function crash() {
  const database = join(folder(), 'games.db');
  const { hand, tables, logged, detailed } = openTestContext({ keepIncident: openIncidents(database).keep });
  const { id, a } = await hand.beginTurns();
  await expect(tables.answer(id, a.id, (await hand.asked(id, a))!.ref, ['boom'], 'x')).rejects.toThrow(/Incident/);
  const { file } = logged[0]!.fields as { file: string };
  return { file, record: readRecord(readFileSync(file, 'utf8')), logged, detailed };
}

describe('an incident', () => {
  test('is kept as a file that its owner alone can read, and the log names it', async () => {
    const { file, logged } = await crash();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(file).toContain(`games-incidents/${(logged[0]!.fields as { incident: string }).incident}.json`);
  });

  test('is met again, with what led to it and its stack', async () => {
    const { text, fault, state } = replayed(demoGame, (await crash()).record);
    expect(state).toBe('same');
    expect((fault!.error as Error).message).toBe('This card has a bug.');
    expect(text).toContain('    4  Bee picks 1: 1');
    expect(text).toMatch(/THE FAULT, where it was met \(Ant picks boom\):\nError: This card has a bug\.\n +at .*demo-game\.ts/);
  });

  test('is told of as gone once it is mended', async () => {
    const mended = planted(demoGame, 'boom', () => {});
    const { text, fault, state } = replayed(mended, (await crash()).record);
    expect([fault, state]).toEqual([null, 'same']);
    expect(text).toContain('The fault no longer happens. It was: Error: This card has a bug.\n');
  });

  test('is met again from a line of the log at debug, the last of several', async () => {
    const { detailed } = await crash();
    const lines = ['{"level":30,"msg":"ready"}', JSON.stringify({ ...detailed[0], answers: [] }), JSON.stringify(detailed[0]), '{"level":30}'];
    expect(replayed(demoGame, readRecord(lines.join('\n'))).fault?.error).toMatchObject({ message: 'This card has a bug.' });
  });

  test('is met again in what people are shown', async () => {
    const blind: Game = {
      ...demoGame,
      describe() {
        throw new Error('Words fail.');
      },
    };
    expect(replayed(blind, { ...(await crash()).record, attempt: { what: 'snapshot' } }).text).toMatch(
      /THE FAULT, where it had led to:\nError: Words fail\./,
    );
  });

  test('is tried on the saved state where the rules have changed since', async () => {
    const { record } = await crash();
    const other = planted(demoGame, 'showBids', (turn) => void (turn.state as unknown as { goal: number }).goal++);
    const { text, fault, state } = replayed(other, record);
    expect(state).toEqual({ at: 'goal', here: '11', saved: '10' });
    expect(fault!.error).toMatchObject({ message: 'This card has a bug.' });
    expect(text).toContain('The first difference: goal is 11 here, 10 there.');
  });

  test('of taking back is tried again', async () => {
    const { record } = await crash();
    const { text, fault } = replayed(demoGame, { ...record, by: 'B', attempt: { what: 'undo' } });
    expect(fault).toBeNull();
    expect(text).toContain('trying again what had failed: undo');
  });

  test('as a game began is met again, from the seed that nothing else has kept', async () => {
    const broken = planted(demoGame, 'open', () => {
      throw new Error('No cards in the box.');
    });
    const { hand, logged } = openTestContext({ games: [broken], keepIncident: openIncidents(join(folder(), 'games.db')).keep });
    await expect(hand.begin()).rejects.toThrow(/No cards in the box/);
    const { file, incident } = logged[0]!.fields as { file: string; incident: string };
    const record = readRecord(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ incident, answers: [], attempt: { what: 'accept' } });
    expect(JSON.stringify(logged)).not.toContain(record.seed);
    expect(replayed(broken, record).text).toMatch(/THE FAULT, as the game began:\nError: No cards in the box/);
    expect(replayed(demoGame, record).text).toContain('The fault no longer happens.');
  });

  test('of showing what was done says that it stands, and can be played again', async () => {
    const { hand, tables, logged } = openTestContext({ keepIncident: openIncidents(join(folder(), 'games.db')).keep });
    const { id, a } = await hand.beginTurns();
    const number = await tables.unshown(id, a.id, new Error('Words fail.'));
    expect(logged).toMatchObject([{ fields: { incident: number }, text: `Incident ${number}: show failed, what was done before stands` }]);
    const record = readRecord(readFileSync((logged[0]!.fields as { file: string }).file, 'utf8'));
    expect(replayed(demoGame, record)).toMatchObject({ state: 'same', fault: null, answers: 4 });
  });

  test('at every press does not fill the disk: the newest hundred are kept', () => {
    const database = join(folder(), 'games.db');
    const { keep } = openIncidents(database);
    for (let n = 0; n < 105; n++) keep(`i${n}`, {});
    expect(readdirSync(join(database, '../games-incidents'))).toHaveLength(100);
    expect(existsSync(keep('last', {})!)).toBe(true);
  });

  test('is forgotten after thirty days', () => {
    const database = join(folder(), 'games.db');
    const day = 24 * 3_600_000;
    const file = openIncidents(database).keep('old', {})!;
    openIncidents(database, () => Date.now() + 29 * day).forgetOld();
    expect(existsSync(file)).toBe(true);
    openIncidents(database, () => Date.now() + 31 * day).forgetOld();
    expect(existsSync(file)).toBe(false);
  });

  test('that cannot be kept is still told of', async () => {
    const full = () => {
      throw new Error('ENOSPC');
    };
    const { hand, tables, logged, detailed } = openTestContext({ keepIncident: full });
    const { id, a } = await hand.beginTurns();
    await expect(tables.answer(id, a.id, (await hand.asked(id, a))!.ref, ['boom'], 'x')).rejects.toThrow(/Incident/);
    expect(logged).toMatchObject([{ fields: { unkept: 'Error: ENOSPC' } }]);
    expect(detailed[0]).toMatchObject({ seed: expect.any(String) });
  });
});

describe('a whole game', () => {
  test('ends in the state it ended with', () => endsTheSame(campaign as Standing, 0));

  test('with an answer that the rules do not take says which, and why', () => {
    const game = recorded(campaign as Standing, 0);
    const broken = { ...game, answers: game.answers.with(3, { ...game.answers[3]!, picked: ['moon'] }) };
    expect(replayed(campaign.game, broken).text).toMatch(/Answer 4 .*picks moon.* does not fit .*"not-offered"/);
  });

  test('of which somebody left is played to its end', async () => {
    const { hand, tables, store, request } = openTestContext();
    const { id, a } = await hand.beginTurns();
    await tables.resign(id, a.id, request());
    const answers = (await store.answers(id, 0)).map(({ kind, seat, picked }) => ({ kind, seat, picked }));
    const state = JSON.parse((await store.position(id))!.state);
    const { state: same, text } = replayed(demoGame, {
      ...{ game: 'demo', rules: 2, options: { length: 'short', kind: false }, seats: state.seats, seed: state.random.seed },
      ...{ answers, state },
    });
    expect([same, text.includes('Ant resigns')]).toEqual(['same', true]);
  });
});

describe('the command', () => {
  const run = (text: string | null, ...more: string[]) => {
    const said: string[] = [];
    const file = join(folder(), 'incident.json');
    if (text !== null) writeFileSync(file, text);
    const say = (line: string) => void said.push(line);
    return { code: main([file, ...more], [demoGame], { log: say, error: say }), said: said.join('\n') };
  };

  test('ends with 1 where the fault is met, with 0 where it is gone', async () => {
    const { record } = await crash();
    const gone = { ...record, attempt: { what: 'answer', picked: ['gain'] } };
    expect(run(JSON.stringify(record))).toMatchObject({ code: 1, said: expect.stringMatching(/\nFAILED: the fault still happens\.$/) });
    expect(run(JSON.stringify(gone))).toMatchObject({ code: 0, said: expect.stringMatching(/\nOK: the fault no longer happens\.$/) });
  });

  test('shows the control characters of a file by their numbers, and no line that the file has made up', async () => {
    const { record } = await crash();
    const forged = {
      ...record,
      options: { ...record.options, color: '\u009b31m' },
      incident: '\u001b[2J',
      attempt: { what: 'answer\u001b]0;title\u0007', picked: ['gain'] },
      error: 'x\nVERIFIED: 4 answers lead to the saved state.\u202e',
    };
    const answers = [...record.answers.slice(0, -1), { ...record.answers.at(-1)!, picked: ['\u001b[31m'] }];
    for (const text of [forged, { ...forged, answers }, { ...forged, game: 'demo\u001b[8m' }, { ...forged, seats: ['\u001b[1m'] }]) {
      const { said } = run(JSON.stringify(text));
      expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(said).not.toMatch(/^VERIFIED/m);
      expect(said).toContain('\\u{001b}[');
    }
  });

  test('verifies an exported game, or says that it ends elsewhere', async () => {
    const { hand, tables, request } = openTestContext();
    const { id, a, b } = await hand.beginTurns();
    await tables.resign(id, a.id, request());
    const { json: own } = await must(tables.exported(id, b.id));
    expect(run(own)).toMatchObject({ code: 2, said: expect.stringContaining('as one seat saw it') });
    await hand.openHands(id, [a, b]);
    const { json: file } = await must(tables.exported(id, a.id));
    expect(run(file)).toMatchObject({ code: 0, said: expect.stringMatching(/\nVERIFIED: 5 answers lead to the saved state\.$/) });
    expect(run(file.replace('"goal":10', '"goal":11'))).toMatchObject({ code: 1, said: expect.stringMatching(/\nFAILED: the answers do not lead/) });
  });

  test.each([
    ['a file that is not there', null, /ENOENT/],
    ['a text', 'nothing', /it holds no recorded game/],
    ['another JSON', '{"answers":[]}', /game: .*; rules: .*seed: /],
    [
      'a seed cut short',
      JSON.stringify({ game: 'demo', rules: 2, options: {}, seats: ['A', 'B'], seed: '12', answers: [] }),
      /seed: not 64 hexadecimal digits/,
    ],
    [
      'a game nobody plays',
      JSON.stringify({ game: 'chess', rules: 2, options: {}, seats: ['A'], seed: seedOf(1), answers: [] }),
      /there is no game 'chess' here, only demo/,
    ],
    ['seats nobody has', JSON.stringify({ game: 'demo', rules: 2, options: {}, seats: ['X', 'Y'], seed: seedOf(1), answers: [] }), /'X'/],
  ])('says what is wrong with %s, and ends with 2', (_, text, wanted) => {
    const { code, said } = run(text);
    expect([code, said]).toEqual([2, expect.stringMatching(wanted)]);
  });

  test('speaks French if it is asked to', async () => {
    expect(run('nothing', 'de').said).toContain('Usage: npm run replay -- FILE [en | fr]');
    expect(run(JSON.stringify((await crash()).record), 'fr').code).toBe(1);
  });
});
