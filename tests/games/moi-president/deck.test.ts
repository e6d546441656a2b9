/**
 * The reconstructed values against the table of components, and how five points are paid. Only the first two tests look at the values themselves: if
 * you correct one, change the figures here, and run `UPDATE_GOLDEN=1 npx vitest run tests/games/moi-president` once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/games/moi-president/check.ts';
import { components } from '../../../src/games/moi-president/components.ts';
import { deck, deckFor, kindOf, paymentsOf, sorted } from '../../../src/games/moi-president/data/deck.ts';
import { copies, type Values, values } from '../../../src/games/moi-president/data/values.ts';
import { kindCards } from '../../../src/games/moi-president/rules/cards/kinds.ts';
import { langs } from '../../../src/i18n/languages.ts';

const file = resolve(import.meta.dirname, '../../../../shared/data/moi-president.json');
const byValue = (list: Values) => Object.fromEntries(list.map(({ points, copies: n }) => [String(points), n]));

const beside = { skip: !existsSync(file), meta: { needs: 'the tables of components beside the clone' } };
test('reconstruction: the deck is that of the table of components', beside, () => {
  const table = JSON.parse(readFileSync(file, 'utf8')) as { [kind: string]: unknown };
  expect(byValue(values.campagne)).toEqual(table.campaign);
  expect(byValue(values.socle)).toEqual(table.socle);
  for (const kind of ['confiance', 'indecis', 'debat', 'polemique', 'affaire', 'immunite', 'diversion'] as const)
    expect(copies[kind], kind).toBe(table[kind]);
});

test('reconstruction: 70 cards: 20 points, 19 bonuses, 17 attacks, 10 jokers, 4 specials; 174 points', () => {
  const families = Object.groupBy(deck, ({ kind }) => kindCards[kind].category);
  expect(Object.fromEntries(Object.entries(families).map(([family, cards]) => [family, cards.length]))).toEqual({
    campagne: 20,
    bonus: 19,
    attaque: 17,
    joker: 10,
    speciale: 4,
  });
  const points = (cards: typeof deck) => cards.reduce((sum, card) => sum + card.points, 0);
  expect(points(deck.filter(({ kind }) => kind === 'campagne'))).toBe(116);
  expect(points(deck)).toBe(174);
  expect(deckFor(3)).toHaveLength(70);
});

test('every card has an id of its own, which says its kind and not what it is worth; a bigger deck’s ids are known as well', () => {
  expect(new Set(deck.map(({ id }) => id)).size).toBe(deck.length);
  for (const { id, kind } of deck) expect(kindOf(id)).toBe(kind);
  expect(sorted(['debat-12', 'campagne-99', 'socle-01', 'campagne-02'])).toEqual(['campagne-02', 'campagne-99', 'socle-01', 'debat-12']);
  expect(() => kindOf('scandale-01')).toThrow('There is no card');
});

test('the values are possible, and stand in the printed tables in every language', () => {
  expect(check()).toEqual([]);
  for (const lang of langs) {
    const [campaign, base, others] = components(lang);
    expect(campaign!.rows.map(({ cells }) => cells)).toEqual(values.campagne.map(({ points, copies: n }) => [points, n]));
    expect(base!.rows).toHaveLength(values.socle.length);
    expect(others!.rows.map(({ cells }) => (cells[2] as { is: number }).is)).toEqual(Object.values(copies));
  }
});

describe('five points are paid by sets of which no card is to spare, the cheapest first', () => {
  test.each<[string, number[], string[]]>([
    ['a five pays alone', [5, 5], ['5']],
    ['a ten gets nothing back', [10], ['10']],
    ['small cards by two', [3, 3, 3], ['3+3']],
    ['every way once', [3, 3, 4, 8], ['3+3', '4+3', '8']],
    ['as cheap, the fewest cards first', [3, 3, 6], ['6', '3+3']],
    ['too little pays nothing', [4], []],
  ])('%s', (_name, cards, sets) => expect(paymentsOf(cards).map((set) => set.join('+'))).toEqual(sets));
});
