import { expect, expectTypeOf, test } from 'vitest';
import { french } from '../../src/i18n/languages/french.ts';
import { type FormsOfName, rowOf } from '../../src/i18n/languages.ts';

test('French joins «de» and «à» with the article of a name', () => {
  const formsOf = (name: string) => [french.forms(name).of, french.forms(name).to];
  expect(formsOf('le Débat')).toEqual(['du Débat', 'au Débat']);
  expect(formsOf('la Polémique')).toEqual(['de la Polémique', 'à la Polémique']);
  expect(formsOf('l’Affaire')).toEqual(['de l’Affaire', 'à l’Affaire']);
  expect(formsOf('les Indécis')).toEqual(['des Indécis', 'aux Indécis']);
  expect(formsOf('Candidate')).toEqual(['de Candidate', 'à Candidate']);
  expect(formsOf('un État')).toEqual(['d’un État', 'à un État']);
});

test('bold letters stand round the name, without the article that was joined', () => {
  expect(french.forms('Le Jeu du Président', '**')).toEqual({
    plain: '**Le Jeu du Président**',
    of: 'du **Jeu du Président**',
    to: 'au **Jeu du Président**',
  });
});

test('English gives a name as it is, and no other form', () => {
  expect(rowOf('en').forms('Le Jeu du Président', '**')).toEqual({ plain: '**Le Jeu du Président**' });
  expectTypeOf<FormsOfName<'en'>>().toEqualTypeOf<{ readonly plain: string }>();
  expectTypeOf<FormsOfName<'fr'>>().toEqualTypeOf<{ readonly plain: string; readonly of: string; readonly to: string }>();
});
