/** Sentences of Campaign Manager that are easily read amiss. */
import { expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { msg } from '../../../src/games/campaign/messages.ts';
import type { Lang } from '../../../src/i18n/languages.ts';
import { openSay, typeset } from '../../../src/i18n/say.ts';

test.each<[Lang, string]>([
  ['en', 'New Mexico shifts 2 spaces toward Defense, which becomes the majority issue (end of the track).'],
  ['fr', 'Nouveau-Mexique : le marqueur avance de 2 cases vers la Défense, qui devient majoritaire (bout de la piste).'],
])('a marker that turns a state at the end of its track: the issue becomes the majority issue, in %s', (lang, said) => {
  const say = openSay({ lang, texts: campaign.texts[lang], players: {} });
  expect(say(msg('shifts', { state: 'NM', toward: 'defense', spaces: 2, turned: true, end: true }))).toBe(typeset(said, lang));
});

test.each<[Lang, RegExp]>([
  ['en', /lets you choose/],
  ['fr', /vous laisse choisir/],
])('where news goes: the question alone says that a Media Support lets its owner choose, in %s', (lang, lets) => {
  const say = openSay({ lang, texts: campaign.texts[lang], players: {} });
  expect(say(msg('ask.news-state', { card: 'N01' }))).toMatch(lets);
  expect(campaign.texts[lang].firsts['ask.news-state']).not.toMatch(lets);
});

test('what else a card does names the card first, so that it isn’t read as the card drawn', () => {
  const say = openSay({ lang: 'en', texts: campaign.texts.en, players: {} });
  const drawn = { key: 'draws', args: { side: 'mccain', n: 1 } } as const;
  expect(say(msg('told.then', { side: 'mccain', card: 'M14', did: [drawn] }))).toBe('With “Joe The Plumber,” McCain also draws a card.');
});
