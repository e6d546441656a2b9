/** What a reader saw of a candidate's move, for the reasons of it. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { asks, type Deed } from '../../kit/reasons.ts';
import { printOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import { votesIn } from '../data/states.ts';
import type { Messages } from '../messages.ts';
import { type Face, type StateId, undecidedBox } from '../vocabulary.ts';
import type { BoxView, CandidateView, ContestView } from './view.ts';

/** A box, and the votes it is about. */
export type At = { box: string; votes: number };
/** What led to another campaign for a state. */
export type After = 'tie' | 'scandal';
/** A primary, by its states, with all its votes. */
export type Primary = { states: StateId[]; votes: number };

export type Done = Deed<CandidateView>;
type Key = keyof Messages;

/** The last message of this kind that names the player; those about several people name a list. */
export function did<K extends Key>({ told, seat }: Done, key: K): Messages[K] | null {
  const isMine = (who: unknown): boolean => who === seat || (Array.isArray(who) && who.includes(seat));
  const found = told.flat().findLast((message: Message) => message.key === key && isMine(message.args?.seat));
  return found ? (found.args as unknown as Messages[K]) : null;
}

/** What all messages of this kind say, whoever they are about. */
export const allTold = <K extends Key>({ told }: Done, key: K): Messages[K][] =>
  told.flat().flatMap((message) => (message.key === key ? [message.args as unknown as Messages[K]] : []));

/** What a card adds to its section, in thousands of dollars: nothing, but for Money and Endorsements. */
export function worthOf(face: Face): number {
  const { family, value } = printOf(face);
  return traits[family].counts === 'for' ? value : 0;
}

export const pickedIn = ({ answer }: Done): string => answer?.picked[0] ?? '';

/** The boxes of this contest, wherever it is shown. */
const boxesIn = (deed: Done): BoxView[] => [deed.was, deed.is].flatMap(({ contest, before }) => [contest, before]).flatMap((one) => one?.boxes ?? []);
export const votesAt = (deed: Done, box: string): number =>
  box === undecidedBox ? (boxesIn(deed).find(({ id }) => id === box)?.votes ?? 0) : votesIn(box);
export const votesOver = (deed: Done, boxes: readonly string[]): number => boxes.reduce((sum, box) => sum + votesAt(deed, box), 0);

export const atOf = ({ box, votes }: At): At => ({ box, votes });

/** Whether this player lays no more cards in this contest, unless they are asked again. */
export const isThrough = ({ done, away }: ContestView, seat: Seat): boolean => done.includes(seat) || away.includes(seat);

/** Whether somebody else had yet to lay cards in this box, as far as the reader knows, so that what lay there face down could worry them. */
export function isWatched({ was, seat }: Done, box: string): boolean {
  const at = was.contest?.boxes.find(({ id }) => id === box);
  const { contest } = was;
  return !contest || !at || at.rivals.some((one) => one !== seat && !isThrough(contest, one));
}

/** Whether a card laid in this box can meet others: some of these lie there, or any may still be laid. */
export const meets = (deed: Done, box: string, fits: (pile: BoxView['piles'][number]) => boolean = () => true): boolean =>
  isWatched(deed, box) || (deed.was.contest?.boxes.find(({ id }) => id === box)?.piles ?? []).some(fits);

/** What the seat laid in a campaign, as everyone saw. */
export function campaigned(deed: Done): { boxes: string[]; ownCards: number; others: { on: Seat; box: string; n: number }[] } | null {
  const one = did(deed, 'campaigns');
  if (!one) return null;
  const own = one.counts.filter(({ on, n }) => on === deed.seat && n > 0);
  const ownCards = own.reduce((sum, { n }) => sum + n, 0);
  return { boxes: [...new Set(own.map(({ box }) => box))], ownCards, others: one.counts.filter(({ on, n }) => on !== deed.seat && n > 0) };
}

/** Where the seat laid cards on this candidate's section; nowhere, if it laid as many on its own: then it wanted to win. */
export function against(deed: Done, on: Seat | null): string[] {
  const { ownCards = 0, others = [] } = campaigned(deed) ?? {};
  const theirs = others.filter((one) => one.on === on);
  return theirs.reduce((sum, { n }) => sum + n, 0) <= ownCards ? [] : [...new Set(theirs.map(({ box }) => box))];
}

