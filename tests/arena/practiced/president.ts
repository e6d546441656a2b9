/** A practiced player of this game. */
import type { PresidentView } from '../../../src/games/president/rules/view.ts';
import type { Practiced } from './practiced.ts';

export const president: Practiced<PresidentView> = () => null;
