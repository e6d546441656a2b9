/** One scenario for each of the 20 Breaking News cards, and for each face of the die. */

import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { newsCards } from '../../../src/games/campaign/rules/cards/news.ts';
import { freshTile } from '../../../src/games/campaign/rules/table.ts';
import { opponentOf, type Side } from '../../../src/games/campaign/vocabulary.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { drawnBy, row, type Setting, scenario, tile } from './scenario.ts';

/** The state the news is about, set up for these tests. */
const laid = { defense: 'RRRWB', economy: 'RRWBB', square: 3, key: 'union-households', other: 'clinton-democrats' } as const;

/** Obama wins Nevada, brings Ohio into play, and reveals this news. Unless the test sets other media, Obama aims it at the prepared state, Iowa. */
function reveal(news: string, setting: Setting = {}) {
  const table = scenario({
    hands: { obama: ['O10'], mccain: ['M36', 'M37', 'M38'] },
    states: { NV: { economy: 'RBB', square: 4 }, IA: laid, MI: {}, MO: {} },
    media: { card: 'O31', by: 'obama' },
    news: [news],
    ...setting,
  })
    .asks('obama', 'ask.turn')
    .answer('O10')
    .asks('obama', 'ask.state')
    .answer('NV')
    .tells('wins', { side: 'obama', state: 'NV' })
    .asks('obama', 'ask.new-state')
    .answer('OH')
    .tells('news', { card: news });
  const asked = decisions(campaign.rules, table.state)[0];
  return !setting.media && asked?.ask.key === 'ask.news-state' ? table.asks('obama', 'ask.news-state').answer('IA') : table;
}

describe('Breaking News', () => {
  test.each<[string, 1 | 2 | 3 | 4]>([
    ['N01', 4],
    ['N02', 4],
    ['N05', 1],
    ['N14', 1],
    ['N16', 2],
  ])('%s shifts the state to square %i', (news, square) => {
    expect(tile(reveal(news).state, 'IA').square).toBe(square);
  });

  test('N01 moves 2 spaces and N02 and N14 move 3: from one end of the track', () => {
    const from = (news: string, square: 1 | 4) => {
      const media = { card: 'O31', by: 'obama' } as const;
      const table = reveal(news, { media, states: { NV: { economy: 'RBB', square: 4 }, FL: { square }, MI: {} } });
      return tile(table.asks('obama', 'ask.news-state').answer('FL').state, 'FL').square;
    };
    expect([from('N01', 1), from('N02', 1), from('N05', 4), from('N14', 4)]).toEqual([3, 4, 2, 1]);
  });

  test('N02 from square 3 says that it stopped at the end of the track', () => {
    reveal('N02').tells('shifts', { state: 'IA', spaces: 1, end: true });
  });

  test.each<[string, Side, 'defense' | 'economy', number, string]>([
    ['N03', 'obama', 'economy', 4, 'RbRWBB'],
    ['N06', 'mccain', 'defense', 2, 'RRRWBr'],
  ])('%s shifts 1 and gives %s 1 support on %s', (news, side, issue, square, circles) => {
    const table = reveal(news).tells('gains', { side, state: 'IA', issue, n: 1 });
    expect(tile(table.state, 'IA').square).toBe(square);
    expect(row(table.state, 'IA', issue)).toBe(circles);
  });

  test.each<[string, number]>([
    ['N04', 4],
    ['N17', 2],
  ])('%s shifts 1 and changes the key demographic', (news, square) => {
    expect(tile(reveal(news).state, 'IA')).toMatchObject({ square, key: 'clinton-democrats', other: 'union-households' });
  });

  test('N07: whoever has more voters on the majority issue takes the undecided', () => {
    const media = { card: 'O31', by: 'obama' } as const;
    const aim = (economy: string) => {
      const states = { NV: { economy: 'RBB', square: 4 }, FL: { defense: 'RRRRB', economy, square: 3 }, MI: {} } as const;
      return reveal('N07', { media, states }).asks('obama', 'ask.news-state').answer('FL');
    };
    expect(row(aim('RRWWB').state, 'FL', 'economy')).toBe('RRWrWrB');
    expect(row(aim('RWBB').state, 'FL', 'economy')).toBe('RWbBB');
    const tie = aim('RRWBB').tells('leader.none', { state: 'FL' });
    expect(row(tie.state, 'FL', 'economy')).toBe('RRWBB');
  });

  test.each<[string, Side, string, string]>([
    ['N08', 'obama', 'RRRWbB', 'RRWbBB'],
    ['N19', 'mccain', 'RRRWrB', 'RRWrBB'],
  ])('%s: %s takes 1 undecided voter on each issue, though enemy voters remain', (news, _side, defense, economy) => {
    const { state } = reveal(news);
    expect([row(state, 'IA', 'defense'), row(state, 'IA', 'economy')]).toEqual([defense, economy]);
  });

  test.each<[string, string, string]>([
    ['N09', 'RRRWB', 'RbRWBB'],
    ['N12', 'RbRRWB', 'RRWBB'],
    ['N15', 'RRRWB', 'RRWBrB'],
    ['N18', 'RRRWBr', 'RRWBB'],
  ])('%s: 1 support on the majority or minority issue', (news, defense, economy) => {
    const { state } = reveal(news);
    expect([row(state, 'IA', 'defense'), row(state, 'IA', 'economy')]).toEqual([defense, economy]);
  });

  test('N10: McCain discards 2 cards of choice', () => {
    const table = reveal('N10').asks('mccain', 'ask.discard').picking(2).offering('M36', 'M37', 'M38').answer('M36', 'M38');
    expect(table.state.campaigners.mccain).toMatchObject({ hand: ['M37'], discard: ['M36', 'M38'] });
  });

  test('N11: Obama discards 2 cards, or all he has if they are fewer', () => {
    const two = reveal('N11', { hands: { obama: ['O10', 'O36', 'O37', 'O38'] } })
      .asks('obama', 'ask.discard')
      .answer('O36', 'O37');
    expect(two.state.campaigners.obama.hand).toContain('O38');
    const one = reveal('N11', { hands: { obama: ['O10', 'O36'] } }).tells('discards', { side: 'obama', cards: ['O36'] });
    expect(one.state.campaigners.obama.discard).toContain('O36');
  });

  test("N13: change the key; the Media Support in play goes to its owner's discard pile", () => {
    const table = reveal('N13', { media: { card: 'M33', by: 'mccain' } }).tells('media.gone', { card: 'M33' });
    expect(tile(table.state, 'OH').key).toBe(freshTile('OH').other);
    expect(table.state.media).toBeNull();
    expect(table.state.campaigners.mccain.discard).toEqual(['M33']);
    scenario({ hands: { obama: ['O10'] }, states: { NV: { economy: 'RBB', square: 4 }, IA: laid }, news: ['N13'] })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .tells('media.none');
  });

  test('news that names no state is about none; a hand without cards has nothing to discard, and that is said', () => {
    for (const news of ['N10', 'N11', 'N20']) {
      const { state } = reveal(news, { hands: { obama: ['O10'], mccain: [] }, decks: { obama: [] } });
      expect(state.lastNews).toEqual({ card: news, state: null });
    }
    reveal('N10', { hands: { obama: ['O10'], mccain: [] } }).tells('discards.none', { side: 'mccain' });
  });

  test('the news is remembered with the state it was aimed at', () => {
    expect(reveal('N01').state.lastNews).toEqual({ card: 'N01', state: 'IA' });
    expect(reveal('N01', { media: { card: 'M33', by: 'mccain' } }).state.lastNews).toEqual({ card: 'N01', state: 'OH' });
  });

  test('a news card leaves the game: it does not come back', () => {
    const { state } = reveal('N01', { news: ['N01', 'N02'] });
    expect(state.news).toEqual(['N02']);
  });

  test('N20: both draw 1 card', () => {
    reveal('N20').tells('draws', { side: 'obama', n: 1 }).tells('draws', { side: 'mccain', n: 1 });
  });

  test('there are twenty, each once', () => {
    expect(newsCards.map((card) => card.id)).toEqual(Array.from({ length: 20 }, (_, i) => `N${String(i + 1).padStart(2, '0')}`));
  });
});