export const handOf = ({ was, seat }: Done): number => was.runners.find((one) => one.seat === seat)?.hand ?? 0;

/** The boxes that are still to be decided: those where everyone campaigns again, if there are any. */
function openBoxes(deed: Done): BoxView[] {
  const open = (deed.was.contest ?? deed.is.contest)?.boxes.filter(({ stage }) => stage !== 'done') ?? [];
  const again = open.filter(({ stage }) => stage !== 'campaign');
  return again.length > 0 ? again : open;
}

/** The votes that are still to be decided. */
export const atStake = (deed: Done): number =>
  votesOver(
    deed,
    openBoxes(deed).map(({ id }) => id),
  );

/** The states, tied or struck by a Scandal, in which the seat laid cards and then passed, without winning them for all that. */
export function gaveUp(deed: Done): string[] {
  const told = deed.answer ? [] : deed.told.flat();
  const isMine = ({ args }: Message): boolean => [args?.seat].flat().includes(deed.seat);
  const last = told.findLastIndex((one) => one.key === 'campaigns' && isMine(one));
  const boxes = told.flatMap((one, i) => {
    if (i < last || last < 0 || one.key !== 'passes' || !isMine(one)) return [];
    const [count] = allTold({ ...deed, told: [told.slice(0, i)] }, 'count').slice(-1);
    return count?.kind === 'primary' && (count.verdict.kind === 'tie' || count.verdict.kind === 'scandal') ? [count.box] : [];
  });
  const won = allTold(deed, 'count').flatMap(({ box, verdict }) => (verdict.kind === 'won' && verdict.by === deed.seat ? [box] : []));
  return [...new Set(boxes)].filter((box) => !won.includes(box));
}

/** The votes on which the seat spends no card, though it holds some; null: it doesn't pass. */
export function passed(deed: Done): number | null {
  const up = gaveUp(deed);
  const votes = up.length > 0 ? votesOver(deed, up) : atStake(deed);
  return did(deed, 'passes') && handOf(deed) > 0 && votes > 0 ? votes : null;
}

/** How many cards the others had laid there when the seat passed, and who did. */
export function laidByOthers(deed: Done): { n: number; by: Seat[] } {
  const boxes = openBoxes(deed);
  const told = deed.told.flat();
  const isPass = ({ key, args }: Message): boolean => key === 'passes' && [args?.seat].flat().includes(deed.seat);
  const before = told.slice(0, Math.max(0, told.findIndex(isPass)));
  const during = allTold({ ...deed, told: [before] }, 'campaigns').flatMap(({ seat, counts }) =>
    counts.flatMap(({ box, n }) => (boxes.some(({ id }) => id === box) ? [{ by: seat, n }] : [])),
  );
  const theirs = [...boxes.flatMap(({ piles }) => piles), ...during].filter(({ by, n }) => by !== deed.seat && n > 0);
  return { n: theirs.reduce((sum, { n }) => sum + n, 0), by: [...new Set(theirs.map(({ by }) => by))] };
}

export const isPrimary = (deed: Done): boolean => (deed.was.contest ?? deed.is.contest)?.kind === 'primary';

/** The candidate with the most votes, alone and among the others. */
export function leaderIn(deed: Done): { seat: Seat; votes: number } | null {
  const [first, second] = deed.was.runners.filter(({ running }) => running).toSorted((a, b) => b.votes - a.votes);
  return first && first.votes > (second?.votes ?? 0) && first.seat !== deed.seat ? { seat: first.seat, votes: first.votes } : null;
}

export const primaryOf = ({ states, votes }: Primary): Primary => ({ states, votes });

export function prepared(deed: Done): (Primary & { amount: number; isFavorite: boolean }) | null {
  const one = did(deed, 'prepares');
  const found = one && deed.is.primaries.find(({ states }) => states.join() === one.primary.join());
  return found ? { states: found.states, votes: found.votes, amount: one.total, isFavorite: found.groundwork[0]?.seat === deed.seat } : null;
}

/** What the seat bid to be the Dealer, in thousands of dollars; null: it didn't bid. */
export function bidOf(deed: Done): number | null {
  if (!asks(deed, 'ask.bid')) return did(deed, 'bid.none') ? 0 : (did(deed, 'bid')?.total ?? null);
  return deed.answer!.picked.reduce((sum, card) => sum + worthOf(deed.was.own!.faces[card]!), 0);
}
