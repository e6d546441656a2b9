/** How far apart the calls are of a player in several games, and who needs no call because they are there. */
import { describe, expect, test } from 'vitest';
import { mayBeCalledHere, whoIsThere } from '../../../src/table/clock/plan.ts';
import { usualSettings } from '../../../src/table/model/choices.ts';
import { callingOf } from '../../../src/table/play/posting.ts';
import { newcomer } from '../../../src/table/work/loaded/loaded.ts';
import { freshStore } from '../../store/fresh.ts';
import { ada, bob, cleo, must, openTestContext, place, type TestContext } from '../context.ts';

const minute = 60_000;
const now = 1_800_000_000_000;

/** The minutes from a player's last call, a minute ago, to the earliest next one. They play this many games, and answered `last` minutes ago. */
async function waits({ games, clock = 'none', last = 600, turns = 1 }: { games: number; clock?: string; last?: number; turns?: number }) {
  const pinged = now - minute;
  const reads = {
    lastPinged: async () => pinged,
    answers: async () =>
      Array.from({ length: 2 * turns - 1 }, (_, i) => ({ n: i + 1, seat: i % 2 ? 'B' : 'A', picked: [], at: now - last * minute })) as never,
    unheard: async () => [],
    gamesOf: async () => games,
  };
  const person = { row: { ...newcomer(ada, 0), seat: 'A' }, habits: usualSettings, stops: () => null };
  const calling = await callingOf(reads, person, { id: 'table0', clock, answers: 2 * turns - 1, now });
  return (mayBeCalledHere(calling, now)! - pinged) / minute;
}

describe('after a call, the next turn calls', () => {
  test.each([
    [1, 15],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 360],
    [12, 360],
  ])('of %i games, no sooner than %i minutes later', async (games, minutes) => {
    expect(await waits({ games })).toBe(minutes);
  });

  test('no later than a third of what a turn gives', async () => {
    expect(await waits({ games: 5, clock: '24+12' })).toBe(240);
  });

  test('a quarter of an hour later whoever has just played there', async () => {
    expect(await waits({ games: 5, last: 2 })).toBe(15);
  });

  test('at once whoever plays there on the spot', async () => {
    expect(await waits({ games: 5, last: 2, turns: 2 })).toBe(1);
    expect(await waits({ games: 5, last: 16, turns: 2 }), 'and no longer').toBe(360);
  });
});

test('while one worker’s board calls somebody, another worker’s invitation does not: it does later', async () => {
  const store = freshStore();
  const [one, other] = ['one', 'other'].map((prefix) => openTestContext({ store, prefix })) as [TestContext, TestContext];
  await one.hand.begin([ada, bob], {}, '1');
  const pings: string[] = [];
  for (let due = await one.outbox.due(one.clock.now, 1); due.length > 0; due = await one.outbox.due(one.clock.now, 1)) {
    pings.push(...due[0]!.pings);
    if (due[0]!.kind === 'board') break;
    await one.outbox.done(due[0]!, null);
  }
  // The call is on its way, and it isn't noted yet that it was posted.
  expect(pings).toContain(ada.id);
  const opening = { game: 'demo', place: { ...place, channel: '2' }, host: cleo, invited: [ada], options: {}, lang: 'en' as const };
  const table = await must(other.tables.open({ ...opening, request: other.request() }));
  expect(table.called).toEqual([]);
  other.clock.now += 16 * minute;
  const taken = await other.reminders.take(other.clock.now, 9);
  expect(taken.filter(({ pings: users }) => users.includes(ada.id))).toMatchObject([{ kind: 'invited' }]);
});

describe('while the game answers for somebody who is away, whoever answered before', () => {
  const people = ['A', 'B', 'C'].map((seat) => ({ seat, computer: null }));
  const there = (away: string[]) => {
    const answers = async () =>
      [
        { seat: 'A', at: now - 5000 },
        { seat: 'B', at: now - 4000 },
      ] as never;
    return whoIsThere({ answers }, { id: 'table', answers: 2, since: {}, away }, people, now);
  };

  test('is there for a minute, and needs no call', async () => {
    expect(await there(['B'])).toEqual({ seat: 'A', until: now + 55_000, isAlone: false });
  });

  test('may be gone once somebody else has answered', async () => {
    expect(await there([])).toBeNull();
  });
});

test('a request to take back waits for no unanswered call, as a draw does', async () => {
  const { hand, tables, outbox, clock, request } = openTestContext();
  const { id, a, b } = await hand.beginTurns([ada, bob], {}, '1');
  /** Posts everything that is due, and returns whom proposals call. */
  const said = async () => {
    const pings: string[] = [];
    for (let [due] = await outbox.due(clock.now, 1); due; [due] = await outbox.due(clock.now, 1)) {
      const post = { channel: due.table, message: String(due.id) };
      if (due.kind === 'proposal') pings.push(...due.pings);
      const proposals = (await tables.find(id))!.proposals.map(({ n }) => [n, post]);
      await outbox.done(due, due.kind === 'proposal' ? { proposals: Object.fromEntries(proposals) } : { post, isNew: true, call: null });
    }
    return pings;
  };
  await said();
  clock.now += 60 * minute;
  await hand.begin([ada, bob], {}, '2');
  await said();
  clock.now += 20 * minute;
  await must(hand.answer(id, a, 'roll'));
  await must(tables.propose(id, a, 'draw', null, request()));
  expect(await said()).toEqual([]);
  await must(tables.propose(id, a, 'back', null, request()));
  expect(await said()).toEqual([b.id]);
});
