/**
 * Weeks of each game, whose channel is checked by rules. This also writes the channels to a folder, for people to read:
 * `CHANNELS=folder npx vitest run --config vitest.proof.config.ts tests/chronicle/weeks.proof.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import { figuresOf } from './figures.ts';
import { began, day, isQuiet } from './sitters.ts';
import { type Played, playWeeks, type Weeks } from './weeks.ts';

/** The clock, and the day the forgetful one is back: after their time is over and the others have had the game answer for them. */
const ways: { [command: string]: Omit<Weeks, 'command'> } = {
  campaign: { lang: 'en', clock: '72+24', back: 11 },
  candidate: { lang: 'fr', clock: 'none', back: 16 },
  'moi-president': { lang: 'fr', clock: '72+24', back: 9 },
  president: { lang: 'en', clock: '24+12', back: 8 },
};
const usual = { lang: 'en', clock: '24+12', back: 8 } as const;

describe.each(games.map((game) => [game.command, game] as const))('weeks of /%s', (command) => {
  let played: Played;
  test('come to an end of which everybody is told, or go on', { timeout: 120_000 }, async () => {
    played = await playWeeks({ command, ...(ways[command] ?? usual) });
    const { scroll, people, table } = played;
    if (process.env.CHANNELS) {
      mkdirSync(process.env.CHANNELS, { recursive: true });
      writeFileSync(join(process.env.CHANNELS, `${command}.txt`), scroll.text());
    }
    console.log(`/${command}, ${figuresOf(played)}`);
    const last = scroll.all.at(-1)!;
    // A long game is fine, as long as it goes on.
    if (table.phase === 'playing') return expect(last.at).toBeGreaterThan(began + (played.days - 4) * day);
    expect(table.phase).toBe('over');
    const speech = speechOf(null, table, table.lang);
    expect(last.lines.filter((line) => line.startsWith('### '))).toHaveLength(1);
    for (const { name } of people) expect(last.lines.join('\n')).toContain(name);
    expect(last.buttons).toContain(speech.plain(bot('bot.button.again')));
  });

  test('are told in posts that Discord takes', () => {
    expect([...new Set(played.problems)]).toEqual([]);
  });

  test('leave no button in the channel that has outlived its post', () => {
    expect(played.dead).toEqual([]);
  });

  test('have somebody away, a pause, days off, and a choice taken back by consent', () => {
    expect(Object.keys(played.deeds)).toEqual(
      expect.arrayContaining(['proposes: away', 'agrees: back', 'proposes: pause', 'agrees: pause', 'days off', 'waits']),
    );
  });

  test('call nobody in their quiet hours, or for what is theirs no more', () => {
    const { scroll, people } = played;
    const personOf = (user: string) => people.find(({ id }) => id === user)!;
    const moment = (at: number) => new Date(at).toISOString();
    for (const { at, lines, kind, pings } of scroll.all) {
      for (const { user, turn } of pings) {
        expect(isQuiet(personOf(user), at), `${personOf(user).name} at ${moment(at)}: ${lines[0]}`).toBe(false);
        if (kind === 'reminder' || kind === 'call') expect(turn, `${personOf(user).name} is asked something at ${moment(at)}`).not.toBeNull();
      }
    }
  });

  test('call and remind everybody at most once a turn', () => {
    const seen = new Set<string>();
    for (const { at, kind, pings } of played.scroll.all) {
      if (kind !== 'call' && kind !== 'reminder') continue;
      for (const { user, turn } of pings) {
        const name = `${kind} ${user} in the turn of ${turn}`;
        expect(seen.has(name), `${name}, again at ${new Date(at).toISOString()}`).toBe(false);
        seen.add(name);
      }
    }
  });
});
