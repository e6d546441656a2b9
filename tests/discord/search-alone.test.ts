/** Searching the rules when the typo-tolerant search can't be loaded, because its files are being replaced under a running program. */
import { expect, test } from 'vitest';
import { findTopic, readyToSearch, suggest } from '../../src/discord/actions/show/search.ts';
import { topicsOf } from '../../src/discord/actions/show/topics.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { games } from '../../src/games/index.ts';

test('titles and other words are found all the same, it is said once, and the rest comes back with its files', async () => {
  const said: unknown[] = [];
  const log = { warn: (...what: unknown[]) => void said.push(what) };
  const gone = () => Promise.reject(new Error("Cannot find package 'minisearch'"));
  const game = games.find(({ command }) => command === 'campaign')!;
  const topics = topicsOf(game, speechOf(game, null, 'en'));
  const { title, id } = topics.find((topic) => topic.title.length > 12)!;
  for (let i = 0; i < 3; i++) {
    await readyToSearch(log, gone);
    expect(findTopic(topics, title)?.id).toBe(id);
    expect(suggest(topics, 'hilary')).toEqual([]);
  }
  expect(said).toHaveLength(1);
  await readyToSearch(log);
  expect(suggest(topics, `${title.slice(0, 4)}x${title.slice(5)}`).map(({ topic }) => topic.id)).toContain(id);
});
