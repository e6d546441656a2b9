/** How much each can take of what all share: counted in the store, no matter which process asks, and refused with a sentence. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusalLine } from '../../src/discord/present/people/refusals.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { langs } from '../../src/i18n/types.ts';
import { type Limit, limitedBy, limitNames, limits, localLimits, most } from '../../src/table/model/limits.ts';
import type { Person } from '../../src/table/model/types.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import { ada, bob, must, openTestContext, type TestContext } from './context.ts';
import { thinkingGame } from './demo-mind.ts';
import { interrupted } from './interrupted.ts';

const hour = 3_600_000;
const games = [thinkingGame];
const thinker = { think: () => ({ thought: new Promise<null>(() => {}), callOff: () => {} }) };

let channel = 0;
/** A game against a computer, or of computers alone, in its own channel. */
const start = ({ tables, request }: TestContext, host: Person = ada, { watches = false, guild = '1' } = {}) =>
  tables.open({
    ...{
      game: 'demo',
      place: { guild, channel: `${++channel}` },
      host,
      options: {},
      lang: 'en' as const,
      request: request(),
      ...(watches && { watches }),
    },
    invited: [aComputer('novice'), ...(watches ? [aComputer('novice')] : [])],
  });

const opened = (setting: Parameters<typeof openTestContext>[0]) => openTestContext({ games, thinker, ...setting });

describe('running games', () => {
  test('are so many for a person, and what ends makes room', async () => {
    const context = opened({ limits: { 'games.person': 2 } });
    const first = await must(start(context));
    await must(start(context));
    expect(await start(context)).toEqual({ ok: false, error: { why: 'used-up', what: 'games', by: 'person', n: 2, at: null } });
    expect((await start(context, bob)).ok, 'others go on').toBe(true);
    await must(context.tables.resign(first.id, ada.id, context.request()));
    expect((await start(context)).ok).toBe(true);
  });

  test('are not more where all are asked for at once, or by another process', async () => {
    const context = opened({ limits: { 'games.person': 3 } });
    const other = opened({ store: context.store, prefix: 'other', limits: { 'games.person': 3 } });
    const told = await Promise.all(Array.from({ length: 40 }, (_, n) => start(n % 2 ? context : other)));
    expect(told.filter(({ ok }) => ok)).toHaveLength(3);
    expect(context.logged).toEqual([]);
    expect(other.logged).toEqual([]);
  });

  test.each(['use', 'running'] as const)('are not more where another process begins one just before %s is read', async (read) => {
    const other = opened({ limits: { 'games.person': 1 } });
    const store = interrupted(other.store, read, () => must(start(other)));
    const context = opened({ store, prefix: 'other', limits: { 'games.person': 1 } });
    expect(await start(context)).toMatchObject({ error: { why: 'used-up', what: 'games' } });
  });

  test('are so many on a server, which may choose fewer and not more', async () => {
    const context = opened({ limits: { 'games.server': 2 } });
    for (const limit of [9, 1]) await must(context.tables.changeServer('1', { limits: { 'games.server': limit } }, context.request()));
    await must(start(context));
    expect(await start(context, bob)).toMatchObject({ error: { why: 'used-up', what: 'games', by: 'server', n: 1 } });
    expect((await start(context, bob, { guild: '2' })).ok).toBe(true);
    await must(context.tables.changeServer('1', { limits: { 'games.server': 9 } }, context.request()));
    await must(start(context, bob));
    expect(await start(context, bob)).toMatchObject({ error: { n: 2 } });
  });

  test('of computers alone are counted for themselves', async () => {
    const context = opened({ limits: { 'shows.person': 1, 'games.person': 1 } });
    const { id } = await must(start(context, ada, { watches: true }));
    expect(await start(context, ada, { watches: true })).toMatchObject({ error: { why: 'used-up', what: 'shows', by: 'person' } });
    await must(start(context));
    await must(context.tables.end(id, context.request()));
    expect((await start(context, ada, { watches: true })).ok).toBe(true);
  });
});

