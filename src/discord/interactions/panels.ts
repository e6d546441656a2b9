/**
 * A person has one private panel at a table. When another opens, the one before goes; and where others play on, the last one says what is true now: that
 * its question is settled, what its owner is asked now, that the game is over. All this as long as Discord takes changes of it, and where this process
 * made it. What is kept for that stays in memory and is never written down.
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
   * It asks something that its owner must answer now; it says that they are asked nothing; it is about something else, such as their hand; it is about the game
   * that has not begun.
   */
  state: 'asks' | 'waits' | 'shows' | 'gathers';
}

/** Who looks at it, and by which press or command. */
interface Looking {
  interaction: Asking;
  person: Person;
  speech(): Speech;
  /** The panel as things stand when it is called: what takes its place once its owner is asked again. */
  again(): Promise<Post>;
}

export interface Panels {
  /** Shows the panel: in place of the private message that was pressed on, else as a new one. The one before goes afterwards, and nobody waits for that. */
  show(looking: Looking, about: About, post: Post | Promise<Post>): Promise<void>;
  /** Has the panels at this table say how it stands now, where that is no longer what they say. */
  refresh(table: TableInfo): void;
  /** Resolves once no panel is being changed any more. */
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
  /** What became of the table while this was being changed. */
  next: TableInfo | null;
  /** There is something to press on it, which a later press under the board would show once more. */
  isLive: boolean;
  /** Its time to be closed has come while it was being changed. */
  isDue: boolean;
  closing?: NodeJS.Timeout;
}

/** Discord takes changes for fifteen minutes after a press. */
const aliveMs = 14.5 * 60_000;
/** A panel without a press for so long is closed while it still can be: it would stay for ever beside the next one, and look the same. */
const restingMs = 14 * 60_000;
const mostOpen = 5000;

export const openPanels = (log: Pick<Logger, 'debug'>, now: () => number = () => performance.now()): Panels => new OpenPanels(log, now);

class OpenPanels implements Panels {
  /** The last one of each person at each table, the oldest first. */
  readonly #open = new Map<string, Open>();
  /** Messages that presses on them are about to change: how many presses. */
  readonly #pressed = new Map<string, number>();
  /** Messages that are being changed, or taken away, without a press; `done` says whether it could be done. */
  readonly #changing = new Map<string, { done: Promise<boolean>; goes: boolean }>();
  readonly #log: Pick<Logger, 'debug'>;
  readonly #now: () => number;

  constructor(log: Pick<Logger, 'debug'>, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** False where it is not done: it is too late for that, or a press or another change is under way. */
  #giveWay(one: Open, what: Post | 'again' | null): boolean {
    const { message, change, remove, again, lines, until } = one;
    if (this.#now() > until || this.#pressed.has(message) || this.#changing.has(message)) return false;
    // Where the question cannot be shown, the way to it is.
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
    // What was shown later than this is up to date.
    if (one.table.version >= version || one.state === 'shows') return;
    const { over, settled, began, ended } = one.lines;
    const isLobby = one.state === 'gathers';
    if (isLobby && phase === 'gathering') {
      // It tells who has joined and what is chosen.
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

  /** A press counts as under way until what it shows is there; what is being changed is changed first. */
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
        // Its owner closed it while it was being changed: what they did counts, and nobody waits for an answer.
        if (!isClosed(error)) throw error;
        this.#log.debug({ err: error }, 'a panel was closed before its answer arrived');
        return null;
      },
    );
    // Discord did not say which one it is: it could not be told from the others.
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

/** What takes the place of a panel that others have outdated, or that nobody pressed on for long. */
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
