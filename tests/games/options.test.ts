/** The pages match the options chosen at a table: rules, How to play, and the aim, in every language. */
import { describe, expect, test } from 'vitest';
import { topicAt } from '../../src/discord/present/parts/guide.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { campaign } from '../../src/games/campaign/game.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { toldAt } from '../../src/i18n/say.ts';
import { type Lang, langs } from '../../src/i18n/types.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import { preselected } from '../../src/table/model/options.ts';
import { constantIn } from '../corrections/constant.ts';

const inEach = games.flatMap((game) => langs.map((lang) => [game.command, lang, game] as const));
const valuesOf = (option: Game['options'][number]): readonly (string | boolean)[] => (option.kind === 'toggle' ? [false, true] : option.values);

/** Everything there is to read about a game at a table with this choice, by place. */
function readAt(game: Game, lang: Lang, chosen: StartOptions | null): { [where: string]: string } {
  const { topics, guide } = game.texts[lang];
  const speech = speechOf(game, null, lang);
  return {
    aim: toldAt(guide.aim, chosen),
    ...Object.fromEntries(guide.pages.map((page, i) => [`how to play ${i + 1}`, toldAt(page, chosen)])),
    ...Object.fromEntries(topics.map((topic) => [`page ${topic.id}`, topicAt(game, topic, chosen, speech)])),
  };
}

describe.each(inEach)('the pages of /%s in %s', (_, lang, game) => {
  const usual = preselected(game, 2);
  const about = (name: string) => game.texts[lang].topics.filter((topic) => topic.about?.includes(name)).map(({ id }) => `page ${id}`);

  test('tell every option: what is chosen stands on a page about it, and another value reads otherwise', () => {
    for (const option of game.options) {
      const { name } = option;
      const words = game.texts[lang].options[name]!;
      expect(about(name), name).not.toEqual([]);
      for (const page of about(name)) {
        const told = valuesOf(option).map((value) => readAt(game, lang, { ...usual, [name]: value })[page]!);
        expect(new Set(told).size, `${page}: ${name}`).toBe(told.length);
        for (const text of told) expect(text.toLowerCase()).toContain((words.title ?? name).toLowerCase());
        for (const [i, value] of valuesOf(option).entries()) if (typeof value === 'string') expect(told[i]).toContain(words.choices[value]);
      }
    }
  });

  test('are as long as a message may be, whatever is chosen', () => {
    for (const option of game.options)
      for (const value of valuesOf(option)) {
        const read = readAt(game, lang, { ...usual, [option.name]: value });
        expect(read.aim!.length).toBeLessThanOrEqual(150);
        for (const [where, text] of Object.entries(read)) if (where.startsWith('how')) expect(text.length, where).toBeLessThanOrEqual(700);
      }
  });

  test('say no number of another value', () => expect(others(game, lang)).toEqual([]));
});

/** Numbers unrelated to any option: the squares of a board, each with its number. */
const meansElse: { readonly [game: string]: readonly string[] } = { president: ['page squares', 'page overview', 'how to play 1'] };

/** Finds pages that state another value's number than the table's: «president rules squares: rounds 20 says 30». */
function others(game: Game, lang: Lang): string[] {
  return game.options.flatMap((option) => {
    const numbers = valuesOf(option).map(String).filter(isNumber);
    return numbers.flatMap((value) =>
      Object.entries(readAt(game, lang, { ...preselected(game, 2), [option.name]: value })).flatMap(([where, text]) => {
        if (meansElse[game.command]?.includes(where)) return [];
        const said = new Set(text.match(/\d+/g));
        const astray = numbers.filter((one) => one !== value && said.has(one) && !constantIn(game.command, `${lang} ${where}`).includes(one));
        return astray.map((one) => `${where}: ${option.name} ${value} says ${one}`);
      }),
    );
  });
}

const isNumber = (value: string): boolean => /^\d+$/.test(value);

test('a number that stays where an option offers another is found', () => {
  const cards = { name: 'cards', kind: 'choice', values: ['3', '4'], initial: '3' } as const;
  const dealt = { ...campaign, options: [...campaign.options, cards] };
  expect(others(dealt, 'en')).toContain('page decks: cards 4 says 3');
});

test.each(inEach)('what /%s is in %s fits into the description of its command, which Discord takes whole or not at all', (_, lang, game) => {
  expect(game.texts[lang].pitch.length).toBeLessThanOrEqual(100);
});
