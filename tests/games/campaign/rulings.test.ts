/** The rulings on what the rules leave open, by their numbers on the components page. */
import { describe, expect, test } from 'vitest';
import { quietTurns } from '../../../src/games/campaign/data/numbers.ts';
import { tokensLeft } from '../../../src/games/campaign/rules/table.ts';
import { row, scenario, tile } from './scenario.ts';

describe('ruling 1: gaining support flips one block, in the order that saves tokens', () => {
  const gain = (economy: string) => {
    const table = scenario({ hands: { obama: ['O10'] }, states: { OH: { economy, square: 1 }, FL: {} } });
    return row(table.asks('obama', 'ask.turn').answer('O10').asks('obama', 'ask.state').answer('OH').state, 'OH', 'economy');
  };
  test('first an enemy token leaves a circle of one’s own colour', () => expect(gain('RWrBrWB')).toBe('RWrBWB'));
  test('then an enemy token on a white circle is replaced', () => expect(gain('RWrBWB')).toBe('RWbBWB'));
  test('then a circle of the enemy colour is covered', () => expect(gain('RWBWB')).toBe('RbWBWB'));
  test('then an undecided block is taken', () => expect(gain('RbWBWB')).toBe('RbWbBWB'));
  test('then nothing happens', () => expect(gain('RbBB')).toBe('RbBB'));
});

describe('ruling 2: twelve tokens are a hard limit', () => {
  const tenOut = { defense: 'RbRbRbRbRbW', economy: 'RbRbRbRbRbW', square: 1 } as const;

  test('without a token only a circle of one’s own colour can be freed; else the support is lost', () => {
    const states = {
      MI: { ...tenOut, defense: 'RRbRbRbRbRbRb' },
      PA: { economy: 'RbW', square: 1 },
      OH: { economy: 'RWBr', square: 1 },
      FL: { economy: 'RRB', square: 1 },
    } as const;
    const lost = scenario({ hands: { obama: ['O10'] }, states });
    expect(tokensLeft(lost.state, 'obama')).toBe(0);
    lost.asks('obama', 'ask.turn').answer('O10').asks('obama', 'ask.state').answer('FL').tells('gains.no-token', { state: 'FL' });
    expect(row(lost.state, 'FL', 'economy')).toBe('RRB');
    const freed = scenario({ hands: { obama: ['O10'] }, states })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('OH');
    expect(row(freed.state, 'OH', 'economy')).toBe('RWB');
  });

  test('Demographic Support with too few tokens: its player chooses the circles', () => {
    const states = {
      MI: { ...tenOut, defense: 'RRbRbRbRbRb', economy: 'RbRbRbRbRbR' },
      CO: { key: 'seniors', defense: 'RRWB', economy: 'RWWB' },
      IA: { key: 'seniors', other: 'women', defense: 'RWBB', economy: 'RBB' },
    } as const;
    const table = scenario({ hands: { obama: ['O39'] }, states });
    expect(tokensLeft(table.state, 'obama')).toBe(2);
    const circles = table.asks('obama', 'ask.turn').answer('O39').asks('obama', 'ask.circles');
    expect(
      circles.decision.options.map(({ id, label }) => `${id} ${label.args?.n}`),
      'counted from one',
    ).toContain('CO.defense.2 3');
    circles
      .picking(2)
      .offering('CO.defense.2', 'CO.economy.1', 'CO.economy.2', 'IA.defense.1')
      .answer('CO.economy.2', 'IA.defense.1')
      .tells('group', { n: 2, states: ['CO', 'IA'] });
    expect([row(table.state, 'CO', 'economy'), row(table.state, 'CO', 'defense'), row(table.state, 'IA', 'defense')]).toEqual([
      'RWWbB',
      'RRWB',
      'RWbBB',
    ]);
  });
});

