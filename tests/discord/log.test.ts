import type { APITextDisplayComponent } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { linesOnPage, logPost, readPage, turnsOf } from '../../src/discord/present/looking-back/log.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { decode } from '../../src/discord/wire/ids.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import type { LogLine } from '../../src/table/model/past.ts';
import { demoGame } from '../table/demo-game.ts';
import { tableInfo } from '../table/table-info.ts';

const table = tableInfo({
  people: [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Ben' },
  ],
  seats: { '1': 'A', '2': 'B' },
});
const speech = speechOf(demoGame, table, 'en');
const line = (n: number, by: string | null, secret = false): LogLine => ({
  n,
  answer: n,
  by,
  secret,
  at: 1_800_000_000_000 + n * 1000,
  message: { key: 'demo.gain', args: { seat: by ?? 'A', n } },
});
const textOf = ({ components: [first] }: Post): string => (first as APITextDisplayComponent).content;
const olderThan = ({ components }: Post): string | undefined =>
  /"(v1:[^"]*:log:\d+)"/.exec(JSON.stringify(components))?.[1] && decode(/"(v1:[^"]*:log:\d+)"/.exec(JSON.stringify(components))![1]!)!.arg;
const newestFirst = (...lines: LogLine[]) => lines.toReversed();

test('the newest turn stands first, and within a turn things stand as they happened, under one name and one date', () => {
  const lines = newestFirst(line(1, null), line(2, 'A'), line(3, 'A', true), line(4, 'B'), line(5, 'B'));
  expect(textOf(logPost(demoGame, table, lines, { isNewest: true }, speech)).split('\n')).toEqual([
    '**Demo: what happened**, newest turn first',
    '**Ben** · <t:1800000004:f>',
    '- Ben gains 4.',
    '- Ben gains 5.',
    '',
    '**Ada** · <t:1800000002:f>',
    '- Ada gains 2.',
    '- *(only you see this)* Ada gains 3.',
    '',
    '**Start of the game** · <t:1800000001:f>',
    '- Ada gains 1.',
  ]);
});

test('a turn that does not fit whole stands on the next page', () => {
  const lines = newestFirst(...Array.from({ length: linesOnPage + 1 }, (_, i) => line(i + 1, i < 20 ? 'A' : 'B')));
  const post = logPost(demoGame, table, lines, { isNewest: true }, speech);
  expect(textOf(post)).not.toContain('Ada');
  expect(olderThan(post)).toBe('21');
});

test('page after page tells every line once', () => {
  const all = Array.from({ length: 200 }, (_, i) => line(i + 1, ['A', 'B', null][Math.floor(i / 37) % 3]!));
  const told: string[] = [];
  let before = 201;
  for (;;) {
    const lines = newestFirst(...all.filter(({ n }) => n < before)).slice(0, linesOnPage + 1);
    const post = logPost(demoGame, table, lines, { isNewest: before === 201 }, speech);
    told.push(...[...textOf(post).matchAll(/gains (\d+)/g)].map(([, n]) => n!));
    const older = olderThan(post);
    if (older === undefined) break;
    expect(Number(older)).toBeLessThan(before);
    before = Number(older);
  }
  expect(told.map(Number).sort((a, b) => a - b)).toEqual(all.map(({ n }) => n));
});

test('a line another version wrote does not take the rest with it', () => {
  const lines = newestFirst({ ...line(1, 'A'), message: { key: 'gone' } }, line(2, 'A'));
  expect(textOf(logPost(demoGame, table, lines, { isNewest: true }, speech))).toContain(
    '(a line written by another version of the bot)\n- Ada gains 2.',
  );
});

test('turns are told apart by whose answers led to them', () => {
  const turns = turnsOf(newestFirst(line(1, 'A'), line(2, 'B'), line(3, 'A')));
  expect(turns.map(({ by, lines }) => [by, lines.map(({ n }) => n)])).toEqual([
    ['A', [3]],
    ['B', [2]],
    ['A', [1]],
  ]);
});

test('what its reader has not seen stands above a mark, on whichever page that ends', () => {
  const lines = newestFirst(line(1, 'A'), line(2, 'B'), line(3, 'B'), line(4, 'B'), line(5, 'A'));
  const shown = textOf(logPost(demoGame, table, lines, { isNewest: true, unseen: 3 }, speech)).split('\n');
  const mark = shown.indexOf('-# ⬆️ new since you last looked');
  const gains = (some: string[]) => some.filter((one) => one.startsWith('- ')).length;
  expect([gains(shown.slice(0, mark)), gains(shown.slice(mark))], 'a turn of which a part is new is two').toEqual([3, 2]);
  const many = newestFirst(...Array.from({ length: 60 }, (_, i) => line(i + 1, i % 2 === 0 ? 'A' : 'B')));
  const first = logPost(demoGame, table, many.slice(0, linesOnPage + 1), { isNewest: true, unseen: 20 }, speech);
  expect(textOf(first)).not.toContain('⬆️');
  const arg = decode(/"(v1:[^"]*:log:[\d.]+)"/.exec(JSON.stringify(first.components))![1]!)!.arg;
  const { before, unseen } = readPage(arg);
  expect([unseen, before! > 20]).toEqual([20, true]);
  const next = logPost(demoGame, table, many.filter(({ n }) => n < before!).slice(0, linesOnPage + 1), { isNewest: false, unseen }, speech);
  expect(textOf(next)).toContain('⬆️');
  expect(readPage('17')).toEqual({ before: 17, unseen: null });
});
