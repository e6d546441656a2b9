/**
 * Starts the work for interactions, slow work one by one, and makes sure that Discord hears of each in time, whatever else is going on. Discord's
 * clock tells how old an interaction is, once the difference between the clocks is known; so does an event loop that was just held up.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { presses } from '../actions/index.ts';
import { mayFollow } from '../interactions/rights.ts';
import { decode, none } from '../wire/ids.ts';
import type { Answerable, Holding, Interaction } from '../wire/port.ts';

/** When to tell Discord that an answer will come, if there is none yet. After three seconds Discord gives up. */
export interface Deadlines {
  /** How old an interaction may be when its work begins, in milliseconds. */
  begin: number;
  /** The same while so many pictures are pending that most answers will be slow. */
  busy: number;
  /** How old it may become while the work is under way. */
  latest: number;
}

/** The defaults. */
export const usual: Deadlines = { begin: 700, busy: 0, latest: 1500 };
/** Work that blocks everything else for longer is slow: then pending answers are sent before more of it begins, within `outMs` milliseconds. */
const slowMs = 50;
const outMs = 500;

export interface Gate {
  /** Does the interaction's work in its turn. Settles when the work does. */
  enter(interaction: Interaction, work: () => Promise<void>): Promise<void>;
}

interface Waiting {
  interaction: Interaction;
  begin(): void;
}

export interface GateOptions {
  deadlines?: Deadlines | undefined;
  /** Whether many pictures are pending. */
  isBusy(): boolean;
  now?: () => number;
}

export function openGate({ deadlines = usual, isBusy, now = () => performance.now() }: GateOptions): Gate {
  const waiting: Waiting[] = [];
  const inside = new Set<Interaction>();
  /** How long the last work blocked everything else, in milliseconds. */
  let spent = 0;
  let isTurning = false;
  const oldMs = () => (isBusy() ? deadlines.busy : deadlines.begin);

  const turn = async (): Promise<void> => {
    const queue = waiting.map(({ interaction }) => interaction);
    // Slow work also delays interactions that have begun and wait, for a picture, say.
    if (spent > slowMs) queue.push(...[...inside].filter((one) => !queue.includes(one)));
    const old = queue.filter(({ born }, i) => now() - born + i * spent >= oldMs());
    for (const interaction of old) hold(interaction);
    if (old.length > 0 || spent > slowMs) await Promise.race([Promise.all([...inside].map(sending)), wait(outMs, null, { ref: false })]);
    const began = now();
    // Quick work begins together, because it is committed together.
    do waiting.shift()?.begin();
    while (waiting.length > 0 && now() - began < slowMs);
    spent = now() - began;
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  };

  return {
    async enter(interaction, work) {
      inside.add(interaction);
      if (isOpening(interaction) || now() - interaction.born >= oldMs()) hold(interaction);
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

/** The likely kind of answer: an invitation is for all; any other command is answered to the asker. */
function holdingOf(interaction: Answerable): Holding {
  if (interaction.kind === 'stray') return 'asker';
  if (interaction.kind === 'command') return interaction.subcommand === 'start' ? 'all' : 'asker';
  if (interaction.message.isPrivate || isOpening(interaction)) return 'in place';
  const press = decode(interaction.customId);
  return presses.some(({ name, isBeside }) => isBeside && name === press?.action) ? 'asker' : 'in place';
}

/**
 * A press under a public post that only opens something beside it. Discord hears at once that the post stays as it is: then the token of the press
 * can change the post and follow it with the next one, which counts against no limit.
 */
function isOpening(interaction: Interaction): boolean {
  if (interaction.kind !== 'press' || interaction.message.isPrivate || interaction.guild === null || !mayFollow(interaction)) return false;
  const press = decode(interaction.customId);
  return press !== null && press.table !== none && presses.some(({ name, opens }) => opens && name === press.action);
}

/** How long ago an interaction was made. */
export interface Lateness {
  /** When something that arrives now was made, on the clock of `performance.now()`; `at` is Discord's time of it, in milliseconds since 1970. */
  born(at: number): number;
  /** To be called every `beatMs`: a later call means that the event loop was held up. */
  beat(): void;
}

export const beatMs = 100;
/** `oldest`: anything that seems older, in ms, would be beyond help. */
export const believable = { oldest: 3000 };
/** Events that waited while the loop was held up arrive within this time after it. */
const afterMs = 200;
/** After this many interactions, if even the quickest was late, the clocks differ. Before that, Discord may just be slow. */
const enough = 20;
/** How fast clocks drift apart, in milliseconds per millisecond. */
const drift = 0.0001;

/** `discordTime` returns the time by Discord's clock. */
export function openLateness(discordTime: () => number = Date.now, now: () => number = () => performance.now()): Lateness {
  let last = now();
  let stall = { ms: 0, end: Number.NEGATIVE_INFINITY };
  const heard = { count: 0, last: now(), quickest: Number.POSITIVE_INFINITY };
  const overdue = () => now() - last - beatMs;

  /** How far this machine's clock seems to be ahead of Discord's: nothing arrives before it was made. */
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