describe('what is used', () => {
  test('comes back after its time, and not by a restart', async () => {
    const context = opened({ limits: { 'starts.person': 2 } });
    const from = context.clock.now;
    await must(start(context));
    context.clock.now += hour / 2;
    await must(start(context));
    const next = opened({ store: context.store, prefix: 'next', limits: { 'starts.person': 2 } });
    next.clock.now = context.clock.now;
    expect(await start(next)).toMatchObject({ error: { why: 'used-up', what: 'starts', n: 2, at: from + hour } });
    next.clock.now = from + hour;
    expect((await start(next)).ok).toBe(true);
  });

  test('is no start that was refused because enough is running', async () => {
    const context = opened({ limits: { 'games.person': 1, 'starts.person': 9 } });
    await must(start(context));
    for (let i = 0; i < 3; i++) expect((await start(context)).ok).toBe(false);
    expect(await context.store.use('person', ada.id, 'starts')).toMatchObject({ n: 1 });
  });

  test('counts nothing of what was refused for another reason', async () => {
    const context = opened({ limits: { 'threads.person': 9, 'threads.server': 1 } });
    const { tables, store } = context;
    await must(tables.use('threads', { person: ada.id, server: '1' }));
    expect(await tables.use('threads', { person: bob.id, server: '1' })).toMatchObject({ error: { by: 'server', n: 1 } });
    expect(await store.use('person', bob.id, 'threads')).toBeNull();
  });

  test('of orders and answers ahead bounds the rows somebody can leave', async () => {
    const context = openTestContext({ limits: { 'plans.person': 5 } });
    const { tables, request, store } = context;
    const { id } = await context.hand.beginTurns();
    const { orders } = await must(tables.snapshot(id, bob.id));
    const before = (await store.answers(id, 0)).length;
    const told = [];
    for (let n = 0; n < 20; n++) told.push(await tables.order(id, bob.id, n % 2 ? [] : [orders!.offered[0]!.id], request()));
    expect(told.filter(({ ok }) => ok)).toHaveLength(5);
    expect(told.at(-1)).toMatchObject({ error: { why: 'used-up', what: 'plans', by: 'person' } });
    expect((await store.answers(id, 0)).length - before).toBe(5);
    expect((await tables.order(id, ada.id, [], request())).ok, 'others leave theirs').toBe(true);
  });

  test('is forgotten once it counts no more', async () => {
    const context = opened({});
    await must(start(context));
    context.clock.now += 25 * hour;
    await context.tables.sweep();
    expect(await context.store.use('person', ada.id, 'starts')).toBeNull();
  });
});

describe('the table of limits', () => {
  const all = limitNames.flatMap((what) => limitedBy.flatMap((by) => (most(what, by) === null ? [] : [{ what, by }])));

  test.each(langs)('has a sentence for each in %s, with its number and when there is more', (lang) => {
    const speech = speechOf(null, null, lang);
    for (const { what, by } of all) {
      const at = (limits[what] as Limit).within === null ? null : 1_800_000_000_000;
      const said = refusalLine({ why: 'used-up', what, by, n: 1234, at }, speech);
      expect(said, `${what} ${by}`).toContain('1234');
      if (at !== null) expect(said, `${what} ${by}`).toContain('<t:1800000000:R>');
    }
  });

  test('gives whoever tries the program out at home twenty times as much', () => {
    for (const { what, by } of all) expect(most(what, by, localLimits)).toBe(20 * most(what, by)!);
  });

  test('docs/limits.md says what it says', () => {
    const file = resolve('docs/limits.md');
    const text = readFileSync(file, 'utf8');
    const made = text.replace(/(<!-- limits -->\n)[\s\S]*?(<!-- end -->)/, (_, from: string, to: string) => `${from}${limitsTable()}\n${to}`);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, made);
    expect(process.env.UPDATE_GOLDEN ? made : text, 'UPDATE_GOLDEN=1 writes it anew').toBe(made);
    expect(text).toContain('<!-- limits -->');
  });
});

const whats: { readonly [K in keyof typeof limits]: string } = {
  games: 'running games, counted for the person who started them',
  shows: 'running games that only computers play (`/… watch`)',
  starts: 'games started',
  invitations: 'open invitations',
  fruitless: 'invitations that came to nothing',
  threads: 'threads opened for a game',
  hints: 'hints',
  tryouts: 'steps of a try-out (*What if…*)',
  films: 'animations of a game',
  reviews: 'games reviewed',
  replays: 'steps of replays',
  proposals: 'proposals',
  moves: 'requests to move a game to another channel',
  posts: 'boards or invitations posted again',
  moments: 'moments of a game, or statistics, shown to everyone',
  plans: 'changes of standing orders and answers ahead',
};

function limitsTable(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names: { [ms: number]: string } = { 60000: 'a minute', 3600000: 'an hour', 86400000: 'a day' };
  const rows = limitNames.map((name) => {
    const { within, why, isForServers }: Limit = limits[name];
    const numbers = limitedBy.map((by) => limits[name][by]?.toLocaleString('en') ?? '–');
    return [
      `\`${name}\``,
      whats[name],
      ...numbers,
      within === null ? 'at once' : `in ${names[within]}`,
      `${why}${isForServers ? ' A server can choose fewer.' : ''}`,
    ];
  });
  const head = ['name', 'what is counted', '`person`', '`server`', '`table`', 'within', 'why so many'];
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