describe('ruling 3: parts in the printed order, wins after each', () => {
  test('Microtargeting that shifts a state into being won changes no key any more', () => {
    scenario({ hands: { obama: ['O26'] }, states: { NV: { economy: 'BBB', square: 2 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O26')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.direction')
      .answer('economy')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .tellsNot('key')
      .asks('mccain', 'ask.turn');
  });

  test('a part in another state still happens, after the win is resolved', () => {
    const table = scenario({ active: 'mccain', hands: { mccain: ['M34'] }, states: { NV: { defense: 'RRB', square: 1 }, FL: {} } });
    table
      .asks('mccain', 'ask.turn')
      .answer('M34')
      .asks('mccain', 'ask.state')
      .answer('NV')
      .asks('mccain', 'ask.new-state')
      .answer('OH')
      .tells('news')
      .asks('mccain', 'ask.state')
      .offering('OH', 'FL')
      .answer('OH')
      .asks('mccain', 'ask.direction')
      .answer('defense');
    expect(tile(table.state, 'OH').square).toBe(2);
  });

  test('Advertising Attack: Defense is settled before Economy', () => {
    // The first part wins the state on Defense, so the second finds it gone.
    const table = scenario({ hands: { obama: ['O09'] }, states: { NV: { defense: 'RBB', economy: 'RRB', square: 1 }, FL: {} } });
    table.asks('obama', 'ask.turn').answer('O09').asks('obama', 'ask.state').answer('NV').tells('wins', { state: 'NV' });
    expect(table.events.filter(({ message }) => message.key === 'gains')).toHaveLength(1);
  });

  test('Demographic Support is one part: its wins are simultaneous', () => {
    const won = { defense: 'RRW', square: 2, key: 'seniors' } as const;
    const table = scenario({ active: 'mccain', hands: { mccain: ['M37'] }, states: { NV: won, MT: won, FL: {} } });
    table.asks('mccain', 'ask.turn').answer('M37').asks('mccain', 'ask.win').offering('NV', 'MT');
  });
});

test('ruling 4: majority and minority are read when the card is played and stay fixed', () => {
  // Issue Control from the inner Defense square: two spaces toward Economy, though Economy is the majority after the first.
  const table = scenario({ hands: { obama: ['O24'] }, states: { OH: { square: 2 }, FL: {} } })
    .asks('obama', 'ask.turn')
    .answer('O24')
    .asks('obama', 'ask.state')
    .answer('OH');
  expect(tile(table.state, 'OH').square).toBe(4);
});

describe('ruling 5: different states, as many as are in play', () => {
  test('more cards discarded than states in play buy no more', () => {
    const hand = ['O16', 'O36', 'O37', 'O38'];
    const table = scenario({ hands: { obama: hand }, states: { OH: {}, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O16')
      .asks('obama', 'ask.pay-any')
      .answer('O36', 'O37', 'O38')
      .asks('obama', 'ask.next-state')
      .answer('OH');
    expect(table.events.filter(({ message }) => message.key === 'gains')).toHaveLength(2);
    table.asks('mccain', 'ask.turn');
  });

  test('with one state in play there is no different one', () => {
    const table = scenario({ hands: { obama: ['O35'] }, states: { OH: {} }, unused: [] })
      .asks('obama', 'ask.turn')
      .answer('O35');
    expect(table.events.filter(({ message }) => message.key === 'gains')).toHaveLength(1);
    table.asks('mccain', 'ask.turn');
  });
});

describe('ruling 6: costs are paid first', () => {
  test('to the discard pile, before anything is chosen, with other cards than the one played', () => {
    const table = scenario({ hands: { obama: ['O01', 'O36', 'O37', 'O38'] } })
      .asks('obama', 'ask.turn')
      .answer('O01')
      .asks('obama', 'ask.pay')
      .offering('O36', 'O37', 'O38')
      .answer('O36', 'O37');
    expect(table.state.campaigners.obama.discard).toEqual(['O36', 'O37']);
    expect(table.state.played).toEqual(['O01']);
    table.asks('obama', 'ask.state');
  });
});

describe('ruling 7: drawing', () => {
  test('cards discarded as a cost this turn are reshuffled, the card played is not', () => {
    const table = scenario({ hands: { obama: ['O21', 'O16'] }, decks: { obama: ['O10', 'O17'] } });
    // Oprah-palooza draws two; Campaigning, played at once, finds an empty deck and an empty discard pile.
    table
      .asks('obama', 'ask.turn')
      .answer('O21')
      .asks('obama', 'ask.play-one')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('FL')
      .tells('draws.none');
    const paid = scenario({ hands: { obama: ['O21', 'O36'] }, decks: { obama: ['O16', 'O17'] } });
    paid
      .asks('obama', 'ask.turn')
      .answer('O21')
      .asks('obama', 'ask.play-one')
      .answer('O16')
      .asks('obama', 'ask.pay-any')
      .answer('O36')
      .asks('obama', 'ask.next-state')
      .answer('FL');
    paid.asks('mccain', 'ask.turn');
    expect(paid.state.campaigners.obama.discard).toEqual(['O36', 'O21', 'O16']);
  });

  test('the draw action needs a card to draw', () => {
    scenario({ hands: { obama: ['O10'] }, decks: { obama: [] } })
      .asks('obama', 'ask.turn')
      .offering('O10')
      .blocking('draw', 'blocked.empty');
    const table = scenario({ hands: { obama: ['O10'] }, decks: { obama: [] }, discards: { obama: ['O36'] } })
      .asks('obama', 'ask.turn')
      .offering('O10', 'draw')
      .answer('draw');
    expect(table.tells('reshuffles').state.campaigners.obama.hand).toEqual(['O10', 'O36']);
  });
});

describe('ruling 8: draw 2, play 1', () => {
  test('the other card drawn may pay for the one played', () => {
    const table = scenario({ hands: { obama: ['O21', 'O36'] }, decks: { obama: ['O01', 'O37'] } });
    table
      .asks('obama', 'ask.turn')
      .answer('O21')
      .asks('obama', 'ask.play-one')
      .offering('O01', 'O37')
      .answer('O01')
      .tells('discards', { cards: ['O36', 'O37'] })
      .asks('obama', 'ask.state');
  });

  test('what cannot be paid for cannot be played: the other one is, without a question', () => {
    scenario({ hands: { obama: ['O21'] }, decks: { obama: ['O01', 'O45'] } })
      .asks('obama', 'ask.turn')
      .answer('O21')
      .tells('plays', { card: 'O45' })
      .asks('mccain', 'ask.turn');
  });

  test('if neither can be played both stay in hand', () => {
    const table = scenario({ hands: { obama: ['O21'] }, decks: { obama: ['O01', 'O02'] } })
      .asks('obama', 'ask.turn')
      .answer('O21')
      .tells('plays.none');
    expect(table.state.campaigners.obama.hand).toEqual(['O01', 'O02']);
  });

  test('if only one was drawn, that one is played', () => {
    scenario({ hands: { obama: ['O21'] }, decks: { obama: ['O45'] } })
      .asks('obama', 'ask.turn')
      .answer('O21')
      .tells('draws', { n: 1 })
      .tells('plays', { card: 'O45' });
  });

  test('its Going Negative counts', () => {
    scenario({ hands: { obama: ['O21'] }, decks: { obama: ['O09', 'O45'] }, die: [6] })
      .asks('obama', 'ask.turn')
      .answer('O21')
      .asks('obama', 'ask.play-one')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('FL')
      .tells('rolls', { face: 6 })
      .asks('mccain', 'ask.bonus');
  });
});

describe('ruling 9: Media Support stays until replaced', () => {
  test('a new one of the other side replaces it; it goes at once to its own owner’s discard pile', () => {
    const table = scenario({ hands: { obama: ['O31'] }, media: { card: 'M33', by: 'mccain' } })
      .asks('obama', 'ask.turn')
      .answer('O31')
      .tells('media.gone', { side: 'mccain', card: 'M33' });
    expect(table.state.media).toEqual({ card: 'O31', by: 'obama' });
    expect(table.state.campaigners.mccain.discard).toEqual(['M33']);
    expect(table.state.campaigners.obama.discard).toEqual([]);
  });

  test('so does a new one of the same side', () => {
    const table = scenario({ hands: { obama: ['O32'] }, media: { card: 'O31', by: 'obama' } })
      .asks('obama', 'ask.turn')
      .answer('O32');
    expect(table.state.campaigners.obama.discard).toEqual(['O31']);
  });

  test('it is out of its owner’s cycle while it is in force', () => {
    const table = scenario({
      hands: { obama: ['O20'] },
      decks: { obama: [] },
      discards: { obama: ['O36', 'O37'] },
      media: { card: 'O31', by: 'obama' },
    });
    table.asks('obama', 'ask.turn').answer('O20');
    expect([...table.state.campaigners.obama.hand].sort()).toEqual(['O36', 'O37']);
    expect(table.state.media?.card).toBe('O31');
  });
});

describe('ruling 10: whoever controls the media chooses after seeing the news', () => {
  test('news that names no state asks for none', () => {
    scenario({
      hands: { obama: ['O10'] },
      states: { NV: { economy: 'RBB', square: 4 }, FL: {} },
      media: { card: 'M31', by: 'mccain' },
      news: ['N20'],
    })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .tells('news', { card: 'N20' })
      .asks('mccain', 'ask.turn');
  });
});

test('ruling 11: a state is settled entirely before the next, and without a new state there is no news', () => {
  const won = { defense: 'RRW', square: 2, key: 'seniors' } as const;
  const table = scenario({ active: 'mccain', hands: { mccain: ['M37'] }, states: { NV: won, MT: won, FL: {} }, unused: [], news: ['N01', 'N02'] });
  table
    .asks('mccain', 'ask.turn')
    .answer('M37')
    .asks('mccain', 'ask.win')
    .answer('MT')
    .tells('wins', { state: 'MT' })
    .tells('wins', { state: 'NV' })
    .tellsNot('news');
  expect(table.state.news).toEqual(['N01', 'N02']);
});

test('ruling 12: the die comes last, and the win loop after it', () => {
  const states = { NV: { defense: 'RRB', square: 2 }, FL: {} } as const;
  const table = scenario({ hands: { obama: ['O09'] }, states, die: [6] });
  table
    .asks('obama', 'ask.turn')
    .answer('O09')
    .asks('obama', 'ask.state')
    .answer('FL')
    .asks('mccain', 'ask.bonus')
    .answer('accept')
    .asks('mccain', 'ask.state')
    .answer('NV')
    .asks('mccain', 'ask.issue')
    .answer('defense')
    .tells('wins', { side: 'mccain', state: 'NV' });
  // It is still Obama's turn until everything is settled.
  expect([table.state.active, table.state.played]).toEqual(['obama', ['O09']]);
  table.asks('mccain', 'ask.new-state').answer('OH').asks('mccain', 'ask.turn');
  expect(table.state.campaigners.obama.discard).toEqual(['O09']);
});

test('ruling 13: all states won without 270 is a draw of 269 to 269', () => {
  const obama = ['PA', 'MI', 'NJ', 'WA', 'MN', 'WI', 'IA', 'OR', 'NM', 'NH'];
  const mccain = ['FL', 'OH', 'NC', 'VA', 'IN', 'MO', 'CO', 'WV', 'MT'];
  const table = scenario({ hands: { obama: ['O22'] }, won: { obama, mccain }, states: { NV: { economy: 'BBB', square: 2 } } });
  table.asks('obama', 'ask.turn').answer('O22').asks('obama', 'ask.direction').answer('economy').ends('draw.votes');
  expect(table.state.outcome?.message.args).toEqual({ votes: 269, other: 269 });
});

// Ruling 14, who begins, is in draft.test.ts.

describe('ruling 15: sixty turns each without a state won are a draw', () => {
  test('counted over both, and told', () => {
    scenario({ hands: { obama: ['O36', 'O37'] }, quiet: quietTurns - 1 })
      .asks('obama', 'ask.turn')
      .answer('draw')
      .ends('draw.quiet');
    scenario({ hands: { obama: ['O36', 'O37'] }, quiet: quietTurns - 2 })
      .asks('obama', 'ask.turn')
      .answer('draw')
      .asks('mccain', 'ask.turn');
    expect(quietTurns).toBe(120);
  });

  test('a state won begins the count anew', () => {
    const table = scenario({ hands: { obama: ['O10'] }, states: { NV: { economy: 'RBB', square: 4 }, FL: {} }, quiet: quietTurns - 1 });
    table
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .asks('mccain', 'ask.turn');
    expect(table.state.quiet).toBe(0);
  });
});

// Ruling 16, the draft, is in draft.test.ts; what is public is in hidden.test.ts.
