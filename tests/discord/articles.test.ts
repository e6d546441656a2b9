/** The constitution in words: what a proposal's article tells those who are asked. */
import { expect, test } from 'vitest';
import { articleWords } from '../../src/discord/present/time/articles.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { constitution } from '../../src/table/consent/constitution.ts';

test.each([
  ['en', { answer: 'The next move cancels', reply: 'Playing on means no', silence: 'If nobody else has agreed', 'in-time': 'if they come back' }],
  ['fr', { answer: 'Le prochain coup', reply: 'Jouer, c’est refuser', silence: 'Si personne d’autre', 'in-time': 'Si la personne absente revient' }],
] as const)('an article says what ends its proposal early, and nothing else (%s)', (lang, words) => {
  const said = (matter: 'back' | 'draw' | 'away' | 'pause') => {
    const told = articleWords(constitution[matter], '', speechOf(null, null, lang));
    return Object.entries(words).flatMap(([how, part]) => (told.includes(part) ? [how] : []));
  };
  expect(said('back'), 'the next move comes before any silence').toEqual(['answer']);
  expect(said('draw')).toEqual(['reply', 'silence']);
  expect(said('away')).toEqual(['in-time']);
  expect(said('pause')).toEqual([]);
});
