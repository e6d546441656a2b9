/** One budget of requests for all processes of a bot: Discord takes 50 a second from them together. */
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Reserves so many slots in a row, each of so many milliseconds, for this process alone. Gives how long it is until the first, in milliseconds. */
export type Reserve = (slots: number, slotMs: number) => Promise<number>;

/** How far apart requests are, in milliseconds. With `lateMs`, no second holds more than 50: (1000 + 80) / 22 slots, and the one it begins with. */
export const usual = { slotMs: 22 };
/** Whoever comes to its slot later than this, counted from the moment it asked for it, takes another. */
const lateMs = 80;
/** A process that is always late goes on all the same. */
const tries = 3;
/** So many slots are taken together at most: others want some in between. */
const batch = 10;
/** How long it waits for a reservation. Without a database there is next to nothing to send, and each process still counts its own 50. */
const patienceMs = 1500;
/** How long Discord may take to answer, as the library has it. The wait for a slot does not count. */
const answerMs = 15_000;
const slotAndAnswerMs = 10 * 60_000;

/** What makes a REST client send its requests, the repeated ones as well, in slots that all processes share. */
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

/** Gives what waits for its turn, in the order in which it is called. Never rejects. */
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
  /** How many slots it has had. */
  tries: number;
}

/** What comes of it; null: nothing, or not in time. */
async function within(ms: number, coming: Promise<number>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, ms, null);
  });
  return Promise.race([coming.catch(() => null), late]).finally(() => clearTimeout(timer));
}
