/** Tables at which people do anything they can, in any order. Sometimes all but one of them leave for good. */

import { expect } from 'vitest';
import type { Game } from '../../../src/games/game.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Person, ProposalKind, TableInfo } from '../../../src/table/model/types.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';
import { must, openTestContext, place } from '../context.ts';
import { demoGame } from '../demo-game.ts';

const hour = 3_600_000;
const day = 24 * hour;
const kinds: readonly ProposalKind[] = ['back', 'draw', 'cancel', 'pause', 'clock', 'hand', 'away', 'claim', 'away', 'claim'];
const clocks = ['none', '24+12', '24+0', '72+24', '3+1'];
const habits = [
  {},
  { zone: 'Europe/Paris', quietFrom: 22 * 60, quietTo: 8 * 60 },
  { zone: 'America/New_York', quietFrom: 23 * 60 + 30, quietTo: 7 * 60, pings: 'daily' as const },
  { zone: 'Australia/Lord_Howe', quietFrom: 60, quietTo: 9 * 60, dm: true },
  { zone: 'Asia/Tokyo', pings: 'off' as const },
];
/** Without a clock, quiet hours can stretch half a week to a week. After that silence has to last, and a player can take days off before it. */
const longestAlone = 60 * day;

/** The demo game with its buggy card fixed. */
const sound = { effects: demoGame.rules.effects.map((one) => (one.kind === 'boom' ? { ...one, run() {} } : one)) };

export interface Seen {
  /** How often a player was left alone, and how often they had to decide about others to go on. */
  alone: number;
  decided: number;
  games: number;
  pings: number;
  done: { [deed: string]: number };
}

