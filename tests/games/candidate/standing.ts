import { printed } from '../../../src/games/candidate/data/cards.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { placesFor } from '../../../src/games/candidate/rules/limits.ts';
import { boxOf } from '../../../src/games/candidate/rules/table.ts';
import type { CandidateView } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate, Plan } from '../../../src/games/candidate/state.ts';
import { majority, undecidedBox } from '../../../src/games/candidate/vocabulary.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { isTogether } from '../../../src/kernel/rules.ts';
import type { Frame, Seat } from '../../../src/kernel/types.ts';
import type { Standing } from '../../standing/play.ts';
import { withOtherAnswersAhead, withOtherOrders } from '../../standing/secrets.ts';
import { allCards, allVotes } from './scenario.ts';

/**
 * Every card that the viewer can place: their own, the open ones, those a Favorite took from or for the viewer, and those they know to be in
 * someone's hand.
 */
function knownTo({ candidacies, contest, discard, known: learnt }: Candidate, viewer: Seat | null): Set<string> {
  const known = new Set(discard);
  if (viewer === null) return known;
  for (const card of candidacies[viewer]?.hand ?? []) known.add(card);
  for (const { laid } of contest?.boxes ?? []) for (const { card, by } of laid) if (by === viewer) known.add(card);
  const theft = contest?.theft;
  for (const { card, from } of theft?.taken ?? []) if (theft?.favorite === viewer || from === viewer) known.add(card);
  for (const { card, by } of learnt ?? []) if (by.includes(viewer)) known.add(card);
  return known;
}

/** The same data with every card that the viewer cannot place swapped for another such card. */
function exchange(value: unknown, other: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return other.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => exchange(item, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exchange(item, other)]));
}

/** Of the cards that another player holds or has laid, known ones included, any may lie face down and any be in the hand. */
function relay(state: Candidate, seat: Seat, random: Random): void {
  const theirs = state.candidacies[seat]!;
  const laid = (state.contest?.boxes ?? []).flatMap((box) => box.laid.filter(({ by }) => by === seat));
  const mixed = random.shuffle('twin', [...theirs.hand, ...laid.map(({ card }) => card)]);
  for (const one of laid) one.card = mixed.pop()!;
  theirs.hand = mixed;
}

type Campaign = { by: Seat; boxes: string[] };

/** The campaigns that are under way or to come. In each, its seat may have laid out something. */
function campaignsIn({ stack }: Candidate): Campaign[] {
  const frames = stack.flatMap((frame): Frame[] => (isTogether(frame) ? Object.values(frame.lanes).flat() : [frame]));
  return frames.filter(({ kind }) => kind === 'campaign') as unknown as Campaign[];
}

/** Another player has laid out something else, or nothing, or is midway. Nobody knows how much is sealed, either. */
function replan(state: Candidate, { by, boxes }: Campaign, random: Random): void {
  const plan: Plan = { by, sealed: state.plans[by]?.sealed ?? false, placed: [], discarded: [], groundwork: null };
  const open = boxes.map((id) => boxOf(state, id));
  for (const card of random.shuffle('twin', state.candidacies[by]!.hand)) {
    const places = placesFor(state, plan, open, card);
    if (places.length > 0 && random.below('twin', 2) === 0) plan.placed.push(random.pick('twin', places));
  }
  const asking = random.below('twin', 8);
  if (!plan.sealed && asking === 0) plan.asking = { kind: 'pass' };
  if (!plan.sealed && asking === 1 && plan.placed.length === 0 && state.remaining.length > 0) plan.asking = { kind: 'primary' };
  if (plan.sealed || random.below('twin', 3) > 0) state.plans[by] = plan;
  else delete state.plans[by];
}

function twin(state: Candidate, viewer: string | null, random: Random): Candidate {
  const known = knownTo(state, viewer);
  const hidden = Object.keys(state.cards).filter((id) => !known.has(id));
  const mixed = random.shuffle('twin', hidden);
  const swapped = new Map(hidden.map((id, i) => [id, mixed[i]!]));
  const other = { ...(exchange(state, swapped) as Candidate), cards: state.cards };
  for (const seat of other.seats) {
    if (seat === viewer) continue;
    relay(other, seat, random);
    const theirs = other.candidacies[seat]!;
    if (theirs.bid) theirs.bid = theirs.hand.filter(() => random.below('twin', 2) === 0);
  }
  for (const campaign of campaignsIn(other)) if (campaign.by !== viewer && !isDone(other, campaign.by)) replan(other, campaign, random);
  // When sealed, the campaign is over for its seat, and the others wait for the rest.
  for (const { by, sealed } of Object.values(other.plans)) if (sealed && by !== viewer) replan(other, { by, boxes: [undecidedBox] }, random);
  for (const frame of other.stack) {
    const names = frame.names as { claims?: { [seat: Seat]: string } } | undefined;
    for (const seat of Object.keys(names?.claims ?? {})) if (seat !== viewer) names!.claims![seat] = random.pick('twin', ['claim', 'decline']);
  }
  return withOtherAnswersAhead(candidate.rules, withOtherOrders(candidate.rules, other, viewer, random), viewer, random);
}

const isDone = ({ contest, gone, out }: Candidate, seat: Seat): boolean =>
  contest?.done.includes(seat) === true || gone.includes(seat) || out.includes(seat);

const all = { 'super-tuesday': true, incumbent: true, 'extended-convention': true, 'sealed-convention': true };
const plain = { 'super-tuesday': false, incumbent: false, 'extended-convention': false, 'sealed-convention': false };
const people = [2, 3, 4, 5, 6];

export const standing: Standing<Candidate> = {
  game: candidate,
  tables: [
    ...people.map((n) => ({ people: n, options: plain })),
    ...people.map((n) => ({ people: n, options: all, champion: 'C', orders: true as const })),
    { people: 3, options: { ...plain, 'super-tuesday': true }, orders: true },
    { people: 4, options: { ...plain, 'extended-convention': true } },
    { people: 4, options: { ...plain, 'sealed-convention': true } },
    { people: 2, options: { ...plain, incumbent: true }, champion: 'A' },
  ],
  twin,
  undealt: ['plans'],
  kept: (state) => ({ cards: allCards(state), votes: allVotes(state) }),
  final(view) {
    const { runners } = view as CandidateView;
    return {
      totals: Object.fromEntries(runners.map(({ seat, votes }) => [seat, votes])),
      owned: runners.flatMap(({ seat, won }) => won.map((place) => ({ place, owner: seat }))),
    };
  },
  goal: () => majority,
  pooled: (view) => (view as CandidateView).undecided.states,
  cards: printed(),
  played: ({ message }) => (message.key === 'laid' ? String(message.args?.card) : null),
  figures: ({ undecidedAtConvention, reshuffles }) => ({
    conventions: undecidedAtConvention === null ? 0 : 1,
    undecidedAtConvention: undecidedAtConvention ?? 0,
    reshuffles,
  }),
};
