/** What a delivery says, read when it is handed out: what the channel already knows, what is new, and whom it pings. */

import type { Message, Seat } from '../../kernel/types.ts';
import { noticed, type There, whoIsThere } from '../clock/plan.ts';
import { knowsOfIt } from '../consent/knowing.ts';
import { articleOf } from '../consent/verdict.ts';
import type { Delivery, Leftover } from '../model/outbox/sending.ts';
import type { ClaimRow, MessageRow, PersonRow, Store, TableRow } from '../model/store/store.ts';
import { mayBeAskedNow, mayBeCalledNow, mayBeMentioned } from '../play/posting.ts';
import { personAt } from '../play/waiting.ts';
import { newcomer } from '../work/loaded/loaded.ts';
import { askingOnce } from '../work/storage.ts';
import type { Context } from '../work/work.ts';

type Reading = Pick<Context, 'store' | 'clock' | 'voices' | 'presence'>;

/** How many answers computers may give before any person does, for a board still to count as the first. */
const longestOpening = 30;
/** A player who answered longer ago than this many answers keeps their line a little longer than needed. */
const fewAnswers = 20;

/** What is known of a delivery when it is claimed. */
type Claimed = Omit<ClaimRow, 'before'> & Pick<Delivery, 'unsure'>;

/** The claimed delivery with everything it needs. Throws what the store throws, because a row may be damaged. */
export async function toDelivery(context: Reading, { before, ...claim }: ClaimRow): Promise<Delivery> {
  const reading = { ...context, store: askingOnce(context.store) };
  const row = await reading.store.table(claim.table);
  const isBoard = claim.kind === 'board' || claim.kind === 'show';
  const claimed = { ...claim, unsure: before !== null };
  return row && isBoard ? boardDelivery(reading, claimed, row) : plainDelivery(reading, claimed, row);
}

/** A delivery that tells nothing of the game: invitations, proposals, tidying up. */
async function plainDelivery(reading: Reading, delivery: Claimed, row: TableRow | null): Promise<Delivery> {
  const { store } = reading;
  const leftovers = row && delivery.kind === 'tidy' ? await leftoversOf(store, row.id) : [];
  const from = row?.announced ?? 0;
  const pings = row && delivery.kind === 'proposal' ? await pingsToProposals(reading, row) : [];
  const nobody = { calls: [], there: {}, left: [], callsSince: {}, callMessage: null, mayMove: false };
  return { ...delivery, news: [], told: null, lines: [], first: false, from, upTo: from, toldAfter: 0, pings, ...nobody, leftovers };
}

async function boardDelivery(reading: Reading, { upTo, ...delivery }: Claimed, row: TableRow): Promise<Delivery> {
  const { store } = reading;
  // What has happened since it was claimed is left for the next one.
  const lines = (await store.publicSince(row.id, Math.max(0, row.storyFrom))).filter(({ n }) => n <= upTo);
  const isMoved = delivery.kind === 'show';
  const words = (which: (line: MessageRow) => boolean): Message[] => lines.filter(which).map(({ message }) => message);
  // A new board may begin with what the living post was told of the same chapter; that post then gives it up.
  const from = delivery.fresh && !isMoved ? (row.storyTo ?? row.announced) : row.announced;
  const news = words(({ n }) => n > from);
  const told = row.storyFrom < 0 ? null : words(({ n }) => n <= from);
  const called = await calledAt(store, row);
  const there = await thereAt(reading, row, called);
  // A player who is there and isn't pinged by this board has a reminder for their turn.
  const isCalled = ({ seat }: PersonRow) => there?.seat !== seat || (delivery.fresh && !there?.isAlone);
  const users = called.filter(isCalled).map(({ user }) => user);
  return {
    ...delivery,
    // A new board needs something new to tell, except for the first one, for the result, and when a player asks to see it again.
    fresh: isMoved || (delivery.fresh && (told === null || news.length > 0 || row.phase === 'over')),
    news,
    told,
    lines: lines.flatMap(({ n }) => (told === null && n <= from ? [] : [n])),
    first: row.storyFrom <= 0 || (await isOpening(store, row)),
    from,
    upTo,
    calls: called.map(({ seat }) => seat!),
    there: there === null ? {} : { [there.seat]: there.until },
    left: row.callMessage === null ? [] : await leftOf(store, row),
    pings: await pingsOf(reading, row, users, mayBeMentioned),
    callsSince: row.since,
    callMessage: row.callMessage,
    leftovers: [],
    toldAfter: Math.max(0, row.storyFrom),
    mayMove: !isMoved && news.length > 0 && (await mayMove(reading, row)),
  };
}

/** How old people's last answers may be in a game that is played live, in ms; and how many answers are searched for them. */
const liveMs = 10 * 60_000;
const lookedThrough = 12;

/**
 * Whether this table's pictures may move. The game is played live if two people have answered within ten minutes or, if one person plays alone, that
 * person twice; answers that nobody can notice don't count. And no player has chosen still pictures.
 */
