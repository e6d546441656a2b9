/** Why a card was drawn: each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { told } from './reasoned.ts';
import { type Setting, scenario } from './scenario.ts';

describe('drawing', () => {
  const draws = (setting: Setting) => told(scenario(setting), { seat: 'mccain', ask: 'ask.turn', picked: ['draw'] });
  /** Obama is one Defense voter from winning Pennsylvania. */
  const threatened = { PA: { defense: 'BBBBR', economy: 'RRRBB', square: 2 }, OH: {} } as const;

  test('while the rival, one voter away, can hold no card that wins it', () => {
    const at = (obama: string[]) => draws({ active: 'mccain', hands: { mccain: ['M10'] }, states: threatened, discards: { obama } });
    // The starter deck of Obama wins Defense voters with these two cards alone.
    const { first } = at(['O06', 'O14']);
    expect(first).toBe('draw while no card that Obama has left wins Pennsylvania (21 votes)');
    expect(at(['O06']).keys).not.toContain('why.draws.safe');
    const calm = { ...threatened, PA: { ...threatened.PA, defense: 'BBBRR' } } as const;
    const none = draws({ active: 'mccain', hands: { mccain: ['M10'] }, states: calm, discards: { obama: ['O06', 'O14'] } });
    expect(none.keys).not.toContain('why.draws.safe');
  });

  test('not to pay for an Attack that can be paid for already', () => {
    const { first } = draws({
      active: 'mccain',
      hands: { mccain: ['M01', 'M22', 'M24'] },
      states: { FL: { defense: 'RRRWW', square: 2 }, OH: { square: 4 } },
    });
    expect(first).toBe('have more to choose from: 4 cards in hand next turn');
  });

  test('to look for a card that keeps the rival, one voter away, from winning', () => {
    const at = (hand: string[], defense = 'BBBBR') =>
      draws({ active: 'mccain', hands: { mccain: hand }, states: { PA: { defense, economy: 'RRRBB', square: 1 }, OH: {} } });
    expect(at(['M14', 'M22', 'M31']).first).toBe(
      'look for a card that keeps Obama, only one voter away, from winning Pennsylvania (21 votes), which no card in hand can',
    );
    // “Face The Nation” shifts it one space, “Commander-In-Chief Test” two; “Joe Lieberman” wins a voter there.
    expect(at(['M14', 'M24']).keys).not.toContain('why.draws.search');
    expect(at(['M14', 'M11']).keys).not.toContain('why.draws.search');
    expect(at(['M14'], 'BBBRR').keys).not.toContain('why.draws.search');
    // “Obama: Is He Ready To Lead?” would win Florida, which has more votes.
    const torn = (florida: string) =>
      draws({
        active: 'mccain',
        hands: { mccain: ['M01', 'M22'] },
        states: { PA: { defense: 'RRRBB', economy: 'BBBBR', square: 4 }, FL: { defense: florida, square: 1 } },
      }).first;
    expect(torn('RRRWW')).toContain('go for Florida (27 votes)');
    expect(torn('RWWWW')).toContain('look for a card');
    // An Attack has to be paid for.
    expect(at(['M01', 'M14']).keys).toContain('why.draws.search');
    expect(at(['M01', 'M14', 'M22']).keys).not.toContain('why.draws.search');
  });

  test('to be able to pay for one at all', () => {
    const at = (hand: string[]) => draws({ active: 'mccain', hands: { mccain: hand }, states: { FL: { defense: 'RRRWW', square: 2 }, OH: {} } });
    expect(at(['M01', 'M22']).first).toBe('be able to pay for “Obama: Is He Ready To Lead?” (2 cards) and go for Florida (27 votes)');
    expect(at(['M22', 'M24']).keys).not.toContain('why.draws.affords');
  });
});