/** Plays `deeds` deeds at tables of these sizes. Throws if a remaining player can't go on, or if anyone is called who shouldn't be. */
export async function neverStuck(games: readonly Game[] | undefined, counts: readonly number[], deeds: number, seed: number): Promise<Seen> {
  const chance = openRandom(startRandom(seedOf(seed)), () => {});
  const below = (n: number) => chance.below('deed', n);
  const pick = <T>(list: readonly T[]): T => chance.pick('deed', list);
  const context = openTestContext(games ? { games } : { rules: sound });
  const { tables, reminders, outbox, store, clock, request } = context;
  const people: Person[] = Array.from({ length: Math.max(...counts) + 3 }, (_, i) => ({ id: `7000000000000000${10 + i}`, name: `Player ${i}` }));
  for (const { id } of people) await must(tables.changeSettings(id, pick(habits), request()));
  const seen: Seen = { alone: 0, decided: 0, games: 0, pings: 0, done: {} };
  const called = new Set<string>();
  let id = '';

  const begin = async () => {
    const game = pick(context.games);
    const fits = counts.filter((n) => n >= game.rules.players.min && n <= game.rules.players.max);
    const [host, ...invited] = people.slice(0, pick(fits));
    ({ id } = await must(
      tables.open({ game: game.command, place, host: host!, invited, options: {}, clock: pick(clocks), lang: 'en', request: request() }),
    ));
    for (const person of invited) await must(tables.accept(id, person, request()));
    seen.games++;
  };
  const info = async () => (await tables.find(id))!;
  const playing = async () => {
    const { table, out } = await must(tables.snapshot(id, null));
    return Object.keys(table.seats).filter((user) => !out.includes(table.seats[user]!));
  };
  const personOf = (user: string) => people.find((one) => one.id === user)!;
  const late = ({ toAct, banks, paused, seats }: TableInfo) =>
    Object.keys(seats).filter((user) => paused === null && toAct.includes(seats[user]!) && (banks[seats[user]!]?.zero ?? clock.now + 1) <= clock.now);

  /**
   * Posts what is due. Throws if a call goes to a player who is out of the game and isn't asked to agree to it, twice to a player for one turn, or
   * twice about one turn of someone else.
   */
  const tell = async () => {
    const players = await playing();
    const { proposals } = await info();
    const agreeing = (n: number) => {
      const { asked, agreed, fate } = proposals.find((one) => one.n === n)!;
      return fate === 'open' ? asked.filter((user) => !agreed.includes(user)) : [];
    };
    for (let taken = await reminders.take(clock.now, 50); taken.length > 0; taken = await reminders.take(clock.now, 50)) {
      for (const { table, kind, turn, seat, pings } of taken) {
        const isOwnCall = kind === 'call' || kind === 'zero' || kind === 'late' || kind === 'consent';
        const mayBe = kind === 'consent' ? agreeing(turn) : players;
        const about = isOwnCall ? `${kind}${kind === 'zero' ? seat : ''}` : 'mark';
        for (const user of pings) {
          expect(mayBe, `${kind} to somebody who is out`).toContain(user);
          const what = `${table} ${turn} ${about} ${user}`;
          expect(kind !== 'snooze' && called.has(what), `twice: ${what}`).toBe(false);
          if (kind !== 'snooze') called.add(what);
          seen.pings++;
        }
      }
      // Otherwise each look would find all earlier ones again.
      await reminders.done(taken);
    }
    for (const delivery of await outbox.due(clock.now, 9)) {
      const isTheirs = delivery.kind === 'board' || delivery.kind === 'show';
      for (const user of isTheirs ? delivery.pings : []) expect(await playing(), 'called by a board').toContain(user);
      const said = { post: { channel: place.channel, message: String(delivery.id) }, isNew: delivery.fresh, call: null };
      const proposals = Object.fromEntries((await info()).proposals.map(({ n, fate }) => [n, fate === 'open' ? said.post : null]));
      await outbox.done(delivery, delivery.kind === 'proposal' ? { proposals } : said);
    }
  };

  const answers = async (user: string): Promise<boolean> => {
    const { asked } = await must(tables.snapshot(id, user));
    if (!asked) return false;
    const { picked } = randomAnswer(asked.decision, chance);
    const told = await tables.answer(id, user, asked.ref, picked, request());
    if (!told.ok && told.error.why === 'held') return false;
    await must(told);
    return true;
  };

  /** One deed of a player. Most of what they try at random is refused. */
  const deed = async () => {
    const users = await playing();
    const user = pick(users);
    const person = personOf(user);
    const table = await info();
    if (below(3) === 0) await tables.meet(id, person);
    const { open, asked } = {
      open: table.proposals.filter(({ fate }) => fate === 'open'),
      asked: users.filter((one) => table.toAct.includes(table.seats[one]!)),
    };
    const deeds: [string, () => Promise<unknown>][] = [
      ['answer', () => answers(asked.length > 0 && below(2) === 0 ? pick(asked) : user)],
      ['undo', () => tables.undo(id, user, request())],
      ['resign', async () => (users.length > 2 && below(6) === 0 ? tables.resign(id, user, request()) : null)],
      ['wait', async () => tables.wait(id, user, pick([...late(table), ...users]), below(2) === 0, request())],
      ['rest', () => tables.rest(id, user, request())],
      ['resume', () => tables.resume(id, user, request())],
      ['snooze', () => tables.snooze(id, user, below(30) * hour, request())],
      ['pings', () => tables.pings(id, user, pick(['now', 'daily', 'off'] as const), request())],
      ['settings', () => tables.changeSettings(user, pick(habits), request())],
      [
        'ahead',
        async () => {
          const [first] = (await must(tables.snapshot(id, user))).ahead;
          return first && tables.ahead(id, user, first.decision.id, randomAnswer(first.decision, chance).picked, request());
        },
      ],
      [
        'orders',
        async () => {
          const { orders } = await must(tables.snapshot(id, user));
          return orders && tables.order(id, user, below(2) === 0 || orders.offered.length === 0 ? [] : [pick(orders.offered).id], request());
        },
      ],
      [
        'propose',
        () => {
          const kind = pick(kinds);
          const about =
            kind === 'clock'
              ? pick(clocks)
              : kind === 'hand'
                ? pick(people)
                : kind === 'away' || kind === 'claim'
                  ? personOf(pick([...late(table), ...late(table), ...users]))
                  : null;
          return tables.propose(id, person, kind, about, request());
        },
      ],
      [
        'consent',
        async () => {
          const proposal = open.length > 0 ? pick(open) : null;
          return proposal && tables.consent(id, personOf(pick([...proposal.asked, user])), proposal.n, below(3) > 0, request());
        },
      ],
    ];
    const [name, act] = pick([...deeds, deeds[0]!, deeds[0]!, deeds[11]!, deeds[12]!, deeds[12]!]);
    const told = (await act()) as { ok?: boolean } | null | undefined | boolean;
    if (told === true || (typeof told === 'object' && told?.ok)) seen.done[name] = (seen.done[name] ?? 0) + 1;
  };

  /** From now on only one person looks in, twice a day. The game must go on or end. */
  const leftAlone = async () => {
    const person = personOf(pick(await playing()));
    const before = (await store.table(id))!.answers;
    const trail: string[] = [];
    seen.alone++;
    for (const end = clock.now + longestAlone; clock.now < end; clock.now += 12 * hour) {
      await tell();
      const table = await info();
      if (table.phase !== 'playing' || (await store.table(id))!.answers > before) return;
      await tables.meet(id, person);
      for (const { kind, n, fate, by } of (await info()).proposals) {
        if (kind === 'back' && fate === 'open' && by !== person.id) await tables.consent(id, person, n, false, request());
      }
      if (await answers(person.id)) return;
      if (table.paused !== null) await tables.resume(id, person.id, request());
      for (const other of late(await info())) {
        const told = await tables.propose(id, person, pick(['away', 'claim'] as const), personOf(other), request());
        trail.push(told.ok ? 'asked' : told.error.why);
        if ((await info()).phase !== 'playing' || (await store.table(id))!.answers > before) {
          seen.decided++;
          return;
        }
      }
    }
    throw new Error(`The table is stuck: ${JSON.stringify({ person, trail: trail.slice(-9), table: await info(), now: clock.now })}`);
  };

  await begin();
  for (let i = 0; i < deeds; i++) {
    if ((await info()).phase !== 'playing') await begin();
    clock.now += pick([0, 0, hour / 4, hour, 5 * hour, 14 * hour, 30 * hour]);
    await tell();
    if ((await info()).phase === 'playing') await (below(25) === 0 ? leftAlone() : deed());
  }
  expect(context.logged).toEqual([]);
  await store.close();
  return seen;
}
