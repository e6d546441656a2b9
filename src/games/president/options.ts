/** The options before a game starts. */
import type { StartOption } from '../game.ts';

export const options = [
  { name: 'rounds', kind: 'choice', values: ['off', 'falling', '20', '30', '40'], initial: 'off', among: { 5: 'falling', 6: 'falling' } },
  { name: 'dice', kind: 'toggle', initial: false, among: { 4: true, 5: true, 6: true }, overDays: true },
] as const satisfies readonly StartOption[];
