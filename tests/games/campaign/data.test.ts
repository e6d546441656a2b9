/**
 * The tables agree with the published values. The reconstruction of the rest is kept as text in `tests/golden/campaign-components.txt`. Correcting a
 * value rightly changes that file: `UPDATE_GOLDEN=1 npx vitest run tests/games/campaign/data.test.ts` rewrites it.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/games/campaign/check.ts';
import { components } from '../../../src/games/campaign/components.ts';
import { votesAtStart } from '../../../src/games/campaign/data/numbers.ts';
import { states } from '../../../src/games/campaign/data/states.ts';
import { bonusFor, faces } from '../../../src/games/campaign/rules/cards/die.ts';
import { mccainCards } from '../../../src/games/campaign/rules/cards/mccain.ts';
import { newsCards } from '../../../src/games/campaign/rules/cards/news.ts';
import { obamaCards } from '../../../src/games/campaign/rules/cards/obama.ts';
import { deedsOf } from '../../../src/games/campaign/rules/parts/deeds.ts';
import type { Aspect } from '../../../src/games/campaign/rules/parts/meaning.ts';
import { freshTile, winnerOf } from '../../../src/games/campaign/rules/table.ts';
import { cardTitles } from '../../../src/games/campaign/words/en/cards.ts';
import { langs } from '../../../src/i18n/types.ts';

describe('the states', () => {
  test('twenty, ten for each back, 226 votes', () => {
    expect(states).toHaveLength(20);
    expect(states.filter((tile) => tile.back === 'obama')).toHaveLength(10);
    expect(states.reduce((votes, tile) => votes + tile.votes, 0)).toBe(538 - votesAtStart.obama - votesAtStart.mccain);
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

test('no value is impossible', () => expect(check()).toEqual([]));

/** The tables as `npm run components -- campaign` prints them, in every language: every value and every card's sentence. */
function tables(): string {
  const lines = langs.flatMap((lang) =>
    components(lang).flatMap(({ title, rows, note }) => [
      `## ${title}`,
      ...rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'object' ? String(cell.is) : String(cell))).join(' | ')),
      ...(note ? [note] : []),
      '',
    ]),
  );
  return `${lines.join('\n')}\n`;
}

test('reconstruction: it is as it was; after a correction run this file with UPDATE_GOLDEN=1', () => {
  const file = resolve(import.meta.dirname, '../../golden/campaign-components.txt');
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, tables());
  expect(tables()).toBe(readFileSync(file, 'utf8'));
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
  decks: {
    [side: string]: {
      id: string;
      title: string;
      type: string;
      star: boolean;
      going_negative: boolean;
      discard_cost: number | 'X' | null;
      ops: Op[];
    }[];
  };
  news: { id: string; title: string; ops: Op[] }[];
  going_negative: { [face: string]: Op };
}
type Op = (string | number)[];
interface Row {
  red: number;
  white: number;
  blue: number;
}
const kebab = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const letters = ({ red, white, blue }: Row) => 'R'.repeat(red) + 'W'.repeat(white) + 'B'.repeat(blue);

/** The colors of most circles are our choice. One of Florida's is undecided here, so that the sides are even whoever plays. */
const movedRows: { readonly [state: string]: string } = { FL: 'RRWWB' };

