/**
 * A person has one private panel per table. When another opens, the previous one is deleted; and when others play on, the last one is updated: its
 * question is settled, its owner is asked again, or the game is over. This works as long as Discord takes edits, and only in the process that made
 * the panel. What it needs for that is kept in memory and never written down.
 */
import type { Logger } from 'pino';
import type { Person, TableInfo } from '../../table/model/types.ts';
import type { Speech } from '../speech/speech.ts';
import { bot } from '../text/index.ts';
import { isClosed } from '../wire/errors.ts';
import { encode } from '../wire/ids.ts';
import { button, note, type Post, postOf, rows, text } from '../wire/parts.ts';
import type { Asking } from '../wire/port.ts';
import { filled, shown } from './reply.ts';

/** What a panel is about. */
export interface About {
  table: Pick<TableInfo, 'id' | 'version'> & Partial<Pick<TableInfo, 'phase'>>;
  /**
   * It asks a question that its owner must answer now; it says that they are asked nothing; it shows something else, such as their hand; or it
   * belongs to a game that has not begun.
   */
  state: 'asks' | 'waits' | 'shows' | 'gathers';
}

/** Who looks at it, and the press or command they used. */
interface Looking {
  interaction: Asking;
  person: Person;
  speech(): Speech;
  /** Makes the current panel, which replaces this one when its owner is asked again. */
  again(): Promise<Post>;
}

export interface Panels {
  /**
   * Shows the panel: in the private message that was pressed, or else as a new one. The previous one is deleted afterwards, without waiting for that.
   */
  show(looking: Looking, about: About, post: Post | Promise<Post>): Promise<void>;
  /** Updates the panels at this table that no longer match its state. */
  refresh(table: TableInfo): void;
  /** Resolves once no panel is being changed. */
  settled(): Promise<void>;
}

interface Open extends About {
  user: string;
  message: string;
  change(post: Post): Promise<unknown>;
  remove(): Promise<unknown>;
  again(): Promise<Post>;
  lines: { settled: Post; asked: Post; over: Post; began: Post; ended: Post; closed: Post };
  until: number;
  /** The table's newer state, which arrived while this panel was being changed. */
  next: TableInfo | null;
  /** Something can be pressed on it, which a later press under the board would show again. */
  isLive: boolean;
  /** It became due for closing while it was being changed. */
  isDue: boolean;
  closing?: NodeJS.Timeout;
}

/** Discord takes edits for fifteen minutes after a press. */
const aliveMs = 14.5 * 60_000;
/** A panel not pressed for this long is closed while it still can be: otherwise it would stay for ever beside the next one, looking the same. */
const restingMs = 14 * 60_000;
const mostOpen = 5000;

export const openPanels = (log: Pick<Logger, 'debug'>, now: () => number = () => performance.now()): Panels => new OpenPanels(log, now);

class OpenPanels implements Panels {
  /** The last panel of each person at each table, the oldest first. */
  readonly #open = new Map<string, Open>();
  /** Messages that a press on them is about to change, with the number of such presses. */
  readonly #pressed = new Map<string, number>();
  /** Messages that are being changed or deleted without a press; `done` says whether it worked. */
  readonly #changing = new Map<string, { done: Promise<boolean>; goes: boolean }>();
  readonly #log: Pick<Logger, 'debug'>;
  readonly #now: () => number;

