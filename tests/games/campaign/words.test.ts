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
