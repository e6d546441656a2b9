/** The rulings on groundwork, new cards and Super Tuesday, with at least one test each. */
import { describe, expect, test } from 'vitest';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { ranks } from '../../../src/games/candidate/rules/groundwork.ts';
import { apply } from '../../../src/kernel/run.ts';
import { asked, type CandidateTable, campaigns, candidacyIn, handOf, lays, names, scenario, toAct } from './scenario.ts';

function prepares(table: CandidateTable, seat: string, primary: string, ...money: string[]) {
  asked(table, seat).answer('groundwork');
  table.asks(seat, 'ask.groundwork').answer(primary);
  table.asks(seat, 'ask.groundwork-money').answer(...money);
  return asked(table, seat).answer('submit');
}

describe('groundwork', () => {
  test('18: Money face up on one other primary on the map, instead of campaigning', () => {
    const table = scenario({ hands: { A: ['money-30-1', 'money-20-1', 'zero-1'], B: ['zero-2'] }, remaining: ['S4', 'S1', 'S2'] });
    names(table, 'B', 'S4');
    asked(table, 'A').answer('groundwork');
    table.asks('A', 'ask.groundwork').offering('S1', 'S2', 'cancel').answer('S1');
    table.asks('A', 'ask.groundwork-money').offering('money-30-1', 'money-20-1').picking(1, 2).answer('money-30-1', 'money-20-1');
    table.asks('A', 'ask.prepared').offering('back-groundwork', 'submit').answer('submit');
    table.tells('prepares', { seat: 'A', primary: ['CA'], total: 50 });
    expect(table.state.discard).toEqual(['money-20-1', 'money-30-1']);
    expect(candidacyIn(table, 'A').groundwork).toEqual({ S1: 50 });
  });

  test('18: more can be added later; not beside cards already laid, not in a recampaign', () => {
    const table = scenario({ hands: { A: ['money-30-1', 'money-20-1'], B: ['scandal-1', 'money-10-1'] }, groundwork: { A: { S1: 40 } } });
    names(table, 'B', 'S4');
    lays(table, 'A', 'money-30-1', 'IL:A');
    asked(table, 'A').blocking('groundwork', 'blocked.campaigning').answer('back-money-30-1');
    lays(table, 'A', 'money-20-1', 'IL:A');
    asked(table, 'A').answer('submit');
    campaigns(table, 'B', ['scandal-1', 'IL:B']);
    expect(table.asks('A', 'ask.again').decision.options.map(({ id }) => id)).not.toContain('groundwork');
    const again = scenario({ hands: { A: ['money-30-1'], B: [] }, groundwork: { A: { S1: 40 } } });
    names(again, 'B', 'S4');
    expect(candidacyIn(prepares(again, 'A', 'S1', 'money-30-1'), 'A').groundwork).toEqual({ S1: 70 });
  });

  test('19: ranks by amount, then votes, then nearness to the Dealer, who comes first himself', () => {
    const table = scenario({
      hands: { A: [], B: [], C: [], D: [] },
      dealer: 'C',
      groundwork: { A: { S1: 30 }, B: { S1: 30 }, C: { S1: 30 }, D: { S1: 30 } },
      won: { B: ['NY'] },
    });
    expect(ranks(table.state, 'S1').map(({ seat }) => seat)).toEqual(['B', 'C', 'D', 'A']);
    candidacyIn(table, 'A').groundwork.S1 = 40;
    expect(ranks(table.state, 'S1').map(({ seat }) => seat)).toEqual(['A', 'B', 'C', 'D']);
    candidacyIn(table, 'A').groundwork.S1 = 0;
    expect(ranks(table.state, 'S1')).toHaveLength(3);
  });

  const theft = (own = 'zero-1') => {
    const hands = { A: [own], B: ['money-10-1'], C: ['zero-2', 'rumor-10-1'], D: ['squelch-1'] };
    return names(scenario({ hands, dealer: 'D', groundwork: { A: { S1: 50 }, B: { S1: 30 } } }), 'D', 'S1');
  };

  test('20: before any card the Favorite takes a random card from everybody but the Runner-Up, known to the two', () => {
    const table = theft().tells('favorite', { seat: 'A', from: ['C', 'D'] });
    expect(handOf(table, 'A')).toHaveLength(3);
    expect([handOf(table, 'B'), handOf(table, 'D')]).toEqual([['money-10-1'], []]);
    expect(candidacyIn(table, 'A').groundwork).toEqual({});
    const told = table.events.filter(({ message }) => message.key.startsWith('theft.')).map(({ to, message }) => [message.key, to]);
    expect(told).toEqual([
      ['theft.took', ['A']],
      ['theft.lost', ['C']],
      ['theft.took', ['A']],
      ['theft.lost', ['D']],
    ]);
    expect(JSON.stringify(candidate.rules.view(table.state, 'B'))).not.toContain('squelch-1');
    expect(candidate.rules.view(table.state, 'D').own!.stolen).toEqual([{ card: 'squelch-1', by: 'A', from: 'D' }]);
  });

  const known = (table: CandidateTable, viewer: string) => candidate.rules.view(table.state, viewer).own!.known;

  test('20: whoever has lost a card to the Favorite knows where it is in later primaries, laid face down or not, until it lies open', () => {
    // No card that is like one of C's.
    const table = theft('money-20-1');
    asked(table, 'A').answer('squelch-1>CA:A');
    asked(table, 'A').answer('money-20-1>CA:A');
    asked(table, 'A').answer('submit');
    expect(known(table, 'C')).toEqual([]);
    campaigns(campaigns(table, 'B'), 'C');
    const next = names(table, 'A', 'S2');
    expect(next.state.contest?.theft).toBe(null);
    expect(known(next, 'D')).toEqual([]);
    expect(known(next, 'C')).toMatchObject([{ holder: 'A', cards: [expect.stringMatching(/zero-2|rumor-10-1/)] }]);
    expect(known(next, 'B')).toEqual([]);
  });

  test('20: nobody else knows of any card of the hand that was drawn from whether it is still there', () => {
    const table = scenario({ hands: { A: ['zero-1'], B: ['money-10-1'], C: ['zero-2', 'rumor-10-1'], D: ['squelch-1'] }, dealer: 'D' });
    table.state.known = ['zero-2', 'rumor-10-1'].map((card) => ({ card, holder: 'C', by: ['A', 'B', 'D'] }));
    candidacyIn(table, 'A').groundwork.S1 = 50;
    const stolen = names(table, 'D', 'S1');
    expect(known(stolen, 'B')).toEqual([]);
    expect(known(stolen, 'A')).toEqual([{ holder: 'C', cards: [handOf(stolen, 'C')[0]] }]);
  });

  test('20: the Favorite lays or discards as many cards as he took, and does no groundwork', () => {
    const table = theft();
    asked(table, 'A').blocking('pass', 'blocked.owes').blocking('groundwork', 'blocked.favorite').answer('zero-1>CA:A');
    asked(table, 'A').blocking('submit', 'blocked.owes').answer('squelch-1>discard');
    asked(table, 'A').answer('submit');
    table.tells('gives-up', { seat: 'A', cards: ['squelch-1'] });
    expect(table.state.discard).toContain('squelch-1');
    expect(toAct(table)).toEqual(['B']);
  });

  test('21: with two players the opponent loses a card only without any money there', () => {
    const hands = { A: ['zero-1'], B: ['zero-2'] };
    names(scenario({ hands, groundwork: { A: { S1: 50 }, B: { S1: 10 } } }), 'B', 'S1').tells('favorite', { seat: 'A', from: [] });
    names(scenario({ hands, groundwork: { A: { S1: 50 } } }), 'B', 'S1').tells('favorite', { seat: 'A', from: ['B'] });
  });
});

