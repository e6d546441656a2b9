/**
 * What is to be said of somebody who is asked something, and when: computed whenever that changes; the next of it is kept as a row. And who needs no
 * call.
 */
import type { Seat } from '../../kernel/types.ts';
import type { Pings } from '../model/choices.ts';
import type { ReminderKind } from '../model/sending.ts';
import type { AnswerRow, PersonRow, Store } from '../model/store.ts';
import type { Bank } from '../model/types.ts';
import type { Stops } from './calendar.ts';
import { day, hoursBetween, reach, type Times } from './clock.ts';

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
  /** Called by a direct message, which no board sends. */
  dm: boolean;
  /** At the panel: needs no call. */
  here: boolean;
}

/** Whoever was called to a game is not called to it again within this, in ms: they are there. What comes meanwhile calls once it is over. */
export const between = 10_000;
/** Nothing calls anybody within this after anything else did, from whichever table, in ms: what comes meanwhile comes in one message after it. */
export const apart = hour / 4;

/** Whoever was called and has not come is called to no other turn within this, in ms: a third of what a turn gives, at most six hours. */
export const patience = (times: Times | null): number => Math.max(apart, Math.min(6 * hour, (times?.step ?? day) / 3));

/**
 * Whoever plays several games is called to turns so far apart, in ms: an hour with two games, twice as far
 * with each game more, so that several wait behind one call.
 */
export const pace = (games: number): number => (games <= 1 ? apart : apart * 2 ** games);

/** What says when somebody may be called. */
export interface Calling {
  pings: Pings;
  /** When they were called last, by whatever game, if they were. */
  pinged: number | null;
  /** When they are not to be called. */
  stops: Stops;
  /** When they were called to this game last, if they were. */
  calledHere: number | null;
  /** Until when a call before holds this one back, because they have not come for it or play many games; null: none does. */
  held: number | null;
}

/** The first moment from `now` on at which somebody may be called to their turn. Null: never. */
export const mayBeCalledHere = (calling: Calling, now: number): number | null =>
  mayBeCalled(calling, Math.max(calling.calledHere === null ? now : Math.min(now, calling.calledHere) + between, calling.held ?? now, now));

/**
 * The first moment from `at` on at which somebody may be called: not in a stop, a while after any other call, and not twice a day where they want it once.
 * Null: never.
 */
export function mayBeCalled({ pings, pinged, stops }: Pick<Calling, 'pings' | 'pinged' | 'stops'>, at: number): number | null {
  if (pings === 'off') return null;
  return reach(afterOthers({ pings, pinged }, at), 0, stops);
}

/** The first moment from `at` on that is no part of a call before. A machine's clock that was set back makes nobody wait longer. */
export const afterOthers = ({ pings, pinged }: Pick<Calling, 'pings' | 'pinged'>, at: number): number =>
  pinged === null ? at : Math.max(at, Math.min(pinged, at) + (pings === 'daily' ? day : apart));

/** The first moment from `now` on at which somebody may be called to what can wait as long as their turn at another table. Null: never. */
export const askAt = (calling: Calling, now: number): number | null => mayBeCalled(calling, Math.max(now, calling.held ?? now));

/** When they are to be called to their turn because no board does it now; null: they are not. */
export function callAt(waiting: Waiting, now: number): number | null {
  const at = mayBeCalledHere(waiting, now);
  return at !== null && !waiting.here && (waiting.dm || at > now) ? at : null;
}

/** All that is said of the time they take, from the beginning to its end, the first first. */
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
          // The clock runs in the rest of long quiet hours, and calls nobody.
          due: reach(reach(bank.from, Math.ceil(bank.left * part), still), 0, stops),
        }));
  const all: Planned[] = [
    ...(pings === 'off' ? [] : marks.filter(({ due }) => due < zero)),
    { kind: 'ahead', due: zero - day },
    { kind: 'zero', due: zero },
  ];
  return all.sort((one, other) => one.due - other.due);
}

/** A reminder every so many hours, as long as they are due before `end`. */
function evenly(every: number, dueAfter: (hours: number) => number, end: number): Planned[] {
  const planned: Planned[] = [];
  for (let hours = every; ; hours += every) {
    const due = dueAfter(hours);
    if (due >= end) return planned;
    planned.push({ kind: hours % 24 === 0 ? `day${hours / 24}` : `hour${hours}`, due });
  }
}

/** So long after an answer of theirs, in ms, somebody is there; whoever is still asked after it is called like everybody. */
const thereMs = 60_000;
/** So long, in ms, somebody is there whom nobody but computers waits for: whoever plays alone takes the time they like. */
const aloneMs = 3_600_000;
/** Of more answers of computers in between, nobody waits for the last one at the panel. */
const mostAnswers = 60;

/** Who is there, until when, in ms since 1970, and whether all others are computers. */
export interface There {
  seat: Seat;
  until: number;
  isAlone: boolean;
}

/**
 * Who needs no call of their own, because only computers, or the game for somebody else, have answered since they did, or since they were asked first.
 * Null: everybody may be gone. `answers` is the number of the table's last answer.
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

/** What nobody else can notice: an answer given ahead, and standing orders that answered nothing at once. */
export const isQuiet = ({ kind, barrier }: Pick<AnswerRow, 'kind' | 'barrier'>): boolean =>
  kind === 'ahead' || (kind === 'orders' && barrier === 'none');

/**
 * The last `most` answers that anybody could notice, at a table whose last answer has this number, in order. Whom the channel calls, and when, goes by
 * these alone: else a missing ping would tell what somebody did in secret.
 */
export async function noticed(store: Pick<Store, 'answers'>, { id, answers }: { id: string; answers: number }, most: number): Promise<AnswerRow[]> {
  for (let back = most; ; back *= 2) {
    const found = (await store.answers(id, Math.max(0, answers - back))).filter((one) => !isQuiet(one));
    if (found.length >= most || back >= answers) return found.slice(-most);
  }
}