describe('the Going Negative die', () => {
  const roll = (face: number, setting: Setting = {}) =>
    scenario({
      hands: { obama: ['O09'], mccain: [] },
      decks: { mccain: ['M36', 'M37', 'M38', 'M39'] },
      states: { FL: {}, IA: laid },
      die: [face],
      ...setting,
    })
      .asks('obama', 'ask.turn')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('FL')
      .tells('rolls', { side: 'obama', face });

  test('1: nothing, and nothing is asked', () => void roll(1).asks('mccain', 'ask.turn'));
  test('2: draw so many cards', () =>
    void roll(2)
      .asks('mccain', 'ask.bonus')
      .answer('accept')
      .tells('draws', { side: 'mccain', n: drawnBy(2) }));
  test('3: alter the key demographic of one state', () => {
    const table = roll(3).asks('mccain', 'ask.bonus').answer('accept').asks('mccain', 'ask.state').answer('IA');
    expect(tile(table.state, 'IA').key).toBe('clinton-democrats');
  });
  test('4: shift one state 1 space in either direction', () => {
    const table = roll(4)
      .asks('mccain', 'ask.bonus')
      .answer('accept')
      .asks('mccain', 'ask.state')
      .answer('IA')
      .asks('mccain', 'ask.direction')
      .answer('economy');
    expect(tile(table.state, 'IA').square).toBe(4);
  });
  test('5: draw so many cards', () =>
    void roll(5)
      .asks('mccain', 'ask.bonus')
      .answer('accept')
      .tells('draws', { side: 'mccain', n: drawnBy(5) }));
  test('6: gain 1 support on either issue in one state', () => {
    const table = roll(6)
      .asks('mccain', 'ask.bonus')
      .answer('accept')
      .asks('mccain', 'ask.state')
      .answer('IA')
      .asks('mccain', 'ask.issue')
      .answer('economy');
    expect(row(table.state, 'IA', 'economy')).toBe('RRWBrB');
  });

  test.each([2, 3, 4, 5, 6])('the opponent may decline face %i', (face) => {
    roll(face).asks('mccain', 'ask.bonus').offering('accept', 'decline').answer('decline').tells('declines').asks('mccain', 'ask.turn');
  });

  test.each<Side>(['obama', 'mccain'])('a bonus can win a state in the turn of %s, who stays the active player', (active) => {
    const opponent = opponentOf(active);
    const rows = opponent === 'mccain' ? 'RRB' : 'RBB';
    const states = { FL: {}, NV: { defense: rows, economy: rows, square: 1 }, WV: { defense: rows, economy: rows, square: 1 } } as const;
    const table = scenario({ active, hands: { [active]: [active === 'obama' ? 'O09' : 'M09'] }, states, die: [6] });
    table
      .asks(active, 'ask.turn')
      .answer(active === 'obama' ? 'O09' : 'M09')
      .asks(active, 'ask.state')
      .answer('FL')
      .asks(opponent, 'ask.bonus')
      .answer('accept')
      .asks(opponent, 'ask.state')
      .answer('NV')
      .asks(opponent, 'ask.issue')
      .answer('defense')
      .tells('wins', { side: opponent, state: 'NV' })
      .asks(opponent, 'ask.new-state')
      .answer('OH')
      .asks(opponent, 'ask.turn');
  });
});
