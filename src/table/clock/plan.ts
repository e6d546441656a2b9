/**
 * What is to be said about a player who is asked something, and when: computed whenever that changes; the next reminder is stored as a row. And which
 * players need no ping.
 */
import type { Seat } from '../../kernel/types.ts';
import type { Pings } from '../model/choices.ts';
import type { ReminderKind } from '../model/outbox/sending.ts';
import type { AnswerRow, PersonRow, Store } from '../model/store/store.ts';
import type { Bank } from '../model/types.ts';
import { day, hoursBetween, reach, type Stops, type Times } from './clock.ts';

const hour = 3_600_000;
const parts = { half: 0.5, most: 0.8, last: 0.95 } as const;

export interface Planned {
  kind: ReminderKind;
  due: number;
}

export interface Waiting extends Calling {
  bank: Bank & { from: number };
  clock: string;
  /** Since when they are asked, in ms since 1970. */
  since: number;
  /** When their time stands still. */
  still: Stops;
  /** Pinged by a direct message, which no board sends. */
  dm: boolean;
  /** At the panel, so they need no ping. */
  here: boolean;
}

/** A player isn't pinged for a game again within this time, in ms: they are there. What comes meanwhile pings once it is over. */
export const between = 10_000;
/** Nothing pings a person within this time after anything else did, from any table, in ms: what comes meanwhile comes in one message after it. */
export const apart = hour / 4;

/** A player who was pinged and hasn't come isn't pinged for another turn within this time, in ms: a third of a turn's time, at most six hours. */
export const patience = (times: Times | null): number => Math.max(apart, Math.min(6 * hour, (times?.step ?? day) / 3));

/**
 * The time between pings for turns of a player in several games, in ms: an hour with two games, twice as long with each game more, so that several
 * turns wait behind one ping.
 */
export const pace = (games: number): number => (games <= 1 ? apart : apart * 2 ** games);

/** What determines when a person may be pinged. */
export interface Calling {
  pings: Pings;
  /** When any game last pinged them, if one did. */
  pinged: number | null;
  /** When they must not be pinged. */
  stops: Stops;
  /** When this game last pinged them, if it did. */
  calledHere: number | null;
  /** Until when an earlier ping holds this one back, because they haven't come for it or play many games; null: none does. */
  held: number | null;
}

/** The first moment from `now` on at which a player may be pinged for their turn. Null: never. */
export const mayBeCalledHere = (calling: Calling, now: number): number | null =>
  mayBeCalled(calling, Math.max(calling.calledHere === null ? now : Math.min(now, calling.calledHere) + between, calling.held ?? now, now));

/**
 * The first moment from `at` on at which a person may be pinged: not in a stop, a while after any other ping, and not twice a day if they want one a
 * day. Null: never.
 */
export function mayBeCalled({ pings, pinged, stops }: Pick<Calling, 'pings' | 'pinged' | 'stops'>, at: number): number | null {
  if (pings === 'off') return null;
  return reach(afterOthers({ pings, pinged }, at), 0, stops);
}

/** The first moment from `at` on that the previous ping doesn't cover. Setting the system clock back makes nobody wait longer. */
export const afterOthers = ({ pings, pinged }: Pick<Calling, 'pings' | 'pinged'>, at: number): number =>
  pinged === null ? at : Math.max(at, Math.min(pinged, at) + (pings === 'daily' ? day : apart));

/** The first moment from `now` on at which a person may be pinged for something that can wait as long as their turn at another table. Null: never. */
export const askAt = (calling: Calling, now: number): number | null => mayBeCalled(calling, Math.max(now, calling.held ?? now));

/** When to ping them for their turn because no board does it now; null: never. */
export function callAt(waiting: Waiting, now: number): number | null {
  const at = mayBeCalledHere(waiting, now);
  return at !== null && !waiting.here && (waiting.dm || at > now) ? at : null;
}

