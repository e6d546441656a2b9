/** The pictures of what posts decided, in many random games: every kind of event occurs, and each is free of faults. */
import { expect, test } from 'vitest';
import { often } from '../../tools/often.ts';
import { watchHighlights } from './highlight-games.ts';

test('random games: every kind of event is drawn, in one size, without a fault, and the same whatever lies hidden', () => {
  const keys = watchHighlights(
    Array.from({ length: often(36, 18) }, (_, i) => i),
    2,
  );
  const all = ['lays', 'luck', 'keeps', 'undecided', 'trusts', 'rallies', 'attacks', 'reacts.immunite', 'reacts.diversion', 'duel', 'takes'];
  for (const key of [...all, 'gives', 'pays', 'passes.hands', 'passes.zones', 'new-deal', 'stands']) expect(keys).toContain(key);
});
