/** A sender that dies at its seams, before or after anything it does, and whose successor takes over at once. */

import type { Services } from '../../src/discord/interactions/services.ts';
import { openSender, type Sender } from '../../src/discord/posting/sender.ts';
import type { Api } from '../../src/discord/wire/api.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { TablesAndOutbox } from '../../src/table/index.ts';
import type { Outbox } from '../../src/table/model/outbox/sending.ts';

/** When the sender dies, and what Discord remembers of it. */
export interface Kills {
  count: number;
  /** How often it died at each seam. */
  at: Map<string, number>;
  /** Whether it dies now. */
  strikes(seam: string): boolean;
  /** The message that was sent with this nonce. */
  known(nonce: string): string | undefined;
  sent(nonce: string, message: string, post: Post): void;
  /** Whom each message notified, in order. */
  notified: { message: string; users: readonly string[] }[];
}

/** It dies at one seam in `every`, on average. Half the time, Discord then forgets its nonces. */
export function openKills(chance: Random, every: number): Kills {
  const nonces = new Map<string, string>();
  const kills: Kills = {
    count: 0,
    at: new Map(),
    strikes(seam) {
      if (chance.below('kill', every) > 0) return false;
      kills.count++;
      kills.at.set(seam, (kills.at.get(seam) ?? 0) + 1);
      if (chance.below('forget', 2) === 0) nonces.clear();
      return true;
    },
    known: (nonce) => nonces.get(nonce),
    sent(nonce, message, { mentions }) {
      nonces.set(nonce, message);
      if (mentions.length > 0) kills.notified.push({ message, users: mentions });
    },
    notified: [],
  };
  return kills;
}

export interface Killable {
  services: Services;
  kills: Kills;
  openTables(): TablesAndOutbox;
  /** Reports when players have queued something. */
  hear(listener: (due: number) => void): void;
}

const never = <T>(): Promise<T> => new Promise(() => {});

export function openKillable({ services, kills, openTables, hear }: Killable): Pick<Sender, 'stop'> {
  let sender: Sender;
  let isOver = false;
  const start = () => {
    if (isOver) return;
    const life = { isDead: false };
    /** At each seam the work never happens, happens without the sender learning it, or goes well. */
    const seam = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
      if (life.isDead || dies(`before ${name}`)) return never();
      const done = await act();
      return life.isDead || dies(`after ${name}`) ? never() : done;
    };
    const dies = (where: string): boolean => {
      if (isOver || !kills.strikes(where)) return false;
      life.isDead = true;
      setImmediate(start);
      return true;
    };
    const { outbox } = openTables();
    const seams = <O extends object>(object: O, names: readonly (keyof O & string)[]): O => {
      const own = Object.fromEntries(
        names.map((name) => [name, (...given: unknown[]) => seam(name, () => (object[name] as never as Act)(...given))]),
      );
      return { ...object, ...own };
    };
    const api: Api = seams(services.api, ['send', 'edit', 'rewrite', 'remove', 'find', 'findAll']);
    const carried: Outbox = seams(outbox, ['due', 'done', 'failed', 'hurry', 'again']);
    sender = openSender({ ...services, api }, carried);
  };
  start();
  hear(() => sender.wake());
  return {
    async stop() {
      isOver = true;
      await sender.stop();
    },
  };
}

type Act = (...given: unknown[]) => Promise<never>;
