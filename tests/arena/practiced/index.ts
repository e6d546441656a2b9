/** Practiced players of games whose computers don't always ask what one would answer (`Mind.usual`). */
import { practiced as campaign } from '../../../src/games/campaign/mind/practiced.ts';
import type { Practiced } from '../../../src/games/kit/practiced.ts';
import type { View } from '../../../src/kernel/rules.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { practiced as moiPresident } from './moi-president.ts';
import { practiced as president } from './president.ts';

export const practiced: { readonly [command: string]: Practiced<View, Decision> } = {
  campaign: (seen, asked, random) => campaign(seen as never, asked, random),
  'moi-president': (seen, asked, random) => moiPresident(seen as never, asked, random),
  president: (seen, asked, random) => president(seen as never, asked, random),
};
