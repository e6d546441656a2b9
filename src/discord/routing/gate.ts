/**
 * Lets the work for interactions begin, what is slow one by one, and sees to it that Discord hears of each in time, whatever else is going on. How
 * long ago one was made, Discord's clock says, once it is known how far clocks differ; and a loop that has just been held up says it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { presses } from '../actions/index.ts';
import { decode } from '../wire/ids.ts';
import type { Answerable, Holding, Interaction } from '../wire/port.ts';

/** When Discord hears that an answer will come, if there is none yet. After three seconds it gives up waiting. */
export interface Deadlines {
  /** How old an interaction may be when its work begins, in milliseconds. */
  begin: number;
  /** The same while so many pictures are waited for that most answers will take their time. */
  busy: number;
  /** How old it may become while that is under way. */
  latest: number;
}

/** What holds unless something else is said. */
export const usual: Deadlines = { begin: 700, busy: 0, latest: 1500 };
/** Work that keeps everything else waiting for longer counts as slow: then answers are out before more of it begins. They are given so much time for it. */
const slowMs = 50;
const outMs = 500;

export interface Gate {
  /** Does the work for it, in its turn. Settles as that does. */
  enter(interaction: Interaction, work: () => Promise<void>): Promise<void>;
}

interface Waiting {
  interaction: Interaction;
  begin(): void;
}

export interface GateOptions {
  deadlines?: Deadlines | undefined;
  /** Whether many pictures are waited for. */
  isBusy(): boolean;
  now?: () => number;
}

export function openGate({ deadlines = usual, isBusy, now = () => performance.now() }: GateOptions): Gate {
  const waiting: Waiting[] = [];
  const inside = new Set<Interaction>();
  /** For how long the last work kept everything else waiting. */
  let spent = 0;
  let isTurning = false;
  const oldMs = () => (isBusy() ? deadlines.busy : deadlines.begin);

  const turn = async (): Promise<void> => {
    const queue = waiting.map(({ interaction }) => interaction);
    // Slow work keeps those waiting as well that have begun, and wait for a picture, say.
    if (spent > slowMs) queue.push(...[...inside].filter((one) => !queue.includes(one)));
    const old = queue.filter(({ born }, i) => now() - born + i * spent >= oldMs());
    for (const interaction of old) hold(interaction);
    if (old.length > 0 || spent > slowMs) await Promise.race([Promise.all([...inside].map(sending)), wait(outMs, null, { ref: false })]);
    const began = now();
    // What is quick begins together, for it is committed together.
    do waiting.shift()?.begin();
    while (waiting.length > 0 && now() - began < slowMs);
    spent = now() - began;
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  };

  return {
    async enter(interaction, work) {
      inside.add(interaction);
      if (now() - interaction.born >= oldMs()) hold(interaction);
      const left = Math.max(0, interaction.born + deadlines.latest - now());
      const late = Number.isFinite(left) ? setTimeout(hold, left, interaction).unref() : undefined;
      try {
        await new Promise<void>((done, fail) => {
          waiting.push({ interaction, begin: () => void work().then(done, fail) });
          if (!isTurning) setImmediate(turn);
          isTurning = true;
        });
      } finally {
        clearTimeout(late);
        inside.delete(interaction);
      }
    },
  };
}

async function sending(interaction: Interaction): Promise<void> {
  if (interaction.kind !== 'typing') await interaction.sending();
}

function hold(interaction: Interaction): void {
  if (interaction.kind !== 'typing') void interaction.hold(holdingOf(interaction));
}

/** What will probably be answered: an invitation is for all, whatever else answers a command is for the asker. */
function holdingOf(interaction: Answerable): Holding {
  if (interaction.kind === 'stray') return 'asker';
  if (interaction.kind === 'command') return interaction.subcommand === 'start' ? 'all' : 'asker';
  if (interaction.message.isPrivate) return 'in place';
  const press = decode(interaction.customId);
  return presses.some(({ name, isBeside }) => isBeside && name === press?.action) ? 'asker' : 'in place';
}

/** How long ago an interaction was made. */
export interface Lateness {
  /** When something was made that comes in now, on the clock of `performance.now()`; `at` is Discord's own time of it, in milliseconds since 1970. */
  born(at: number): number;
  /** To be called every `beatMs`: whatever comes later than that was held up. */
  beat(): void;
}

export const beatMs = 100;
/** `oldest`: whatever seems older would be beyond help, in ms. */
export const believable = { oldest: 3000 };
/** What waited while the loop was held up comes in so soon after it. */
const afterMs = 200;
/** After so many interactions, the quickest of which took its time as well, it is the clock. Before, Discord may be slow. */
const enough = 20;
/** How fast clocks drift apart, in milliseconds per millisecond. */
const drift = 0.0001;

/** `discordTime` gives the time as Discord has it. */
export function openLateness(discordTime: () => number = Date.now, now: () => number = () => performance.now()): Lateness {
  let last = now();
  let stall = { ms: 0, end: Number.NEGATIVE_INFINITY };
  const heard = { count: 0, last: now(), quickest: Number.POSITIVE_INFINITY };
  const overdue = () => now() - last - beatMs;

  /** How far this machine's clock seems to be ahead of Discord's: nothing comes in before it was made. */
  const skew = (took: number): number => {
    heard.count++;
    heard.quickest = Math.min(took, heard.quickest + (now() - heard.last) * drift);
    heard.last = now();
    return heard.count >= enough || heard.quickest < 0 ? heard.quickest : 0;
  };

  return {
    born(at) {
      const took = discordTime() - at;
      const age = took - skew(took);
      const stalled = now() - stall.end < afterMs ? stall.ms : 0;
      return now() - Math.max(age <= believable.oldest ? age : 0, Math.min(Math.max(overdue(), stalled), believable.oldest), 0);
    },
    beat() {
      if (overdue() > afterMs) stall = { ms: overdue(), end: now() };
      last = now();
    },
  };
}
