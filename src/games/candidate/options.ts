/** Options to choose before a game. */
import type { StartOption } from '../game.ts';

export const options = [
  { name: 'super-tuesday', kind: 'toggle', initial: false },
  { name: 'incumbent', kind: 'toggle', initial: false },
  { name: 'extended-convention', kind: 'toggle', initial: false },
  { name: 'sealed-convention', kind: 'toggle', initial: false },
] as const satisfies readonly StartOption[];
