/** A report of an impossible value names its file and line, in words. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyProgram, node } from './copy.ts';

interface Impossible {
  game: string;
  /** In the game's own folder. */
  file: string;
  from: string;
  to: string;
  /** If two files disagree, the one that is named, with any line. */
  at?: string;
  /** The message after the place. */
  says: string | RegExp;
}

const list: Impossible[] = [
  { game: 'moi-president', file: 'data/values.ts', from: '{ points: 8, copies: 3 }', to: '{ points: 0, copies: 3 }', says: /worth 0; .*at least 1/ },
  { game: 'moi-president', file: 'data/values.ts', from: 'debat: 7,', to: 'debat: -1,', says: /−1 .*at least 0/ },
  { game: 'campaign', file: 'data/states.ts', from: "state('NV', 5,", to: "state('NV', 0,", says: /NV has 0 votes/ },
  {
    game: 'campaign',
    file: 'data/states.ts',
    from: "{ defense: 'RRB', economy: 'RWB'",
    to: "{ defense: 'RRG', economy: 'RWB'",
    says: /NV has "RRG" as its defense row/,
  },
  {
    game: 'campaign',
    file: 'rules/cards/mccain.ts',
    from: "times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'defense', n: 1 })]",
    to: "times: bound('paid'), steps: [gainSupport({ by: me, in: s, issue: 'defense', n: 0 })]",
    at: 'rules/cards/mccain.ts',
    says: /M16 .*at least 1/,
  },
  {
    game: 'campaign',
    file: 'rules/cards/news.ts',
    from: "news('N01', shift({ in: affected, toward: 'economy', n: 2 }))",
    to: "news('N01', shift({ in: affected, toward: 'economy', n: -2 }))",
    says: /N01 .*at least 1/,
  },
  {
    game: 'campaign',
    file: 'rules/cards/die.ts',
    from: '2: [drawCards({ by: me, n: 1 })],',
    to: '2: [drawCards({ by: me, n: 0 })],',
    says: /Face 2 .*at least 1/,
  },
  { game: 'candidate', file: 'data/cards.ts', from: 'deadlock: { 0: 3 }', to: 'deadlock: { 0: -3 }', says: /−3 copies of deadlock/ },
  { game: 'candidate', file: 'data/states.ts', from: 'CA: 54,', to: "CA: '54',", says: /CA has "54" votes/ },
  { game: 'candidate', file: 'data/primaries.ts', from: "D7: ['CO', 'NM']", to: "D7: ['CO', 'UT']", says: /UT stands in more than one primary/ },
  {
    game: 'president',
    file: 'data/cities.ts',
    from: "city('nice', 'Nice', 4,",
    to: "city('nice', 'Nice', 0,",
    says: 'Nice has 0 points; a city is worth at least 1.',
  },
  {
    game: 'president',
    file: 'data/cities.ts',
    from: "city('nice', 'Nice', 4,",
    to: "city('nizza', 'Nice', 4,",
    at: 'data/squares.ts',
    says: /no city and no order is called 'nice'; cities stand in data/,
  },
  { game: 'president', file: 'data/squares.ts', from: "'rouen', 'caen', 'punch'", to: "'rouen', 'kaen', 'punch'", says: /called 'kaen'/ },
  { game: 'president', file: 'data/infos.ts', from: "order: 'go', square: 'paris'", to: "order: 'go', square: 'pariss'", says: /pariss.*no square/ },
];

let copy: Copy;
beforeAll(() => {
  copy = copyProgram();
});
afterAll(() => copy.remove());

test.each(list)('$game: $to', ({ game, file, from, to, at, says }) => {
  const path = `src/games/${game}/${file}`;
  const line = copy.edit({ file: path, from, to });
  try {
    const { status, stderr } = spawnSync(node, [join(copy.folder, 'src/scripts/components.ts'), game], { encoding: 'utf8' });
    expect(status).toBe(1);
    const place = at ? `src/games/${game}/${at}, line ` : `${path}, line ${line}: `;
    expect(stderr).toContain(place);
    expect(stderr.slice(stderr.indexOf(place) + place.length).split('\n')[0]).toMatch(says);
    expect(stderr).not.toMatch(/\n\s+at /);
  } finally {
    copy.mend(path);
  }
});
