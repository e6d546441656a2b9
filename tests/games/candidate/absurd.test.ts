/** What a computer leaves out in Candidate, as no player would do it. */
import { expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { candidacyOf } from '../../../src/games/candidate/rules/table.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { absurdity } from '../absurd.ts';
import { tableAt } from '../scenario.ts';
import { asNamed, campaigns, convention, lays, names, scenario } from './scenario.ts';

test('bids-all: nobody shows every card that counts to be the first Dealer', () => {
  const bids = (hand: string[], bid: string[]) => {
    const { state } = start(candidate.rules, { seats: ['A', 'B'], options: {}, seed: seedOf(7) });
    state.cards = { ...state.cards, ...asNamed };
    candidacyOf(state, 'A').hand = hand;
    return absurdity(candidate, tableAt(candidate, state), ['A', 'ask.bid'], ...bid);
  };
  const three = ['money-50-1', 'money-30-1', 'endorsement-20-1'];
  expect(bids([...three, 'rumor-20-1', 'zero-1'], three)).toBe('bids-all');
  expect(bids([...three, 'rumor-20-1', 'zero-1'], three.slice(0, 2))).toBeNull();
  expect(bids([...three.slice(0, 2), 'rumor-20-1', 'zero-1', 'squelch-1'], three.slice(0, 2))).toBeNull();
});

test('throws-higher: of two cards of a family the lower is thrown away', () => {
  const kept = ['money-40-1', 'money-20-1', 'endorsement-30-1', 'squelch-1', 'zero-1', 'deadlock-1'];
  const table = names(scenario({ hands: { A: ['money-50-1', ...kept], B: ['zero-2'] } }), 'B', 'S1');
  campaigns(campaigns(table, 'A', ['money-50-1', 'CA:A']), 'B');
  const throws = (card: string) => absurdity(candidate, table, ['A', 'ask.discard-down'], card);
  expect(throws('money-40-1')).toBe('throws-higher');
  expect(throws('money-20-1')).toBeNull();
  expect(throws('endorsement-30-1')).toBeNull();
});

const rich = ['money-50-1', 'endorsement-30-1', 'money-10-1', 'rumor-50-1', 'zero-1'];

test('feeds-rival: money of some worth goes to the player’s own section; a little may be a bluff', () => {
  const table = names(scenario({ hands: { A: rich, B: ['rumor-20-1'], C: ['zero-2'] } }), 'C', 'S1');
  const lays = (where: string) => absurdity(candidate, table, ['A', 'ask.campaign'], where);
  expect(lays('money-50-1>CA:B')).toBe('feeds-rival');
  expect(lays('endorsement-30-1>CA:B')).toBe('feeds-rival');
  for (const where of ['money-50-1>CA:A', 'money-10-1>CA:B', 'rumor-50-1>CA:B']) expect(lays(where)).toBeNull();
});

test('feeds-rival: so it is where the section is chosen first', () => {
  const others = Object.fromEntries(['B', 'C', 'D', 'E', 'F'].map((seat) => [seat, ['zero-2']]));
  const table = names(scenario({ hands: { A: rich, ...others } }), 'F', 'T1')
    .asks('A', 'ask.campaign')
    .answer('at>ME:B');
  expect(absurdity(candidate, table, ['A', 'ask.section'], 'money-50-1>ME:B')).toBe('feeds-rival');
  expect(absurdity(candidate, table, ['A', 'ask.section'], 'money-10-1>ME:B')).toBeNull();
});

test('feeds-rival: a rival may be helped against another who would be elected, but never to be elected', () => {
  const large = ['NY', 'TX', 'FL', 'PA', 'IL', 'OH', 'MI', 'NJ', 'NC', 'VA'];
  const feeds = (rival: string, won: string[]) => {
    const table = names(scenario({ hands: { A: rich, B: ['zero-2'], C: ['zero-3'] }, won: { C: won }, remaining: ['S1', 'S4'] }), 'C', 'S1');
    return absurdity(candidate, table, ['A', 'ask.campaign'], `money-50-1>CA:${rival}`);
  };
  expect(feeds('B', large)).toBeNull();
  expect(feeds('C', large)).toBe('feeds-rival');
  expect(feeds('B', large.slice(1))).toBe('feeds-rival');
});

test('passes-up-win: nobody passes last in a primary that any card would win', () => {
  const passes = (hand: string[], ...laid: [string, string][]) => {
    const table = names(scenario({ hands: { A: ['rumor-20-1'], B: hand } }), 'B', 'S1');
    return absurdity(candidate, campaigns(table, 'A', ...laid), ['B', 'ask.campaign'], 'pass');
  };
  expect(passes(['money-10-1', 'zero-1'])).toBe('passes-up-win');
  expect(passes(['rumor-30-1', 'zero-1'])).toBeNull();
  expect(passes(['money-10-1', 'zero-1'], ['rumor-20-1', 'CA:B'])).toBeNull();
  const first = names(scenario({ hands: { A: ['money-10-1'], B: ['zero-1'] } }), 'B', 'S1');
  expect(absurdity(candidate, first, ['A', 'ask.campaign'], 'pass')).toBeNull();
});

test('passes-up-win: nor does anybody turn to a later primary, unless only dear cards are left for few votes', () => {
  const turns = (primary: string, hand: string[]) => {
    const table = names(scenario({ hands: { A: ['rumor-20-1'], B: hand } }), 'B', primary);
    return absurdity(candidate, campaigns(table, 'A'), ['B', 'ask.campaign'], 'groundwork');
  };
  expect(turns('S1', ['money-90-1'])).toBe('passes-up-win');
  expect(turns('D1', ['money-10-1'])).toBe('passes-up-win');
  expect([turns('T1', ['money-90-1']), turns('T1', ['money-10-1'])], 'four votes or fewer each').toEqual([null, 'passes-up-win']);
});

test('attacks-nobody: nothing is laid against a player who has acted and has no card there', () => {
  const hands = { A: ['money-40-1'], B: ['zero-1'], C: ['rumor-20-1', 'state-ruling-1', 'scandal-1'] };
  const table = campaigns(campaigns(names(scenario({ hands }), 'C', 'S1'), 'A', ['money-40-1', 'CA:A']), 'B');
  const lays = (what: string) => absurdity(candidate, table, ['C', 'ask.campaign'], what);
  for (const card of ['rumor-20-1', 'state-ruling-1']) expect([lays(`${card}>CA:A`), lays(`${card}>CA:B`)]).toEqual([null, 'attacks-nobody']);
  expect(lays('scandal-1>CA:B')).toBeNull();
  const early = names(scenario({ hands: { A: ['rumor-20-1'], B: ['zero-1'] } }), 'B', 'S1');
  expect(absurdity(candidate, early, ['A', 'ask.campaign'], 'rumor-20-1>CA:B'), 'B may still come').toBeNull();
});

test('spends-in-vain: no dear card lies under a Scandal or Deadlock of one’s own, except a Deadlock in the Convention', () => {
  const hand = ['money-50-1', 'money-10-1', 'endorsement-20-1', 'scandal-1', 'deadlock-1', 'zero-1'];
  const table = () => names(scenario({ hands: { A: hand, B: ['zero-2'] } }), 'B', 'T1');
  const then = (laid: string, next: string) =>
    absurdity(candidate, lays(table(), 'A', ...(laid.split('>') as [string, string])), ['A', 'ask.campaign'], next);
  for (const one of ['scandal-1', 'deadlock-1']) expect(then('money-50-1>ME:A', `${one}>ME:A`)).toBe('spends-in-vain');
  expect(then('scandal-1>ME:B', 'money-50-1>ME:A')).toBe('spends-in-vain');
  // Somewhere else, or with little, it may make sense.
  expect(then('money-50-1>ME:A', 'deadlock-1>NH:A')).toBeNull();
  expect(then('money-10-1>ME:A', 'deadlock-1>ME:A')).toBeNull();
  expect(then('money-50-1>ME:A', 'zero-1>ME:A')).toBeNull();
  const late = () => lays(convention({ hands: { A: ['zero-2'], B: hand }, won: { A: ['ME'], B: ['CA'] } }), 'B', 'money-50-1', 'undecided:B');
  const last = (card: string) => absurdity(candidate, late(), ['B', 'ask.campaign'], `${card}>undecided:B`);
  expect([last('scandal-1'), last('deadlock-1')]).toEqual(['spends-in-vain', null]);
});

test('lets-elect: nobody leaves a state alone that elects the rival, with a card that counts', () => {
  const won = { B: ['TX', 'NY', 'FL', 'PA', 'IL', 'OH', 'MI', 'NJ', 'NC', 'GA', 'VA'] };
  const ends = (hand: string[], all: { [seat: string]: string[] }, ...laid: [string, string][]) => {
    const table = names(scenario({ hands: { A: hand, B: ['money-30-1'] }, won: all }), 'B', 'S1');
    for (const [card, where] of laid) lays(table, 'A', card, where);
    return absurdity(candidate, table, ['A', 'ask.campaign'], laid.length > 0 ? 'submit' : 'pass');
  };
  expect(ends(['money-10-1', 'zero-1'], won)).toBe('lets-elect');
  expect(ends(['zero-1', 'squelch-1'], won)).toBeNull();
  expect(ends(['money-10-1', 'zero-1'], { B: won.B.slice(2) })).toBeNull();
  expect(ends(['money-10-1', 'zero-1'], won, ['money-10-1', 'CA:A'])).toBeNull();
});

test('throws-owed: the Favorite lays a card that counts rather than throw it away', () => {
  const hands = { A: ['zero-1'], B: ['money-10-1'], C: ['money-20-1'], D: ['squelch-1'] };
  const table = names(scenario({ hands, dealer: 'D', groundwork: { A: { S1: 50 }, B: { S1: 30 } } }), 'D', 'S1');
  const throws = (card: string) => absurdity(candidate, table, ['A', 'ask.campaign'], `${card}>discard`);
  expect(throws('money-20-1')).toBe('throws-owed');
  expect(throws('squelch-1')).toBeNull();
});

test('calls-for-rival: nobody calls a primary in which the Favorite takes a card of theirs, unless no other has as many votes', () => {
  const hands = { A: ['zero-1'], B: ['zero-2'], C: ['zero-3'] };
  const calls = (other: string, groundwork: { [seat: string]: { [primary: string]: number } }) =>
    absurdity(candidate, scenario({ hands, groundwork, remaining: ['D1', other] }), ['C', 'ask.primary'], 'D1');
  expect(calls('D2', { B: { D1: 50 } })).toBe('calls-for-rival');
  expect(calls('S5', { B: { D1: 50 } })).toBeNull();
  expect(calls('D2', { C: { D1: 50 } })).toBeNull();
  // The Runner-Up loses no card; the third does.
  expect(calls('D2', { B: { D1: 50 }, C: { D1: 20 } })).toBeNull();
  expect(calls('D2', { A: { D1: 40 }, B: { D1: 50 }, C: { D1: 20 } })).toBe('calls-for-rival');
});
