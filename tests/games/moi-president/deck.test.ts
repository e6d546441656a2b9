/** The deck against the table of components, and how five points are paid. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPoints, campaignPoints, copies, deck, deckFor, paymentsOf, soclePoints, sum } from '../../../src/games/moi-president/cards/deck.ts';
import { kindCards } from '../../../src/games/moi-president/cards/kinds.ts';

const file = resolve(import.meta.dirname, '../../../../shared/data/moi-president.json');
const byValue = (list: typeof campaignPoints) => Object.fromEntries(list.map(({ points, copies: n }) => [String(points), n]));

test.skipIf(!existsSync(file))('the deck is that of the table of components', () => {
  const table = JSON.parse(readFileSync(file, 'utf8')) as { [kind: string]: unknown };
  expect(byValue(campaignPoints)).toEqual(table.campaign);
  expect(byValue(soclePoints)).toEqual(table.socle);
  for (const kind of ['confiance', 'indecis', 'debat', 'polemique', 'affaire', 'immunite', 'diversion'] as const)
    expect(copies[kind], kind).toBe(table[kind]);
});

test('there are 70 cards: 20 points, 19 bonuses, 17 attacks, 10 jokers, 4 specials; 174 points', () => {
  const families = Object.groupBy(deck, ({ kind }) => kindCards[kind].category);
  expect(Object.fromEntries(Object.entries(families).map(([family, cards]) => [family, cards.length]))).toEqual({
    campagne: 20,
    bonus: 19,
    attaque: 17,
    joker: 10,
    speciale: 4,
  });
  expect(new Set(deck.map(({ id }) => id)).size).toBe(70);
  expect(sum(deck.filter(({ kind }) => kind === 'campagne').map(({ id }) => id))).toBe(116);
  expect(allPoints).toBe(174);
  expect(deckFor(3)).toHaveLength(70);
});

describe('five points are paid by sets of which no card is to spare, the cheapest first', () => {
  test.each<[string, string[], string[]]>([
    ['a five pays alone', ['campagne-5-1', 'campagne-5-2'], ['5']],
    ['a ten gets no change', ['campagne-10-1'], ['10']],
    ['small cards by two', ['campagne-3-1', 'campagne-3-2', 'campagne-3-3'], ['3+3']],
    ['every way once', ['campagne-3-1', 'campagne-3-2', 'campagne-4-1', 'campagne-8-1'], ['3+3', '4+3', '8']],
    ['as cheap, the fewest cards first', ['campagne-3-1', 'campagne-3-2', 'campagne-6-1'], ['6', '3+3']],
    ['too little pays nothing', ['campagne-4-1'], []],
  ])('%s', (_name, cards, sets) => expect(paymentsOf(cards).map((set) => set.join('+'))).toEqual(sets));
});
