/** What a candidate's move fights for: states it wins, those that would elect somebody, and where everyone sees most of its cards. */
import type { Seat } from '../../../kernel/types.ts';
import type { Messages } from '../messages.ts';
import { type Family, majority, undecidedBox } from '../vocabulary.ts';
import { answered, effective, telling } from './changes.ts';
import { isVoid } from './count.ts';
import { cardsOf, lastCampaign, layings, staked } from './laid.ts';
import { type After, type At, allTold, atOf, campaigned, type Done, gaveUp, handOf, votesAt, votesOver } from './seen.ts';

/** Families of which a card can win its box. */
const winning: readonly Family[] = ['money', 'endorsement', 'favorite-son'];

/**
 * What the seat won: to itself, where the cards it adds can win, if the one that its answer lays does so, and no more votes are contested with them
 * elsewhere, or anew after its Scandal; to others, all that it won of what is contested, if it won where it laid its last money or a Favorite Son.
 */
export function won(deed: Done): { boxes: string[]; votes: number } | null {
  const laidIn = deed.answer
    ? effective(deed).flatMap(({ box, own, family }) => (own && winning.includes(family) ? [box] : []))
    : [...foughtIn(deed).map(({ box }) => box), ...cardsOf(deed).map(({ box }) => box)];
  const isMine = ({ verdict, kind, box }: Messages['count']): boolean =>
    kind !== 'elimination' && verdict.kind === 'won' && verdict.by === deed.seat && laidIn.includes(box);
  const mine = countsIn(deed)
    .filter(isMine)
    .sort((one, other) => other.votes - one.votes);
  const isMissing = (box: string): boolean => !mine.some((one) => one.box === box);
  if (mine.length === 0) return null;
  // Whoever won a smaller state beside it had wanted this one.
  const wanted = deed.answer ? [] : [...staked(deed), ...layings(deed).filter(({ own, family }) => own && family === 'favorite-son')];
  if (wanted.some(({ box }) => isMissing(box))) return null;
  if (!deed.answer && awaits(deed, mine[0]!.votes)) return null;
  const first = answered(deed, effective(deed));
  const isMissed = (box: string): boolean => isMissing(box) && votesAt(deed, box) >= mine[0]!.votes;
  const anew = deed.answer ? effective(deed).flatMap(({ family, box }) => (family === 'scandal' ? [box] : [])) : [];
  if (deed.answer && ([...laidIn, ...anew].some(isMissed) || (first && isMissing(first.box)))) return null;
  return { boxes: mine.map(({ box }) => box), votes: mine.reduce((sum, one) => sum + one.votes, 0) };
}

/** What was counted since the seat laid its last cards; to others, in a primary, whatever of it was decided before. */
function countsIn(deed: Done): Messages['count'][] {
  const contest = deed.is.contest ?? deed.is.before;
  if (deed.answer || contest?.kind !== 'primary') return allTold(lastCampaign(deed), 'count');
  return allTold(deed, 'count').filter(({ box }) => contest.boxes.some(({ id }) => id === box));
}

/** Whether the seat's own cards still lie face down where more votes than these are at stake. */
export const awaits = (deed: Done, votes: number): boolean =>
  (deed.is.contest?.boxes ?? []).some((one) => one.votes > votes && one.piles.some(({ by, on }) => by === deed.seat && on === deed.seat));

/** What was laid on the own section of a box, and what of it `counted` in the end, if less; left out where more counted. */
export type Try = At & { total?: number; counted?: number };

/**
 * What was turned over of the seat's own sections, the most votes first; null if nothing was. What the seat gave up later is told beside others only:
 * alone, that it passed is what there is to say.
 */
export function tried(deed: Done): (Try & { more?: Try[] }) | null {
  if (deed.answer) return null;
  const counts = allTold(lastCampaign(deed), 'count');
  const up = gaveUp(deed);
  const all = staked(deed);
  if (all.every(({ box }) => up.includes(box))) return null;
  const [first, ...more] = all.map((one): Try => {
    // The first count is that of these cards: in a campaign after a Scandal or a tie, the seat laid none.
    const count = counts.find(({ box }) => box === one.box);
    const counted = count && !isVoid(count.verdict) ? count.sums.find(({ seat }) => seat === deed.seat)?.total : undefined;
    if (counted !== undefined && counted > one.total) return atOf(one);
    return { ...atOf(one), total: one.total, ...(counted !== undefined && counted < one.total && { counted }) };
  });
  return first && !awaits(deed, first.votes) ? { ...first, ...(more.length > 0 && { more }) } : null;
}

/** The boxes in which the seat laid cards, or cards of its own section, as everyone saw. */
function foughtIn(deed: Done, isOwn = false): At[] {
  const counts = allTold(deed, 'campaigns').flatMap(({ seat, counts: all }) => (seat === deed.seat ? all : []));
  const boxes = counts.flatMap(({ box, on, n }) => (n > 0 && (!isOwn || on === deed.seat) ? [box] : []));
  return [...new Set(boxes)].map((box) => ({ box, votes: votesAt(deed, box) }));
}

const byVotes = (boxes: readonly At[]): At[] => boxes.toSorted((one, other) => other.votes - one.votes);

