/** Carries deliveries from the outbox to Discord: board posts and invitations that no direct reply shows. */
import { GameStopped } from '../../games/shelf.ts';
import type { Delivery, Outbox } from '../../table/model/sending.ts';
import type { Services } from '../interactions/services.ts';
import { codeOf } from '../wire/errors.ts';
import { type Delivered, tell } from './telling.ts';

export interface Sender {
  /** Looks at the outbox now. */
  wake(): void;
  /**
   * Tries whatever failed: at once at one table or, when Discord is back, everywhere. On a server where something has changed (rights may have been
   * given) it is tried soon, and at most once a minute.
   */
  hurry(where?: { table: string } | { guild: string }): void;
  /** Finishes what is under way; what is left stays in the outbox. */
  stop(): Promise<void>;
}

export interface SenderOptions {
  /**
   * How often the outbox is looked at for what another process has left behind. Whatever is queued here is looked for when its time has come.
   */
  everyMs?: number;
  /** A delivery that takes longer than this leaves its slot to others, and goes on by itself. */
  slowMs?: number;
}

/** Deliveries under way that count as quick, and all of them. A channel that hangs ends up among the slow ones and holds up nobody. */
const atOnce = 32;
const atMost = 256;
const second = 1000;
const minute = 60 * second;
/** What holds unless something else is said. */
export const usualSending = { everyMs: 10 * second, slowMs: 5 * second };
/** The longest that can be waited for at once. */
const longestMs = 2 ** 31 - 1;
/** A board that stands in words for want of time gets its picture by one of these. */
const pictureAgain = [2 * second, 10 * second, minute];

