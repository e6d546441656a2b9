/** Options to choose before a game. */
import type { StartOption } from '../game.ts';

export const options = [
  { name: 'deck', kind: 'choice', values: ['starter', 'draft'], initial: 'starter' },
  { name: 'first', kind: 'choice', values: ['rules', 'lot', 'obama', 'mccain'], initial: 'rules' },
  { name: 'side', kind: 'choice', values: ['random', 'obama', 'mccain'], initial: 'random' },
] as const satisfies readonly StartOption[];
