/** A practiced player of this game. */
import type { MoiPresidentView } from '../../../src/games/moi-president/rules/view.ts';
import type { Practiced } from './practiced.ts';

export const moiPresident: Practiced<MoiPresidentView> = () => null;