  constructor(log: Pick<Logger, 'debug'>, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** Changes or deletes a panel. False if it is too late, or a press or another change is under way. */
  #giveWay(one: Open, what: Post | 'again' | null): boolean {
    const { message, change, remove, again, lines, until } = one;
    if (this.#now() > until || this.#pressed.has(message) || this.#changing.has(message)) return false;
    // If the question can't be shown, shows the way to it.
    const post = what === 'again' ? again().catch(() => lines.asked) : what;
    const done = (post === null ? remove() : Promise.resolve(post).then(change))
      .then(
        () => true,
        (error: unknown) => {
          this.#log.debug({ err: error }, 'could not close an old panel');
          return false;
        },
      )
      .finally(() => {
        this.#changing.delete(message);
        const { next } = one;
        one.next = null;
        if (next) this.#refreshOne(one, next);
        if (one.isDue) this.#close(one);
      });
    this.#changing.set(message, { done, goes: what === null });
    return true;
  }

  #close(one: Open): void {
    one.isDue = false;
    if (this.#open.get(keyOf(one)) !== one || !one.isLive) return;
    if (this.#changing.has(one.message)) one.isDue = true;
    else if (this.#giveWay(one, one.lines.closed)) one.isLive = false;
  }

  #refreshOne(one: Open, table: TableInfo): void {
    const { id, version, seats, toAct, phase } = table;
    // Nobody presses Play once a game has ended.
    if (phase !== 'gathering' && phase !== 'playing') one.isLive = false;
    // Anything shown after this version is up to date.
    if (one.table.version >= version || one.state === 'shows') return;
    const { over, settled, began, ended } = one.lines;
    const isLobby = one.state === 'gathers';
    if (isLobby && phase === 'gathering') {
      // It shows who has joined and what is chosen.
      if (this.#changing.has(one.message)) one.next = table;
      if (this.#giveWay(one, 'again')) one.table = { id, version };
      return;
    }
    const state = isLobby || phase !== 'playing' ? 'shows' : toAct.includes(seats[one.user] ?? '') ? 'asks' : 'waits';
    if (state === one.state) return;
    if (this.#changing.has(one.message)) one.next = table;
    const now = isLobby ? (phase === 'playing' ? began : ended) : state === 'shows' ? over : state === 'asks' ? 'again' : settled;
    if (!this.#giveWay(one, now)) return;
    one.table = { id, version };
    one.state = state;
    one.isLive = state === 'asks';
  }

  /** A press counts as under way until its result is shown; a change in progress finishes first. */
  async #inPlace(interaction: Asking, message: string, post: Post | Promise<Post>): Promise<string | null> {
    const under = this.#changing.get(message);
    if (under?.goes && (await under.done)) return shown(interaction, post, { asks: true, anew: true });
    this.#pressed.set(message, (this.#pressed.get(message) ?? 0) + 1);
    try {
      if (!under || interaction.kind !== 'press') return await shown(interaction, post);
      await interaction.acknowledge();
      await under.done;
      return await filled(interaction, await post);
    } finally {
      const others = this.#pressed.get(message)! - 1;
      if (others === 0) this.#pressed.delete(message);
      else this.#pressed.set(message, others);
    }
  }

  #keep(next: Open): void {
    const key = keyOf(next);
    const before = this.#open.get(key);
    clearTimeout(before?.closing);
    this.#open.delete(key);
    this.#open.set(key, next);
    for (const [old, { until, closing }] of this.#open) {
      if (this.#open.size <= mostOpen && this.#now() <= until) break;
      clearTimeout(closing);
      this.#open.delete(old);
    }
    next.closing = setTimeout(() => this.#close(next), Math.max(0, next.until - aliveMs + restingMs - this.#now())).unref();
    if (before && before.message !== next.message) this.#giveWay(before, null);
  }

  async show(looking: Looking, { table: { id, version, phase = 'playing' }, state }: About, post: Post | Promise<Post>): Promise<void> {
    const { interaction, person, speech, again } = looking;
    const own = interaction.kind === 'press' && interaction.message.isPrivate ? interaction.message.id : null;
    const message = await (own === null ? shown(interaction, post, { asks: true }) : this.#inPlace(interaction, own, post)).catch(
      (error: unknown) => {
        // The owner closed it while it was being changed: their action counts, and nobody waits for an answer.
        if (!isClosed(error)) throw error;
        this.#log.debug({ err: error }, 'a panel was closed before its answer arrived');
        return null;
      },
    );
    // Discord didn't return its id, so it couldn't be told from the others.
    if (message === null) return;
    this.#keep({
      table: { id, version },
      state,
      user: person.id,
      message,
      change: (line) => interaction.fill(line),
      remove: () => interaction.remove(),
      again,
      lines: linesOf(id, speech(), state === 'gathers'),
      until: interaction.born + aliveMs,
      next: null,
      isLive: phase === 'gathering' || phase === 'playing',
      isDue: false,
    });
  }

  refresh(table: TableInfo): void {
    for (const one of this.#open.values()) if (one.table.id === table.id) this.#refreshOne(one, table);
  }

  async settled(): Promise<void> {
    while (this.#changing.size > 0) await Promise.all([...this.#changing.values()].map(({ done }) => done));
  }
}

const keyOf = ({ user, table }: Open): string => `${user} ${table.id}`;

/** What replaces a panel that others' moves have outdated, or that nobody has pressed for long. */
function linesOf(table: string, { text: say, plain }: Speech, isLobby: boolean): Open['lines'] {
  const play = rows([button(plain(bot('bot.button.play')), encode({ table, action: 'play' }), 'primary')]);
  return {
    settled: note(say(bot('bot.panel.settled'))),
    asked: postOf([text(say(bot('bot.panel.asked'))), ...play]),
    over: note(say(bot('bot.panel.over'))),
    closed: note(say(bot('bot.panel.closed', { isLobby }))),
    began: note(say(bot('bot.no.began'))),
    ended: note(say(bot('bot.no.expired', { command: null }))),
  };
}
