/** What people may know of a table. */

import { langOf } from '../../../i18n/languages.ts';
import { ordersFor } from '../../../kernel/question.ts';
import { aheadOf } from '../../../kernel/run.ts';
import type { Decision, Message, Seat } from '../../../kernel/types.ts';
import { bankOf, isOverDays } from '../../clock/clock.ts';
import { isSame } from '../../consent/asking.ts';
import { factsOf } from '../../model/facts.ts';
import { allOptions } from '../../model/options.ts';
import type { PersonRow, TableRow } from '../../model/store/store.ts';
import type { Asked, AskedAhead, OpenAnswers, Person, PostRef, Snapshot, StandingOrders, TableInfo, Trouble } from '../../model/types.ts';
import { type Loaded, outOf, type Position, positionOf, seatOf } from './loaded.ts';
import { backTo, undoable } from './undoable.ts';

/** `trouble`: why its posts can't be sent, if the caller knows. */
export function infoOf(
  { row, people, proposals, game }: Pick<Loaded, 'row' | 'people' | 'proposals'> & { game?: Loaded['game'] | undefined },
  trouble: Trouble | null = null,
): TableInfo {
  const expected = people.filter(({ status }) => status === 'in' || status === 'invited').length;
  return {
    ...factsOf(row),
    id: row.id,
    game: row.game,
    version: row.version,
    place: { guild: row.guild, channel: row.channel },
    lang: langOf(row.lang),
    people: people.filter(({ status }) => status === 'in').map(toPerson),
    invited: people.filter(({ status }) => status === 'invited').map(toPerson),
    called: people.flatMap(({ user, status, pinged }) => (status === 'invited' && pinged !== null ? [user] : [])),
    options: game && row.phase === 'gathering' ? allOptions(game, row.options, expected, isOverDays(row.clock)) : row.options,
    expires: row.phase === 'gathering' ? row.expires : null,
    seats: Object.fromEntries(people.flatMap(({ user, seat }) => (seat === null ? [] : [[user, seat]]))),
    wishes: Object.fromEntries(row.phase === 'gathering' ? people.flatMap(({ user, wish }) => (wish === null ? [] : [[user, wish]])) : []),
    banks: Object.fromEntries(
      [...new Set([...Object.keys(row.banks), ...row.toAct])].flatMap((seat) => {
        const bank = bankOf(row, seat);
        return bank ? [[seat, { left: bank.left, zero: bank.zero }]] : [];
      }),
    ),
    gone: people.flatMap(({ seat, gone }) => (seat !== null && gone !== null ? [seat] : [])),
    trouble,
    post: postOf(row),
    proposals,
    rated: row.guild !== null && !row.advised && people.every(({ computer }) => computer === null),
  };
}

/** The living post. */
const postOf = ({ postChannel, postMessage }: TableRow): PostRef | null =>
  postChannel !== null && postMessage !== null ? { channel: postChannel, message: postMessage } : null;

export const toPerson = ({ user, name, computer }: PersonRow): Person => ({ id: user, name, ...(computer && { computer }) });

export async function snapshotOf(loaded: Loaded, user: string | null, trouble: Trouble | null = null): Promise<Snapshot> {
  const { row, game } = loaded;
  const position = await positionOf(loaded);
  const seat = seatOf(loaded, user);
  return {
    table: infoOf(loaded, trouble),
    viewer: seat,
    view: game.rules.view(position.state, seat),
    asked: seat === null ? null : askedOf(loaded, position.open, (one) => one.seat === seat),
    open: openAnswers(loaded, position.open),
    calls: Object.fromEntries(position.open.flatMap(({ seat, call }): [Seat, Message][] => (call ? [[seat, call]] : []))),
    canUndo: row.phase === 'playing' && seat !== null && undoable(position.since, seat) !== null,
    gone: position.state.gone,
    out: outOf(loaded, position),
    canAskBack: row.phase === 'playing' && seat !== null && canAskBack(loaded, position, seat, user!),
    orders: row.phase === 'playing' && seat !== null ? ordersOf(loaded, position, seat) : null,
    ahead: row.phase === 'playing' && seat !== null ? askedAhead(loaded, position, seat) : [],
    fell: seat !== null && Object.values(position.state.ahead?.[seat] ?? {}).some(({ fell }) => fell),
    course: null,
  };
}

