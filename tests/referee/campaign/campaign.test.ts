/** Campaign's referee agrees with the table, and notices errors in what it does, offers, tells or shows. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/games/game.ts';
import { games } from '../../../src/games/index.ts';
import { judgeRecord } from '../judge.ts';
import { args, asking, type Distortion, expectCaught, faulty, fields, type Lie, nothing, watch as planted, showing, telling } from '../planted.ts';
import { referee } from './index.ts';

const game = games.find(({ command }) => command === 'campaign')!;

const watch = (n: number, played: Game = game) => planted(referee, played, n);

test.each([0, 1, 2, 3])('game %i is played by the rules', (n) => {
  const { violations, counts } = watch(n);
  expect(violations).toEqual([]);
  expect(counts.questions).toBeGreaterThan(0);
  expect(counts['states won']).toBeGreaterThan(0);
});

test('a draw that all agree on ends a game, and a game may stop anywhere', () => {
  const { record } = watch(0);
  const answers = record.answers.slice(0, 40);
  expect(judgeRecord(referee, game, { ...record, answers }).violations).toEqual([]);
  // Taking back moved chance, and the answer taken back is not in the record.
  const back = { kind: 'back' as const, seat: 'obama', picked: ['3 die'] };
  expect(judgeRecord(referee, game, { ...record, answers: [...answers, back] }).violations).toEqual([]);
  expect(judgeRecord(referee, game, { ...record, answers: [...answers, { kind: 'draw', seat: 'obama', picked: [] }] }).violations).toEqual([]);
});

describe('a table that plays wrongly is seen', () => {
  test.each<[string, string, Distortion]>([
    ['a shift goes one space too far', 'shift', fields(({ n }) => ({ n: Number(n) + 1 }))],
    ['a shift goes the other way', 'shift', fields(({ toward }) => ({ toward: toward === 'economy' ? 'defense' : 'economy' }))],
    ['support is one voter short', 'gainSupport', fields(({ n }) => ({ n: Math.max(1, Number(n) - 1) }))],
    ['news that brings undecided voters is skipped', 'takeUndecided', nothing],
    ['news that ends a Media Support is skipped', 'removeMedia', nothing],
    ['the key stays', 'alterKey', nothing],
    ['a cost is one card', 'payCards', fields(() => ({ n: 1 }))],
    ['news takes one card only', 'discardCards', fields(() => ({ n: 1 }))],
    ['nobody rolls', 'goNegative', nothing],
    ['a bonus cannot be declined', 'offerBonus', asking(({ options }) => ({ options: options.slice(0, 1) }))],
    ['Bias is ignored', 'aimNews', () => ({ ask: () => null })],
    ['the wrong side brings in the next state', 'bringIn', asking(({ by }) => ({ by: by === 'obama' ? 'mccain' : 'obama' }))],
    ['a state in play is left out', 'chooseState', asking(({ options }) => ({ options: options.slice(1), settled: null }))],
    ['neither drawn card is played', 'playOneOf', () => ({ ask: () => null, none: () => {} })],
    ['one voter of a group stays', 'demographicSupport', (effect) => ({ run: (turn, of, picked) => effect.run(turn, of, [picked[0]!]) })],
    [
      'a card with a cost can be played without paying',
      'takeTurn',
      asking(({ options }) => ({ options: options.map(({ blocked: _, ...open }) => open) })),
    ],
    ['no draw is offered after long quiet', 'takeTurn', asking(({ options }) => ({ options: options.filter(({ id }) => id !== 'offer') }))],
  ])('%s', (_, kind, change) => {
    const wrong = faulty(game, kind, change);
    const found: string[] = [];
    for (let n = 0; n < 40 && found.length === 0; n++) found.push(...watch(n, wrong).violations);
    expect(found.join('\n')).toMatch(/should be|was to be told|Told was also|may not answer/);
  });
});

describe('a table that tells or shows what is not so is seen', () => {
  test.each<[string, Lie]>([
    ['a win is kept silent', telling('wins', () => null)],
    ['votes are miscounted', telling('wins', args({ total: 1 }))],
    ['a die has seven faces', telling('rolls', args({ face: 7 }))],
    ['news comes twice', telling('news', args({ card: 'N99' }))],
    ['everybody hears what was drawn', telling('draws.you', ({ message }) => ({ to: 'all', message }))],
    ['a card is drawn from nowhere', telling('draws.you', args({ cards: ['X01'] }))],
    ['a deck is made anew unsaid', telling('reshuffles', () => null)],
    ['a marker lies elsewhere', showing('tiles', ([first, ...rest]: object[]) => [{ ...first, square: 0 }, ...rest])],
    ['a token is lost', showing('sides', ({ obama, mccain }: { obama: object; mccain: object }) => ({ obama: { ...obama, tokens: 13 }, mccain }))],
    [
      'a hand is counted wrongly',
      showing('sides', ({ obama, mccain }: { obama: object; mccain: object }) => ({ obama, mccain: { ...mccain, hand: 99 } })),
    ],
    ['a media card is hidden', (moment) => (moment.seen.media ? { ...moment, seen: { ...moment.seen, media: null } } : null)],
    ['the winner is the other one', (moment) => moment.outcome && { ...moment, outcome: { ...moment.outcome, winners: ['nobody'] } }],
    ['somebody sees a hand', showing('own', () => ({ hand: ['O01'] }))],
  ])('%s', (_, lie) => expectCaught(referee, game, lie));
});
