/** A practiced player of this game. */
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import type { Practiced } from './practiced.ts';

export const campaign: Practiced<CampaignView> = () => null;
