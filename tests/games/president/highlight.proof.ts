/** Pictures of what posts decided, in many random games, in every language. */
import { expect, test } from 'vitest';
import { langs } from '../../../src/i18n/types.ts';
import { isLong } from '../../tools/often.ts';
import { watchHighlights } from './highlights.ts';
import { standing } from './standing.ts';

test.each(standing.tables.map((_, n) => n))('table %i: every picture is drawn without a fault, and shows nothing hidden', (n) => {
  for (const lang of langs) {
    const { drawn } = watchHighlights(isLong ? [n, n + standing.tables.length] : [n], lang, { fits: 3, twins: 2 });
    expect(drawn).toBeGreaterThan(20);
  }
});