/** A state that would elect this candidate, and how many votes they lack; null if none would, or in the Convention. */
function decisive(deed: Done, who: Seat, boxes: readonly At[]): (At & { lacking: number }) | null {
  const { was, is, answer } = deed;
  if ((was.contest ?? was.before ?? is.contest)?.kind !== 'primary') return null;
  const theirs = allTold(deed, 'count').flatMap(({ box, verdict }) => (verdict.kind === 'won' && verdict.by === who ? [box] : []));
  const open = byVotes(boxes.filter(({ box }) => answer || !theirs.includes(box)));
  // As others see it, what else happened in the turn may have brought them nearer.
  for (const { runners } of answer ? [was] : [was, is]) {
    const lacking = majority - (runners.find(({ seat }) => seat === who)?.votes ?? 0);
    const found = (runners === was.runners ? byVotes(boxes) : open).find(({ votes }) => votes >= lacking);
    if (found && lacking > 0) return { ...found, lacking };
  }
  return null;
}

/** A state in which the move would elect its own seat. */
export function clinched(deed: Done): (At & { lacking: number }) | null {
  const own = deed.answer ? telling(deed).flatMap((one) => (one.own && winning.includes(one.family) ? [atOf(one)] : [])) : foughtIn(deed, true);
  return decisive(deed, deed.seat, own);
}

/** A state in which the move keeps a rival from being elected. */
export function denied(deed: Done): (At & { rival: Seat; lacking: number }) | null {
  const boxes = deed.answer ? telling(deed).map(atOf) : foughtIn(deed);
  for (const { seat, running } of deed.was.runners) {
    const found = seat === deed.seat || !running ? null : decisive(deed, seat, boxes);
    if (found) return { ...found, rival: seat };
  }
  return null;
}

/** Where more than half of the cards lie that the seat laid in several boxes, as everyone saw; null if they are spread evenly. */
export function stacked(deed: Done): (At & { n: number; of: number }) | null {
  if (deed.answer) return null;
  const counts = allTold(lastCampaign(deed), 'campaigns').find(({ seat }) => seat === deed.seat)?.counts ?? [];
  const sums = [...Map.groupBy(counts, ({ box }) => box)].map(([box, some]) => ({ box, n: some.reduce((sum, one) => sum + one.n, 0) }));
  const of = sums.reduce((sum, { n }) => sum + n, 0);
  const most = sums.find(({ box, n }) => 2 * n > of && campaigned(deed)?.boxes.includes(box) && !gaveUp(deed).includes(box));
  return most && sums.length > 1 ? { box: most.box, votes: votesAt(deed, most.box), n: most.n, of } : null;
}

/** What the state had come to when the seat laid its last cards there: they were to break a tie, or came after a Scandal. */
function after(deed: Done, [box, ...others]: readonly string[]): After | null {
  const told = deed.told.flat();
  const last = told.findLastIndex(({ key, args }) => key === 'campaigns' && args?.seat === deed.seat);
  const count = allTold({ ...deed, told: [told.slice(0, Math.max(0, last))] }, 'count').findLast((one) => one.box === box);
  const kind = others.length === 0 && count?.kind === 'primary' ? count.verdict.kind : null;
  return kind === 'tie' || kind === 'scandal' ? kind : null;
}

/** The cards with which the seat campaigned last in some boxes: `of` all that it held, where everyone can tell, and `others` on rivals' sections. */
export type Spent = { n?: number; of?: number; others?: { n: number; on: Seat[] } };

function spentIn(deed: Done, boxes: readonly string[]): Spent {
  const sum = (counts: Messages['campaigns']['counts']): number => counts.reduce((all, { n }) => all + n, 0);
  const all = allTold(deed, 'campaigns').filter(({ seat }) => seat === deed.seat);
  const here = (all.at(-1)?.counts ?? []).filter(({ box, n }) => boxes.includes(box) && n > 0);
  const away = here.filter(({ on }) => on !== deed.seat);
  const held = heldIn(deed) - all.slice(0, -1).reduce((cards, { counts }) => cards + sum(counts), 0);
  const isKnown = deed.was.phase === 'primaries' && !deed.was.superTuesday && !boxes.includes(undecidedBox) && held >= sum(here);
  return {
    n: sum(here),
    ...(isKnown && { of: held }),
    ...(away.length > 0 && { others: { n: sum(away), on: [...new Set(away.map(({ on }) => on))] } }),
  };
}

/** The cards in the seat's hand once the Favorite had taken theirs. */
function heldIn(deed: Done): number {
  const taken = allTold(deed, 'favorite').map(({ seat, from }) => (seat === deed.seat ? from.length : from.includes(deed.seat) ? -1 : 0));
  return taken.reduce((sum, n) => sum + n, handOf(deed));
}

/** The boxes in which the seat has cards on its own section, as everyone sees, the most votes first. */
export function competed(deed: Done): ({ boxes: string[]; votes: number; after?: After } & Spent) | null {
  const [laidIn, up] = [deed.answer ? [] : (campaigned(deed)?.boxes ?? []), gaveUp(deed)];
  const open = laidIn.filter((box) => !up.includes(box));
  const boxes = byVotes(open.map((box) => ({ box, votes: votesAt(deed, box) }))).map(({ box }) => box);
  const kind = after(deed, boxes);
  return boxes.length > 0 ? { boxes, votes: votesOver(deed, boxes), ...(kind ? { after: kind } : spentIn(deed, boxes)) } : null;
}
