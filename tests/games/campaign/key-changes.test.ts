/** Why a key demographic was changed: each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { told } from './reasoned.ts';
import { scenario } from './scenario.ts';

describe('a key that is changed for the card that comes with it', () => {
  const changes = (economy: string) =>
    told(
      scenario({ hands: { obama: ['O18'] }, states: { PA: { defense: 'RRRBB', economy }, OH: {} } })
        .asks('obama', 'ask.turn')
        .answer('O18'),
      { seat: 'obama', ask: 'ask.state', picked: ['PA'] },
    );
  test('where nobody is undecided, it doesn’t matter', () => {
    expect(changes('RRRBB').first).toBe('trade the card for a new one: nobody is undecided in Pennsylvania, so its key demographic doesn’t matter');
    expect(changes('RRWBB').keys).not.toContain('why.swaps.key');
    expect(changes('RRWBB').keys).not.toContain('why.rekeys');
  });
});
