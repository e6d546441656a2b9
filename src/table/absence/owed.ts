/**
 * Reminders on their way: each is a job, written in the commit that takes it and held by this process until it is noted as said. If the process dies,
 * another takes it over, but not a quarter of an hour later: the person may be asleep by then, and has the next one.
 */
import { apart } from '../clock/plan.ts';
import type { JobRow } from '../model/outbox/jobs.ts';
import { nameOf, type Reminder, type Reminders } from '../model/outbox/sending.ts';
import { holding } from '../work/jobs.ts';
import type { Context, Work } from '../work/work.ts';

export interface Owed extends Pick<Reminders, 'done'> {
  /** Writes what was taken, in the commit that takes it. */
  put(work: Work, reminders: readonly Reminder[]): void;
  /** Takes over what a process that died had taken and not noted as said. Never rejects: what can't be read is taken over at the next look. */
  takeOver(now: number, limit: number): Promise<Reminder[]>;
}

export function openOwed(context: Context): Owed {
  const { store, worker, lifetimes, log } = context;
  /** The names of the reminders in hand, by the keys of their jobs. */
  const inHand = new Map<string, string>();
  /** The keys of those that were said and couldn't be noted: they are noted with the next. */
  const said = new Set<string>();
  holding(context, 'remind', inHand);
  const note = async () => {
    const keys = [...said];
    if (keys.length === 0) return;
    await store.commit(keys.map((key) => ['dropJob', 'remind', key] as const));
    for (const key of keys) {
      said.delete(key);
      inHand.delete(key);
    }
  };
  const takeOver = async (now: number, limit: number): Promise<Reminder[]> => {
    await note();
    const jobs = await store.claimJobs('remind', worker, now, now + lifetimes.delivery, limit);
    const left = jobs.filter(({ key }) => !inHand.has(key)).map(reminderIn);
    for (const { key, reminder } of left) inHand.set(key, nameOf(reminder));
    const late = left.filter(({ at }) => at + apart < now);
    for (const { key } of late) said.add(key);
    await note();
    return left.flatMap((one) => (late.includes(one) ? [] : [one.reminder]));
  };
  return {
    put(work, reminders) {
      for (const reminder of reminders) {
        const key = keyOf(reminder, work.now);
        work.db.putReminding(key, reminder.table, worker, work.now + lifetimes.delivery);
        work.afterwards(() => void inHand.set(key, nameOf(reminder)));
      }
    },
    takeOver: (now, limit) =>
      takeOver(now, limit).catch((error: unknown) => {
        log.warn({ err: error }, 'could not look for reminders that another process left');
        return [];
      }),
    async done(reminders) {
      const names = new Set(reminders.map(nameOf));
      for (const [key, name] of inHand) if (names.has(name)) said.add(key);
      await note();
    },
  };
}

/** Everything about a reminder and when it was taken, in a fixed order. Ids are in quotes, by which they are found when a person's data is deleted. */
const keyOf = ({ table, turn, user, kind, seat, pings, direct }: Reminder, at: number): string =>
  JSON.stringify([table, turn, user, kind, seat, pings, direct, at]);

function reminderIn({ key }: JobRow<'remind'>): { key: string; reminder: Reminder; at: number } {
  const [table, turn, user, kind, seat, pings, direct, at] = JSON.parse(key) as [
    Reminder['table'],
    Reminder['turn'],
    Reminder['user'],
    Reminder['kind'],
    Reminder['seat'],
    Reminder['pings'],
    Reminder['direct'],
    number,
  ];
  return { key, reminder: { table, turn, user, kind, seat, pings, direct }, at };
}