/** Whether the others can be asked to let this seat take back what can't be taken back freely. */
const canAskBack = (loaded: Loaded, position: Position, seat: Seat, by: string): boolean => {
  const answer = backTo(position, seat);
  if (!answer.ok || outOf(loaded, position).includes(seat)) return false;
  const wanted = { kind: 'back' as const, about: String(answer.value.n), by };
  // A player who was refused is told so, and when to ask again.
  return !loaded.proposals.some((one) => one.fate === 'open' && isSame(one, wanted));
};

function askedOf(loaded: Loaded, open: Decision[], which: (decision: Decision) => boolean): Asked | null {
  const decision = open.find(which);
  return decision ? { ref: refOf(loaded, decision), decision } : null;
}

/** The reference that a button for this decision carries. */
export const refOf = ({ row }: Pick<Loaded, 'row'>, { id }: Decision): string => `${row.undos}-${id}`;

/** The prefix of references under public posts: those count only what the channel could notice. */
const openMark = 'o';

/** The answers of one player, or of several who are asked side by side. */
export function openAnswers({ row, people }: Pick<Loaded, 'row' | 'people'>, open: readonly Decision[]): OpenAnswers | null {
  // Nobody could press a computer's answers.
  const asked = open.filter((one) => one.open && people.some(({ seat, computer }) => seat === one.seat && computer === null));
  const options = new Map(asked.toReversed().flatMap((one) => one.open!.toReversed().map((option) => [option.id, option] as const)));
  return asked.length > 0
    ? { ref: `${openMark}${row.undosSeen}-${writeAll(asked.map(({ id }) => Number(id)))}`, options: [...options.values()].toReversed() }
    : null;
}

/** Several questions in few characters: the lowest number, then each difference to the next. */
function writeAll(numbers: readonly number[]): string {
  const inOrder = numbers.toSorted((a, b) => a - b);
  return inOrder.map((n, i) => n - (inOrder[i - 1] ?? 0)).join('.');
}

function readAll(text: string): string[] {
  let last = 0;
  return text.split('.').map((n) => {
    last += Number(n);
    return String(last);
  });
}

function askedAhead({ game }: Loaded, { state }: Position, seat: Seat): AskedAhead[] {
  return aheadOf(game.rules, state, seat).map(({ id, ask, options, min = 1, max = 1 }) => {
    const kept = state.ahead?.[seat]?.[id];
    return { ref: `${aheadMark}${id}`, decision: { id, seat, ask, options, min, max }, given: kept && !kept.fell ? kept.picked : null };
  });
}

/** The prefix of references to questions answered ahead. */
const aheadMark = '~';

/** The question that a reference of `Snapshot.ahead` means; null for any other reference. */
export const aheadIn = (ref: string): string | null => (ref.startsWith(aheadMark) ? ref.slice(aheadMark.length) : null);

/** The prefix of references to places in a try-out. */
export const triedMark = 'w';

/** Whether a reference belongs to a try-out: nothing pressed there answers a real question. */
export const isTried = (ref: string): boolean => ref.startsWith(triedMark);

/**
 * The decision that a reference means for this seat, or null if choices were taken back since, because numbers may now mean other decisions. Of
 * several it is the one that the seat is asked; otherwise any, which then isn't theirs.
 */
export function decisionOf({ row }: Loaded, { open }: Position, seat: Seat, ref: string): string | null {
  const [undos, decisions, ...rest] = ref.split('-');
  const isNow = undos === String(row.undos) || undos === `${openMark}${row.undosSeen}`;
  if (!isNow || decisions === undefined || rest.length > 0) return null;
  const all = readAll(decisions);
  return open.find((one) => one.seat === seat && all.includes(one.id))?.id ?? all[0]!;
}

function ordersOf({ game }: Loaded, { state }: Position, seat: Seat): StandingOrders | null {
  const offered = state.gone.includes(seat) ? [] : ordersFor(game.rules, state, seat);
  const left = state.orders[seat] ?? [];
  return offered.length + left.length > 0 ? { offered, left } : null;
}
