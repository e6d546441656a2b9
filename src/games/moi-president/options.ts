/** The options before a game starts. */
import type { StartOption } from '../game.ts';

export const options = [{ name: 'cap', kind: 'toggle', initial: false }] as const satisfies readonly StartOption[];
