import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Event } from '../../src/kernel/types.ts';
import { playRandom, type Standing } from '../standing/play.ts';
import { file, hasSentence, head, presentKeys, releasedKeys } from './keys.ts';

test('every key that was ever released has a sentence', () => {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${head}${[...new Set([...releasedKeys(), ...presentKeys()])].sort().join('\n')}\n`);
  const released = releasedKeys();
  expect(released.length).toBeGreaterThan(100);
  const lost = released
    .filter((line) => !hasSentence(line))
    .map(
      (line) =>
        `«${line}» has no sentence any more, but logs and boards of saved games hold it: keep its phrase in every language, with a comment that only old games say it. (Was it never released? Then strike it from tests/golden/released-keys.txt.)`,
    );
  expect(lost).toEqual([]);
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
