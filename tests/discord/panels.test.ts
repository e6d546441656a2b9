/** Each person has one private panel per table, and it is up to date: an older one goes, and what others do changes the last one. */

import { DiscordAPIError } from 'discord.js';
import { type APIMessage, ComponentType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPanels } from '../../src/discord/interactions/panels.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { seedOf } from '../standing/play.ts';
import { pixel } from '../tools/pixel.ts';
import { type Stage, stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

/** Changes to private messages without a press on them. */
const changes = ({ seen }: Stage) =>
  seen.filter(
    ({ method, path, response }) =>
      path.startsWith('/webhooks') && (method === 'DELETE' || (method === 'PATCH' && !isPublic(response as APIMessage))),
  );
const hasPicture = (person: HeadlessPerson, message: APIMessage) =>
  JSON.stringify(person.message(message).components).includes(`"type":${ComponentType.MediaGallery}`);
describe.each([{ http: false }, { http: true }])('where interactions come over http: $http', ({ http }) => {
  test('the panel before goes when another opens, as question or as hand, and nobody else sees a difference', async () => {
    const on = await stage({ http, draw: async () => pixel });
    const { ada, ben, board } = await begun(on);
    const first = (await ada.press(await board(), 'Play')).message!;
    const others = (await ben.press(await board(), 'Play')).message!;
    const second = (await ada.press(await board(), 'Hand')).message!;
    await ada.wait(() => !ada.sees(first), 'the first to go');
    const third = (await ada.command('#lounge', 'duel', { subcommand: 'hand' })).message!;
    await ada.wait(() => !ada.sees(second), 'the second to go');
    expect(ada.messages('#lounge').filter((one) => !isPublic(one))).toEqual([ada.message(third)]);
    expect(ada.buttons(third)).toContain('Play');
    expect(ben.buttons(others)).toContain('1');
    expect(on.errors).toEqual([]);
  });

  test('a press on the panel changes it where it stands', async () => {
    const on = await stage({ http, draw: async () => pixel });
    const { ada, board } = await begun(on);
    const { message: panel } = await ada.press(await board(), 'Play');
    for (const label of ['Hand', 'Play', 'Words', 'Play', idOf(ada, panel!, '1')])
      expect((await ada.press(panel!, label)).message!.id).toBe(panel!.id);
    expect(ada.buttons(panel!)).toContain('2');
    expect(changes(on)).toEqual([]);
  });
});

test('what is no panel stays: log, words and rules stand beside it', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  for (const label of ['Log', 'Words']) await ada.press(await board(), label);
  for (const subcommand of ['help', 'log', 'board']) await ada.command('#lounge', 'duel', { subcommand });
  expect(ada.buttons(panel!)).toContain('1');
  expect(changes(on)).toEqual([]);
});

test('after the last answer a line is left, without what was held', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  expect(hasPicture(ada, panel!)).toBe(true);
  for (const n of ['1', '2']) await ada.press(panel!, idOf(ada, panel!, n));
  expect(ada.text(panel!)).toContain('You bid 2.');
  expect(ada.text(panel!)).toContain('nothing to do for now');
  expect(hasPicture(ada, panel!)).toBe(false);
  expect(ada.buttons(panel!)).toEqual(['Undo', 'Hand', 'Words', 'Orders']);
});

test('a panel whose question is answered under the board is closed', async () => {
  // With this seed the first roll leads to a free city, where nobody is asked anything.
  const on = await stage({ draw: async () => pixel, chance: { ...cryptoChance, seed: () => seedOf(5) } });
  const [ada, ben] = ['ada', 'ben'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson];
  const { message: lobby } = await ada.command('#president', 'president', { subcommand: 'start' });
  await ben.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  const board = await ada.wait(() => ada.messages('#president').findLast((one) => isPublic(one) && ada.buttons(one).includes('Roll')), 'a board');
  const [mover] = [ada, ben].filter(({ mention }) => ada.text(board).includes(mention));
  const panel = (await mover!.press(board, 'Play')).message!;
  expect(mover!.buttons(panel)).toContain('Roll');
  await mover!.press(board, 'Roll');
  await mover!.wait(() => mover!.text(panel).includes('That’s settled'), 'the panel to close');
  expect(mover!.buttons(panel)).toEqual([]);
  expect(on.errors).toEqual([]);
});

