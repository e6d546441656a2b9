/** One request budget for all processes of a bot: Discord takes 50 a second from them together. */
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Reserves this many consecutive slots, each of `slotMs` milliseconds, for this process alone. Returns the milliseconds until the first. */
export type Reserve = (slots: number, slotMs: number) => Promise<number>;

/** How far apart requests are, in milliseconds. With `lateMs`, no second holds more than 50: (1000 + 80) / 22 slots, and the one it begins with. */
export const usual = { slotMs: 22 };
/** A request that reaches its slot later than this, counted from when it asked for the slot, takes another. */
const lateMs = 80;
/** A request that is always late goes out anyway after this many slots. */
const tries = 3;
/** At most this many slots are reserved together: other processes want some in between. */
const batch = 10;
/** How long to wait for a reservation. Without a database there is next to nothing to send, and each process still counts its own 50. */
const patienceMs = 1500;
/** How long Discord may take to answer; the library's default. The wait for a slot doesn't count. */
const answerMs = 15_000;
const slotAndAnswerMs = 10 * 60_000;

/** Options that make a REST client send its requests, retries included, in slots that all processes share. */
export function paced(reserve: Reserve): Pick<RESTOptions, 'makeRequest' | 'timeout'> {
  const turn = openTurns(reserve);
  return {
    timeout: slotAndAnswerMs,
    async makeRequest(url, init) {
      await turn();
      const slow = new AbortController();
      const timer = setTimeout(() => slow.abort(), answerMs);
      const signal = init.signal ? AbortSignal.any([init.signal, slow.signal]) : slow.signal;
      try {
        return await DefaultRestOptions.makeRequest(url, { ...init, signal });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Returns a function that waits for a turn, in the order of its calls. Never rejects. */
export function openTurns(reserve: Reserve): () => Promise<void> {
  const waiting: Waiting[] = [];
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0, batch);
      const asked = performance.now();
      const { slotMs } = usual;
      const first = await within(patienceMs, reserve(group.length, slotMs));
      const answered = performance.now();
      for (const [i, one] of group.entries()) {
        if (first === null) {
          one.go();
          continue;
        }
        const slot = first + i * slotMs;
        const come = () => {
          one.tries++;
          if (performance.now() - asked - slot <= lateMs || one.tries >= tries) return one.go();
          waiting.unshift(one);
          void ask();
        };
        setTimeout(come, Math.max(0, answered + slot - performance.now()));
      }
    }
    isAsking = false;
  };
  return () =>
    new Promise((go) => {
      waiting.push({ go, tries: 0 });
      void ask();
    });
}

interface Waiting {
  go(): void;
  /** How many slots it has had so far. */
  tries: number;
}

/** The result; null if it fails or takes longer than `ms`. */
async function within(ms: number, coming: Promise<number>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, ms, null);
  });
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer));
}
