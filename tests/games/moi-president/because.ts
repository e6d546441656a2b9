/** What a computer would say of one answer by A, to A or to everyone. Each reason said to A is checked against the states themselves. */
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { saidOf } from '../said.ts';
import type { Table } from '../scenario.ts';
import { type Setting, scenario } from './scenario.ts';

const game = moiPresident as unknown as Parameters<typeof saidOf>[0];

/** What is said to A of playing or discarding a card, most telling first. */
export const because = (table: Table<MoiPresident>, picked: string): Message[] =>
  saidOf(game, table, { seat: 'A', ask: 'ask.card', picked: [picked] }).messages;

/** The first of it, at a table for two unless the setting says otherwise. */
export const first = (setting: Setting, picked: string): Message | undefined => because(scenario({ people: 2, ...setting }), picked)[0];

/** What is said first to everyone. */
export function openly(setting: Setting, picked: string): Message | undefined {
  const table = scenario({ people: 2, ...setting });
  const was = moiPresident.rules.view(copyJson(table.state), null);
  const before = table.events.length;
  table.asks('A', 'ask.card').answer(picked);
  const told = table.events.slice(before).flatMap(({ to, message }) => (to === 'all' ? [[message]] : []));
  return moiPresident.reasons!({ seat: 'A', was, is: moiPresident.rules.view(table.state, null), told, answer: null })[0];
}

export const words = (message: Message | undefined, lang: Lang = 'en'): string =>
  message ? sayOf(moiPresident, lang, ['A', 'B', 'C', 'D', 'E'])(message) : '';
