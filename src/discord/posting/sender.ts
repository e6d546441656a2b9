/** Carries deliveries from the outbox to Discord: board posts and invitations that no direct reply shows. */
import { GameStopped } from '../../games/shelf.ts';
import type { Delivery, Outbox } from '../../table/model/outbox/sending.ts';
import type { Services } from '../interactions/services.ts';
import { Unanswered } from '../wire/api.ts';
import { isAway } from '../wire/errors.ts';
import { type Looks, openLooks } from './delivering.ts';
import { type Hurrying, openHurrying } from './hurrying.ts';
import { type Delivered, tell } from './telling.ts';
import { verdict } from './verdict.ts';

export interface Sender {
  /** Looks at the outbox now. */
  wake(): void;
  /**
   * Retries what failed: at once at one table or, when Discord is back, everywhere. On a server where something has changed (the bot may have new
   * permissions) it retries soon, and at most once a minute.
   */
  hurry(where?: { table: string } | { guild: string }): void;
  /** Finishes work under way; the rest stays in the outbox. */
  stop(): Promise<void>;
}

export interface SenderOptions {
  /** How often to look in the outbox for what another process has left. What is queued here is looked for when it is due. */
  everyMs?: number;
  /** A delivery that takes longer than this frees its slot for others and carries on. */
  slowMs?: number;
}

/** The most quick deliveries at once, and the most in all. A channel that hangs becomes slow and holds up nobody. */
export const atOnce = 32;
const atMost = 256;
const second = 1000;
const minute = 60 * second;
/** The defaults. */
export const usualSending = { everyMs: 10 * second, slowMs: 5 * second };
/** A request that wasn't heard has arrived after this time, if ever. */
const landedMs = second;
/** The delays after which a board posted in words, because its picture was late, is drawn again. */
const pictureAgain = [2 * second, 10 * second, minute];

export function openSender(services: Services, outbox: Outbox, { everyMs, slowMs }: SenderOptions = {}): Sender {
  const sending = new Sending(services, outbox, everyMs ?? usualSending.everyMs, slowMs ?? usualSending.slowMs);
  return {
    wake: () => sending.looks.wake(),
    hurry: (where) => void (where && 'guild' in where ? sending.hurrying.hurrySoon(where.guild) : sending.hurrying.hurry(where)),
    stop: () => sending.stop(),
  };
}

class Sending {
  readonly looks: Looks;
  readonly hurrying: Hurrying;
  readonly #services: Services;
  readonly #outbox: Outbox;
  readonly #soonMs: number;
  readonly #slowMs: number;
  readonly #running = new Set<Promise<void>>();
  #quick = 0;
  /** Tables with a delivery under way: on a bad line that may take longer than the outbox waits before handing it out again. */
  readonly #carried = new Set<string>();
  /** What was sent but couldn't be noted: it is never sent again, only noted. */
  readonly #unnoted = new Map<string, { delivery: Delivery; told: Delivered | null }>();
  /** Nothing is sent before this: what can't be noted would be sent again and again. */
  #pausedUntil = 0;
  #pauses = 0;
  #calledAt = Number.NEGATIVE_INFINITY;
  /** How often a picture was requested again, by table. */
  readonly #late = new Map<string, number>();

