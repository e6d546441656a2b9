import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Event } from '../../src/kernel/types.ts';
import { playRandom, type Standing } from '../standing/play.ts';
import { presentKeys, releasedKeys } from './keys.ts';

test('every key of this version stands in the list: if not, UPDATE_GOLDEN=1 npx vitest run tests/released adds it', () => {
  const released = new Set(releasedKeys());
  expect(presentKeys().filter((key) => !released.has(key))).toEqual([]);
});

describe('what games tell is among the keys that are kept', () => {
  test.each(games.map(({ command }) => command))('%s', async (command) => {
    const { standing } = (await import(`../games/${command}/standing.ts`)) as { standing: Standing };
    const kept = new Set(presentKeys());
    const told = new Set<string>();
    const hear = (events: Event[]) => events.forEach(({ message }) => void told.add(`${command} ${message.key}`));
    for (let n = 0; n < Math.max(2, standing.tables.length); n++) {
      const { state } = playRandom(standing, n, {
        after: (_state, _answer, events) => hear(events),
        ordered: (_state, _seat, _picked, events) => hear(events),
      });
      told.add(`${command} ${state.outcome!.message.key}`);
    }
    expect(told.size).toBeGreaterThan(2);
    expect([...told].filter((key) => !kept.has(key))).toEqual([]);
  });
});
