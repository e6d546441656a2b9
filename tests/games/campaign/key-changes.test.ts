/** Why a key demographic was changed: each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { told } from './reasoned.ts';
import { type Setting, scenario, type TileSetting } from './scenario.ts';

/** Obama changes the key of a state with a card that draws one for itself. */
const changes = (id: string, tile: TileSetting, { hand = [], discards = {} }: { hand?: string[]; discards?: Setting['discards'] } = {}) =>
  told(
    scenario({ hands: { obama: ['O18', ...hand] }, states: { [id]: tile, OH: {} }, discards })
      .asks('obama', 'ask.turn')
      .answer('O18'),
    { seat: 'obama', ask: 'ask.state', picked: [id] },
  );

describe('a key that is changed for the card that comes with it', () => {
  test('where nobody is undecided, it doesn’t matter', () => {
    const at = (economy: string) => changes('PA', { defense: 'RRRBB', economy });
    expect(at('RRRBB').first).toBe('trade the card for a new one: nobody is undecided in Pennsylvania, so its key demographic doesn’t matter');
    expect(at('RRWBB').keys).not.toContain('why.swaps.key');
    expect(at('RRWBB').keys).not.toContain('why.rekeys');
  });

  test('where the rival has no card for the new group', () => {
    expect(changes('WI', {}).first).toBe(
      'trade the card for a new one: McCain has no Demographic Support for Under-30 Voters, the new key in Wisconsin',
    );
    expect(changes('IA', {}).keys).not.toContain('why.swaps.safe');
  });

  test('where the fewest voters are undecided', () => {
    expect(changes('IA', { defense: 'RRBB', economy: 'RRWB' }).first).toBe(
      'trade the card for a new one: no state has fewer undecided voters than Iowa (1), so its key demographic matters least',
    );
    expect(changes('IA', {}).keys).not.toContain('why.swaps.few');
  });
});

describe('a key that is changed because of the rival', () => {
  const away = (mccain: string[]) => changes('IA', { key: 'seniors', other: 'under-30-voters' }, { discards: { mccain } });
  test('who has a Demographic Support for the group before, or will draw it again', () => {
    expect(away([]).first).toBe('keep McCain’s Demographic Support for Seniors from working in Iowa');
    expect(away(['M37']).first).toBe('keep McCain’s Demographic Support for Seniors from working in Iowa once it’s drawn again');
    expect(away(['M36']).keys).not.toContain('why.key.later');
  });
});

describe('a key that is changed for a Demographic Support', () => {
  const unions = { key: 'women', other: 'union-households' } as const;
  test('in hand, with the voters it wins, or still in the deck', () => {
    expect(changes('MI', unions, { hand: ['O37'] }).first).toBe(
      'make Union Households the key demographic in Michigan, where “AFL-CIO” then wins over 2 undecided voters',
    );
    expect(changes('MI', { ...unions, economy: 'BBBBW', square: 4 }, { hand: ['O37'] }).first).toBe(
      'make Union Households the key demographic in Michigan, which “AFL-CIO” then wins',
    );
    expect(changes('MI', unions).first).toBe(
      'make Union Households the key demographic in Michigan, so that Demographic Support for them works there',
    );
    expect(changes('MI', unions, { discards: { obama: ['O37'] } }).keys).not.toContain('why.key');
  });
});
