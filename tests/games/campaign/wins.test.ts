/** Winning states, new states, and the end of the game. */

import { describe, expect, test } from 'vitest';
import { votesAtStart, votesToWin } from '../../../src/games/campaign/data/numbers.ts';
import { tileOf } from '../../../src/games/campaign/data/states.ts';
import { freshTile, tokensLeft, votesOf } from '../../../src/games/campaign/rules/table.ts';
import { scenario, tile } from './scenario.ts';

const nearlyObamas = { defense: 'RBB', economy: 'RBB' };

describe('a state is won the instant its majority row is one colour', () => {
  test('by support on the majority issue, not on the other', () => {
    const win = (square: 1 | 4) =>
      scenario({ hands: { obama: ['O10'] }, states: { NV: { ...nearlyObamas, square }, FL: {} } })
        .asks('obama', 'ask.turn')
        .answer('O10')
        .asks('obama', 'ask.state')
        .answer('NV');
    win(4)
      .tells('wins', { side: 'obama', state: 'NV', votes: tileOf('NV').votes, total: votesAtStart.obama + tileOf('NV').votes })
      .asks('obama', 'ask.new-state');
    win(1).tellsNot('wins').asks('mccain', 'ask.turn');
  });

  test('by a shift alone', () => {
    scenario({ hands: { obama: ['O22'] }, states: { NV: { economy: 'BBB', square: 2 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.direction')
      .answer('economy')
      .tells('wins', { side: 'obama', state: 'NV' });
  });

  test('an opponent’s shift gives it to the other side, who chooses the new state in the opponent’s turn', () => {
    scenario({ hands: { obama: ['O22'] }, states: { NV: { economy: 'RRR', square: 2 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O22')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.direction')
      .answer('economy')
      .tells('wins', { side: 'mccain', state: 'NV' })
      .asks('mccain', 'ask.new-state')
      .answer('OH')
      // The rest of Obama's card still takes effect.
      .tells('draws', { side: 'obama', n: 1 })
      .asks('mccain', 'ask.turn');
  });

  test('undecided voters hinder it', () => {
    scenario({ hands: { obama: ['O10'] }, states: { NV: { economy: 'RWB', square: 4 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('NV')
      .tellsNot('wins');
  });

  test('in the middle of a card: the parts for that state are lost, the others are done', () => {
    // The support wins Nevada, so the shift no longer finds it.
    const table = scenario({ hands: { obama: ['O04'] }, states: { NV: { economy: 'RBB', square: 3 }, FL: {} } })
      .asks('obama', 'ask.turn')
      .answer('O04')
      .asks('obama', 'ask.state')
      .answer('NV');
    table.tells('wins', { state: 'NV' }).asks('obama', 'ask.new-state').answer('OH').tellsNot('shifts').asks('mccain', 'ask.turn');
  });

  test('by news, also for the opponent', () => {
    const states = { NV: { ...nearlyObamas, square: 4 }, FL: {} } as const;
    // Obama, who has the media, sends the news to Montana, where McCain holds all of Defense.
    const media = { card: 'O31', by: 'obama' } as const;
    scenario({ hands: { obama: ['O10'] }, states: { ...states, MT: { defense: 'RRR', economy: 'RWB', square: 3 } }, media, news: ['N05', 'N20'] })
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .asks('obama', 'ask.news-state')
      .answer('MT')
      .tells('wins', { side: 'mccain', state: 'MT' })
      .asks('mccain', 'ask.new-state');
  });

  test('before the die is rolled', () => {
    const table = scenario({ hands: { obama: ['O09'] }, states: { NV: { ...nearlyObamas, square: 4 }, FL: {} }, die: [2] });
    table
      .asks('obama', 'ask.turn')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('NV')
      .tells('wins', { state: 'NV' })
      .tellsNot('rolls')
      .asks('obama', 'ask.new-state')
      .answer('OH')
      .tells('rolls')
      .asks('mccain', 'ask.bonus');
  });
});

describe('several states at once', () => {
  const seniors = { square: 2, key: 'seniors' } as const;
  const atOnce = () =>
    scenario({
      active: 'mccain',
      hands: { mccain: ['M37'] },
      states: { NV: { ...seniors, defense: 'RRW' }, WV: { ...seniors, defense: 'RWW' }, MT: { ...seniors, defense: 'RRW' }, FL: {} },
      news: ['N16', 'N20', 'N01'],
    })
      .asks('mccain', 'ask.turn')
      .answer('M37');

  test('the active player orders them; each is settled entirely, news and all, before the next', () => {
    const table = atOnce()
      .asks('mccain', 'ask.win')
      .offering('NV', 'WV', 'MT')
      .answer('WV')
      .tells('wins', { state: 'WV' })
      .asks('mccain', 'ask.new-state')
      .answer('OH')
      .tells('news', { card: 'N16' })
      .tells('shifts', { state: 'OH' })
      .tellsNot('wins')
      .asks('mccain', 'ask.win')
      .offering('NV', 'MT')
      .answer('MT')
      .asks('mccain', 'ask.new-state')
      .answer('VA')
      .tells('news', { card: 'N20' })
      .tells('wins', { state: 'NV' })
      .asks('mccain', 'ask.new-state')
      .answer('IA')
      .tells('news', { card: 'N01' });
    expect(table.state.campaigners.mccain.won).toEqual(['WV', 'MT', 'NV']);
    expect(table.state.tiles.map((one) => one.id)).toEqual(['IA', 'OH', 'VA', 'FL']);
    table.asks('obama', 'ask.turn');
  });

  test('also when they are the opponent’s, who then chooses the new states', () => {
    // News gives McCain Montana while his Nevada is being settled. Obama decides everything, because it is his turn.
    const mccains = { defense: 'RRR', economy: 'RBB' } as const;
    const table = scenario({
      hands: { obama: ['O17', 'O36', 'O37'] },
      states: { NV: { ...mccains, square: 3 }, WV: { defense: 'RWW', square: 3, key: 'seniors' }, MT: { ...mccains, square: 3 }, FL: {} },
      media: { card: 'O31', by: 'obama' },
      news: ['N05', 'N20', 'N20'],
    });
    table
      .asks('obama', 'ask.turn')
      .answer('O17')
      .asks('obama', 'ask.pay-any')
      .answer('O36')
      .asks('obama', 'ask.next-state')
      .answer('NV')
      .asks('obama', 'ask.direction')
      .answer('defense')
      .tells('wins', { side: 'mccain', state: 'NV' })
      .asks('mccain', 'ask.new-state')
      .answer('OH')
      .asks('obama', 'ask.news-state')
      .answer('MT')
      .tells('wins', { side: 'mccain', state: 'MT' })
      .asks('mccain', 'ask.new-state');
  });

  test('the active player orders wins of both sides', () => {
    const table = scenario({
      hands: { obama: ['O39'] },
      states: { NV: { defense: 'RRR', square: 1, key: 'women' }, WV: { defense: 'WBB', square: 1, key: 'seniors' }, FL: {} },
    });
    // McCain has already won Nevada. That can be true only for a moment, here the one before Obama's card.
    table
      .asks('obama', 'ask.turn')
      .answer('O39')
      .asks('obama', 'ask.win')
      .offering('NV', 'WV')
      .answer('NV')
      .asks('mccain', 'ask.new-state')
      .answer('OH')
      .tells('wins', { side: 'obama', state: 'WV' });
  });
});

describe('a new state', () => {
  test('is any that was never in play, whatever its back; its tokens and markers are fresh, and the old tokens are home', () => {
    const states = { VA: { economy: 'RBbBB', defense: 'RbRbWbB', square: 3 }, FL: {} } as const;
    const table = scenario({ hands: { obama: ['O10'] }, states, won: { mccain: ['IA'] }, unused: ['PA', 'NV', 'OH'] });
    table
      .asks('obama', 'ask.turn')
      .answer('O10')
      .asks('obama', 'ask.state')
      .answer('VA')
      .asks('obama', 'ask.new-state')
      .offering('PA', 'NV', 'OH')
      .answer('OH');
    expect(tile(table.state, 'OH')).toEqual(freshTile('OH'));
    expect([tokensLeft(table.state, 'obama'), tokensLeft(table.state, 'mccain')]).toEqual([12, 12]);
    expect(table.state.unused).toEqual(['PA', 'NV']);
  });

  test('the last one comes without a question; then the game goes on with fewer states', () => {
    const states = { NV: { ...nearlyObamas, square: 4 }, WV: { ...nearlyObamas, square: 4 }, FL: {} } as const;
    const table = scenario({ hands: { obama: ['O35'] }, states, unused: ['OH'] });
    table
      .asks('obama', 'ask.turn')
      .answer('O35')
      .asks('obama', 'ask.next-state')
      .answer('NV')
      .tells('enters', { state: 'OH' })
      .asks('obama', 'ask.next-state')
      .answer('WV')
      .tells('fewer', { left: 2 })
      .tellsNot('news');
    expect(table.state.tiles.map((one) => one.id)).toEqual(['OH', 'FL']);
  });
});

describe('the end', () => {
  test('270 ends the game at once, in the middle of a card: no new state, no news, no die', () => {
    // With all of these except Virginia Obama is just short of it.
    const won = { obama: ['FL', 'OH', 'PA', 'MI', 'NJ'] };
    const table = scenario({ hands: { obama: ['O09'] }, won, states: { VA: { defense: 'RBBB', square: 2 }, IN: {} }, die: [6] });
    const total = votesOf(table.state, 'obama') + tileOf('VA').votes;
    expect(total).toBeGreaterThanOrEqual(votesToWin);
    table
      .asks('obama', 'ask.turn')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('VA')
      .tells('wins', { state: 'VA', total })
      .tellsNot('rolls')
      .ends('won.votes', 'obama');
  });

  test('of several states won at once, the first to bring 270 ends it', () => {
    const won = { mccain: ['FL', 'OH', 'PA', 'MI', 'NJ'], obama: ['NC', 'WA', 'VA'] };
    const states = { MO: { defense: 'RRW', square: 2, key: 'seniors' }, NV: { defense: 'RRW', square: 2, key: 'seniors' }, MN: {} } as const;
    scenario({ active: 'mccain', hands: { mccain: ['M37'] }, won, states, unused: ['IN', 'NM', 'CO'] })
      .asks('mccain', 'ask.turn')
      .answer('M37')
      .asks('mccain', 'ask.win')
      .answer('NV')
      .asks('mccain', 'ask.new-state')
      .answer('NM')
      .tells('wins', { state: 'MO', total: 271 })
      .ends('won.votes', 'mccain');
  });

  test('269 votes each, all states won: a draw', () => {
    const obama = ['PA', 'MI', 'NJ', 'WA', 'MN', 'WI', 'IA', 'OR', 'NM', 'NH'];
    const mccain = ['FL', 'OH', 'NC', 'VA', 'IN', 'MO', 'CO', 'WV', 'MT'];
    const table = scenario({ hands: { obama: ['O10'] }, won: { obama, mccain }, states: { NV: { ...nearlyObamas, square: 4 } } });
    table.asks('obama', 'ask.turn').answer('O10').tells('wins', { state: 'NV', total: 269 }).ends('draw.votes');
  });
});