describe('new cards', () => {
  const won = (bandwagon: string | null, b: [string, string][]) => {
    const hands = { A: ['money-50-1', 'money-50-2'], B: [...b.map(([card]) => card), 'zero-1'] };
    const table = names(scenario({ hands, ...(bandwagon && { bandwagon }), deck: [] }), 'B', 'D3', 'NC', 'SC');
    campaigns(table, 'A', ['money-50-1', 'NC:A']);
    return campaigns(table, 'B', ...b);
  };

  test('22: most votes: one card more and the pawn, two more for whoever had it', () => {
    const first = won(null, []).tells('bandwagon', { seat: 'A', bonus: 1, votes: votesIn('NC') });
    expect([handOf(first, 'A').length, handOf(first, 'B').length, first.state.bandwagon]).toEqual([6, 5, 'A']);
    expect(handOf(won('A', []).tells('bandwagon', { bonus: 2 }), 'A')).toHaveLength(7);
    won('B', []).tells('bandwagon', { seat: 'A', bonus: 1 });
  });

  test('22: who share the most draw one each, and nobody has the pawn; nobody won: no bonus, no pawn', () => {
    const table = names(scenario({ hands: { A: ['money-50-1'], B: ['money-50-2'] }, bandwagon: 'A' }), 'B', 'T1', 'ME', 'NH', 'VT');
    campaigns(table, 'A', ['money-50-1', 'ME:A']);
    campaigns(table, 'B', ['money-50-2', 'NH:B']).tells('bandwagon.tie', { seats: ['A', 'B'] });
    expect([handOf(table, 'A').length, handOf(table, 'B').length, table.state.bandwagon]).toEqual([6, 6, null]);
    const none = names(scenario({ hands: { A: ['zero-1'], B: [] }, bandwagon: 'A' }), 'B', 'S1');
    expect(campaigns(none, 'A').tells('bandwagon.none').state.bandwagon).toBeNull();
    const still = names(scenario({ hands: { A: ['zero-1'], B: [] } }), 'B', 'S1');
    campaigns(still, 'A').tellsNot('bandwagon.none');
  });

  test('23: whoever acted discards down to 5 and then draws; whoever did nothing keeps more', () => {
    const six = ['zero-1', 'zero-2', 'zero-3', 'zero-4', 'squelch-1', 'squelch-2', 'squelch-3'];
    const table = names(scenario({ hands: { A: six, B: ['zero-5', 'zero-6', 'zero-7', 'zero-8', 'rumor-10-1', 'rumor-10-2'] } }), 'B', 'S1');
    campaigns(table, 'A', ['zero-1', 'CA:A']);
    campaigns(table, 'B');
    table
      .asks('A', 'ask.discard-down')
      .picking(1)
      .answer('squelch-3')
      .tells('discards-down', { cards: ['squelch-3'] });
    expect([handOf(table, 'A').length, handOf(table, 'B').length]).toEqual([5, 6]);
  });

  test('24: new cards come only after the last box, so they cannot be used in this primary', () => {
    const table = names(scenario({ hands: { A: ['scandal-1'], B: ['money-10-1'] }, deck: ['money-100-1'] }), 'B', 'S1');
    campaigns(table, 'A', ['scandal-1', 'CA:A']);
    campaigns(table, 'B');
    expect([toAct(table), handOf(table, 'A')]).toEqual([['B'], []]);
    expect(handOf(campaigns(table, 'B'), 'A')).toContain('money-100-1');
  });

  test('25: an empty draw pile is made of the discard pile; with both empty nobody draws', () => {
    const at = (discard: string[]) => {
      const table = scenario({ hands: { A: ['zero-1'], B: [] } });
      Object.assign(table.state, { deck: [], discard });
      return campaigns(names(table, 'B', 'S1'), 'A', ['zero-1', 'CA:A']);
    };
    const table = at(['money-10-1', 'money-20-1', 'money-30-1']).tells('reshuffle', { n: 4 });
    expect([handOf(table, 'A').length, handOf(table, 'B').length, table.state.reshuffles]).toEqual([4, 0, 1]);
    expect(handOf(at([]), 'A')).toEqual(['zero-1']);
  });

  test('26: votes, hand sizes, pawn, groundwork, primaries, Undecided and Favorite Sons are public', () => {
    const table = won('A', []);
    const view = candidate.rules.view(table.state, null);
    expect(view).toMatchObject({ bandwagon: 'A', undecided: { states: ['SC'], votes: votesIn('SC') }, own: null });
    expect(view.runners.map(({ votes, hand, sonUsed }) => [votes, hand, sonUsed])).toEqual([
      [votesIn('NC'), 7, false],
      [0, 5, false],
    ]);
    expect(view.primaries.map(({ id }) => id)).not.toContain('D3');
  });
});

