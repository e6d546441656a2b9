/** Reasons where a state is campaigned for again, after a tie or a Scandal, and of a Favorite Son after the first. */
import { expect, test } from 'vitest';
import { candidate } from '../../../src/games/candidate/game.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { saidOf } from '../said.ts';
import { truthsOf } from '../truths.ts';
import { asked, type CandidateTable, campaigns, lays, names, scenario, submits } from './scenario.ts';

const game = candidate as unknown as Parameters<typeof saidOf>[0];

/** What everyone is told of B's last cards, once these answers are given. */
function toldOfB(table: CandidateTable, ...answers: (() => void)[]): Message {
  const was = copyJson(table.state);
  const told: Message[] = [];
  for (const answer of answers) {
    answer();
    told.push(...table.events.flatMap(({ to, message }) => (to === 'all' ? [message] : [])));
  }
  const { state: is } = table;
  const [first] = candidate.reasons!({
    seat: 'B',
    was: candidate.rules.view(was, null),
    is: candidate.rules.view(is, null),
    told: [told],
    answer: null,
  });
  expect(truthsOf.candidate!.truths[first!.key]!(first!.args as never, { seat: 'B', was, is, told, answer: null })).toBe(true);
  return first!;
}

test('what was laid in a state counts as it did before a tie in which no card was left', () => {
  const hands = { A: ['money-20-1', 'money-40-1', 'money-30-1'], B: ['money-20-2', 'money-10-1'] };
  const table = names(scenario({ hands, dealer: 'A' }), 'A', 'D2', 'NJ', 'NY');
  lays(lays(table, 'B', 'money-20-2', 'NY:B'), 'B', 'money-10-1', 'NJ:B');
  const first = toldOfB(
    table,
    () => submits(table, 'B'),
    () => lays(lays(table, 'A', 'money-20-1', 'NY:A'), 'A', 'money-40-1', 'NJ:A'),
    () => submits(table, 'A'),
    () => campaigns(table, 'A', ['money-30-1', 'NY:A']),
  );
  const [ny, nj] = [
    { box: 'NY', votes: 33, total: 20 },
    { box: 'NJ', votes: 15, total: 10 },
  ];
  expect(first).toEqual({ key: 'why.tries', args: { ...ny, more: [nj] } });
});

test('what was given up after a Scandal is told beside the rest, and not alone', () => {
  const played = (...alsoIn: [string, string][]) => {
    const hands = { A: ['scandal-1', 'money-40-1', 'money-30-1'], B: ['money-50-1', 'money-10-1', 'zero-1'] };
    const table = names(scenario({ hands, dealer: 'A' }), 'A', 'D2', 'NJ', 'NY');
    for (const [card, place] of [['money-50-1', 'NY:B'], ...alsoIn]) lays(table, 'B', card!, place!);
    return toldOfB(
      table,
      () => submits(table, 'B'),
      () => lays(lays(table, 'A', 'scandal-1', 'NY:A'), 'A', 'money-40-1', 'NJ:A'),
      () => submits(table, 'A'),
      () => asked(table, 'B').answer('pass'),
      () => asked(table, 'B').answer('pass-sure'),
      () => campaigns(table, 'A', ['money-30-1', 'NY:A']),
    );
  };
  const [ny, nj] = [
    { box: 'NY', votes: 33, total: 50 },
    { box: 'NJ', votes: 15, total: 10 },
  ];
  expect(played(['money-10-1', 'NJ:B'])).toEqual({ key: 'why.tries', args: { ...ny, more: [nj] } });
  expect(played()).toEqual({ key: 'why.passes', args: { votes: 33 } });
});

test('break a tie, or win after a Scandal, with so much', () => {
  const again = (mine: string, theirs: string) => {
    const hands = { A: [mine, 'money-60-1'], B: [theirs, 'money-70-1'] };
    const table = names(scenario({ hands, dealer: 'A' }), 'A', 'S5');
    campaigns(campaigns(table, 'B', [theirs, 'OH:B']), 'A', [mine, 'OH:A']);
    campaigns(table, 'B', ['money-70-1', 'OH:B']);
    return saidOf(game, table, { seat: 'A', ask: 'ask.again', picked: ['money-60-1>OH:A'] }).messages[0];
  };
  const at = [{ box: 'OH', votes: 21, total: 60, squelched: false, free: false, against: 1, attacks: 0 }];
  expect(again('money-20-1', 'money-20-2')).toEqual({ key: 'why.totals', args: { at, after: 'tie' } });
  expect(again('scandal-1', 'money-20-2')).toEqual({ key: 'why.totals', args: { at, after: 'scandal' } });
});

test('a Favorite Son is exchanged where one has won before, and the reason says so', () => {
  const laid = (card: string) => {
    const table = names(scenario({ hands: { A: [card, 'money-50-1'], B: ['zero-2'] }, dealer: 'A', sonUsed: ['A'] }), 'A', 'S5');
    campaigns(table, 'B', ['zero-2', 'OH:B']);
    return saidOf(game, table, { seat: 'A', ask: 'ask.campaign', picked: [`${card}>OH:A`] }).messages[0];
  };
  const traded = { wonders: false, n: 1, who: [] };
  expect(laid('favorite-son-1')).toEqual({ key: 'why.renews', args: { ...traded, spent: true } });
  expect(laid('zero-1')).toEqual({ key: 'why.renews', args: traded });
});
