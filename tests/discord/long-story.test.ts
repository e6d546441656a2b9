/** A story too long for one post continues whole in the next, and Discord accepts every post. */
import { expect, onTestFinished, test } from 'vitest';
import { parted } from '../../src/discord/present/parts/story.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { clamp } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import type { Message } from '../../src/kernel/types.ts';
import { openChannel } from '../chronicle/channel.ts';
import { ada, bob, must, place } from '../table/context.ts';
import { demoGame } from '../table/demo-game.ts';

/** The demo game as one chapter, in which each gain is told in about `length` characters. */
function wordy(length: number): Game {
  const { en } = demoGame.texts;
  const gain = () => `Gain: ${'so much '.repeat(length / 8)}to the end of it.`;
  const texts = { ...demoGame.texts, en: { ...en, phrases: { ...en.phrases, 'demo.gain': gain } } };
  return { ...demoGame, headlines: [...demoGame.headlines, 'demo.gain'], counted: {}, chapter: () => 'one', texts };
}

/** Plays with these answers after the bids. Returns what the channel shows at the end. */
async function playing(game: Game, answers: readonly string[]) {
  const channel = openChannel([game], 1);
  onTestFinished(() => channel.close());
  const { tables } = channel;
  let n = 0;
  const request = () => `r${++n}`;
  const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() }));
  await channel.invited(id);
  await must(tables.accept(id, bob, request()));
  const answer = async (picked: string) => {
    for (const { id: user } of [ada, bob]) {
      const { asked } = await must(tables.snapshot(id, user));
      if (asked) return must(tables.answer(id, user, asked.ref, [picked], request()));
    }
    throw new Error('nobody is asked');
  };
  for (let i = 0; i < 4; i++) await answer('1');
  for (const picked of answers) {
    await channel.quiet();
    await answer(picked);
  }
  await channel.quiet();
  const gains = channel.posts().flatMap((lines) => lines.filter((line) => line.startsWith('Gain')));
  return { posts: channel.posts(), gains, problems: channel.problems };
}

test('is told line by line, each whole and once, over as many posts as it takes', async () => {
  const { posts, gains, problems } = await playing(wordy(1200), Array(9).fill('gain'));
  expect(gains.filter((line) => line.endsWith('to the end of it.'))).toHaveLength(9);
  expect(posts.filter((lines) => lines.some((line) => line.startsWith('Gain'))).length).toBeGreaterThan(2);
  expect(problems).toEqual([]);
});

test('of one answer begins in a post before the board', async () => {
  const { posts, gains, problems } = await playing(wordy(2400), ['pair', 'one', 'gain']);
  expect(gains.filter((line) => line.endsWith('to the end of it.'))).toHaveLength(3);
  expect(posts.at(-1)!.join('\n')).toContain('your turn');
  expect(problems).toEqual([]);
});

test('of one sentence that no post has room for is cut where nothing breaks', () => {
  for (const sentence of [
    'one **two** three **four five** six',
    'to <@1181230000000000007>, <t:1800000000:R> on **time** and 🎉🎉 so',
    '**a**\\*b**c**',
  ]) {
    for (let most = 1; most <= sentence.length; most++) {
      const cut = clamp(sentence, most);
      expect(cut.length, `${most}: ${cut}`).toBeLessThanOrEqual(most);
      expect(cut.split('**').length % 2, cut).toBe(1);
      expect(cut, cut).not.toMatch(/<[^>]*$|[^*]\*…|\*{4}|\s\*\*…|[\ud800-\udbff]…/);
    }
    expect(clamp(sentence, sentence.length)).toBe(sentence);
  }
  expect(clamp('Ada has **won it all**', 18)).toBe('Ada has **won i**…');
  expect(clamp('Ada reads: *Two thousand hands shaken.*', 24)).toBe('Ada reads: *Two thousa*…');
  expect(clamp('Ada reads: *Two thousand hands shaken.*', 12)).toBe('Ada reads: …');
  expect(clamp(String.raw`a\*b wins the election`, 12)).toBe(String.raw`a\*b wins t…`);
});

test('is divided so that each part fits, and all of it is there', () => {
  const events: Message[] = Array.from({ length: 20 }, (_, i) => ({ key: 'won', args: { n: i } }));
  const speech = { ...speechOf(null, null, 'en'), line: ({ args }: Message) => `${args!.n} ${'x'.repeat(400)}` };
  const { before, here } = parted(events, { headlines: ['won'], counted: {} }, speech, 1000, 4000);
  expect([...before.flat(), ...here]).toEqual(events);
  expect(here).toHaveLength(2);
  expect(before.map((part) => part.length)).toEqual([9, 9]);
  expect(parted(events.slice(0, 2), { headlines: ['won'], counted: {} }, speech, 1000, 4000)).toEqual({ before: [], here: events.slice(0, 2) });
});
