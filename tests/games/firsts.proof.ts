/** The explanation shown with a kind of question the first time quotes and names only what is there, in whole random games. */
import { expect, test } from 'vitest';
import { faultsIn } from '../standing/firsts.ts';
import { standings } from './standings.ts';

test.each(standings)('$game.command', { timeout: 120_000 }, (standing) => expect(faultsIn(standing, 400)).toEqual([]));
