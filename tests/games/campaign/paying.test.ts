/** Why these cards were paid: each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { told } from './reasoned.ts';
import { type Setting, scenario } from './scenario.ts';

describe('paying for an Attack', () => {
  const pays = (hand: string[], picked: string[], states: Setting['states'] = { OH: { defense: 'RRRWW', square: 1 }, MI: {} }) =>
    told(
      scenario({ active: 'mccain', hands: { mccain: ['M01', ...hand] }, states })
        .asks('mccain', 'ask.turn')
        .answer('M01'),
      {
        seat: 'mccain',
        ask: 'ask.pay',
        picked,
      },
    );

  test('with cards that win no voters, while others do', () => {
    expect(pays(['M24', 'M26', 'M10', 'M36'], ['M24', 'M26']).first).toBe('give up only cards that win over no voters');
    expect(pays(['M24', 'M26', 'M10', 'M36'], ['M24', 'M10']).keys).not.toContain('why.pays.idle');
  });

  test('with a Demographic Support that finds nobody now', () => {
    const { all, keys } = pays(['M24', 'M36', 'M10', 'M14'], ['M24', 'M36']);
    expect(keys).not.toContain('why.pays.idle');
    expect(all).toContain('give up only cards that would win over no voters now');
  });

  test('and keep one that wins a state, or several voters, or does what none of the others does', () => {
    const near = { OH: { economy: 'RRRRW', square: 4 }, MI: {} } as const;
    expect(pays(['M14', 'M26', 'M31'], ['M26', 'M31'], near).first).toBe('keep “Joe The Plumber,” which can win Ohio (20 votes) next turn');
    const seniors = { OH: { key: 'seniors', other: 'women', defense: 'RRBWW', economy: 'RBBWW', square: 1 }, MI: {} } as const;
    expect(pays(['M37', 'M26', 'M31'], ['M26', 'M31'], seniors).all).toContain('keep “AARP,” which would win over 4 undecided voters in Ohio');
    expect(pays(['M31', 'M26', 'M24'], ['M26', 'M24']).all.some((one) => one.startsWith('keep “'))).toBe(true);
    expect(pays(['M14', 'M10', 'M11', 'M22'], ['M10', 'M11']).all.some((one) => one.startsWith('keep “'))).toBe(false);
  });

  test('and keep one card: what it does, though one that was discarded may be worth more', () => {
    expect(pays(['M22', 'M37', 'M31'], ['M22', 'M37']).first).toBe(
      'keep “Special Access,” which lets you choose which state each Breaking News card affects',
    );
    expect(pays(['M18', 'M26', 'M24'], ['M18', 'M26']).first).toBe('keep “Commander-In-Chief Test,” which makes the other issue decide in any state');
    expect(pays(['M10', 'M11', 'M13'], ['M10', 'M11']).all.some((one) => one.startsWith('keep “'))).toBe(false);
    expect(pays(['M22', 'M37', 'M31', 'M24'], ['M22', 'M37']).keys).not.toContain('why.pays.merit');
  });

  test('whatever the news takes afterwards: that is luck', () => {
    const table = scenario({
      active: 'mccain',
      hands: { mccain: ['M01', 'M10', 'M24', 'M26'] },
      states: { OH: { defense: 'RRRWW', square: 1 } },
      unused: ['MI'],
      news: ['N10'],
    });
    const { keys } = told(table.asks('mccain', 'ask.turn').answer('M01'), { seat: 'mccain', ask: 'ask.pay', picked: ['M24', 'M26'] });
    expect(keys).toContain('why.pays.idle');
  });
});