/** All that is said about their time, from beginning to end, in order. */
export function course({
  bank,
  clock,
  since,
  stops,
  still,
  pings,
}: Pick<Waiting, 'bank' | 'clock' | 'since' | 'stops' | 'still' | 'pings'>): Planned[] {
  const zero = bank.zero ?? reach(bank.from, bank.left, still);
  const every = hoursBetween(clock);
  const marks: Planned[] =
    every !== null
      ? evenly(every, (hours) => reach(since + hours * hour, 0, stops), zero)
      : Object.entries(parts).map(([kind, part]) => ({
          kind: kind as keyof typeof parts,
          // The clock runs in the rest of long quiet hours, and pings nobody.
          due: reach(reach(bank.from, Math.ceil(bank.left * part), still), 0, stops),
        }));
  const all: Planned[] = [
    ...(pings === 'off' ? [] : marks.filter(({ due }) => due < zero)),
    { kind: 'ahead', due: zero - day },
    { kind: 'zero', due: zero },
  ];
  return all.sort((one, other) => one.due - other.due);
}

/** Reminders every `every` hours, as long as they are due before `end`. */
function evenly(every: number, dueAfter: (hours: number) => number, end: number): Planned[] {
  const planned: Planned[] = [];
  for (let hours = every; ; hours += every) {
    const due = dueAfter(hours);
    if (due >= end) return planned;
    planned.push({ kind: hours % 24 === 0 ? `day${hours / 24}` : `hour${hours}`, due });
  }
}

/** How long after answering a player counts as there, in ms; if they are still asked after that, they are pinged like everyone. */
const thereMs = 60_000;
/** How long a player for whom only computers wait counts as there, in ms: a person who plays alone takes the time they like. */
const aloneMs = 3_600_000;
/** If computers give more answers than this in between, nobody is still waiting at the panel. */
const mostAnswers = 60;

/** Who is there, until when, in ms since 1970, and whether all others are computers. */
export interface There {
  seat: Seat;
  until: number;
  isAlone: boolean;
}

/**
 * Which player needs no ping of their own, because only computers, or the game for other players, have answered since they did, or since they were
 * first asked. Null: everyone may be gone. `answers` is the number of the table's last answer.
 */
export async function whoIsThere(
  store: Pick<Store, 'answers'>,
  { id, answers, since, away }: { id: string; answers: number; since: { [seat: Seat]: number }; away: readonly Seat[] },
  people: readonly Pick<PersonRow, 'seat' | 'computer'>[],
  now: number,
): Promise<There | null> {
  const seats = (isComputer: boolean) => people.flatMap((one) => (one.seat !== null && (one.computer !== null) === isComputer ? [one.seat] : []));
  const computers = seats(true);
  const instant = new Set([...computers, ...away]);
  if (instant.size === 0) return null;
  const humans = seats(false);
  const newest = (await noticed(store, { id, answers }, mostAnswers)).findLast((one) => !instant.has(one.seat));
  const alone = humans.length === 1 ? humans[0]! : null;
  const seat = newest?.seat ?? alone;
  const at = newest?.at ?? since[seat ?? ''];
  if (seat === null || at === undefined) return null;
  const until = at + (alone === null ? thereMs : aloneMs);
  return until > now ? { seat, until, isAlone: alone !== null } : null;
}

/** Whether nobody else can notice it: an answer given ahead, or standing orders that answered nothing at once. */
export const isQuiet = ({ kind, barrier }: Pick<AnswerRow, 'kind' | 'barrier'>): boolean =>
  kind === 'ahead' || (kind === 'orders' && barrier === 'none');

/**
 * The last `most` answers that anyone could notice, in order, at a table whose last answer has this number. Whom the channel pings, and when, depends
 * on these alone; otherwise a missing ping would reveal what a player did in secret.
 */
export async function noticed(store: Pick<Store, 'answers'>, { id, answers }: { id: string; answers: number }, most: number): Promise<AnswerRow[]> {
  for (let back = most; ; back *= 2) {
    const found = (await store.answers(id, Math.max(0, answers - back))).filter((one) => !isQuiet(one));
    if (found.length >= most || back >= answers) return found.slice(-most);
  }
}