test('a press on a panel that is going shows below what it led to, and that is the panel from then on', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const first = (await ada.press(await board(), 'Play')).message!;
  on.place.faults.next({ kind: 'slow', delay: 400, route: /^DELETE \/webhooks/ });
  const second = (await ada.press(await board(), 'Play')).message!;
  const third = (await ada.press(first, idOf(ada, first, '1'))).message!;
  expect(ada.text(third)).toContain('You bid 1.');
  await ada.wait(() => !ada.sees(first) && !ada.sees(second), 'both to go');
  expect(ada.buttons(third)).toContain('2');
  expect(on.errors).toEqual([]);
});

describe('whoever has answered', () => {
  /** Both have bid, and the one who bid first is asked for a card. */
  const pastBids = async () => {
    const on = await stage({ draw: async () => pixel });
    const { ada, ben, board } = await begun(on);
    const { seats } = (await on.tables.at(ada.channel('#lounge').id))!;
    const [mover, other] = seats[ada.id] === 'A' ? [ada, ben] : [ben, ada];
    const panel = await bid(mover, await board(), '1', '2');
    expect(mover.text(panel)).toContain('nothing to do for now');
    const theirs = await bid(other, await board(), '1', '2');
    expect(other.text(theirs)).toContain('nothing to do for now');
    return { on, mover, other, panel, theirs, board };
  };

  test('finds their next question on the same panel, with all that a fresh one has', async () => {
    const { on, mover, other, panel, theirs, board } = await pastBids();
    await mover.wait(() => !mover.text(panel).includes('nothing to do for now'), 'the question');
    expect(hasPicture(mover, panel)).toBe(true);
    expect(other.text(theirs)).toContain('nothing to do for now');
    const [drawn, buttons] = [mover.text(panel), mover.buttons(panel)];
    const { message: fresh } = await mover.press(await board(), 'Play');
    expect([mover.text(fresh!), mover.buttons(fresh!)]).toEqual([drawn, buttons]);
    expect(on.errors).toEqual([]);
  });

  test('reads that the game is over also where it ended while their question was being shown', async () => {
    const { on, mover, other, theirs, board } = await pastBids();
    const panel = (await mover.press(await board(), 'Play')).message!;
    on.place.faults.next({ kind: 'slow', delay: 300, times: 9, route: /^PATCH \/webhooks/ });
    await mover.press(panel, idOf(mover, panel, 'gain'));
    const { message: sure } = await mover.command('#lounge', 'duel', { subcommand: 'resign' });
    await mover.press(sure!, 'Give up');
    await other.wait(() => other.text(theirs).includes('The game is over'), 'the panel to say so');
    expect(on.errors).toEqual([]);
  });

  test('reads there that the game is over', async () => {
    const { on, mover, other, theirs } = await pastBids();
    const { message: sure } = await mover.command('#lounge', 'duel', { subcommand: 'resign' });
    await mover.press(sure!, 'Give up');
    await other.wait(() => other.text(theirs).includes('The game is over'), 'the panel to say so');
    expect(other.buttons(theirs)).toEqual([]);
    expect(on.errors).toEqual([]);
  });
});

