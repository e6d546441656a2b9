/** Thousands of turns of people who answer when they like, at tables of every clock, with processes that die at any moment and clocks that jump. */

import { expect } from 'vitest';
import type { Reminder } from '../../../src/table/model/outbox/sending.ts';
import { ada, bob, cleo, must, openTestContext, place, type TestContext } from '../context.ts';

const hour = 3_600_000;
const clocks = ['none', 'none/6', '24+12', '72+24', '3+1'];
const people = [ada, bob, cleo];
const habits = [
  { zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 },
  { zone: 'America/New_York', quietFrom: 23 * 60 + 30, quietTo: 7 * 60, pings: 'daily' as const },
  { zone: 'Australia/Lord_Howe', quietFrom: 60, quietTo: 9 * 60, dm: true },
];
const atOnce = 12;

/** The outcome. */
export interface Played {
  turns: number;
  said: number;
  pings: number;
  restarts: number;
  /** Reminders that were taken but not said, because a player had moved or the process had died. */
  unsaid: number;
}

function openChance(seed: number) {
  let a = seed;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
}

/** Plays `turns` turns. Throws as soon as a ping comes twice in a turn, after the move, or in a player's quiet hours. */
export async function playTurns(turns: number, seed: number): Promise<Played> {
  const { below, pick } = openChance(seed);
  const first = openTestContext();
  const { store, clock, games } = first;
  const processes: TestContext[] = [first];
  const played: Played = { turns: 0, said: 0, pings: 0, restarts: 0, unsaid: 0 };
  let names = 0;
  let channels = 0;
  const reopen = (i: number) => {
    const other = openTestContext({ store, prefix: `p${++names}`, games });
    Object.defineProperty(other.clock, 'now', { get: () => clock.now });
    processes[i] = other;
  };
  reopen(1);
  for (const [i, { id }] of people.entries()) await must(first.tables.changeSettings(id, habits[i]!, `h${i}`));

  const begin = async () => {
    const { tables, request } = pick(processes);
    const [host, ...invited] = people;
    const channel = `${++channels}`;
    const opened = await must(
      tables.open({
        game: 'demo',
        place: { ...place, channel },
        host: host!,
        invited,
        options: {},
        clock: pick(clocks),
        lang: 'en',
        request: request(),
      }),
    );
    for (const person of invited) await must(tables.accept(opened.id, person, request()));
    return opened.id;
  };
  const open: string[] = [];
  for (let i = 0; i < atOnce; i++) open.push(await begin());

  /** How often each person was newly asked at each table, counted from outside, and the turn numbers of their reminders. */
  const waits = new Map<string, number>();
  const numbered = new Map<string, number>();
  const before = new Map<string, readonly string[]>();
  const count = (table: string, toAct: readonly string[], acted: string | null) => {
    for (const seat of toAct) {
      if (seat === acted || !before.get(table)?.includes(seat)) waits.set(`${table} ${seat}`, (waits.get(`${table} ${seat}`) ?? 0) + 1);
    }
    before.set(table, toAct);
  };
  for (const id of open) count(id, (await first.tables.find(id))!.toAct, null);

  const answer = async (id: string) => {
    const { tables, request } = pick(processes);
    const table = (await tables.find(id))!;
    const seat = pick(table.toAct);
    const user = Object.keys(table.seats).find((one) => table.seats[one] === seat)!;
    const { asked } = await must(tables.snapshot(id, user));
    const free = asked!.decision.options.filter((option) => !option.blocked && option.id !== 'boom');
    const picked = asked!.decision.min === 0 && below(2) === 0 ? [] : [pick(free).id];
    const { table: after } = (await must(tables.answer(id, user, asked!.ref, picked, request()))).snapshot;
    played.turns++;
    count(id, after.toAct, seat);
    if (after.phase !== 'over') return;
    open[open.indexOf(id)] = await begin();
    const next = open.find((one) => !before.has(one))!;
    count(next, (await first.tables.find(next))!.toAct, null);
  };

  const heard = new Set<string>();
  const once = (what: string) => {
    expect(heard.has(what), `twice: ${what}`).toBe(false);
    heard.add(what);
  };
  const say = async (process: TestContext, reminder: Reminder) => {
    if (!(await process.reminders.stands(reminder))) return void played.unsaid++;
    const { table, seat, kind, turn, pings, user } = reminder;
    expect(before.get(table), `late: ${kind}`).toContain(seat);
    const wait = waits.get(`${table} ${seat}`)!;
    played.said++;
    if (kind === 'late') once(`${table} ${turn} ${kind} ${user}`);
    else {
      expect(numbered.get(`${table} ${user} ${turn}`) ?? wait, 'a turn has one number').toBe(wait);
      numbered.set(`${table} ${user} ${turn}`, wait);
      once(`${table} ${seat} ${wait} ${kind}`);
      if (kind !== 'ahead' && kind !== 'zero' && kind !== 'call' && pings.length > 0) once(`${table} ${seat} ${wait} reminded`);
    }
    for (const one of pings) {
      played.pings++;
      const { zone, quietFrom, quietTo } = habits[people.findIndex(({ id }) => id === one)]!;
      const [h, m] = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
        .format(clock.now)
        .split(':')
        .map(Number);
      const at = h! * 60 + m!;
      const isQuiet = quietFrom < quietTo ? at >= quietFrom && at < quietTo : at >= quietFrom || at < quietTo;
      expect(isQuiet, `quiet: ${kind} at ${at}`).toBe(false);
    }
  };

  while (played.turns < turns) {
    clock.now += below(9) * hour + below(hour);
    if (below(40) === 0) clock.now -= 5 * hour;
    if (below(30) === 0) {
      reopen(below(2));
      played.restarts++;
    }
    const taken = await Promise.all(processes.map((process) => process.reminders.take(clock.now, 50)));
    for (const [i, reminders] of taken.entries()) {
      for (const [n, reminder] of reminders.entries()) {
        // A player can move, or the process die, between taking and saying.
        if (below(4) === 0 && open.includes(reminder.table)) await answer(reminder.table);
        if (below(20) === 0) {
          // Another process says the rest within a quarter of an hour, or nobody does.
          reopen(i);
          played.restarts++;
          played.unsaid += reminders.length - n;
          break;
        }
        await say(processes[i]!, reminder);
        await processes[i]!.reminders.done([reminder]);
      }
    }
    for (let n = below(12); n > 0; n--) await answer(pick(open));
  }
  return played;
}
