/** Computers at a table whose game doesn't offer their level, or no longer does. */
import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/computer/levels.ts';
import type { Depth } from '../../src/kernel/mind.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { ada, bob, must, openTestContext, place, type Setting, type TestContext } from './context.ts';
import { thinkingGame } from './demo-mind.ts';

const fewer = { ...thinkingGame, mind: { ...thinkingGame.mind!, levels: ['novice', 'regular'] } } as typeof thinkingGame;

/** A thinker that bids three or gains a point, and notes the level at which it was asked. */
function noting(): { asked: Depth[]; thinker: Thinker } {
  const asked: Depth[] = [];
  const thinker: Thinker = {
    think({ known, level }) {
      asked.push(level);
      const picked = [JSON.stringify(known).includes('takeTurn') ? 'gain' : '3'];
      return { thought: Promise.resolve({ picked, moves: [], why: null, iterations: 0, cut: false }), callOff: () => {} };
    },
  };
  return { asked, thinker };
}

const setting: Setting = { games: [fewer], lifetimes: { pause: 0 } };
const against = (context: TestContext, level: Level) =>
  context.tables.open({
    ...{ game: 'demo', place, host: ada, invited: [aComputer(level)], options: {}, lang: 'en' as const },
    request: context.request(),
  });

describe('a level that the game does not offer', () => {
  test('is the nearest that it does, in what the table says and in how the computer thinks', async () => {
    const { asked, thinker } = noting();
    const context = openTestContext({ ...setting, thinker });
    const { id, people } = await must(against(context, 'expert'));
    await context.computers.quiet();
    expect(people.map(({ computer }) => computer)).toEqual([undefined, 'regular']);
    expect(new Set(asked)).toEqual(new Set(['regular']));
    const log = await must(context.tables.log(id, null, 10));
    expect(log.at(-1)?.message).toMatchObject({ key: 'table.seats', args: { computers: [{ level: 'regular' }] } });
  });

  test('is the nearest in a lobby, too', async () => {
    const context = openTestContext({ ...setting, thinker: noting().thinker });
    const open = { game: 'demo', place, host: ada, invited: [], options: {}, lang: 'en' as const };
    const { id } = await must(context.tables.open({ ...open, request: context.request() }));
    const { people } = await must(context.tables.seat(id, ada, 'expert', context.request()));
    expect(people.map(({ computer }) => computer)).toEqual([undefined, 'regular']);
  });

  test('in a running game that offered it when it began, plays on at the nearest, and so does a rematch', async () => {
    const { asked, thinker } = noting();
    const before = openTestContext({ ...setting, games: [thinkingGame], lifetimes: { pause: 3_600_000 }, thinker });
    const { id } = await must(against(before, 'expert'));
    await before.computers.stop();
    const after = openTestContext({ ...setting, store: before.store, thinker });
    asked.length = 0;
    expect((await after.tables.find(id))!.people.map(({ computer }) => computer)).toEqual([undefined, 'regular']);
    await after.computers.look();
    await after.computers.quiet();
    expect(new Set(asked)).toEqual(new Set(['regular']));
    // Only one of the two contexts counts requests, or they would be taken for the same.
    await must(after.tables.resign(id, ada.id, before.request()));
    const rematch = { game: 'demo', place, host: ada, invited: [aComputer('expert')], options: {}, lang: 'en' as const, rematchOf: id };
    const { people } = await must(after.tables.open({ ...rematch, request: before.request() }));
    expect(people.map(({ computer }) => computer)).toContain('regular');
  });

  test('stays in the record of a game that is over', async () => {
    const { thinker } = noting();
    const context = openTestContext({ ...setting, games: [thinkingGame], thinker });
    const { id } = await must(against(context, 'expert'));
    await context.computers.quiet();
    await must(context.tables.resign(id, ada.id, context.request()));
    const later = openTestContext({ ...setting, store: context.store, thinker });
    expect((await later.tables.find(id))!.people.map(({ computer }) => computer)).toEqual([undefined, 'expert']);
  });
});

describe('the strongest level of a game', () => {
  test('gives the hints', async () => {
    for (const [game, level] of [
      [thinkingGame, 'expert'],
      [fewer, 'regular'],
    ] as const) {
      const { asked, thinker } = noting();
      const context = openTestContext({ ...setting, games: [game], thinker });
      const { id } = await context.hand.begin([ada, bob]);
      await must(context.tables.hint(id, ada.id, context.request()));
      expect(asked).toEqual([level]);
    }
  });
});