test('one without a press for a quarter of an hour says that it is closed; where that fails, nothing else does', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const panels = openPanels({ debug() {} });
  const post = { components: [], files: [], mentions: [] };
  const [person, speech, again] = [{ id: '7', name: 'Ada' }, () => speechOf(null, null, 'en'), async () => post];
  const told: string[] = [];
  const base = () => ({ born: performance.now(), isAnswered: false, patience: () => 1000, acknowledge: async () => {}, update: async () => {} });
  const opened = (fill: () => Promise<string>) => ({ ...base(), kind: 'command', reply: async () => ({ channel: '1', message: 'm' }), fill });
  const tells = async (line: Post) => {
    told.push(JSON.stringify(line.components));
    return 'm';
  };
  const [table, other] = [
    { id: 't', version: 1 },
    { id: 'u', version: 1 },
  ];
  await panels.show({ interaction: opened(tells as never) as never, person, speech, again }, { table, state: 'asks' }, post);
  await panels.show(
    { interaction: opened(() => Promise.reject(new Error('too late'))) as never, person, speech, again },
    { table: other, state: 'asks' },
    post,
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const pressed = { ...base(), kind: 'press', message: { id: 'm', isPrivate: true }, fill: tells };
  await panels.show({ interaction: pressed as never, person, speech, again }, { table, state: 'asks' }, post);
  await vi.advanceTimersByTimeAsync(13 * 60_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(told).toEqual([expect.stringMatching(/This panel is closed: press .*Play.* under the board/)]);
});

test('one that its owner closes while it changes under their press is no trouble', async () => {
  const panels = openPanels({ debug() {} }, () => 0);
  const post = { components: [], files: [], mentions: [] };
  let change = () => {};
  const changed = new Promise<void>((done) => {
    change = done;
  });
  const [person, speech, again] = [{ id: '7', name: 'Ada' }, () => speechOf(null, null, 'en'), async () => post];
  const base = { born: 0, isAnswered: false, patience: () => 1000, acknowledge: async () => {} };
  const opened = { ...base, kind: 'command', reply: async () => ({ channel: '1', message: 'm' }), fill: () => changed.then(() => 'm') };
  const table = { id: 't', version: 1, seats: { 7: 'A' }, toAct: ['A'], phase: 'playing' as const };
  await panels.show({ interaction: opened as never, person, speech, again }, { table, state: 'waits' }, post);
  panels.refresh({ ...table, version: 2 } as never);
  const closed = new DiscordAPIError(
    { code: 10008, message: 'Unknown Message' },
    10008,
    404,
    'PATCH',
    'http://local/api/v10/webhooks/1/t/messages/m',
    { files: [], body: {} },
  );
  const pressed = { ...base, kind: 'press', message: { id: 'm', isPrivate: true }, fill: () => Promise.reject(closed) };
  const pressing = panels.show({ interaction: pressed as never, person, speech, again }, { table, state: 'asks' }, post);
  change();
  await expect(pressing).resolves.toBeUndefined();
});

test('one that others’ moves change is done before a stop goes on', async () => {
  const panels = openPanels({ debug() {} }, () => 0);
  const post = { components: [], files: [], mentions: [] };
  const read = Promise.withResolvers<Post>();
  const done: string[] = [];
  const [person, speech] = [{ id: '7', name: 'Ada' }, () => speechOf(null, null, 'en')];
  const base = { born: 0, isAnswered: false, patience: () => 1000, acknowledge: async () => {} };
  const fill = async () => void done.push('changed');
  const opened = { ...base, kind: 'command', reply: async () => ({ channel: '1', message: 'm' }), fill };
  const table = { id: 't', version: 1, seats: { 7: 'A' }, toAct: ['A'], phase: 'playing' as const };
  await panels.show({ interaction: opened as never, person, speech, again: () => read.promise }, { table, state: 'waits' }, post);
  await panels.settled();
  panels.refresh({ ...table, version: 2 } as never);
  const settling = panels.settled().then(() => done.push('settled'));
  read.resolve(post);
  await settling;
  expect(done).toEqual(['changed', 'settled']);
});

test('one that its owner closes while it is drawn is no trouble', async () => {
  const drawing = Promise.withResolvers<Buffer>();
  let isSlow = false;
  const on = await stage({ draw: () => (isSlow ? drawing.promise : Promise.resolve(pixel)), areThinking: true });
  const { ada, board } = await begun(on);
  const post = await board();
  // Without the history, a press under the board is answered with "thinking…".
  on.place.setBotPermissions('#lounge', P.ViewChannel | P.SendMessages | P.AttachFiles);
  isSlow = true;
  const { message: thinking } = await ada.press(post, 'Play', { settle: false });
  ada.dismiss(thinking!);
  drawing.resolve(pixel);
  await expect
    .poll(() => on.seen.filter(({ path, status }) => /\/webhooks\/.*@original/.test(path) && status === 404).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  await on.discord.stop();
  expect(on.errors).toEqual([]);
});

test('where an old panel cannot go, nothing else fails, and it says so when it is pressed', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const old = (await ada.press(await board(), 'Play')).message!;
  on.place.faults.next({ kind: 'refused', as: 'unknownWebhook', times: 9, route: /^DELETE \/webhooks/ });
  await bid(ada, await board(), '1', '2');
  await ada.press(old, idOf(ada, old, '3'));
  expect(ada.text(old)).toContain('moved on');
  expect(ada.text(old)).toContain('nothing to do for now');
  expect(on.errors).toEqual([]);
});
