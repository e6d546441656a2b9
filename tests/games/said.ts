/** The reasons for one move of a scenario, for its own seat and for everyone; each is checked against the states themselves. */
import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import type { Core, Event, Message, Seat } from '../../src/kernel/types.ts';
import type { Table } from './scenario.ts';
import { truthsOf } from './truths.ts';

interface Move {
  seat: Seat;
  /** The key of the question. */
  ask: string;
  picked: readonly string[];
}

/** Answers, and returns what is true of the move, most telling first: to its seat (`own`, with their arguments: `messages`), and to those who only watched (`all`). */
export function saidOf<S extends Core>(game: Pick<Game, 'command' | 'rules' | 'reasons'>, table: Table<S>, { seat, ask, picked }: Move) {
  const was = copyJson(table.state) as Core;
  table.asks(seat, ask).answer(...picked);
  const is = copyJson(table.state) as Core;
  const reasonsFor = (
    hears: (event: Event) => boolean,
    viewer: Seat | null,
    answer: { ask: string; picked: readonly string[] } | null,
  ): Message[] => {
    const told: Message[] = table.events.filter(hears).map(({ message }) => message);
    const found = game.reasons!({ seat, was: game.rules.view(was, viewer), is: game.rules.view(is, viewer), told: [told], answer });
    for (const { key, args } of found) expect(truthsOf[game.command]!.truths[key]!(args as never, { seat, was, is, told, answer }), key).toBe(true);
    return found;
  };
  const messages = reasonsFor(({ to }) => to === 'all' || to.includes(seat), seat, { ask, picked });
  const keysOf = (found: readonly Message[]): string[] => found.map(({ key }) => key);
  return { messages, own: keysOf(messages), all: keysOf(reasonsFor(({ to }) => to === 'all', null, null)) };
}
