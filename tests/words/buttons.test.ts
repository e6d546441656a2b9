/** A sentence that names a button uses the button's label. */
import { expect, test } from 'vitest';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { texts } from '../../src/discord/text/index.ts';
import { games } from '../../src/games/index.ts';
import { type Lang, langs } from '../../src/i18n/types.ts';
import { argsOf } from './args.ts';

/** How each language says to press something, or where a button is. A bold or quoted name next to it is a button's. */
const pressing: { [lang in Lang]?: RegExp[] } = {
  en: [
    /\b[Pp]ress(?:es|ed)?(?: on)? (?:\*\*(.+?)\*\*|“(.+?)”|([A-Z]\S*))/g,
    /(?:\*\*([^*]+)\*\*|“([^”]+)”)(?: and [^ ]+)? (?:below|under (?:it|the))\b/g,
    /(?:page of|[Gg]o on with) (?:“([^”]+)”|\*\*([^*]+)\*\*|(Play)\b)/g,
  ],
  fr: [
    /\b[Aa]ppu(?:yez|yer|ie)(?: [a-zà-ÿ’]+){0,3} sur (?:\*\*(.+?)\*\*|«\s?(.+?)\s?»|([A-ZÀ-Ý]\S*))/g,
    /(?:\*\*([^*]+)\*\*|«\s?([^»]+?)\s?»),? (?:ci-dessous|en dessous|sous le)/g,
    /(?:page de|[Cc]ontinuez avec) (?:«\s?([^»]+?)\s?»|\*\*([^*]+)\*\*|(Jouer)\b)/g,
  ],
};

/** The names of buttons in a sentence. */
const namesIn = (text: string, lang: Lang): string[] =>
  (pressing[lang] ?? []).flatMap((wanted) => [...text.matchAll(wanted)].map((found) => found.slice(1).find((name) => name !== undefined)!));

/** A name without its final punctuation mark. */
const bare = (text: string) => text.replaceAll(/[.,:;!?]$/g, '');

test.each(langs)('every button that a sentence names bears that name (%s)', (lang) => {
  const { text: say, plain } = speechOf(games[0]!, null, lang);
  const keys = Object.keys(texts[lang]);
  const told = (key: string, n: number) => ({ key, args: argsOf(key, n, lang) }) as never;
  const labels = new Set(keys.filter((key) => key.startsWith('bot.button.')).flatMap((key) => [0, 1].map((n) => bare(plain(told(key, n))))));
  const own = keys.filter((key) => key.startsWith('bot.')).flatMap((key) => [0, 1, 2].map((n): [string, string] => [key, say(told(key, n))]));
  const theirs = games.flatMap(({ command, texts: { [lang]: game } }) => [
    ...game.topics.map(({ id, body }): [string, string] => [`${command} ${id}`, body]),
    ...game.guide.pages.map(({ title, body }): [string, string] => [`${command} ${title}`, body]),
    ...[...game.guide.steps, game.guide.end].map((body): [string, string] => [`${command} lesson`, body]),
    ...Object.entries(game.firsts).flatMap(([key, line]): [string, string][] => (typeof line !== 'string' ? [] : [[`${command} ${key}`, line]])),
  ]);
  const named = [...own, ...theirs].flatMap(([where, text]) => namesIn(text, lang).map((name) => [where, bare(name)] as const));
  expect(named.length).toBeGreaterThan(15);
  // The option to press in a lesson comes as the game shows it.
  const given = new Set(['Ada', lang === 'fr' ? 'voir le salon' : 'view the channel']);
  expect(named.filter(([, name]) => !labels.has(name) && !given.has(name))).toEqual([]);
});

test('a name that no button bears is found', () => {
  expect(namesIn('Whoever plays on, or presses **Resume**, ends it.', 'en')).toEqual(['Resume']);
  expect(namesIn('Jouer, ou appuyer sur **Mettre fin à la pause**, y met fin.', 'fr')).toEqual(['Mettre fin à la pause']);
  expect(namesIn('Go on with Play.', 'en')).toEqual(['Play']);
});