describe('the page of components', { skip: !existsSync(page), meta: { needs: 'the tables of components beside the clone' } }, () => {
  const data = existsSync(page) ? (JSON.parse(readFileSync(page, 'utf8')) as Page) : { states: [], decks: {}, news: [], going_negative: {} };

  test('reconstruction: the states are the same', () => {
    expect(states).toEqual(
      data.states.map((one) => ({
        id: one.code,
        votes: one.ev,
        back: kebab(one.back),
        starter: one.starter,
        defense: movedRows[one.code] ?? letters(one.defense),
        economy: letters(one.economy),
        square: one.issue_start,
        key: kebab(one.key_start),
        other: kebab(one.other),
      })),
    );
  });

  test('reconstruction: the cards are the same', () => {
    const ours = [...obamaCards, ...mccainCards].map(({ id, type, starter, negative, cost }) => ({
      id,
      title: cardTitles[id],
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
    expect(data.news.map(({ id, title }) => [id, title])).toEqual(data.news.map(({ id }) => [id, cardTitles[id]]));
  });

  test('the parts of all cards, news cards and faces of the die are the same', () => {
    const ours = [...obamaCards, ...mccainCards].map(({ id, play, lasting }) => [id, lasting ? [['media', lasting]] : opsOf(play)]);
    const theirs = Object.values(data.decks)
      .flat()
      .map(({ id, ops }) => [id, ops.map(plainOp)]);
    expect(ours).toEqual(theirs);
    expect(newsCards.map(({ id, play }) => [id, opsOf(play)])).toEqual(data.news.map(({ id, ops }) => [id, ops.map(plainOp)]));
    expect(faces.map((face) => opsOf(bonusFor(face)).slice(0, 1))).toEqual(
      Object.values(data.going_negative).map((op) => (op[0] === 'none' ? [] : [plainOp(op)])),
    );
  });
});

const lastings: { [media: string]: string } = { bias: 'chooses-news-state', opp_rolls_twice: 'opponent-rolls-twice', no_roll: 'never-rolls' };
const letterOf: { [A in Aspect]?: string } = { defense: 'D', economy: 'E', majority: 'major', minority: 'minor', either: 'any' };

/** An operation of the page, without the letters of its states. The rule tests say where two must differ. */
function plainOp([kind, ...rest]: Op): Op {
  if (kind === 'media') return ['media', lastings[String(rest[0])]!];
  if (kind === 'leader_takes_undecided') return [kind];
  if (kind === 'demographic') return [kind, kebab(String(rest[0]))];
  if (kind === 'supportTrailing') return ['support', 'major', ...rest];
  if (kind === 'gain' && rest.length === 2) return ['support', ...rest];
  return [kind!, ...rest.filter((one) => one !== 'A' && one !== 'B' && one !== 'S')];
}

/** Our parts in the page's notation. */
function opsOf(play: Parameters<typeof deedsOf>[0]): Op[] {
  const ops: Op[] = [];
  for (const { where, times, deeds } of deedsOf(play)) {
    if (where === 'paid') ops.push(['discardX']);
    let named: Aspect = where === 'behind' ? 'majority' : 'either';
    for (const deed of deeds) {
      const aspect = deed.do === 'gain' || deed.do === 'take' ? deed.issue : deed.do === 'shift' ? deed.toward : null;
      if (aspect && aspect !== 'same') named = aspect;
      const issue = letterOf[named]!;
      const by = 'by' in deed && deed.by !== 'me' ? [deed.by === 'obama' ? 'O' : 'M'] : [];
      const x = where === 'paid' ? 'X' : '';
      if (deed.do === 'gain') {
        const op = by.length > 0 ? ['gain', ...by, issue, deed.n] : [`support${x}`, issue, ...(x ? [] : [deed.n])];
        for (let i = 0; i < times; i++) ops.push(op);
      } else if (deed.do === 'shift') ops.push([`shift${x}`, issue, ...(x ? [] : [deed.n])]);
      else if (deed.do === 'take') ops.push(['take_undecided', ...by, issue, deed.n]);
      else if (deed.do === 'key') ops.push(['alter']);
      else if (deed.do === 'leader') ops.push(['leader_takes_undecided']);
      else if (deed.do === 'lose-media') ops.push(['remove_media']);
      else if (deed.do === 'group') ops.push(['demographic', deed.group]);
      else if (deed.do === 'draw' || deed.do === 'discard') ops.push([deed.do, ...by, deed.n]);
      // 'Draw 2, play 1' is one operation on the page.
      else if (deed.do === 'play-one') ops.splice(0, ops.length, ['draw2play1']);
    }
  }
  return ops;
}
