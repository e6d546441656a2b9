/** The tables agree with what is published, with themselves, and with the page of components where it is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { winnerOf } from '../../../src/games/campaign/board.ts';
import { mccainCards } from '../../../src/games/campaign/cards/mccain.ts';
import { obamaCards } from '../../../src/games/campaign/cards/obama.ts';
import { freshTile, states } from '../../../src/games/campaign/data/states.ts';
import { enTitles } from '../../../src/games/campaign/text/en-titles.ts';
import { groups } from '../../../src/games/campaign/vocabulary.ts';

const circles = (letter: string) =>
  states.reduce((n, { defense, economy }) => n + [...`${defense}${economy}`].filter((one) => one === letter).length, 0);

describe('the states', () => {
  test('twenty, ten for each back, 226 votes', () => {
    expect(states).toHaveLength(20);
    expect(states.filter((tile) => tile.back === 'obama')).toHaveLength(10);
    expect(states.reduce((votes, tile) => votes + tile.votes, 0)).toBe(538 - 157 - 155);
  });
  test('162 circles: 59 red, 56 blue, 47 white', () => expect([circles('R'), circles('B'), circles('W')]).toEqual([59, 56, 47]));
  test('each group is the key of two states at the start and the other group of two', () => {
    for (const group of groups) {
      expect(
        states.filter((tile) => tile.key === group),
        group,
      ).toHaveLength(2);
      expect(
        states.filter((tile) => tile.other === group),
        group,
      ).toHaveLength(2);
    }
  });
  test('none comes into play won', () => expect(states.filter((tile) => winnerOf(freshTile(tile.id)))).toEqual([]));
});

describe('the decks', () => {
  const types = {
    attack: 3,
    advertising: 5,
    'advertising-attack': 1,
    campaigning: 6,
    'message-discipline': 2,
    'get-out-the-vote': 2,
    fundraising: 2,
    interview: 2,
    'issue-control': 2,
    microtargeting: 2,
    speech: 3,
    'media-support': 3,
    special: 2,
    'demographic-support': 10,
  };
  test.each([
    ['Obama', obamaCards],
    ['McCain', mccainCards],
  ])('%s: 45 cards of the published kinds, 15 with a star', (_name, cards) => {
    expect(cards).toHaveLength(45);
    expect(cards.filter((card) => card.starter)).toHaveLength(15);
    expect(Object.fromEntries(Object.keys(types).map((type) => [type, cards.filter((card) => card.type === type).length]))).toEqual(types);
  });
});

const page = resolve(import.meta.dirname, '../../../../shared/data/campaign.json');
interface Page {
  states: {
    code: string;
    ev: number;
    back: string;
    starter: boolean;
    issue_start: number;
    key_start: string;
    other: string;
    defense: Row;
    economy: Row;
  }[];
  decks: { [side: string]: { id: string; title: string; type: string; star: boolean; going_negative: boolean; discard_cost: number | 'X' | null }[] };
  news: { id: string; title: string }[];
}
interface Row {
  red: number;
  white: number;
  blue: number;
}
const kebab = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const letters = ({ red, white, blue }: Row) => 'R'.repeat(red) + 'W'.repeat(white) + 'B'.repeat(blue);

describe.skipIf(!existsSync(page))('the page of components (skipped where it is not at hand)', () => {
  const data = existsSync(page) ? (JSON.parse(readFileSync(page, 'utf8')) as Page) : { states: [], decks: {}, news: [] };

  test('the states are the same', () => {
    expect(states).toEqual(
      data.states.map((one) => ({
        id: one.code,
        votes: one.ev,
        back: kebab(one.back),
        starter: one.starter,
        defense: letters(one.defense),
        economy: letters(one.economy),
        square: one.issue_start,
        key: kebab(one.key_start),
        other: kebab(one.other),
      })),
    );
  });

  test('the cards are the same', () => {
    const ours = [...obamaCards, ...mccainCards].map(({ id, type, starter, negative, cost }) => ({
      id,
      title: enTitles[id],
      type,
      starter,
      negative,
      cost,
    }));
    const theirs = Object.values(data.decks)
      .flat()
      .map((one) => ({
        id: one.id,
        title: one.title,
        type: kebab(one.type),
        starter: one.star,
        negative: one.going_negative,
        cost: one.discard_cost === 'X' ? 'any' : (one.discard_cost ?? 0),
      }));
    expect(ours).toEqual(theirs);
    expect(data.news.map(({ id, title }) => [id, title])).toEqual(data.news.map(({ id }) => [id, enTitles[id]]));
  });
});
