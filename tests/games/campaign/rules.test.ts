/** The rulebook's own examples and clauses. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { rules } from '../../../src/games/campaign/rules/index.ts';
import { sayOf } from '../../standing/checks.ts';
import { row, scenario, tile } from './scenario.ts';

describe('the worked examples of the rules', () => {
  test("New Jersey's start: Economy is the majority issue, Clinton Democrats are the key", () => {
    const { state } = scenario({ hands: { obama: ['O10'] } });
    expect(tile(state, 'NJ')).toMatchObject({ square: 3, key: 'clinton-democrats' });
  });

  // McCain is the active player in the three examples of support.
  const support = (economy: string) => {
    const table = scenario({ active: 'mccain', hands: { mccain: ['M14'] }, states: { OH: { economy, square: 1 }, FL: {} } });
    return row(table.asks('mccain', 'ask.turn').answer('M14').asks('mccain', 'ask.state').answer('OH').state, 'OH', 'economy');
  };
  test('support, first way: a token of his colour covers a circle of the opponent', () => expect(support('RWBB')).toBe('RWBrB'));
  test("support, second way: the opponent's token leaves a circle of his colour", () => expect(support('RbRBB')).toBe('RRBB'));
  test("support, third way: his token replaces the opponent's on a white circle", () => expect(support('RWbBB')).toBe('RWrBB'));

  test('the issue shift: one space from Defense makes Economy the majority issue', () => {
    const table = scenario({ hands: { obama: ['O22'] }, states: { CO: { square: 2 }, OH: {} } });
    table
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('CO')
      .asks('obama', 'ask.direction')
      .answer('economy')
      .tells('shifts', { state: 'CO', turned: true });
    expect(tile(table.state, 'CO').square).toBe(3);
  });

  test('the key demographic: from College Graduates to Catholics', () => {
    const table = scenario({ hands: { obama: ['O18'] }, states: { NH: {}, OH: {} } });
    table.asks('obama', 'ask.turn').answer('O18').asks('obama', 'ask.state').answer('NH').tells('key', { state: 'NH', group: 'catholics' });
    expect(tile(table.state, 'NH')).toMatchObject({ key: 'catholics', other: 'college-graduates' });
  });

  test('Seniors in Colorado: its three undecided blocks become McCain’s', () => {
    const table = scenario({
      active: 'mccain',
      hands: { mccain: ['M37'] },
      states: { CO: { defense: 'RRWB', economy: 'RWWB', key: 'seniors' }, OH: { key: 'women' } },
    });
    table
      .asks('mccain', 'ask.turn')
      .answer('M37')
      .tells('group', { group: 'seniors', n: 3, states: ['CO'] });
    expect([row(table.state, 'CO', 'defense'), row(table.state, 'CO', 'economy')]).toEqual(['RRWrB', 'RWrWrB']);
  });

  test('Oregon and Iowa make 169; Obama wins Virginia and leads with 170, and replaces it by Nevada', () => {
    const states = { FL: {}, VA: { economy: 'RBBB', square: 3 }, MI: {}, MO: {} } as const;
    const table = scenario({ hands: { obama: ['O10'] }, won: { mccain: ['OR', 'IA'] }, states, news: ['N20'] });
    const view = () => table.state;
    table
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('VA')
      .tells('wins', { side: 'obama', state: 'VA', votes: 13, total: 170 })
      .asks('obama', 'ask.new-state')
      .answer('NV')
      .tells('enters', { side: 'obama', state: 'NV' });
    // Nevada takes Virginia's place, with its markers at their start.
    expect(view().tiles.map((one) => one.id)).toEqual(['FL', 'NV', 'MI', 'MO']);
    expect(tile(view(), 'NV')).toMatchObject({ square: 4, key: 'latinos', other: 'union-households' });
  });

  test('258 votes and Ohio, the last state, in the balance: McCain wins it and the election with 278', () => {
    // The rulebook gives Obama 263, but 258, 263 and Ohio's 20 add up to three votes more than there are. With every other state won he has 260.
    const won = {
      mccain: ['PA', 'MI', 'NJ', 'WA', 'MN', 'WI', 'IA', 'OR', 'NM'],
      obama: ['NH', 'FL', 'NC', 'VA', 'IN', 'MO', 'CO', 'NV', 'WV', 'MT'],
    };
    const table = scenario({ active: 'mccain', hands: { mccain: ['M10'] }, won, states: { OH: { defense: 'RRRRB', square: 2 } } });
    expect(rules.view(table.state, null).sides).toMatchObject({ mccain: { votes: 258 }, obama: { votes: 260 } });
    table.asks('mccain', 'ask.turn').answer('M10').tells('wins', { state: 'OH', total: 278 }).ends('won.votes', 'mccain');
  });
});

describe('the turn', () => {
  test('play or draw: drawing ends the turn', () => {
    const table = scenario({ hands: { obama: ['O10', 'O11'] }, decks: { obama: ['O36'] } });
    table.asks('obama', 'ask.turn').offering('O10', 'O11', 'draw').answer('draw').tells('draws', { side: 'obama', n: 1 }).asks('mccain', 'ask.turn');
    expect(table.state.campaigners.obama.hand).toEqual(['O10', 'O11', 'O36']);
  });

  test('with five cards in hand nobody may draw, and is told why', () => {
    const hand = ['O10', 'O11', 'O12', 'O13', 'O14'];
    scenario({ hands: { obama: hand } })
      .asks('obama', 'ask.turn')
      .offering(...hand)
      .blocking('draw', 'blocked.full')
      .refuses(['draw'], 'blocked');
  });

  test('with five cards a card that draws may still be played: there is no other limit to the hand', () => {
    const table = scenario({ hands: { obama: ['O20', 'O11', 'O12', 'O13', 'O14'] } })
      .asks('obama', 'ask.turn')
      .answer('O20');
    expect(table.state.campaigners.obama.hand).toHaveLength(7);
  });

  test('an Attack is not offered with fewer than two other cards, and says why', () => {
    scenario({ hands: { obama: ['O01', 'O10'] } })
      .asks('obama', 'ask.turn')
      .offering('O10', 'draw')
      .blocking('O01', 'blocked.cost');
  });

  test('the only two other cards are the cost: nothing to choose', () => {
    scenario({ hands: { obama: ['O01', 'O10', 'O11'] } })
      .asks('obama', 'ask.turn')
      .answer('O01')
      .tells('discards', { cards: ['O10', 'O11'] })
      .asks('obama', 'ask.state');
  });

  test('a card may always be played without effect: where all voters are one’s own already', () => {
    const states = { OH: { economy: 'BBB', square: 1 }, FL: {} } as const;
    const table = scenario({ hands: { obama: ['O10'] }, states })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state');
    expect(table.decision.options.find((option) => option.id === 'OH')?.detail?.args).toMatchObject({ gains: [], spaces: 0, open: false });
    table.answer('OH').tells('gains.none', { state: 'OH' }).tells('draws').asks('mccain', 'ask.turn');
  });

  test('a Demographic Support card without any such state may be played to be rid of it', () => {
    scenario({ hands: { obama: ['O45'] } })
      .asks('obama', 'ask.turn')
      .answer('O45')
      .tells('group.none')
      .asks('mccain', 'ask.turn');
  });

  test('whoever can neither play nor draw passes, and that is said', () => {
    scenario({ hands: { obama: ['O10'], mccain: [] }, decks: { mccain: [] } })
      .asks('obama', 'ask.turn')
      .answer('draw')
      .tells('passes', { side: 'mccain' })
      .asks('obama', 'ask.turn');
  });

  test('an option says what it would do', () => {
    const states = { OH: { economy: 'RWBBB', square: 2 }, IA: { economy: 'RBBB', square: 2 }, FL: {} } as const;
    const { decision } = scenario({ hands: { obama: ['O04'] }, states })
      .asks('obama', 'ask.turn')
      .answer('O04')
      .asks('obama', 'ask.state');
    const of = (id: string) => decision.options.find((option) => option.id === id)?.detail?.args;
    expect(of('OH')).toMatchObject({ gains: [{ issue: 'economy', from: 3, to: 4, of: 5 }], spaces: 1, decides: 'economy', wins: null });
    expect(of('IA')).toMatchObject({ gains: [{ issue: 'economy', from: 3, to: 4, of: 4 }], decides: 'economy', wins: 'obama' });
  });
});

test('whoever aims the news is told what it would do to each state', () => {
  const aim = (news: string) => {
    const states = { NV: { economy: 'RBB', square: 4 }, FL: { defense: 'RRRWB', square: 1 }, MT: { defense: 'RWW', square: 1 } } as const;
    const { decision } = scenario({ hands: { obama: ['O10'] }, states, media: { card: 'O31', by: 'obama' }, news: [news] })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .asks('obama', 'ask.news-state');
    return (id: string) => decision.options.find((option) => option.id === id)?.detail?.args;
  };
  expect(aim('N07')('FL')).toMatchObject({ gains: [{ by: 'mccain', from: 3, to: 4, of: 5 }], wins: null });
  expect(aim('N07')('MT')).toMatchObject({ gains: [{ by: 'mccain', from: 1, to: 3 }], wins: 'mccain' });
  expect(aim('N08')('FL')).toMatchObject({
    gains: [
      { by: 'obama', issue: 'defense', to: 2 },
      { by: 'obama', issue: 'economy', to: 3 },
    ],
  });
  expect(aim('N05')('FL')).toMatchObject({ gains: [], spaces: 0, open: false });
  expect(aim('N13')('FL')).toMatchObject({ key: 'latinos' });
});

describe('the deck', () => {
  test('an empty deck is made of the discard pile, without the cards played this turn', () => {
    const table = scenario({ hands: { obama: ['O20'] }, decks: { obama: ['O36'] }, discards: { obama: ['O10', 'O11'] } });
    table.asks('obama', 'ask.turn').answer('O20').tells('reshuffles', { side: 'obama' }).tells('draws', { n: 3 });
    const { hand, deck, discard } = table.state.campaigners.obama;
    expect([...hand].sort()).toEqual(['O10', 'O11', 'O36']);
    expect([deck, discard]).toEqual([[], ['O20']]);
  });

  test('if both are empty one draws fewer', () => {
    const table = scenario({ hands: { obama: ['O20'] }, decks: { obama: ['O36'] } })
      .asks('obama', 'ask.turn')
      .answer('O20')
      .tells('draws', { n: 1 });
    expect(table.state.campaigners.obama.hand).toEqual(['O36']);
  });
});

describe('support and shifts', () => {
  test('undecided voters are won only when no enemy voters are left in the row', () => {
    const gain = (economy: string) => {
      const table = scenario({ hands: { obama: ['O10'] }, states: { OH: { economy, square: 1 }, FL: {} } });
      return row(table.asks('obama', 'ask.turn').answer('O10').asks('obama', 'ask.state').answer('OH').state, 'OH', 'economy');
    };
    expect([gain('RWWB'), gain('RbWWB'), gain('RbWbWB')]).toEqual(['RbWWB', 'RbWbWB', 'RbWbWbB']);
  });

  test('undecided voters once taken never come back: the token is replaced, and stays a token', () => {
    let table = scenario({ hands: { obama: ['O10', 'O11'], mccain: ['M14', 'M15'] }, states: { OH: { economy: 'WB', square: 1 }, FL: {} } });
    const seen: string[] = [];
    const turns = [
      ['obama', 'O10'],
      ['mccain', 'M14'],
      ['obama', 'O11'],
      ['mccain', 'M15'],
    ] as const;
    for (const [side, card] of turns) {
      table = table.asks(side, 'ask.turn').answer(card).asks(side, 'ask.state').answer('OH');
      seen.push(row(table.state, 'OH', 'economy'));
    }
    expect(seen).toEqual(['WbB', 'WrB', 'WbB', 'WrB']);
  });

  test('a shift stops at the end of the track, and a whole shift can be without effect', () => {
    const shift = (square: 1 | 4) => {
      const table = scenario({ hands: { obama: ['O22'] }, states: { OH: { square }, FL: {} } });
      return table.asks('obama', 'ask.turn').answer('O22').asks('obama', 'ask.state').answer('OH').asks('obama', 'ask.direction').answer('economy');
    };
    expect(tile(shift(4).tells('shifts.none').state, 'OH').square).toBe(4);
    expect(tile(shift(1).state, 'OH').square).toBe(2);
  });
});

test('a player who leaves loses', () => {
  scenario({ hands: { obama: ['O10'] } })
    .leaves('obama')
    .ends('won.left', 'mccain');
});

test('the question of a turn says how the race stands, and what one voter more would decide', () => {
  const states = {
    OH: { economy: 'RWRR', square: 3 as const },
    FL: { defense: 'bRBB', square: 1 as const },
    NJ: { economy: 'RBWW', square: 4 as const },
  };
  const { ask } = scenario({ hands: { obama: ['O22'] }, states }).asks('obama', 'ask.turn').decision;
  const near = [
    { state: 'OH', by: 'mccain' },
    { state: 'FL', by: 'obama' },
  ];
  expect(ask.args).toMatchObject({ side: 'obama', own: 157, theirs: 155, near });
  expect(sayOf(campaign, 'en', ['obama', 'mccain'])(ask)).toBe(
    'Your turn: play a card or draw one. You have 157 votes, McCain 155; you need 270 to win. You’re one voter away from winning Florida, and McCain is one away from Ohio.',
  );
});

test('with an empty hand the question is to draw', () => {
  const { ask } = scenario({ hands: { obama: [] } }).asks('obama', 'ask.turn').decision;
  expect(sayOf(campaign, 'en', ['obama', 'mccain'])(ask)).toMatch(/^Your turn: your hand is empty, so draw a card\. You have 157 votes/);
});
