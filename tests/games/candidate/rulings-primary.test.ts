/** The rulings on setup, choosing a primary and campaigning, with at least one test each. */
import { describe, expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import { sayOf } from '../../standing/checks.ts';
import { seedOf } from '../../standing/play.ts';
import { tableAt } from '../scenario.ts';
import { asked, asNamed, campaigns, handOf, lays, mayLay, names, scenario, toAct } from './scenario.ts';

describe('set-up and Dealer', () => {
  const opening = () => {
    const { state } = start(candidate.rules, { seats: ['A', 'B', 'C'], options: {}, seed: seedOf(3) });
    state.cards = asNamed;
    state.candidacies.A!.hand = ['money-50-1', 'rumor-50-1', 'endorsement-20-1', 'zero-1', 'scandal-1'];
    state.candidacies.B!.hand = ['money-60-1', 'money-10-1', 'zero-2', 'zero-3', 'zero-4'];
    state.candidacies.C!.hand = ['money-70-1', 'squelch-1', 'squelch-2', 'squelch-3', 'squelch-4'];
    return tableAt(candidate, state);
  };

  test('1: five cards each; any part of the hand is bid, in secret; the highest Money and Endorsements deal', () => {
    const table = opening();
    expect(toAct(table)).toEqual(['A', 'B', 'C']);
    table.asks('B', 'ask.bid').picking(0, 5).answer('money-60-1', 'zero-2').tellsNot('bid');
    table.asks('C', 'ask.bid').answer();
    table.asks('A', 'ask.bid').answer('money-50-1', 'endorsement-20-1', 'rumor-50-1');
    table.tells('bid', { seat: 'A', total: 70 }).tells('bid', { seat: 'B', total: 60 }).tells('bid.none', { seat: 'C' });
    table.tells('dealer', { seat: 'A', tied: false }).asks('A', 'ask.primary');
    expect(handOf(table, 'A')).toHaveLength(5);
  });

  test('1: what was shown stays known to the others, until it lies open again', () => {
    const table = opening();
    table.asks('B', 'ask.bid').answer('money-60-1', 'zero-2');
    table.asks('C', 'ask.bid').answer();
    table.asks('A', 'ask.bid').answer('money-50-1', 'endorsement-20-1');
    table.state.deck = ['zero-11', 'zero-12', 'zero-13', 'zero-14'];
    const known = (viewer: string) => candidate.rules.view(table.state, viewer).own!.known;
    expect(known('A')).toEqual([{ holder: 'B', cards: ['money-60-1', 'zero-2'] }]);
    expect(known('C')).toHaveLength(2);
    campaigns(campaigns(names(table, 'A', 'S1'), 'B', ['money-60-1', 'CA:B']), 'C');
    expect(known('A')).toEqual([{ holder: 'B', cards: ['money-60-1', 'zero-2'] }]);
    campaigns(table, 'A');
    expect(known('A')).toEqual([{ holder: 'B', cards: ['zero-2'] }]);
    table.leaves('B');
    expect(known('A')).toEqual([]);
  });

  test('1: what was shown is no longer known once a card like it lies open, for nobody can tell which of two it is', () => {
    const table = opening();
    table.state.candidacies.B!.hand.push('money-60-2');
    table.state.deck = ['zero-11', 'zero-12', 'zero-13', 'zero-14'];
    table.asks('B', 'ask.bid').answer('money-60-1', 'zero-2');
    table.asks('C', 'ask.bid').answer();
    table.asks('A', 'ask.bid').answer('money-50-1', 'endorsement-20-1');
    const known = (viewer: string) => candidate.rules.view(table.state, viewer).own!.known;
    campaigns(campaigns(campaigns(names(table, 'A', 'S1'), 'B', ['money-60-2', 'CA:B']), 'C'), 'A');
    for (const viewer of ['A', 'C']) expect(known(viewer)).toContainEqual({ holder: 'B', cards: ['zero-2'] });
  });

  test('1: who leaves after bidding shows no bid, and may look at the empty hand', () => {
    const table = opening();
    table.asks('B', 'ask.bid').answer('money-60-1', 'zero-2');
    table.leaves('B');
    const say = sayOf(candidate, 'en', table.state.seats);
    expect(candidate.handWords(candidate.rules.view(table.state, 'B'), say)).not.toContain('bid');
    table.asks('C', 'ask.bid').answer();
    table.asks('A', 'ask.bid').answer('money-50-1').tells('bid', { seat: 'A', total: 50 });
    expect(table.events.filter(({ message }) => message.key.startsWith('bid'))).toHaveLength(2);
  });

  test('1: of equal bids, chance decides among the equals', () => {
    const table = opening();
    table.asks('A', 'ask.bid').answer('money-50-1', 'endorsement-20-1');
    table.asks('B', 'ask.bid').answer('money-60-1', 'money-10-1');
    table.asks('C', 'ask.bid').answer();
    table.tells('dealer', { tied: true });
    expect(['A', 'B']).toContain(table.state.dealer);
  });

  test('2: the Dealer passes to the left after every primary', () => {
    const table = scenario({ hands: { A: ['zero-1'], B: ['zero-2'], C: ['zero-3'] }, dealer: 'B' });
    names(table, 'B', 'S1');
    for (const seat of ['C', 'A', 'B']) campaigns(table, seat);
    table.asks('C', 'ask.primary');
    expect(table.state.dealer).toBe('C');
  });

  test('3: clockwise from the Dealer’s left, the Dealer last; in a recampaign as well', () => {
    const table = scenario({ hands: { A: ['zero-1', 'zero-5'], B: ['scandal-1', 'zero-2'], C: ['zero-3'] }, dealer: 'A' });
    names(table, 'A', 'S1');
    campaigns(table, 'B', ['scandal-1', 'CA:B']);
    campaigns(table, 'C');
    expect(toAct(table)).toEqual(['A']);
    campaigns(table, 'A');
    table.tells('count', { verdict: { kind: 'scandal' } });
    expect(toAct(table)).toEqual(['B']);
    campaigns(table, 'B');
    campaigns(table, 'C');
    expect(toAct(table)).toEqual(['A']);
  });
});

describe('choosing the primary', () => {
  test('4: a primary still on the map, and the order of its states; all are contested together', () => {
    const table = scenario({ hands: { A: ['money-50-1', 'money-40-1', 'money-30-1'], B: [] }, remaining: ['T1', 'S1', 'D1'] });
    table.asks('B', 'ask.primary').offering('T1', 'S1', 'D1', 'reorder').answer('reorder');
    table.asks('B', 'ask.primary').offering('T1', 'D1', 'cancel').answer('T1');
    table.asks('B', 'ask.order').offering('ME-NH-VT', 'ME-VT-NH', 'NH-ME-VT', 'NH-VT-ME', 'VT-ME-NH', 'VT-NH-ME').answer('VT-ME-NH');
    table.tells('names', { states: ['VT', 'ME', 'NH'] });
    expect(table.state.contest!.boxes.map(({ id }) => id)).toEqual(['VT', 'ME', 'NH']);
    campaigns(table, 'A', ['money-50-1', 'NH:A'], ['money-40-1', 'VT:A'], ['money-30-1', 'ME:A']);
    expect(table.events.filter(({ message }) => message.key === 'count').map(({ message }) => message.args!.box)).toEqual(['VT', 'ME', 'NH']);
    expect(table.state.remaining).toEqual(['S1', 'D1']);
  });
});

describe('what may be played', () => {
  const own = [
    'money-50-1',
    'money-40-1',
    'scandal-1',
    'deadlock-1',
    'endorsement-10-1',
    'endorsement-10-2',
    'squelch-1',
    'squelch-2',
    'zero-1',
    'zero-2',
    'rumor-10-1',
  ];

  test('5: on the own section one Money, one Problem, any Endorsements, Squelches and Zeros, no Rumor', () => {
    const table = scenario({ hands: { A: own, B: [] } });
    names(table, 'B', 'S1');
    mayLay(table, 'A', 'rumor-10-1', 'CA:B');
    lays(table, 'A', 'rumor-10-1', 'CA:B');
    for (const card of ['money-50-1', 'scandal-1', 'endorsement-10-1', 'endorsement-10-2', 'squelch-1', 'squelch-2', 'zero-1', 'zero-2']) {
      mayLay(table, 'A', card, 'CA:A');
      lays(table, 'A', card, 'CA:A');
    }
    for (const card of ['money-40-1', 'deadlock-1']) mayLay(table, 'A', card);
    table.asks('A', 'ask.campaign').answer('submit');
    table.tells('campaigns', {
      seat: 'A',
      counts: [
        { box: 'CA', on: 'A', n: 8 },
        { box: 'CA', on: 'B', n: 1 },
      ],
    });
  });

  test('6: one card of any family on each opponent’s section, for each state', () => {
    const table = scenario({ hands: { A: ['money-50-1', 'money-40-1', 'money-30-1', 'rumor-10-1'], B: [], C: [] } });
    names(table, 'C', 'D2', 'NY', 'NJ');
    mayLay(table, 'A', 'rumor-10-1', 'NY:B', 'NY:C', 'NJ:B', 'NJ:C');
    lays(table, 'A', 'rumor-10-1', 'NY:B');
    mayLay(table, 'A', 'money-50-1', 'NY:A', 'NY:C', 'NJ:A', 'NJ:B', 'NJ:C');
    lays(table, 'A', 'money-50-1', 'NJ:B');
    mayLay(table, 'A', 'money-40-1', 'NY:A', 'NY:C', 'NJ:A', 'NJ:C');
    lays(table, 'A', 'money-40-1', 'NY:A');
    mayLay(table, 'A', 'money-30-1', 'NY:C', 'NJ:A', 'NJ:C');
  });

  test('7: a section holds its owner’s Money and others’ too; whole-state Problems work from any section', () => {
    const table = scenario({ hands: { A: ['money-50-1', 'endorsement-20-1'], B: ['money-40-1', 'party-ruling-1'], C: ['money-30-1'] } });
    names(table, 'C', 'D2', 'NY', 'NJ');
    campaigns(table, 'A', ['money-50-1', 'NY:A'], ['endorsement-20-1', 'NY:A']);
    campaigns(table, 'B', ['money-40-1', 'NY:A'], ['party-ruling-1', 'NY:B']);
    campaigns(table, 'C', ['money-30-1', 'NY:A']);
    table.tells('count', { box: 'NY', partyRuling: true, verdict: { kind: 'won', by: 'A', son: false } });
    expect(table.state.contest!.boxes[0]!.revealed!.sums[0]).toMatchObject({ seat: 'A', money: [50, 40, 30], total: 120 });
  });

  test('8: nothing is known before submitting, everything can be taken back; afterwards nothing', () => {
    const table = scenario({ hands: { A: ['money-50-1', 'zero-1'], B: ['zero-2'] } });
    names(table, 'B', 'S1');
    lays(table, 'A', 'money-50-1', 'CA:A');
    expect(table.events).toEqual([]);
    asked(table, 'A').answer('back-money-50-1');
    expect(table.state.plans.A!.placed).toEqual([]);
    const first = table.asks('A', 'ask.campaign');
    first.answer('pass').asks('A', 'ask.pass').offering('pass-sure', 'cancel').answer('pass-sure');
    table.tells('passes', { seat: 'A' });
    expect(toAct(table)).toEqual(['B']);
    first.refuses(['money-50-1>CA:A'], 'stale');
  });

  test('9: later players see how many cards lie where and who laid them, not their faces', () => {
    const table = scenario({ hands: { A: ['scandal-1', 'rumor-10-1', 'zero-1'], B: ['zero-2'] } });
    names(table, 'B', 'S1');
    campaigns(table, 'A', ['scandal-1', 'CA:A'], ['zero-1', 'CA:A'], ['rumor-10-1', 'CA:B']);
    const view = candidate.rules.view(table.state, 'B');
    expect(view.contest!.boxes[0]!.piles).toEqual([
      { by: 'A', on: 'A', n: 2 },
      { by: 'A', on: 'B', n: 1 },
    ]);
    expect(JSON.stringify(view)).not.toMatch(/scandal-1|rumor-10-1|zero-1/);
    expect(candidate.rules.view(table.state, 'A').own!.laid).toHaveLength(3);
    expect(decisions(candidate.rules, table.state)).toHaveLength(1);
  });
});
