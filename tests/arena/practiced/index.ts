/** The practiced players, by game. */
import type { View } from '../../../src/kernel/rules.ts';
import { campaign } from './campaign.ts';
import { candidate } from './candidate.ts';
import { moiPresident } from './moi-president.ts';
import type { Practiced } from './practiced.ts';
import { president } from './president.ts';

const any = <V extends View>(player: Practiced<V>) => player as unknown as Practiced<View>;

export const practiced: { readonly [command: string]: Practiced<View> } = {
  campaign: any(campaign),
  candidate: any(candidate),
  'moi-president': any(moiPresident),
  president: any(president),
};
