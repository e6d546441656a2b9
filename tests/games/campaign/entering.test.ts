/** Why a state was brought in: each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { told } from './reasoned.ts';
import { scenario } from './scenario.ts';

describe('the state brought in', () => {
  /** McCain wins Nevada with “Joe The Plumber” and has these cards left. */
  const enters = (hand: string[], unused: string[], picked: string, news = 'N20') =>
    told(
      scenario({ active: 'mccain', hands: { mccain: ['M14', ...hand] }, states: { NV: { economy: 'RRB', square: 4 }, MI: {} }, unused, news: [news] })
        .asks('mccain', 'ask.turn')
        .answer('M14')
        .asks('mccain', 'ask.state')
        .answer('NV'),
      { seat: 'mccain', ask: 'ask.new-state', picked: [picked] },
    );

  test('for a card in hand', () => {
    const left = ['CO', 'IN', 'OH', 'WA'];
    expect(enters(['M37'], left, 'CO').first).toBe('bring in Colorado (9 votes), where “AARP” wins over 3 undecided voters at once (key: Seniors)');
    expect(enters(['M44'], ['MT', 'CO'], 'MT').first).toMatch(/^bring in Montana \(3 votes\), which “.+” wins at once \(key: Veterans\)$/);
    expect(enters(['M36'], left, 'CO').keys).not.toContain('why.enters.key');
    expect(enters(['M22'], left, 'OH').first).toBe(
      'bring in Ohio (20 votes), where “Face The Nation” makes Defense decide, with a lead of 3 voters to 1',
    );
    expect(enters(['M10'], left, 'OH').keys).not.toContain('why.enters.shift');
    // This card wins a voter on Defense as well.
    expect(enters(['M04'], left, 'OH').first).toBe(
      'bring in Ohio (20 votes), where “Reform. Prosperity. Peace.” makes Defense decide, only 1 voter short of winning it',
    );
    // The news takes the whole hand: that is luck, and changes no reason.
    expect(enters(['M22'], left, 'OH', 'N10').keys).toContain('why.enters.shift');
  });

  test('near to be won: no bigger state left is as near', () => {
    expect(enters([], ['CO', 'IN', 'OH'], 'IN').first).toBe('bring in Indiana (11 votes) and be only 2 voters short of winning it');
    expect(enters([], ['CO', 'IN', 'OH'], 'CO').keys).not.toContain('why.enters.near');
  });

  test('ahead there, on one issue or on both', () => {
    expect(enters([], ['CO', 'NC', 'NV', 'VA'], 'CO').all).toContain(
      'bring in Colorado (9 votes) and be ahead there from the start, 2 voters short of winning it',
    );
    expect(enters([], ['CO', 'NC', 'VA', 'FL'], 'NC').all).toContain(
      'bring in North Carolina (15 votes) and be ahead there on both issues, 2 voters short of winning it',
    );
  });

  test('the rival is ahead in all bigger ones', () => {
    expect(enters([], ['IA', 'OR', 'WV', 'MT'], 'WV').first).toBe(
      'bring in West Virginia (5 votes), because Obama is ahead in every bigger state left',
    );
    expect(enters([], ['IA', 'CO', 'WV', 'MT'], 'WV').keys).not.toContain('why.enters.most');
  });

  test('neither side is ahead, with the issue that is one shift from deciding if the side leads on it', () => {
    /** Obama wins Nevada. */
    const at = (picked: string) =>
      told(
        scenario({ hands: { obama: ['O10'] }, states: { NV: { economy: 'RBB', square: 4 }, MI: {} }, unused: ['FL', 'WA', 'IN', 'WI'] })
          .asks('obama', 'ask.turn')
          .answer('O10')
          .asks('obama', 'ask.state')
          .answer('NV'),
        { seat: 'obama', ask: 'ask.new-state', picked: [picked] },
      ).all;
    expect(at('WA')).toContain(
      'bring in Washington (11 votes), where neither side is ahead and Economy, one shift from deciding, gives a lead of 2 voters to 1',
    );
    // The mirror image for McCain, for whom Economy in Washington is worse.
    expect(enters([], ['FL', 'WA', 'IN', 'WI'], 'WA').all).toContain(
      'bring in Washington (11 votes), where neither side is ahead and each is 3 voters short',
    );
  });
});
