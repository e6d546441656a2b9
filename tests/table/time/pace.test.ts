/** How far apart somebody is called who plays several games, and who needs no call because they are there. */
import { describe, expect, test } from 'vitest';
import { usualHabits } from '../../../src/table/clock/calendar.ts';
import { mayBeCalledHere, whoIsThere } from '../../../src/table/clock/plan.ts';
import { callingOf } from '../../../src/table/play/calling.ts';
import { newcomer } from '../../../src/table/work/loaded.ts';
import { ada } from '../context.ts';

const minute = 60_000;
const now = 1_800_000_000_000;

/** After how many minutes somebody who plays so many games, and was called a minute ago, may be called to a turn; they answered `last` minutes ago. */
async function waits({ games, clock = 'none', last = 600 }: { games: number; clock?: string; last?: number }): Promise<number> {
  const pinged = now - minute;
  const reads = {
    lastPinged: async () => pinged,
    answers: async () => [{ n: 1, seat: 'A', picked: [], at: now - last * minute }] as never,
    unheard: async () => [],
    tablesWith: async () => Array.from({ length: games }, (_, n) => `table${n}`),
  };
  const person = { row: { ...newcomer(ada, 0), seat: 'A' }, habits: usualHabits, stops: () => null };
  const calling = await callingOf(reads, person, { id: 'table0', clock, answers: 1, now });
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

  test('no later than a quarter of what a turn gives', async () => {
    expect(await waits({ games: 5, clock: '24+12' })).toBe(180);
  });

  test('a quarter of an hour later whoever has just played there', async () => {
    expect(await waits({ games: 5, last: 2 })).toBe(15);
  });
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
