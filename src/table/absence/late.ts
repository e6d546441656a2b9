import { leave } from '../../kernel/run.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import { bankOf, day, enough, isOverdue, noClock, remaining, running, standing, type Times, timesOf } from '../clock/clock.ts';
import { msg } from '../model/messages.ts';
import type { PersonRow, TableRow } from '../model/store/store.ts';
import { addEvents, goOn } from '../play/move.ts';
import { queueBoard } from '../play/posting.ts';
import { fall } from '../play/proposed.ts';
import { personAt, remind, stillOf } from '../play/waiting.ts';
import { type Loaded, positionOf, seatOf } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';

export const timesAt = ({ clock }: Pick<TableRow, 'clock'>): Times => timesOf(clock) ?? timesOf(noClock)!;

/** Tells everyone by an edit of the board, and saves these columns. */
export function tellAll(work: Work, loaded: Loaded, message: Message, change: Partial<TableRow>): Loaded {
  const { row } = loaded;
  const messages = addEvents(work, row, row.answers, [{ to: 'all', message }]);
  return work.save(loaded, { ...change, messages, ...queueBoard(work, row.id, 'edit', { messages, chapter: row.chapter }) });
}

/** Gives a late player a day more, or (not `adds`) only waits a day before the others are told again. */
export async function giveDay(context: Context, work: Work, loaded: Loaded, by: Seat, late: Seat, adds: boolean): Promise<Loaded> {
  const { row, people } = loaded;
  const one = people.find(({ seat }) => seat === late)!;
  const person = await personAt(context.store, one);
  const turn = row.version + 1;
  const bank = adds
    ? running(Math.min(timesAt(row).bank, day), work.now, turn, stillOf(person, row.clock))
    : { ...running(0, work.now, turn, stillOf(person, row.clock)), zero: bankOf(row, late)?.zero ?? work.now };
  work.db.dropReminders(row.id, one.user, true);
  work.db.moveSnooze(row.id, one.user, turn);
  if (adds) await remind(context, work, row, person, bank, { since: row.since[late] ?? work.now, here: true, people });
  else work.db.putReminder({ table: row.id, turn, user: one.user, kind: 'zero', due: work.now + day });
  const stands = adds ? fallFor(work, loaded, late) : loaded;
  return tellAll(work, stands, msg(adds ? 'table.adds' : 'table.waits', { seat: by, late }), { banks: { ...row.banks, [late]: bank } });
}

/** Makes the proposals fall that were made because this seat's time was over. */
const fallFor = (work: Work, loaded: Loaded, seat: Seat): Loaded =>
  fall(work, loaded, ({ until, about }) => until === 'late' && seatOf(loaded, about) === seat);

/** From now on the game answers for this seat, until its player presses anything. */
export async function playFor(context: Context, work: Work, loaded: Loaded, seat: Seat): Promise<Loaded> {
  const next = tellAll(work, loaded, msg('table.away', { seat }), { away: [...loaded.row.away, seat] });
  await remindAgain(context, work, next, seat);
  return next;
}

/** Stops a player's time until a proposal's deadline: they agreed to it, and it holds the game still until it is settled. Returns the columns. */
export async function stoodUntil(context: Context, work: Work, loaded: Loaded, user: string, until: number): Promise<Partial<TableRow>> {
  const { row, people } = loaded;
  const one = people.find((person) => person.user === user);
  const bank = one?.seat != null && row.toAct.includes(one.seat) ? bankOf(row, one.seat) : undefined;
  if (!one || !bank || bank.from === null || isOverdue(row, one.seat!, work.now)) return {};
  const person = await personAt(context.store, one);
  const still = stillOf(person, row.clock);
  const held = running(remaining(bank, work.now, still), until, bank.turn, still);
  await remind(context, work, row, person, held, { since: row.since[one.seat!] ?? work.now, here: true, people });
  return { banks: { ...row.banks, [one.seat!]: held } };
}

/** The seat's player is back, and isn't immediately late. */
export async function comeBack(context: Context, work: Work, loaded: Loaded, seat: Seat): Promise<Loaded> {
  const { row, people } = loaded;
  const bank = bankOf(row, seat);
  const banks = { ...row.banks };
  if (bank?.from != null) {
    const still = stillOf(await personAt(context.store, people.find((one) => one.seat === seat)!), row.clock);
    banks[seat] = running(enough(remaining(bank, work.now, still), timesAt(row)), work.now, row.version + 1, still);
  }
  const stands = fallFor(work, loaded, seat);
  // They are there, so they see what they are asked now.
  const change = { banks, away: row.away.filter((one) => one !== seat), called: [...row.called, seat] };
  const next = tellAll(work, stands, msg('table.back', { seat }), change);
  await remindAgain(context, work, next, seat);
  return next;
}

/** Puts a late player out of the game. */
export async function leaveOut(context: Context, work: Work, loaded: Loaded, seat: Seat): Promise<Loaded> {
  const applied = leave(loaded.game.rules, (await positionOf(loaded)).state, seat);
  if (!applied.ok) return loaded;
  const events = [{ to: 'all' as const, message: msg('table.claimed', { seat }) }, ...applied.value.events];
  return (await goOn(context, work, loaded, { ...applied.value, events }, { kind: 'resign', seat, picked: [] })).next;
}

/** The time of a player who takes over a seat: what is left of it, at least a turn's, or the day that others can give. */
export async function takenOver(
  context: Context,
  work: Work,
  { row }: Loaded,
  seat: Seat,
  before: PersonRow,
  after: PersonRow,
): Promise<TableRow['banks']> {
  const bank = bankOf(row, seat);
  if (!bank) return row.banks;
  const { bank: most, step } = timesAt(row);
  const left = Math.max(remaining(bank, work.now, stillOf(await personAt(context.store, before), row.clock)), Math.min(most, Math.max(step, day)));
  const still = stillOf(await personAt(context.store, after), row.clock);
  const turn = row.version + 1;
  return { ...row.banks, [seat]: bank.from === null ? standing(left, turn) : running(left, work.now, turn, still) };
}

/** Sets the reminders about a player as things stand now. */
export async function remindAgain(context: Context, work: Work, { row, people }: Loaded, seat: Seat): Promise<void> {
  const one = people.find((person) => person.seat === seat);
  const bank = bankOf(row, seat);
  if (!one || !bank || !row.toAct.includes(seat)) return;
  work.db.moveSnooze(row.id, one.user, bank.turn);
  await remind(context, work, row, await personAt(context.store, one), bank, { since: row.since[seat] ?? work.now, here: true, people });
}
