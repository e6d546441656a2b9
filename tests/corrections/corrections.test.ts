/** The first correction of each game; `npm run proof` carries all of them out. */
import { describe } from 'vitest';
import { testCorrections } from './carry-out.ts';
import { corrections } from './list.ts';

describe.each([...new Set(corrections.map(({ game }) => game))])('%s', (game) => testCorrections(game, 1));
