/**
 * Replies that Discord was told will come. Each is a job (`work/jobs.ts`) from before that until it is given, so that another process gives it if
 * this one dies: it says whether the request was carried out, and where the game is.
 */
import type { Deferral, JobRow } from '../model/outbox/jobs.ts';
import type { OwedReply, Replies } from '../model/outbox/sending.ts';
import { type Change, Conflict } from '../model/store/store.ts';
import { holding, openJobs } from '../work/jobs.ts';
import type { Context } from '../work/work.ts';

/** A reply that couldn't be given is tried again after the first, each time doubled up to the second, in ms. */
const [soonMs, longestMs] = [500, 60_000];

export function openReplies(context: Context): Replies {
  const { store, worker, clock, lifetimes, log } = context;
  /** What this process is about to reply to, with the commit that stores it; null: no longer. */
  const own = new Map<string, Promise<unknown> | null>();
  let isLeaving = false;
  let [look, letGo] = [async () => {}, () => {}];

  /** Makes this change once the reply is stored, if it is still to be given here. */
  const settle = async (interaction: string, change: Change): Promise<boolean> => {
    const stored = own.get(interaction);
    if (!stored) return false;
    own.set(interaction, null);
    await stored.catch(() => {});
    // It stays held until this is committed.
    await store.commit([change]).catch((error) => log.debug({ err: error, interaction }, 'could not settle a reply, so a later look does'));
    own.delete(interaction);
    return true;
  };
  const free = (interaction: string) => settle(interaction, ['freeJob', 'reply', interaction, worker, clock()]);

  return {
    async defer(interaction, deferral) {
      if (own.has(interaction) || isLeaving) return;
      const stored = store.commit([['putReply', interaction, { ...deferral, isVoid: false }, worker, clock() + lifetimes.delivery]]);
      own.set(interaction, stored);
      await stored;
    },
    given: async (interaction) => void (await settle(interaction, ['dropJob', 'reply', interaction])),
    leave: async (interaction) => void ((await free(interaction)) && (await look())),
    open(give) {
      const carry = (job: JobRow<'reply'>) => (own.has(job.key) ? Promise.resolve(clock() + lifetimes.delivery) : replyTo(context, job, give));
      const jobs = openJobs(context, { kind: 'reply', carry, failed: 'a reply was not given, and will be tried again' });
      [look, letGo] = [jobs.look, holding(context, 'reply', own)];
      return {
        ...jobs,
        async stop() {
          isLeaving = true;
          letGo();
          const left = await Promise.all([...own.keys()].map(free));
          await jobs.stop();
          if (left.some(Boolean)) await store.callOthers().catch((error) => log.debug({ err: error }, 'could not wake the other workers'));
        },
      };
    },
  };
}

/** Gives a reply that is overdue. Null: it is given, or nobody waits for it any more. */
async function replyTo(context: Context, job: JobRow<'reply'>, give: (owed: OwedReply) => Promise<void>): Promise<number | null> {
  const { store, clock, log } = context;
  const { key, deferral, tries } = job;
  if (clock() < deferral.until) {
    const isMade = await wasMade(context, key, deferral);
    try {
      const table = (isMade ? (await store.firstTime(key))?.table : null) ?? deferral.table;
      await give({ interaction: key, deferral, isMade, table });
    } catch (error) {
      log.debug({ err: error, interaction: key, tries }, 'a reply could not be given, and will be tried again');
      return Math.min(deferral.until, clock() + Math.min(longestMs, soonMs * 2 ** (tries - 1)));
    }
  }
  await store.commit([['dropJob', 'reply', key]]);
  return null;
}

/** Whether the request was carried out. If not, nobody can carry it out from now on, not even a process that was only slow. */
async function wasMade({ store, worker, clock, lifetimes }: Context, request: string, deferral: Deferral): Promise<boolean> {
  if (deferral.isVoid) return false;
  try {
    const held = ['putReply', request, { ...deferral, isVoid: true }, worker, clock() + lifetimes.delivery] as const;
    await store.commit([['addRequest', request, clock(), null], held]);
    return false;
  } catch (error) {
    if (error instanceof Conflict) return true;
    throw error;
  }
}
