/** A practiced player of this game. */
import type { CandidateView } from '../../../src/games/candidate/rules/view.ts';
import type { Practiced } from './practiced.ts';

export const candidate: Practiced<CandidateView> = () => null;