  constructor(services: Services, outbox: Outbox, everyMs: number, slowMs: number) {
    this.#services = services;
    this.#outbox = outbox;
    this.#soonMs = Math.min(everyMs, 2 * second);
    this.#slowMs = slowMs;
    this.hurrying = openHurrying(services, outbox, this.#soonMs);
    // The first look also finds what the start has revived.
    this.looks = openLooks(services.now, everyMs, () => this.#look(), this.hurrying.hurry());
    outbox.onQueued(this.looks.wakeAt);
  }

  /** Finishes work under way and leaves the rest to other processes. */
  async stop(): Promise<void> {
    this.hurrying.stop();
    await this.looks.stop();
    await this.#settled();
    await this.#noteAll();
    await this.#settled();
    await this.#callOthers();
  }

  /** Never rejects. */
  async #look(): Promise<void> {
    const { now } = this.#services;
    if (now() < this.#pausedUntil || !(await this.#noteAll())) return;
    const room = Math.min(atOnce - this.#quick, atMost - this.#running.size);
    if (room <= 0) await this.#callOthers();
    try {
      const due = await this.#outbox.due(now(), Math.max(0, room), [...this.#carried, ...this.#unnoted.keys()]);
      for (const delivery of due) if (!this.#carried.has(delivery.table)) this.#begin(delivery);
    } catch (error) {
      this.#pause(error, 'could not read the outbox');
    }
  }

  /** Wakes the other processes that carry deliveries: this one has no room, or is stopping. */
  async #callOthers(): Promise<void> {
    const { log, now } = this.#services;
    if (now() < this.#calledAt + this.#soonMs) return;
    this.#calledAt = now();
    await this.#outbox.callOthers().catch((error) => log.warn({ err: error }, 'could not wake the other workers'));
  }

  /** Waits a little longer each time, and logs it once. */
  #pause(error: unknown, what: string): void {
    const { log, now } = this.#services;
    this.#pausedUntil = now() + Math.min(minute, this.#soonMs * 2 ** Math.min(this.#pauses, 6));
    this.looks.wakeAt(this.#pausedUntil);
    if (this.#pauses++ === 0) log.error({ err: error }, `${what}: posting is on hold until this works again`);
    else log.debug({ err: error }, what);
  }

  /** Gives the delivery a slot, and triggers the next look when it is free again. */
  #begin(delivery: Delivery): void {
    this.#quick++;
    // A new turn starts counting tries for its picture afresh.
    if (delivery.fresh) this.#late.delete(delivery.table);
    this.#carried.add(delivery.table);
    let slow = false;
    const leave = setTimeout(() => {
      slow = true;
      this.#quick--;
      this.looks.wake();
    }, this.#slowMs).unref();
    const work = this.#carry(delivery).finally(() => {
      clearTimeout(leave);
      if (!slow) this.#quick--;
      this.#running.delete(work);
      this.looks.wake();
    });
    this.#running.add(work);
  }

  /** Never rejects: what can't be posted now is tried again, or parked until something changes. */
  async #carry(delivery: Delivery): Promise<void> {
    try {
      await this.#note(delivery, await this.#services.tables.during(() => tell(this.#services, delivery)));
    } catch (error) {
      await this.#failed(delivery, error);
    } finally {
      this.#carried.delete(delivery.table);
    }
  }

  async #failed(delivery: Delivery, error: unknown): Promise<void> {
    if (error instanceof Unanswered) return this.#unheard(delivery, error);
    const { log, now } = this.#services;
    const { why, after } = verdict(error, delivery.tries);
    const fields = { err: error, delivery: delivery.id, table: delivery.table, tries: delivery.tries };
    const level = error instanceof GameStopped ? 'debug' : 'warn';
    log[level](fields, after === null ? `a post is set aside: ${why}` : `a post could not be sent, and will be tried again: ${why}`);
    if (isAway(error)) await this.#lookForServer(delivery.table);
    try {
      await this.#outbox.failed(delivery, why, now(), after === null ? null : now() + after);
      if (after !== null) this.looks.wakeAt(now() + after);
    } catch (further) {
      this.#pause(further, 'could not write to the outbox');
    }
  }

  /** It is looked for in the channel, once it must have arrived, before anything more is sent. */
  async #unheard(delivery: Delivery, error: Unanswered): Promise<void> {
    const { log, now } = this.#services;
    log.debug({ err: error, table: delivery.table }, 'a post was sent, and Discord was not heard');
    const at = now() + landedMs;
    try {
      await this.#outbox.unheard(delivery, at);
      this.looks.wakeAt(at);
    } catch (further) {
      this.#pause(further, 'could not write to the outbox');
    }
  }

  /** Without a gateway, only this tells that a server has removed the bot. Never rejects. */
  async #lookForServer(table: string): Promise<void> {
    const { api, tables, log } = this.#services;
    try {
      const guild = (await tables.find(table))?.place.guild ?? null;
      if (guild !== null && !(await api.isOn(guild))) await tables.left(guild);
    } catch (error) {
      log.warn({ err: error, table }, 'could not save that a server has removed the bot');
    }
  }

  /** Notes what was sent, and sees to a late picture; false if it couldn't be noted. */
  async #note(delivery: Delivery, told: Delivered | null): Promise<boolean> {
    const { table } = delivery;
    try {
      await this.#outbox.done(delivery, told?.said ?? null);
    } catch (error) {
      this.#unnoted.set(table, { delivery, told });
      this.#pause(error, 'could not save that a post was sent');
      return false;
    }
    this.#unnoted.delete(table);
    if (this.#pauses > 0) this.#services.log.info('posting works again');
    this.#pauses = 0;
    this.#pausedUntil = 0;
    if (told?.isLate) {
      const asking = this.#askAgain(table).then(() => void this.#running.delete(asking));
      this.#running.add(asking);
    }
    return true;
  }

  /** Notes what couldn't be noted before; false as soon as one fails again. */
  async #noteAll(): Promise<boolean> {
    for (const { delivery, told } of [...this.#unnoted.values()]) if (!(await this.#note(delivery, told))) return false;
    return true;
  }

  /** Composes a board that was posted in words again, a little later each time. Never rejects. */
  async #askAgain(table: string): Promise<void> {
    const tries = this.#late.get(table) ?? 0;
    const delay = pictureAgain[tries];
    if (delay === undefined) return;
    this.#late.set(table, tries + 1);
    try {
      await this.#outbox.again(table, delay);
    } catch (error) {
      this.#services.log.warn({ err: error, table }, "could not add a board's picture, so it stays in words");
    }
  }

  async #settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
