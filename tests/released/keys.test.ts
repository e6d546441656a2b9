import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
