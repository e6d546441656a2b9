/** The referee of Le Jeu du Président agrees with the table, and notices its errors. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { judgeRecord } from '../judge.ts';
import { args, asking, type Distortion, expectCaught, expectSeen, faulty, fields, type Lie, nothing, showing, telling, watch } from '../planted.ts';
import { referee } from './index.ts';

const game = games.find(({ command }) => command === 'president')!;

test.each([0, 1, 7, 15, 17])('game %i is played by the rules', (n) => {
  const { violations, counts } = watch(referee, game, n);
  expect(violations).toEqual([]);
  expect(counts.battles).toBeGreaterThan(0);
});

test('a draw that all agree on ends a game, and a game may stop anywhere', () => {
  const { record } = watch(referee, game, 0);
  const answers = record.answers.slice(0, 40);
  expect(judgeRecord(referee, game, { ...record, answers }).violations).toEqual([]);
  expect(judgeRecord(referee, game, { ...record, answers: [...answers, { kind: 'draw', seat: 'A', picked: [] }] }).violations).toEqual([]);
});

describe('a table that plays wrongly is seen', () => {
  test.each<[string, string, Distortion]>([
    ['a pawn goes one square too far', 'advance', fields(({ n }) => ({ n: Number(n) + 1 }))],
    ['nobody misses a turn', 'skipTurns', nothing],
    ['the strongest is lost in place of the weakest', 'pickCities', fields(() => ({ rank: 'strongest' }))],
    ['two cities are lost in place of one', 'pickCities', fields(({ n }) => ({ n: Number(n) + 1 }))],
    ['the helicopter cannot go everywhere', 'flight', asking(({ options }) => ({ options: options.slice(1) }))],
    [
      'one of equal cities cannot be chosen',
      'pickCities',
      asking(({ options, min = 1 }) => ({ options: options.slice(options.length > min ? 1 : 0), settled: null })),
    ],
    ['an Infos card is thrown away', 'putUnder', nothing],
    ['no Media card on a square', 'drawMedia', nothing],
    ['the newcomer has the hand', 'engage', fields(({ newcomer }) => ({ first: newcomer! }))],
    ['free cities of any value are taken', 'takeFree', fields(() => ({ most: 10 }))],
  ])('%s', (_, kind, change) => expectSeen(referee, faulty(game, kind, change)));
});

describe('a table that tells or shows what is not so is seen', () => {
  const last = (value: unknown): { [name: string]: number }[] => (value as { [name: string]: number }[][]).at(-1)!;
  test.each<[string, Lie]>([
    ['a city taken is kept silent', telling('takes', () => null)],
    ['the die shows a seven', telling('rolls', args({ die: 7 }))],
    [
      'a pawn stands elsewhere',
      telling(
        'rolls',
        args(({ to }) => ({ to: (Number(to) + 1) % 40 })),
      ),
    ],
    [
      'a battle is won by the lower total',
      telling(
        'battle.decided',
        args(({ winner, owner, newcomer }) => ({ winner: winner === owner ? newcomer! : owner! })),
      ),
    ],
    [
      'a Président card counts for nothing',
      telling(
        'battle.decided',
        args(({ throws }) => ({ throws: [last(throws).map((one) => ({ ...one, presidents: 1 }))] })),
      ),
    ],
    ['an attack is shown twice at once', telling('attacks', args({ card: 'P1' }))],
    ['a group is not told', telling('group', () => null)],
    ['the Infos pile comes in another order', telling('infos', args({ card: 'I99' }))],
    ['a city belongs to somebody else', showing('cities', ([first, ...rest]: object[]) => [{ ...first, owner: 'nobody' }, ...rest])],
    ['a hand is counted wrongly', showing('seats', ([first, ...rest]: object[]) => [{ ...first, media: 30 }, ...rest])],
    ['the winner is another one', (moment) => moment.outcome && { ...moment, outcome: { ...moment.outcome, winners: ['nobody'] } }],
    [
      'the game ends too early',
      (moment) =>
        moment.told.length > 0 && !moment.outcome
          ? { ...moment, outcome: { winners: ['A'], message: { key: 'won.alone', args: { seat: 'A' } } } }
          : null,
    ],
    ['somebody else is asked', (moment) => (moment.open.length === 1 ? { ...moment, open: [{ ...moment.open[0]!, seat: 'nobody' }] } : null)],
  ])('%s', (_, lie) => expectCaught(referee, game, lie));
});
