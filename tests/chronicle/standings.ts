import type { Core } from '../../src/kernel/types.ts';
import { standing as campaign } from '../games/campaign/standing.ts';
import { standing as candidate } from '../games/candidate/standing.ts';
import { standing as moiPresident } from '../games/moi-president/standing.ts';
import { standing as president } from '../games/president/standing.ts';
import type { Standing } from '../standing/play.ts';

/** All games, as the standing checks know them. */
export const standings = [campaign, candidate, moiPresident, president] as unknown as readonly Standing<Core>[];
