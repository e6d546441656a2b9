/**
 * A person has one private panel at a table. When another opens, the one before gives way to a line, and so does one whose question is settled without it:
 * as long as Discord takes changes of it, and where this process made it. What is kept for that stays in memory and is never written down.
 */
import type { Logger } from 'pino';
import type { Person, TableInfo } from '../table/types.ts';
import type { Asking } from './port.ts';
import { note, type Post } from './present/parts.ts';
import { filled, shown } from './reply.ts';
import type { Speech } from './speech.ts';
import { bot } from './text/index.ts';

/** What a panel is about. */
export interface About {
  table: Pick<TableInfo, 'id' | 'version'>;
  /** It asks something that its owner must answer now. */
  asks: boolean;
}

/** Who looks at it, and by which press or command. */
export interface Looking {
  interaction: Asking;
  person: Person;
  speech(): Speech;
}

export interface Panels {
  /** Shows the panel: in place of the private message that was pressed on, else as a new one. The one before gives way afterwards, and nobody waits for that. */
  show(looking: Looking, about: About, post: Post | Promise<Post>): Promise<void>;
  /** Closes the panels at this table that still ask what is settled by now. */
  settle(table: TableInfo): void;
}

interface Open extends About {
  user: string;
  message: string;
  change(post: Post): Promise<unknown>;
  /** What takes its place when another one opens, and when its question is settled. */
  lines: { moved: Post; settled: Post };
  until: number;
}

/** Discord takes changes for fifteen minutes after a press. */
const aliveMs = 14 * 60_000;
const mostOpen = 5000;

export function openPanels(log: Pick<Logger, 'debug'>, now: () => number = () => performance.now()): Panels {
  /** The last one of each person at each table, the oldest first. */
  const open = new Map<string, Open>();
  /** Messages that presses on them are about to change: how many presses. */
  const pressed = new Map<string, number>();
  /** Messages that are giving way. */
  const leaving = new Map<string, Promise<void>>();

  const giveWay = ({ message, change, until }: Open, line: Post): void => {
    if (now() > until || pressed.has(message) || leaving.has(message)) return;
    const left = change(line)
      .then(
        () => {},
        (error: unknown) => log.debug({ err: error }, 'an old panel stays as it is'),
      )
      .finally(() => leaving.delete(message));
    leaving.set(message, left);
  };

  /** A press counts as under way until what it shows is there; what is giving way goes first. */
  const inPlace = async (interaction: Asking, message: string, post: Post | Promise<Post>): Promise<string | null> => {
    pressed.set(message, (pressed.get(message) ?? 0) + 1);
    try {
      const left = leaving.get(message);
      if (!left || interaction.kind !== 'press') return await shown(interaction, post);
      await interaction.acknowledge();
      await left;
      return await filled(interaction, await post);
    } finally {
      const others = pressed.get(message)! - 1;
      if (others === 0) pressed.delete(message);
      else pressed.set(message, others);
    }
  };

  const keep = (next: Open): void => {
    const key = `${next.user} ${next.table.id}`;
    const before = open.get(key);
    open.delete(key);
    open.set(key, next);
    for (const [old, { until }] of open) {
      if (open.size <= mostOpen && now() <= until) break;
      open.delete(old);
    }
    if (before && before.message !== next.message) giveWay(before, before.lines.moved);
  };

  return {
    async show({ interaction, person, speech }, { table: { id, version }, asks }, post) {
      const own = interaction.kind === 'press' && interaction.message.isPrivate ? interaction.message.id : null;
      const message = own === null ? await shown(interaction, post, true) : await inPlace(interaction, own, post);
      // Discord did not say which one it is: it could not be told from the others.
      if (message === null) return;
      const { text: say } = speech();
      keep({
        table: { id, version },
        asks,
        user: person.id,
        message,
        change: (line) => interaction.fill(line),
        lines: { moved: note(say(bot('bot.panel.moved'))), settled: note(say(bot('bot.panel.settled'))) },
        until: interaction.born + aliveMs,
      });
    },
    settle({ id, version, seats, toAct, phase }) {
      for (const [key, one] of open) {
        // What was shown later than this is up to date.
        if (one.table.id !== id || !one.asks || one.table.version >= version) continue;
        if (phase === 'playing' && toAct.includes(seats[one.user] ?? '')) continue;
        open.delete(key);
        giveWay(one, one.lines.settled);
      }
    },
  };
}
