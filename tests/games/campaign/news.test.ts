/** One scenario for each of the 20 Breaking News cards, and for each face of the die. */
import { describe, expect, test } from 'vitest';
import { newsCards } from '../../../src/games/campaign/cards/news.ts';
import { opponentOf, type Side } from '../../../src/games/campaign/vocabulary.ts';
import { row, type Setting, scenario, tile } from './scenario.ts';

/** Obama wins Nevada, brings Ohio into play and this news is revealed. Ohio: RRRWB / RRWBB, square 3, key Union Households. */
function reveal(news: string, setting: Setting = {}) {
  return scenario({
    hands: { obama: ['O10'], mccain: ['M36', 'M37', 'M38'] },
    states: { NV: { economy: 'RBB', square: 4 }, FL: {}, MI: {}, MO: {} },
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
}

describe('Breaking News', () => {
  test.each<[string, 1 | 2 | 3 | 4]>([
    ['N01', 4],
    ['N02', 4],
    ['N05', 1],
    ['N14', 1],
    ['N16', 2],
  ])('%s shifts the state to square %i', (news, square) => {
    expect(tile(reveal(news).state, 'OH').square).toBe(square);
  });

  test('N01 moves 2 spaces and N02 and N14 move 3: from one end of the track', () => {
    const from = (news: string, square: 1 | 4) => {
      const media = { card: 'O31', by: 'obama' } as const;
      const table = reveal(news, { media, states: { NV: { economy: 'RBB', square: 4 }, FL: { square }, MI: {} } });
      return tile(table.asks('obama', 'ask.news-state').answer('FL').state, 'FL').square;
    };
    expect([from('N01', 1), from('N02', 1), from('N05', 4), from('N14', 4)]).toEqual([3, 4, 2, 1]);
  });

  test.each<[string, Side, 'defense' | 'economy', number, string]>([
    ['N03', 'obama', 'economy', 4, 'RbRWBB'],
    ['N06', 'mccain', 'defense', 2, 'RRRWBr'],
  ])('%s shifts 1 and gives %s 1 support on %s', (news, side, issue, square, circles) => {
    const table = reveal(news).tells('gains', { side, state: 'OH', issue, n: 1 });
    expect(tile(table.state, 'OH').square).toBe(square);
    expect(row(table.state, 'OH', issue)).toBe(circles);
  });

  test.each<[string, number]>([
    ['N04', 4],
    ['N17', 2],
  ])('%s shifts 1 and changes the key demographic', (news, square) => {
    expect(tile(reveal(news).state, 'OH')).toMatchObject({ square, key: 'clinton-democrats', other: 'union-households' });
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
    expect([row(state, 'OH', 'defense'), row(state, 'OH', 'economy')]).toEqual([defense, economy]);
  });

  test.each<[string, string, string]>([
    ['N09', 'RRRWB', 'RbRWBB'],
    ['N12', 'RbRRWB', 'RRWBB'],
    ['N15', 'RRRWB', 'RRWBrB'],
    ['N18', 'RRRWBr', 'RRWBB'],
  ])('%s: 1 support on the majority or minority issue', (news, defense, economy) => {
    const { state } = reveal(news);
    expect([row(state, 'OH', 'defense'), row(state, 'OH', 'economy')]).toEqual([defense, economy]);
  });

  test('N10: McCain discards 2 cards of his choice', () => {
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
    expect(tile(table.state, 'OH').key).toBe('clinton-democrats');
    expect(table.state.media).toBeNull();
    expect(table.state.campaigners.mccain.discard).toEqual(['M33']);
    reveal('N13').tells('media.none');
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
    scenario({ hands: { obama: ['O09'], mccain: [] }, decks: { mccain: ['M36', 'M37'] }, die: [face], ...setting })
      .asks('obama', 'ask.turn')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('FL')
      .tells('rolls', { side: 'obama', face });

  test('1: nothing, and nothing is asked', () => void roll(1).asks('mccain', 'ask.turn'));
  test('2: draw 1 card', () => void roll(2).asks('mccain', 'ask.bonus').answer('accept').tells('draws', { side: 'mccain', n: 1 }));
  test('3: alter the key demographic of one state', () => {
    const table = roll(3).asks('mccain', 'ask.bonus').answer('accept').asks('mccain', 'ask.state').answer('NJ');
    expect(tile(table.state, 'NJ').key).toBe('latinos');
  });
  test('4: shift one state 1 space in either direction', () => {
    const table = roll(4)
      .asks('mccain', 'ask.bonus')
      .answer('accept')
      .asks('mccain', 'ask.state')
      .answer('NJ')
      .asks('mccain', 'ask.direction')
      .answer('economy');
    expect(tile(table.state, 'NJ').square).toBe(4);
  });
  test('5: draw 2 cards', () => void roll(5).asks('mccain', 'ask.bonus').answer('accept').tells('draws', { side: 'mccain', n: 2 }));
  test('6: gain 1 support on either issue in one state', () => {
    const table = roll(6)
      .asks('mccain', 'ask.bonus')
      .answer('accept')
      .asks('mccain', 'ask.state')
      .answer('NJ')
      .asks('mccain', 'ask.issue')
      .answer('economy');
    expect(row(table.state, 'NJ', 'economy')).toBe('RWWBrB');
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
