/** Nobody's time runs while the program is down or the machine's clock jumps. About once a minute, the program notes that it runs. */

import { GameStopped } from '../../games/shelf.ts';
import { ok } from '../../kernel/result.ts';
import { remaining, running } from '../clock/clock.ts';
import type { Bank } from '../model/types.ts';
import { personAt, remind, stillOf } from '../play/waiting.ts';
import type { Context } from '../work/work.ts';

const minute = 60_000;
/** A beat that is later than this was missed, in ms. */
const mostBetween = 5 * minute;
/** Nobody is late sooner than this after a start or a jump, in ms. */
const least = 60 * minute;
const name = 'bot';

export interface Beats {
  /** Gives back the time since the last beat, if that is long ago. Called at the start. */
  start(): Promise<void>;
  /**
   * Notes that the program runs, and writes who was here and what they saw. `passed`: how many ms have really passed since the last beat, by a clock
   * that never jumps; null: unknown.
   */
  beat(passed: number | null): Promise<void>;
}

export function openBeats(context: Context): Beats {
  const { store, clock } = context;
  let last: number | null = null;

  const note = async () => {
    const now = clock();
    await context.change({ what: 'beat', table: null }, null, async (work) => {
      work.db.putBeat(name, now);
      for (const { write } of [context.presence, context.looks]) {
        const noted = write(work.db);
        if (noted) work.afterwards(noted.written);
      }
      return ok(null);
    });
    last = now;
  };
  return {
    async start() {
      const before = await store.beat(name);
      if (before !== null && Math.abs(clock() - before) > mostBetween) await giveBackAll(context, before);
      await note();
    },
    async beat(passed) {
      const isJump = passed !== null && last !== null && Math.abs(clock() - last - passed) > mostBetween;
      if (isJump && (await context.takeOn('jump'))) await giveBackAll(context, last!);
      await note();
    },
  };
}

/** Gives each asked player, at every table, as much time as they had at `since`, and at least an hour. */
const giveBackAll = async (context: Context, since: number): Promise<void> => giveBackAt(context, await context.store.playing(), since);

/** The same at the tables of a server that the bot couldn't reach since then. */
export const giveBackOn = async (context: Context, guild: string, since: number): Promise<void> =>
  giveBackAt(context, await context.store.tablesOn(guild), since);

async function giveBackAt(context: Context, ids: readonly string[], since: number): Promise<void> {
  for (const id of ids) {
    try {
      await giveBack(context, id, since);
    } catch (error) {
      if (!(error instanceof GameStopped)) context.log.error({ err: error, table: id }, 'could not give back the time of an outage');
    }
  }
}

const giveBack = (context: Context, id: string, since: number) =>
  context.change({ what: 'outage', table: id }, null, async (work) => {
    const loaded = await work.load(id);
    if (loaded?.row.phase !== 'playing' || loaded.row.paused !== null) return ok(null);
    const { row, people } = loaded;
    const banks: { [seat: string]: Bank } = { ...row.banks };
    for (const one of people) {
      const bank = one.seat === null ? undefined : banks[one.seat];
      if (one.seat === null || !bank || bank.from === null || !row.toAct.includes(one.seat)) continue;
      const person = await personAt(context.store, one);
      const still = stillOf(person, row.clock);
      const left = remaining(bank, since, still);
      // A player who was already late is late again only after that hour, and the others are told again.
      const turn = left === 0 ? row.version + 1 : bank.turn;
      banks[one.seat] = running(Math.max(left, least), work.now, turn, still);
      await remind(context, work, row, person, banks[one.seat]!, { since: row.since[one.seat] ?? work.now, here: false, people });
    }
    work.save(loaded, { banks });
    return ok(null);
  });
