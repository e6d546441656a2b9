/** The referee of Candidate agrees with the table, and notices its errors. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { Fields } from '../../../src/kernel/types.ts';
import { judgeRecord } from '../judge.ts';
import { args, asking, type Distortion, expectCaught, expectSeen, faulty, type Lie, nothing, showing, telling, watch } from '../planted.ts';
import { referee } from './index.ts';

const game = games.find(({ command }) => command === 'candidate')!;

test.each([0, 5, 15])('game %i is played by the rules', (n) => {
  const { violations, counts } = watch(referee, game, n);
  expect(violations).toEqual([]);
  expect(counts.campaigns).toBeGreaterThan(0);
});

test('a draw that all agree on ends a game, and a game may stop anywhere', () => {
  const { record } = watch(referee, game, 0);
  const answers = record.answers.slice(0, 60);
  expect(judgeRecord(referee, game, { ...record, answers }).violations).toEqual([]);
  expect(judgeRecord(referee, game, { ...record, answers: [...answers, { kind: 'draw', seat: 'A', picked: [] }] }).violations).toEqual([]);
});

describe('a table that plays wrongly is seen', () => {
  test.each<[string, string, Distortion]>([
    ['the Dealer stays the Dealer', 'passDealer', nothing],
    ['a primary on the map cannot be called', 'selectPrimary', asking(({ options }) => ({ options: options.slice(1), open: [] }))],
    ['a state is not decided', 'resolve', nothing],
    ['nobody gets new cards', 'refill', nothing],
    ['the Favorite takes no card', 'steal', nothing],
    ['a proclaimed Super Tuesday is overheard', 'judgeClaims', nothing],
    ['nobody has the Bandwagon, nor new cards', 'award', nothing],
  ])('%s', (_, kind, change) => expectSeen(referee, faulty(game, kind, change)));
});

describe('a table that tells or shows what is not so is seen', () => {
  type Laid = { card: string; by: string; on: string }[];
  const first = (laid: unknown, change: object): Fields => {
    const [one, ...rest] = laid as Laid;
    return { laid: [{ ...one!, ...change }, ...rest] };
  };
  test.each<[string, Lie]>([
    [
      'a card lies on another section than its back did',
      telling(
        'turned',
        args(({ laid }) => first(laid, { on: 'nobody' })),
      ),
    ],
    [
      'a card is turned that lies on the discard pile',
      (moment) =>
        telling(
          'turned',
          args(({ laid }) => first(laid, { card: (moment.seen.discard as string[])[0] ?? 'money-30-1' })),
        )((moment.seen.discard as string[]).length > 0 ? moment : { ...moment, told: [] }),
    ],
    [
      'the votes of a state are miscounted',
      telling(
        'count',
        args(({ votes }) => ({ votes: Number(votes) + 1 })),
      ),
    ],
    ['nobody wins what somebody has won', telling('count', args({ verdict: { kind: 'nobody' } }))],
    ['turned cards are kept silent', telling('turned', () => null)],
    [
      'a back is counted twice',
      telling(
        'campaigns',
        args(({ counts }) => ({ counts: [...(counts as object[]), ...(counts as object[])] as never })),
      ),
    ],
    [
      'groundwork counts for more',
      telling(
        'prepares',
        args(({ total }) => ({ total: Number(total) + 10 })),
      ),
    ],
    ['the Bandwagon goes to nobody', telling('bandwagon', () => null)],
    [
      'the discard pile is shuffled without a card',
      telling(
        'reshuffle',
        args(({ n }) => ({ n: Number(n) - 1 })),
      ),
    ],
    ['somebody else names the primary', telling('names', args({ seat: 'nobody' }))],
    ['a hand is counted wrongly', showing('runners', ([one, ...rest]: object[]) => [{ ...one, hand: 30 }, ...rest])],
    ['votes are shown too high', showing('runners', ([one, ...rest]: object[]) => [{ ...one, votes: 269 }, ...rest])],
    ['the winner is another one', (moment) => moment.outcome && { ...moment, outcome: { ...moment.outcome, winners: ['nobody'] } }],
    [
      'somebody else is asked',
      (moment) => (moment.open.length === 1 && moment.told.length > 0 ? { ...moment, open: [{ ...moment.open[0]!, seat: 'nobody' }] } : null),
    ],
  ])('%s', (_, lie) => expectCaught(referee, game, lie));
});
