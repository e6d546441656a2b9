import { describe, expect, test } from 'vitest';
import { highest, untilAlone } from '../../../src/games/kit/dice.ts';
import { finder, needed } from '../../../src/games/kit/lookup.ts';
import { drawFrom, move, remove } from '../../../src/games/kit/piles.ts';
import { best, roundAfter } from '../../../src/games/kit/seats.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { seedOf } from '../../standing/play.ts';

const random = () => openRandom(startRandom(seedOf(1)), () => {});

describe('piles', () => {
  const draw = (piles: { deck: string[]; discard: string[] }, n: number, may = true) => {
    const asked: number[] = [];
    const remake = (cards: number) => asked.push(cards) > 0 && may && cards > 0;
    return { drawn: drawFrom(piles, 'deck', n, { random: random(), stream: 'deck', remake }), asked };
  };

  test('are drawn from the front, and made anew when a card is wanted of an empty one', () => {
    const piles = { deck: ['a', 'b'], discard: ['c', 'd'] };
    expect(draw(piles, 2)).toEqual({ drawn: ['a', 'b'], asked: [] });
    expect(piles).toEqual({ deck: [], discard: ['c', 'd'] });
    const { drawn, asked } = draw(piles, 1);
    expect([...drawn, ...piles.deck].sort()).toEqual(['c', 'd']);
    expect(asked).toEqual([2]);
    expect(piles.discard).toEqual([]);
  });

  test('give what there is where there is no more, or where remaking is forbidden', () => {
    expect(draw({ deck: ['a'], discard: [] }, 3)).toEqual({ drawn: ['a'], asked: [0] });
    const piles = { deck: ['a'], discard: ['b'] };
    expect(draw(piles, 2, false).drawn).toEqual(['a']);
    expect(piles).toEqual({ deck: [], discard: ['b'] });
  });

  test('let a card go from one list to another, and name the one that is not there', () => {
    const [hand, discard] = [['a', 'b'], ['c']];
    move('a', hand, discard);
    expect([hand, discard]).toEqual([['b'], ['c', 'a']]);
    expect(() => remove(hand, 'z')).toThrow("The card 'z' is not there.");
  });
});

describe('dice', () => {
  test('go on among those level at the top until one is alone', () => {
    const rounds = [
      { A: 5, B: 2, C: 5 },
      { A: 3, C: 3 },
      { A: 1, C: 6 },
    ] as { [seat: string]: number }[];
    const asked: [string, boolean][] = [];
    const winner = untilAlone(['A', 'B', 'C'], (among, again) => {
      asked.push([among.join(''), again]);
      const dice = rounds.shift()!;
      return among.map((seat) => ({ seat, die: dice[seat]! }));
    });
    expect(winner).toBe('C');
    expect(asked).toEqual([
      ['ABC', false],
      ['AC', true],
      ['AC', true],
    ]);
  });

  test('are not rolled by somebody alone, and nobody cannot roll', () => {
    expect(untilAlone(['A'], () => [])).toBe('A');
    expect(() => untilAlone([], () => [])).toThrow('Nobody');
    expect(highest([{ die: 2 }, { die: 6 }, { die: 6 }])).toHaveLength(2);
  });
});

describe('seats', () => {
  test('go round to the left and end with oneself', () => {
    expect(roundAfter(['A', 'B', 'C'], 'B')).toEqual(['C', 'A', 'B']);
    expect(best(['A', 'B', 'C'], (seat) => ({ A: 2, B: 3, C: 3 })[seat]!)).toEqual(['B', 'C']);
  });
});

describe('lookup', () => {
  test('finds, or says what is not there', () => {
    const stateOf = finder('state', [{ id: 'OH', votes: 20 }]);
    expect(stateOf('OH').votes).toBe(20);
    expect(() => stateOf('ZZ')).toThrow("There is no state 'ZZ'.");
    expect(needed(0, 'zero')).toBe(0);
    expect(() => needed(null, 'Dealer yet')).toThrow('There is no Dealer yet.');
  });
});