async function mayMove({ store, clock }: Reading, row: TableRow): Promise<boolean> {
  if (row.phase === 'gathering') return false;
  const people = (await store.people(row.id)).filter(({ seat, computer }) => seat !== null && computer === null);
  const seats = people.map(({ seat }) => seat!);
  const since = clock() - liveMs;
  const recent = (await noticed(store, row, lookedThrough)).filter(({ seat, at }) => at >= since && seats.includes(seat));
  const isLive = seats.length === 1 ? recent.length > 1 : new Set(recent.map(({ seat }) => seat)).size > 1;
  if (!isLive) return false;
  const chosen = await Promise.all(people.map(({ user }) => store.settings(user)));
  return chosen.every((one) => !one?.still);
}

/** Posts that are to lose their buttons, each with the story it keeps. */
async function leftoversOf(store: Store, table: string): Promise<Delivery['leftovers']> {
  const all = await store.leftovers(table);
  const first = Math.min(...all.flatMap(({ upTo, after }) => (upTo > after ? [after] : [])));
  const lines = first === Infinity ? [] : await store.publicSince(table, first);
  const story = ({ after, upTo }: Leftover) => lines.filter(({ n }) => n > after && n <= upTo).map(({ message }) => message);
  return Promise.all(all.map(async (leftover) => ({ leftover, story: story(leftover), race: await raceThen(store, table, leftover) })));
}

/** How the race stood when a board had told its story, in the game's words; null if nothing had changed it yet. */
async function raceThen(store: Store, table: string, { kind, upTo }: Leftover): Promise<Message | null> {
  const line = kind === 'told' ? await store.lastSaid(table, 'table.standing', upTo) : null;
  return (line?.message.args?.standing as Message | undefined) ?? null;
}

/** Only computers have done anything yet, so a newcomer reads the same as on the first board. */
async function isOpening(store: Store, { id, answers }: TableRow): Promise<boolean> {
  const seen = await noticed(store, { id, answers }, longestOpening + 1);
  if (seen.length > longestOpening) return false;
  const computers = new Set((await store.people(id)).flatMap(({ seat, computer }) => (computer === null ? [] : [seat])));
  return seen.every(({ seat }) => computers.has(seat));
}

/**
 * The people who are newly to act. A computer isn't called: it is asked as soon as the question is committed. Nor is a player for whom the game
 * answers.
 */
async function calledAt(store: Store, { id, phase, toAct, called, away }: TableRow): Promise<PersonRow[]> {
  const seats = phase === 'playing' ? toAct.filter((seat) => !called.includes(seat) && !away.includes(seat)) : [];
  const people = seats.length === 0 ? [] : await store.people(id);
  return seats.flatMap((at) => people.filter(({ seat, computer }) => seat === at && computer === null));
}

/** Which of those newly to act sees it anyway, and until when. */
async function thereAt({ store, clock }: Reading, row: TableRow, called: readonly PersonRow[]): Promise<There | null> {
  if (called.length === 0) return null;
  const is = await whoIsThere(store, row, await store.people(row.id), clock());
  return is && called.some(({ seat }) => seat === is.seat) ? is : null;
}

/** Seats that were called for what they are still asked, and have answered nothing since; a player who has begun needs no line anymore. */
async function leftOf(store: Store, { id, phase, toAct, called, since, away, answers }: TableRow): Promise<Seat[]> {
  const people = phase === 'playing' ? await store.people(id) : [];
  const waits = people.filter(
    ({ seat, pinged }) => seat !== null && called.includes(seat) && !away.includes(seat) && (pinged ?? 0) > (since[seat] ?? Infinity),
  );
  const last = waits.length === 0 ? [] : await noticed(store, { id, answers }, fewAnswers);
  const isLeft = (at: Seat) => waits.some(({ seat }) => seat === at && !last.some((one) => one.seat === at && one.at >= since[at]!));
  return toAct.filter(isLeft);
}

/** Whom to ping about proposals that have no post yet, whether or not they play here. A proposal that holds the game waits for no other ping. */
async function pingsToProposals(reading: Reading, row: TableRow): Promise<string[]> {
  const { proposals: all = [], people = [] } = (await reading.store.sitting(row.id)) ?? {};
  const proposals = all.filter((one) => one.fate === 'open' && one.postMessage === null);
  const users = new Set<string>();
  for (const one of proposals)
    for (const user of one.asked) if (!(await knowsOfIt(reading.presence.seen, { row, people }, one, user))) users.add(user);
  return pingsOf(reading, row, [...users], proposals.some((one) => articleOf(one).holds) ? mayBeCalledNow : mayBeAskedNow);
}

/** Which of these users may be pinged now, and aren't being pinged by something else on its way. */
async function pingsOf(
  { store, clock, voices }: Reading,
  table: Pick<TableRow, 'id' | 'clock' | 'answers'>,
  users: readonly string[],
  mayBe: typeof mayBeMentioned,
): Promise<string[]> {
  const people = users.length === 0 ? [] : await store.people(table.id);
  const now = clock();
  const may = await Promise.all(
    users.map(async (user) => {
      const row = people.find((one) => one.user === user) ?? newcomer({ id: user, name: '' }, 0);
      return mayBe(store, await personAt(store, row), { ...table, now });
    }),
  );
  const pings: string[] = [];
  for (const [i, user] of users.entries()) if (may[i] && (await voices.take(user, table.id, now))) pings.push(user);
  return pings;
}
