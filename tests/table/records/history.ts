/** Random events on two servers, and checks that the rows of their ratings agree with all games together. */
import { expect } from 'vitest';
import type { Store } from '../../../src/table/model/store/store.ts';
import type { Person } from '../../../src/table/model/types.ts';
import { openAnew } from '../../../src/table/records/anew.ts';
import { openRecords } from '../../../src/table/records/records.ts';
import { isComplete } from '../../../src/table/records/rows.ts';
import type { Context } from '../../../src/table/work/work.ts';
import { change, must, openTestContext, proposed, type TestContext } from '../context.ts';
import { demoGame } from '../demo-game.ts';

const hour = 3_600_000;
/** A player who gives up before their second choice hasn't played. */
const choices = { 2: 8, 3: 8, 4: 8 };
const games = ['demo', 'other'].map((command) => ({ ...demoGame, command, choices }));
const guilds = ['200000000000000001', '200000000000000002'];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chanceOf(seed: number) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Compares a server's rows, as people see them, with ratings recomputed from its games. */
async function expectSame({ store, clock }: TestContext, guild: string, people: readonly Person[], what: string): Promise<void> {
  const context = { store, games, clock: () => clock.now, look: (_: unknown, act: () => unknown) => act() } as unknown as Context;
  const [rows, anew] = [openRecords(context), openRecords(context, openAnew(context))];
  const shown = async (records: typeof rows) => {
    const lists = [];
    for (const game of [null, ...games.map(({ command }) => command)])
      for (const period of ['season', 'ever', 7999, 8000, 8107, 8108, 8109, 8110] as const)
        lists.push([game, period, await records.leaderboard(guild, game, period)]);
    const scores = [];
    for (const user of [null, ...people.map(({ id }) => id)]) scores.push([user, await records.scores(guild, user)]);
    return { lists, scores };
  };
  expect(await shown(rows), what).toEqual(await shown(anew));
}

/** Plays `most` games, with everything else that can happen, and checks the rows after every `looksEach` games. Returns how many games counted. */
export async function playHistory(store: Store, seed: number, most: number, looksEach = 1): Promise<number> {
  const chance = chanceOf(seed);
  const below = (n: number) => Math.floor(chance() * n);
  const people: Person[] = Array.from({ length: 9 }, (_, i) => ({ id: `10000000000000000${i}`, name: `Person ${i}` }));
  let restarts = 0;
  const open = (now?: number) => {
    const context = openTestContext({ store, games, prefix: `h${seed}-${restarts++}`, lifetimes: { whole: 24 * hour } });
    if (now !== undefined) context.clock.now = now;
    return context;
  };
  let context = open();
  const some = (n: number): Person[] => {
    const left = [...people];
    return Array.from({ length: n }, () => left.splice(below(left.length), 1)[0]!);
  };
  const play = async (guild: string, channel: string) => {
    const { tables, request, hand } = context;
    const [host, ...invited] = some(2 + below(3));
    const game = games[below(2)]!.command;
    const opened = await must(tables.open({ game, place: { guild, channel }, host: host!, invited, options: {}, lang: 'en', request: request() }));
    for (const person of invited) await must(tables.accept(opened.id, person, request()));
    const seated = [host!, ...invited];
    // Sometimes a player gives up before they have played.
    if (chance() < 0.8) for (const person of seated) for (const _ of [1, 2]) await must(hand.answer(opened.id, person, '1'));
    if (chance() < 0.1) {
      const row = (await store.table(opened.id))!;
      await change(store, (db) => db.saveTable({ ...row, version: row.version + 1, advised: true }));
    }
    if (seated.length === 2 && chance() < 0.3) {
      const [other] = people.filter((one) => !seated.includes(one));
      const { n } = await proposed(tables.propose(opened.id, host!, 'hand', other!, request()));
      if (chance() < 0.5) await must(tables.consent(opened.id, invited[0]!, n, true, request()));
      else context.clock.now += 24 * hour;
      await must(tables.consent(opened.id, other!, n, true, request()));
      seated[0] = other!;
    }
    if (chance() < 0.1) return void (await must(tables.end(opened.id, request())));
    if (seated.length === 2 && chance() < 0.2) {
      const { n } = await proposed(tables.propose(opened.id, seated[0]!, 'draw', null, request()));
      await must(tables.consent(opened.id, seated[1]!, n, true, request()));
      return;
    }
    const winner = below(seated.length);
    for (const [i, person] of seated.entries()) if (i !== winner) await must(tables.resign(opened.id, person.id, request()));
  };
  const rename = async (whom: number, name: string) => {
    people[whom] = { ...people[whom]!, name };
    for (const { table } of await store.ownRows(people[whom]!.id)) await context.tables.meet(table, people[whom]!);
  };
  for (let n = 0; n < most; n++) {
    const guild = guilds[below(5) === 0 ? 1 : 0]!;
    await play(guild, `channel-${n}`);
    const { tables, clock, request } = context;
    clock.now += below(100) === 0 ? 0 : below(48) * hour;
    const event = below(12);
    const whom = below(people.length);
    if (event === 0) await must(tables.changeSettings(people[whom]!.id, { unlisted: chance() < 0.7 }, request()));
    if (event === 1) clock.now += 60 * 24 * hour;
    if (event === 2) context = open(clock.now);
    if (event === 3) await change(store, (db) => db.dropRatings(guild));
    if (event === 4) {
      await tables.erase(people[whom]!.id);
      people[whom] = { id: `1100000000000000${String(n).padStart(2, '0')}`, name: `Newcomer ${n}` };
    }
    if (event === 5) await rename(whom, `Renamed ${n}`);
    if (n % looksEach === 0) for (const one of guilds) await expectSame(context, one, people, `seed ${seed}, game ${n}, event ${event}`);
    if (event === 3) await tables.sweep();
  }
  for (const whom of [0, 1, 2]) await rename(whom, 'Renamed at last');
  for (const one of guilds) await expectSame(context, one, people, `seed ${seed}, renamed`);
  // By then older games are archived.
  await change(store, (db) => db.dropRatings(guilds[0]!));
  context.clock.now += 24 * hour;
  await context.tables.sweep();
  for (const one of guilds) {
    if ((await store.endedOn(one)).length > 0) expect(isComplete(await store.ratingHead(one)), `${one}, seed ${seed}`).toBe(true);
    await expectSame(context, one, people, `seed ${seed}, at the end`);
  }
  expect(context.logged).toEqual([]);
  return (await store.ratingScores(guilds[0]!, '')).reduce((sum, { played }) => sum + played, 0);
}
