/** What can be chosen before a game. */
import type { StartOption } from '../game.ts';

export const options = [{ name: 'cap', kind: 'toggle', initial: false }] as const satisfies readonly StartOption[];