export function openSender(
  services: Services,
  outbox: Outbox,
  { everyMs = usualSending.everyMs, slowMs = usualSending.slowMs }: SenderOptions = {},
): Sender {
  const { log, now } = services;
  const running = new Set<Promise<void>>();
  /** Tables of which something is under way: on a bad line that may take longer than the outbox waits before it hands it out again. */
  const carried = new Set<string>();
  let quick = 0;
  const soonMs = Math.min(everyMs, 2 * second);
  /** What was said, and could not be noted down: it is never said again, only noted. */
  const unnoted = new Map<string, { delivery: Delivery; told: Delivered | null }>();
  /** Nothing is said before this: what cannot be noted would be said again and again. */
  let pausedUntil = 0;
  let pauses = 0;
  let calledAt = Number.NEGATIVE_INFINITY;
  const late = new Map<string, number>();
  let stopped = false;
  let woken = false;
  let looking: Promise<void> | null = null;

  /** Never rejects. */
  const look = async () => {
    if (stopped || now() < pausedUntil) return;
    for (const { delivery, told } of [...unnoted.values()]) if (!(await note(delivery, told))) return;
    const room = Math.min(atOnce - quick, atMost - running.size);
    if (room <= 0) await callOthers();
    try {
      for (const delivery of await outbox.due(now(), Math.max(0, room), [...carried, ...unnoted.keys()]))
        if (!carried.has(delivery.table)) begin(delivery);
    } catch (error) {
      pause(error, 'the outbox could not be read');
    }
  };
  /** One look at a time; who calls while one is under way is looked after by the next. */
  const wake = () => {
    if (woken || stopped) return;
    woken = true;
    if (!looking) setImmediate(lookAgain);
  };
  const lookAgain = () => {
    woken = false;
    lookAfter(look());
  };
  const lookAfter = (work: Promise<unknown>) => {
    looking = work.then(() => {
      looking = null;
      if (woken) setImmediate(lookAgain);
    });
  };

  const wakeAt = (due: number) => {
    if (due <= now()) wake();
    else setTimeout(wake, Math.min(due - now(), longestMs)).unref();
  };

  const callOthers = async () => {
    if (now() < calledAt + soonMs) return;
    calledAt = now();
    await outbox.callOthers().catch((error) => log.warn({ err: error }, 'the other processes could not be called'));
  };

  /** Waits a little longer each time, and says so once. */
  const pause = (error: unknown, what: string) => {
    pausedUntil = now() + Math.min(minute, soonMs * 2 ** Math.min(pauses, 6));
    wakeAt(pausedUntil);
    if (pauses++ === 0) log.error({ err: error }, `${what}: nothing is posted until that works again`);
    else log.debug({ err: error }, what);
  };

  /** Notes what was said, and looks after a late picture; false if it could not be noted. */
  const note = async (delivery: Delivery, told: Delivered | null): Promise<boolean> => {
    try {
      await outbox.done(delivery, told?.said ?? null);
    } catch (error) {
      unnoted.set(delivery.table, { delivery, told });
      pause(error, 'a post was sent and could not be noted');
      return false;
    }
    unnoted.delete(delivery.table);
    if (pauses > 0) log.info('the outbox can be written again');
    pauses = 0;
    pausedUntil = 0;
    if (told) after(delivery, told);
    return true;
  };

  const after = ({ table }: Delivery, told: Delivered) => {
    if (!told.isLate) return;
    const asking = askAgain(table).then(() => void running.delete(asking));
    running.add(asking);
  };

  const begin = (delivery: Delivery) => {
    quick++;
    // A new turn has tries of its own for its picture.
    if (delivery.fresh) late.delete(delivery.table);
    carried.add(delivery.table);
    let slow = false;
    const leave = setTimeout(() => {
      slow = true;
      quick--;
      wake();
    }, slowMs).unref();
    const work = carry(delivery).finally(() => {
      clearTimeout(leave);
      if (!slow) quick--;
      running.delete(work);
      wake();
    });
    running.add(work);
  };

  /** Never rejects: what cannot be said now is tried again, or parked until something changes. */
  const carry = async (delivery: Delivery): Promise<void> => {
    try {
      await note(delivery, await tell(services, delivery));
    } catch (error) {
      await failed(delivery, error);
    } finally {
      carried.delete(delivery.table);
    }
  };

  const failed = async (delivery: Delivery, error: unknown) => {
    const { why, after } = verdict(error, delivery.tries);
    const fields = { err: error, delivery: delivery.id, table: delivery.table, tries: delivery.tries };
    const level = error instanceof GameStopped ? 'debug' : 'warn';
    log[level](fields, after === null ? `a post is set aside: ${why}` : `a post could not be sent, and will be tried again: ${why}`);
    try {
      await outbox.failed(delivery, why, now(), after === null ? null : now() + after);
      if (after !== null) wakeAt(now() + after);
    } catch (further) {
      pause(further, 'the outbox could not be written');
    }
  };

  const askAgain = async (table: string) => {
    const tries = late.get(table) ?? 0;
    const delay = pictureAgain[tries];
    if (delay === undefined) return;
    late.set(table, tries + 1);
    try {
      await outbox.again(table, delay);
    } catch (error) {
      log.warn({ err: error, table }, 'a board stays in words');
    }
  };

  /** Servers whose posts were hurried in the last minute, or are about to be, and whether something has changed there since. */
  const changed = new Map<string, { more: boolean }>();
  const hurrySoon = (guild: string) => {
    const known = changed.get(guild);
    if (known) known.more = true;
    if (known || stopped) return;
    const entry = { more: false };
    changed.set(guild, entry);
    const forget = () => {
      changed.delete(guild);
      if (entry.more) hurrySoon(guild);
    };
    setTimeout(async () => {
      if ((await hurry({ guild })) > 0) setTimeout(forget, minute).unref();
      else forget();
    }, soonMs).unref();
  };

  /** Gives how many deliveries it was about. Never rejects. */
  const hurry = async (where?: { table: string } | { guild: string }): Promise<number> => {
    if (stopped) return 0;
    try {
      return await outbox.hurry(where);
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be hurried');
      return 0;
    }
  };

  const ticking = setInterval(wake, everyMs).unref();
  outbox.onQueued(wakeAt);
  // The first look finds what the start has brought back as well.
  woken = true;
  lookAfter(hurry());
  return {
    wake,
    hurry: (where) => void (where && 'guild' in where ? hurrySoon(where.guild) : hurry(where)),
    async stop() {
      stopped = true;
      clearInterval(ticking);
      await looking;
      while (running.size > 0) await Promise.all(running);
      for (const { delivery, told } of [...unnoted.values()]) if (!(await note(delivery, told))) break;
      while (running.size > 0) await Promise.all(running);
      // What is left is for those who stay.
      await callOthers();
    },
  };
}

/** Why something could not be said, and after how many milliseconds it is worth another try; null: once something changes. */
export function verdict(error: unknown, tries: number): { why: string; after: number | null } {
  // Whatever a stopped game has to say waits until it is corrected.
  if (error instanceof GameStopped) return { why: error.message, after: 10 * minute };
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const why = code === null ? words : `${code} ${words}`;
  // The channel or the server is gone. The game stays as it is, and can be moved.
  if (code === 10003 || code === 10004) return { why, after: null };
  // Rights are given and taken by people: they may come back, and are noticed when they do.
  if (code === 50001 || code === 50013) return { why, after: tries > 1000 ? null : 10 * minute };
  return { why, after: tries > 200 ? null : Math.min(10 * minute, second * 2 ** Math.min(tries, 10)) };
}
