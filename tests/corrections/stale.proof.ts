/**
 * Changes every printed value of a game. Any number that stays in its rules pages, How to play, hints or sentences must be one that comes from no
 * value. Lessons are left out: a lesson tells one game that was played, and isn't offered if a value has made it impossible.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { standings } from '../games/standings.ts';
import type { Standing } from '../standing/play.ts';
import { someOf } from '../tools/often.ts';
import { constantIn } from './constant.ts';
import { copyProgram, type Edit } from './copy.ts';
import { another, messagesOf, numbersIn, rewriteValues, staleIn, type Told, toldBy } from './stale.ts';

/** Some numbers come only from how many rows the tables have, so another copy of the program has other rows. */
const otherRows: { readonly [game: string]: (line: string) => string } = {
  campaign: (line) =>
    /^\s*(?:state\('(?:MT|IA|MI)'|card\('[OM]4[35]'|news\('N20')/.test(line)
      ? ''
      : line.replace(/type: '(?:attack|advertising|campaigning|speech|media-support|interview|special)'/, "type: 'issue-control'"),
  candidate: (line) =>
    /^\s*(?:(?:WY|ID|MT|VT|ME|NH|AK|HI): |OH: 21|T9: |D8: |S5: |T1: )/.test(line)
      ? ''
      : line.replaceAll(/'(?:WY|ID|MT|AK|HI|OH|VT|ME|NH)', |, '(?:WY|ID|MT|AK|HI|OH|VT|ME|NH)'(?=\])/g, ''),
  president: (line) =>
    /^\s*(?:city\('(?:laval|caen|rouen|nice)'|card\('I24')/.test(line)
      ? ''
      : line
          .replaceAll(/'(?:laval|caen|rouen|nice)',? ?/g, '')
          .replace('= [1, 2, 3, 4, 5, 6, 7, 8]', '= [1, 2, 3]')
          .replace("'media', 'avignon'", "'punch', 'avignon'"),
};

/** The numbers that stay but shouldn't, in this game with these edits, by where they are said. */
async function staleAt(standing: Standing, ...edits: Edit[]): Promise<{ [where: string]: string[] }> {
  const { command, texts } = standing.game;
  const folder = mkdtempSync(join(tmpdir(), 'hustings-met-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const messages = messagesOf(standing);
  const met = join(folder, 'met.json');
  writeFileSync(met, JSON.stringify(messages));
  const told = async (rewrite: (line: string) => string): Promise<Told> => {
    const copy = copyProgram('tests/corrections');
    try {
      for (const edit of edits) copy.edit(edit);
      rewriteValues(copy, command, rewrite);
      return await toldBy(copy, command, met);
    } finally {
      copy.remove();
    }
  };
  const before = await told((line) => line);
  const others = [await told(another), await told(otherRows[command] ?? another)];
  const inNames = Object.values(texts.en.names).concat(Object.values(texts.fr.names)).join(' ').match(/\d+/g) ?? [];
  const given = (where: string): string[] => {
    const message = messages[Number(/^\w+ (?:said|hint) \S+ (\d+)$/.exec(where)?.[1] ?? -1)];
    // At a table, the number chosen there.
    const chosen = / at .+ (\d+)$/.exec(where)?.slice(1) ?? [];
    return [...inNames, ...chosen, ...(message ? numbersIn(message) : []), ...constantIn(command, where)];
  };
  const looked = Object.fromEntries(Object.entries(before).filter(([where]) => !/^\w+ (?:lesson|end)/.test(where)));
  expect(Object.keys(looked).length).toBeGreaterThan(100);
  return staleIn(looked, others, given);
}

describe.each(someOf(standings))('$game.command', { timeout: 180_000 }, (standing) => {
  test('tells no number that stays where its value is changed', async () => expect(await staleAt(standing)).toEqual({}));
});

test('a number that was typed into a sentence is found', { timeout: 180_000 }, async () => {
  const standing = standings.find(({ game }) => game.command === 'candidate')!;
  const words = 'src/games/candidate/words/en';
  const stale = await staleAt(
    standing,
    { file: `${words}/firsts.ts`, from: `\${majority} to win.`, to: '270 to win.' },
    { file: `${words}/guide.ts`, from: `You hold \${baseHand}.`, to: 'You hold five.' },
  );
  expect(stale).toMatchObject({ 'en how to play 2': ['5'] });
  const hint = Object.entries(stale).find(([where]) => where.startsWith('en hint ask.primary'));
  expect(hint?.[1]).toEqual(['270']);
});
