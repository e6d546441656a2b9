/** What each viewer may know, and what can be taken back. */
import { describe, expect, test } from 'vitest';
import { states } from '../../../src/games/campaign/data/states.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { mccainCards } from '../../../src/games/campaign/rules/cards/mccain.ts';
import { obamaCards } from '../../../src/games/campaign/rules/cards/obama.ts';
import { freshOption } from '../../../src/games/campaign/rules/effects/wins.ts';
import { rules } from '../../../src/games/campaign/rules/index.ts';
import { langs } from '../../../src/i18n/languages.ts';
import { toOption } from '../../../src/kernel/question.ts';
import { apply, decisions } from '../../../src/kernel/run.ts';
import { sayOf } from '../../standing/checks.ts';
import { scenario } from './scenario.ts';

const setting = {
  hands: { obama: ['O20', 'O11'], mccain: ['M36', 'M37', 'M38'] },
  decks: { obama: ['O36', 'O37', 'O38'], mccain: ['M10', 'M11'] },
  discards: { obama: ['O12'], mccain: ['M13'] },
  media: { card: 'M31', by: 'mccain' },
  news: ['N07'],
} as const;
const table = () =>
  scenario({
    ...setting,
    hands: { obama: [...setting.hands.obama], mccain: [...setting.hands.mccain] },
    decks: { obama: [...setting.decks.obama], mccain: [...setting.decks.mccain] },
    discards: { obama: ['O12'], mccain: ['M13'] },
    news: ['N07'],
  });

describe('a view', () => {
  test.each(['obama', 'mccain', null])('of %s names no card that is hidden from it', (viewer) => {
    const { state } = table();
    const seen = JSON.stringify(rules.view(state, viewer));
    const hidden = (['obama', 'mccain'] as const).flatMap((side) =>
      side === viewer ? [] : [...state.campaigners[side].deck, ...state.campaigners[side].hand],
    );
    for (const card of [...hidden, ...state.news]) expect(seen).not.toContain(`"${card}"`);
  });

  test('shows its own seat what is left to draw, but not in which order', () => {
    const { state } = scenario({ ...setting, hands: { obama: ['O20'] }, decks: { obama: ['O38', 'O36', 'O37'] }, discards: {}, news: ['N07'] });
    expect(rules.view(state, 'obama').own?.left).toEqual(['O36', 'O37', 'O38']);
    for (const lang of langs) {
      const say = sayOf(campaign, lang, ['obama', 'mccain']);
      expect(campaign.handWords(rules.view(state, 'obama'), say)).toContain(['O36', 'O37', 'O38'].map((id) => say.title(id))[0]);
    }
  });

  test('shows everybody hand sizes, discard piles, the media in force and the counts', () => {
    expect(rules.view(table().state, null)).toMatchObject({
      own: null,
      media: { card: 'M31', by: 'mccain' },
      news: { left: 1, last: null },
      sides: { obama: { hand: 2, deck: 3, discard: ['O12'] }, mccain: { hand: 3, deck: 2, discard: ['M13'] } },
    });
  });

  test('is no part of the state: changing it changes nothing', () => {
    const { state } = table();
    const before = JSON.stringify(state);
    const view = rules.view(state, 'obama');
    view.own?.hand.push('X');
    view.sides.obama.discard.push('X');
    view.tiles[0]!.defense.pop();
    view.tiles[0]!.square = 4;
    view.unused.push('X');
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('cards drawn are told to their owner; everybody else hears how many', () => {
  const { events } = table().asks('obama', 'ask.turn').answer('O20');
  expect(events.filter(({ message }) => JSON.stringify(message).includes('O36')).map(({ to }) => to)).toEqual([['obama']]);
});

describe('what can be taken back', () => {
  const barrier = (picks: string[][], from = table()) => {
    let { state } = from;
    let last = 'none';
    for (const picked of picks) {
      const asked = decisions(rules_, state)[0]!;
      const done = apply(rules_, state, { decision: asked.id, seat: asked.seat, picked });
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      ({ state } = done.value);
      last = done.value.barrier;
    }
    return last;
  };
  const rules_ = campaign.rules;

  test('a choice that showed nothing can; a draw, the die and the news cannot', () => {
    expect(barrier([['O11']])).toBe('none');
    expect(barrier([['O11'], ['FL']])).toBe('all');
    expect(barrier([['draw']])).toBe('all');
    expect(barrier([['O04'], ['FL']], scenario({ hands: { obama: ['O04'] } }))).toBe('none');
    expect(barrier([['O09'], ['FL']], scenario({ hands: { obama: ['O09'] } }))).toBe('all');
    const winning = () => scenario({ hands: { obama: ['O04'] }, states: { NV: { economy: 'RBB', square: 4 }, FL: {} }, news: ['N01'] });
    expect(barrier([['O04'], ['NV']], winning())).toBe('none');
    expect(barrier([['O04'], ['NV'], ['OH']], winning())).toBe('all');
  });
});

describe('the words', () => {
  test.each(langs)('%s: the board stays within a message, at its fullest', (lang) => {
    const say = sayOf(campaign, lang, ['obama', 'mccain']);
    const all = (letter: string) => Array.from({ length: 15 }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);
    const { state } = scenario({ discards: { obama: all('O'), mccain: all('M') }, media: { card: 'O33', by: 'obama' } });
    state.lastNews = { card: 'N09', state: 'NC' };
    const view = rules.view(state, null);
    expect(campaign.describe(view, say).length).toBeLessThanOrEqual(3500);
    expect(campaign.race(view, say).length).toBeLessThanOrEqual(300);
  });

  test.each(langs)('%s: pitch, pages and options keep their limits', (lang) => {
    const { pitch, topics, options, names } = campaign.texts[lang];
    expect(pitch.length).toBeLessThanOrEqual(100);
    expect(new Set(topics.map((topic) => topic.id)).size).toBe(topics.length);
    for (const topic of topics) {
      expect(topic.body.length, topic.id).toBeLessThanOrEqual(3500);
      expect(topic.body, topic.id).not.toMatch(/undefined|NaN/);
    }
    for (const option of campaign.options) {
      const text = options[option.name]!;
      expect(text.description.length).toBeLessThanOrEqual(100);
      if (option.kind === 'choice') for (const value of option.values) expect(text.choices[value]!.length).toBeLessThanOrEqual(100);
    }
    expect(Object.keys(names).filter((id) => /^[OMN]\d\d$/.test(id))).toHaveLength(110);
  });

  test.each(langs)('%s: what is said of a free state fits into a menu', (lang) => {
    const say = sayOf(campaign, lang, []);
    for (const { id } of states) expect(say(toOption(freshOption(id)).detail!).length, id).toBeLessThanOrEqual(100);
  });

  test.each(langs)('%s: what a card does fits on a picture of it', (lang) => {
    const say = sayOf(campaign, lang, []);
    for (const { id } of [...obamaCards, ...mccainCards]) expect(say({ key: 'effect', args: { card: id } }).length, id).toBeLessThanOrEqual(130);
  });
});
