import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { rowOf } from '../../src/i18n/languages.ts';
import { openSay, typeset, typesetTexts } from '../../src/i18n/say.ts';
import { langs } from '../../src/i18n/types.ts';

test('apostrophes are curly in every language', () => {
  expect(typeset("McCain's deck", 'en')).toBe('McCain’s deck');
  expect(typeset("l'État d'Obama", 'fr')).toBe('l’État d’Obama');
  expect(typeset('a "key" and a "state"', 'en')).toBe('a “key” and a “state”');
  expect(typeset('une "clé"', 'fr')).toBe('une «\u00a0clé\u00a0»');
});

test('French punctuation holds on to its word, English keeps its spaces', () => {
  expect(typeset('Fini : « oui » ; quoi ? Non !', 'fr')).toBe('Fini\u00a0: «\u00a0oui\u00a0»\u202f; quoi\u202f? Non\u202f!');
  expect(typeset('20 % des voix', 'fr')).toBe('20\u00a0% des voix');
  expect(typeset('50 000 $, 1 250 000 $ ou 40 k$', 'fr')).toBe('50\u202f000\u00a0$, 1\u202f250\u202f000\u00a0$ ou 40\u00a0k$');
  expect(typeset('a : b', 'en')).toBe('a : b');
});

test.each(['en', 'fr'] as const)('so does a name in bold that ends with a full stop: %s', (lang) => {
  expect(typeset('4 more than **Reform. Peace.**.', lang)).toBe('4 more than **Reform. Peace.**');
  expect(typeset('4 more than **Reform. Peace.**, then **Ohio**.', lang)).toBe('4 more than **Reform. Peace.**, then **Ohio**.');
});

test('a quotation that ends with a full stop ends its sentence as well; in English any mark does', () => {
  expect(typeset('Choose a state for "Reform. Prosperity. Peace.".', 'en')).toBe('Choose a state for “Reform. Prosperity. Peace.”');
  expect(typeset('Plays "Drill!".', 'en')).toBe('Plays “Drill!”');
  expect(typeset('Ben joue « Réforme. Paix. ».', 'fr')).toBe('Ben joue «\u00a0Réforme. Paix.\u00a0»');
  expect(typeset('Ben joue « Au feu ! ». Ohio', 'fr')).toBe('Ben joue «\u00a0Au feu\u202f!\u00a0». Ohio');
  expect(typeset('She plays "Now." and waits …', 'en')).toBe('She plays “Now.” and waits …');
});

test('English has commas and full stops inside a quotation', () => {
  expect(typeset('Ben lands on "Punch", reads "Walkabout".', 'en')).toBe('Ben lands on “Punch,” reads “Walkabout.”');
  expect(typeset('For "Peace.", "Who?", and "Stop!".', 'en')).toBe('For “Peace,” “Who?”, and “Stop!”');
  expect(typeset('« Punch », puis « Départ ».', 'fr')).toBe('«\u00a0Punch\u00a0», puis «\u00a0Départ\u00a0».');
  expect(rowOf('en').clause('Ben reads “Walkabout.”')).toBe('Ben reads “Walkabout”');
});

test('commands, mentions and times stay as they are', () => {
  const text = "`/x ask: it's : y` <t:1 :R> <@1>";
  expect(typeset(text, 'fr')).toBe(text);
});

test('what is set already is not set twice', () => {
  const once = typeset("« C'est tout ! » : 3 %", 'fr');
  expect(typeset(once, 'fr')).toBe(once);
});

const isPlain = (text: string): boolean => /'| [;!?](?![\p{L}\p{N}])| [:»%](?!\S)|« /u.test(text.replaceAll(/`[^`]*`/g, ''));

test.each(games.map((game) => [game.command, game] as const))('%s: everything it shows is set', (_, game) => {
  for (const lang of langs) {
    const { title, pitch, credits, topics, options, names } = game.texts[lang];
    const say = openSay({ lang, texts: game.texts[lang] });
    const spoken = Object.keys(names).map(say.title);
    const choices = Object.values(options).flatMap((option) => [option.description, ...Object.values(option.choices)]);
    const shown = [title, pitch, credits, ...topics.flatMap((topic) => [topic.title, topic.body]), ...choices, ...spoken];
    expect(shown.filter((text) => (lang === 'fr' ? isPlain(text) : text.replaceAll(/`[^`]*`/g, '').includes("'")))).toEqual([]);
  }
});

test('every option has a title to read, which is its name where none is given', () => {
  const option = { description: "It's one", choices: {} };
  const texts = { ...games[0]!.texts.en, options: { a: { ...option, name: 'two-words', title: 'Two Words' }, b: { ...option, name: 'plain' } } };
  const { a, b } = typesetTexts(texts, 'en').options;
  expect([a?.title, b?.title, a?.description]).toEqual(['Two Words', 'plain', 'It’s one']);
});
