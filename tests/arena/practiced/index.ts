/** Practiced players of games whose computers don't ask what one would answer (`Mind.usual`). */
import type { Mind } from '../../../src/kernel/mind.ts';
import { practiced as moiPresident } from './moi-president.ts';
import { practiced as president } from './president.ts';

export const practiced: { readonly [command: string]: NonNullable<Mind['usual']> } = {
  'moi-president': (seen, asked, random) => moiPresident(seen as never, asked, random),
  president: (seen, asked, random) => president(seen as never, asked, random),
};
