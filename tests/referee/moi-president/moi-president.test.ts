/** The referee of Moi Président agrees with the table, and notices its errors. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { judgeRecord } from '../judge.ts';
import { args, asking, type Distortion, expectCaught, expectSeen, faulty, fields, type Lie, nothing, showing, telling, watch } from '../planted.ts';
import { referee } from './index.ts';

const game = games.find(({ command }) => command === 'moi-president')!;

test.each([0, 1, 6, 13, 15])('game %i is played by the rules', (n) => {
  const { violations, counts } = watch(referee, game, n);
  expect(violations).toEqual([]);
  expect(counts.turns).toBeGreaterThan(0);
});

test('a draw that all agree on ends a game, and a game may stop anywhere', () => {
  const { record } = watch(referee, game, 0);
  const answers = record.answers.slice(0, 12);
  expect(judgeRecord(referee, game, { ...record, answers }).violations).toEqual([]);
  expect(judgeRecord(referee, game, { ...record, answers: [...answers, { kind: 'draw', seat: 'A', picked: [] }] }).violations).toEqual([]);
});

describe('a table that plays wrongly is seen', () => {
  test.each<[string, string, Distortion]>([
    ['a lost card of points goes to the socle', 'luck', fields(({ won }) => ({ lost: won! }))],
    ['the loser of a Débat takes', 'take', fields(({ by, from }) => ({ by: from!, from: by! }))],
    ['the highest card cannot be taken', 'take', asking(({ options }) => ({ options: options.slice(options.length > 1 ? 1 : 0), settled: null }))],
    ['the cheapest payment is not offered', 'pay', asking(({ options }) => ({ options: options.slice(options.length > 1 ? 1 : 0), settled: null }))],
    ['an Affaire goes to the Indécis', 'pay', fields(() => ({ to: 'undecided' }))],
    ['the loser of a Polémique gives nothing', 'give', () => ({ ask: () => null })],
    ['the great debate strikes nobody', 'standUp', nothing],
    ['hands stay', 'passHands', nothing],
    ['the same player plays again', 'endTurn', () => ({ run: (turn, { by }) => turn.push({ kind: 'startTurn', by: by! }) })],
  ])('%s', (_, kind, change) => expectSeen(referee, faulty(game, kind, change)));
});

describe('a table that tells or shows what is not so is seen', () => {
  test.each<[string, Lie]>([
    [
      'a campaign card is worth more than it says',
      telling(
        'lays',
        args(({ total }) => ({ total: Number(total) + 1 })),
      ),
    ],
    ['a card is laid that nobody printed', telling('lays', args({ card: { id: 'campagne-01', kind: 'campagne', points: 7 } }))],
    ['a three is told as won', telling('luck', args({ die: 3, won: true }))],
    [
      'the dice of a duel are changed',
      telling(
        'duel',
        args(({ one, other }) => ({ one: other!, other: one! })),
      ),
    ],
    ['a payment is not told', telling('pays', () => null)],
    ['less is paid than owed', telling('pays', args({ set: [3] }))],
    ['the pile is made anew of fewer cards', telling('rebuilt', args({ cards: 10 }))],
    ['an Immunité is kept silent', telling('reacts.immunite', () => null)],
    ['campaigns pass with other points', telling('passes.zones', args({ gifts: [] }))],
    ['a total is shown too high', showing('places', ([first, ...rest]: object[]) => [{ ...first, total: 99 }, ...rest])],
    ['a card is missing in the pile', showing('pile', (pile: number) => pile - 1)],
    ['the winner is another one', (moment) => moment.outcome && { ...moment, outcome: { ...moment.outcome, winners: ['nobody'] } }],
    ['nobody is elected at 51', (moment) => (moment.outcome?.message.key === 'won.elected' ? { ...moment, outcome: null } : null)],
    ['somebody else is asked', (moment) => (moment.open.length === 1 ? { ...moment, open: [{ ...moment.open[0]!, seat: 'nobody' }] } : null)],
  ])('%s', (_, lie) => expectCaught(referee, game, lie));
});