describe('34: Super Tuesday', () => {
  const options = { 'super-tuesday': true };
  const hands = { A: ['zero-1', 'zero-2', 'money-50-1'], B: ['zero-3', 'squelch-1'], C: ['zero-4', 'zero-5', 'zero-6'], D: ['zero-7'] };

  test('everybody who could hold two Zeros is asked, side by side; the first claimant in play order deals', () => {
    const table = names(scenario({ hands, options, dealer: 'B' }), 'B', 'S5');
    expect(toAct(table).sort()).toEqual(['A', 'C']);
    table.asks('A', 'ask.claim').answer('claim').tellsNot('claims');
    table.asks('C', 'ask.claim').answer('claim').tells('claims', { seat: 'C', dealer: 'B' });
    table.asks('C', 'ask.primary').answer('S5').asks('C', 'ask.second').offering('S3', 'D5', 'T4', 'T5', 'alone').answer('S3');
    table.tells('tuesday', { seat: 'C', sites: [['OH'], ['PA']] }).tells('tuesday.draw');
    expect(['A', 'B', 'C', 'D'].map((seat) => handOf(table, seat).length)).toEqual([6, 5, 6, 4]);
    expect(table.state.discard).toEqual(['zero-4', 'zero-5']);
    table
      .asks('C', 'ask.first')
      .offering('S5', 'S3')
      .answer('S3')
      .tells('names', { states: ['PA'] });
    expect([table.state.dealer, toAct(table)]).toEqual(['C', ['D']]);
  });

  test('two primaries in a row without new cards; the votes of both decide the Bandwagon; the interrupted Dealer’s left is next', () => {
    const table = names(
      scenario({
        hands: { A: ['zero-1', 'zero-2', 'money-50-1', 'money-40-1'], B: ['zero-3'], C: [] },
        options,
        dealer: 'B',
        groundwork: { B: { S3: 20 } },
      }),
      'B',
      'S1',
    );
    table.asks('A', 'ask.claim').answer('claim');
    table.asks('A', 'ask.primary').answer('S5');
    table.asks('A', 'ask.second').answer('S3').asks('A', 'ask.first').answer('S5');
    table.tellsNot('favorite');
    campaigns(table, 'B');
    campaigns(table, 'C');
    asked(table, 'A').answer('groundwork');
    expect(table.asks('A', 'ask.groundwork').decision.options.map(({ id }) => id)).not.toContain('S3');
    table.asks('A', 'ask.groundwork').answer('cancel');
    campaigns(table, 'A', ['money-50-1', 'OH:A'])
      .tells('favorite', { seat: 'B', from: ['C', 'A'] })
      .tellsNot('bandwagon');
    campaigns(table, 'B', [handOf(table, 'B')[0]!, 'PA:B'], [handOf(table, 'B')[1]!, 'PA:C']);
    campaigns(table, 'C');
    const held = handOf(table, 'A').find((card) => card.startsWith('money'))!;
    campaigns(table, 'A', [held, 'PA:A']).tells('bandwagon', { seat: 'A', votes: votesIn('OH', 'PA') });
    expect(table.state.dealer).toBe('C');
  });

  test('one primary alone; without two Zeros it cannot be claimed, a used Favorite Son is none', () => {
    const table = names(scenario({ hands: { A: ['zero-1', 'favorite-son-1'], B: ['zero-2'] }, options, sonUsed: ['A'] }), 'B', 'S1');
    table.asks('A', 'ask.claim').blocking('claim', 'blocked.zeros').answer('decline').tells('claims.nobody').asks('A', 'ask.campaign');
    const alone = names(scenario({ hands: { A: ['zero-1', 'zero-2'], B: ['zero-3'] }, options }), 'B', 'S1');
    alone.asks('A', 'ask.claim').answer('claim');
    alone.asks('A', 'ask.primary').answer('S5').asks('A', 'ask.second').answer('alone');
    expect(alone.state.sites.map(({ primary }) => primary)).toEqual(['S5']);
  });

  test('only while two bordering primaries remain; Alaska and Hawaii border nothing', () => {
    const hands = { A: ['zero-1', 'zero-2'], B: ['zero-3'] };
    names(scenario({ hands, options, remaining: ['S1', 'D8', 'S2'] }), 'B', 'S1').asks('A', 'ask.campaign');
    names(scenario({ hands, options, remaining: ['S1', 'D6'] }), 'B', 'S1').asks('A', 'ask.claim');
    names(scenario({ hands, remaining: ['S1', 'D6'] }), 'B', 'S1').asks('A', 'ask.campaign');
  });

  test('a standing order never to proclaim is followed without a question', () => {
    const table = scenario({ hands: { A: ['zero-1', 'zero-2'], B: ['zero-3'] }, options });
    table.state.orders.A = ['no-claim'];
    names(table, 'B', 'S1').asks('A', 'ask.campaign');
    expect(apply(candidate.rules, table.state, { decision: '0', seat: 'A', picked: [] }).ok).toBe(false);
  });

  test('whose order answered is told, and the Dealer, who sees who is not asked, does not take the call back', () => {
    const table = scenario({ hands: { A: ['zero-1', 'zero-2'], C: ['zero-3', 'zero-4'], B: [] }, options }).orders('A', 'no-claim');
    names(table, 'B', 'S1').tells('order.declines').takesNothingBack();
    expect(table.events.filter(({ message }) => message.key === 'order.declines')).toEqual([expect.objectContaining({ to: ['A'] })]);
    table.asks('C', 'ask.claim');
    const silent = scenario({ hands: { A: ['zero-1', 'zero-2'], C: ['zero-3', 'zero-4'], B: [] }, options });
    expect(() => names(silent, 'B', 'S1').takesNothingBack()).toThrow();
  });
});
