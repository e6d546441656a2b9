import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cards, copies } from '../../../src/games/candidate/data/cards.ts';
import { border, primaries, primaryOf, primaryWith } from '../../../src/games/candidate/data/primaries.ts';
import { electoralVotes, stateIds, votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { families } from '../../../src/games/candidate/vocabulary.ts';
import { langs } from '../../../src/i18n/types.ts';

describe('vote markers and primaries', () => {
  test('51 markers with 538 votes', () => {
    expect(stateIds).toHaveLength(51);
    expect(votesIn(...stateIds)).toBe(538);
  });

  test('23 primaries: singles, doubles and triples cover every state once', () => {
    const sizes = [1, 2, 3].map((n) => primaries.filter(({ states }) => states.length === n).length);
    expect(sizes).toEqual([5, 8, 10]);
    expect(sizes[0]! + 2 * sizes[1]! + 3 * sizes[2]!).toBe(51);
    expect(primaries.flatMap(({ states }) => states).sort()).toEqual([...stateIds].sort());
    for (const id of stateIds) expect(primaryWith(id).states).toContain(id);
    expect(() => primaryOf('S9')).toThrow('S9');
    expect(() => primaryWith('XX')).toThrow('XX');
  });

  test('borders are mutual: 42 pairs, none for Alaska and Hawaii', () => {
    for (const { id, borders } of primaries) for (const other of borders) expect(border(other, id), `${id} and ${other}`).toBe(true);
    expect(primaries.reduce((sum, { borders }) => sum + borders.length, 0) / 2).toBe(42);
    expect(primaryOf('D8')).toMatchObject({ states: ['AK', 'HI'], borders: [] });
  });
});

describe('the deck', () => {
  const count = (family: string) => cards.filter((card) => card.family === family).length;
  const sum = (family: string) => cards.filter((card) => card.family === family).reduce((total, { value }) => total + value, 0);

  test('108 cards, each with an id of its own', () => {
    expect(cards).toHaveLength(108);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(108);
  });

  test('so many of each family, with these sums', () => {
    expect(families.map(count)).toEqual([48, 18, 10, 5, 8, 4, 2, 4, 6, 3]);
    expect([sum('money'), sum('endorsement'), sum('rumor')]).toEqual([1870, 460, 260]);
    expect(cards.every(({ value }) => value % 10 === 0)).toBe(true);
  });
});

describe('texts', () => {
  test.each(langs)('%s: six candidates, every state, primary and card has a name, and every heading a page', (lang) => {
    const { names, topics } = candidate.texts[lang];
    for (const id of [...candidate.seats, ...stateIds, ...primaries.map((one) => one.id), ...cards.map((card) => card.id)])
      expect(names[id], id).toBeTruthy();
    expect(new Set(candidate.seats.map((seat) => names[seat])).size).toBe(6);
    for (const topic of topics) expect(topic.body.length, topic.id).toBeLessThanOrEqual(3500);
    expect(topics.map(({ id }) => id)).toEqual(candidate.texts.en.topics.map(({ id }) => id));
  });

  test('six colours, all different', () => expect(new Set(candidate.seats.map((seat) => candidate.colour(seat))).size).toBe(6));
});

const reference = resolve(import.meta.dirname, '../../../../shared/data/candidate.json');

test.skipIf(!existsSync(reference))('the tables agree with the reference (skipped where ../shared/data/candidate.json is absent)', () => {
  const table = JSON.parse(readFileSync(reference, 'utf8')) as {
    electoral_votes: { [state: string]: number };
    primaries: { id: string; states: string[]; votes: number; borders: string[] }[];
    state_adjacency: { [state: string]: string[] };
    deck: { money_k: object; endorsement_k: object; rumor_k: object };
  };
  expect(electoralVotes).toEqual(table.electoral_votes);
  expect(primaries.map(({ id, states, borders }) => ({ id, states, borders, votes: votesIn(...states) }))).toEqual(
    table.primaries.map(({ id, states, borders, votes }) => ({ id, states, borders, votes })),
  );
  expect([copies.money, copies.endorsement, copies.rumor]).toEqual([table.deck.money_k, table.deck.endorsement_k, table.deck.rumor_k]);
  for (const one of primaries)
    for (const other of primaries)
      if (one !== other)
        expect(border(one.id, other.id)).toBe(one.states.some((a) => other.states.some((b) => table.state_adjacency[a]!.includes(b))));
});
