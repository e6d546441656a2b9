import { printed } from '../../../src/games/candidate/data/cards.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { familyOf } from '../../../src/games/candidate/rules/table.ts';
import type { CandidateView } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Standing } from '../../standing/play.ts';
import { allCards, allVotes } from './scenario.ts';

/** Every card whose place the viewer knows: the own ones, the open ones, and those that a Favorite took from or for the viewer. */
function knownTo({ candidacies, contest, discard }: Candidate, viewer: Seat | null): Set<string> {
  const known = new Set(discard);
  if (viewer !== null) for (const card of candidacies[viewer]?.hand ?? []) known.add(card);
  for (const box of contest?.boxes ?? []) {
    for (const { card, by } of box.laid) if (by === viewer) known.add(card);
  }
  const theft = contest?.theft;
  for (const { card, from } of theft?.taken ?? []) if (viewer !== null && (theft?.favorite === viewer || from === viewer)) known.add(card);
  return known;
}

/** The same data with every card that the viewer cannot place exchanged for another such card. */
function exchange(value: unknown, other: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return other.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => exchange(item, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exchange(item, other)]));
}

/** In a sealed Convention everybody may know who has submitted. */
const isSealed = ({ plans }: Candidate, seat: Seat): boolean => plans[seat]!.sealed;

function twin(state: Candidate, viewer: Seat | null, random: Random): Candidate {
  const known = knownTo(state, viewer);
  const hidden = Object.keys(state.cards).filter((id) => !known.has(id));
  const mixed = random.shuffle('twin', hidden);
  const swapped = new Map(hidden.map((id, i) => [id, mixed[i]!]));
  const other = { ...(exchange(state, swapped) as Candidate), cards: state.cards };
  // What somebody else has laid out and not submitted, or put down in secret, is nobody's business.
  for (const [seat, plan] of Object.entries(other.plans)) {
    if (seat === viewer || isSealed(other, seat)) continue;
    // Nobody without Money is in the middle of choosing some.
    if (plan.asking?.kind === 'money' && !other.candidacies[seat]!.hand.some((card) => familyOf(other, card) === 'money')) delete plan.asking;
    if (random.below('twin', 2) === 0) delete other.plans[seat];
  }
  for (const seat of other.seats) {
    const theirs = other.candidacies[seat]!;
    if (seat !== viewer && theirs.bid) theirs.bid = theirs.hand.filter(() => random.below('twin', 2) === 0);
  }
  for (const frame of other.stack) {
    const names = frame.names as { claims?: { [seat: Seat]: string } } | undefined;
    for (const seat of Object.keys(names?.claims ?? {})) if (seat !== viewer) names!.claims![seat] = random.pick('twin', ['claim', 'decline']);
  }
  const asked = decisions(candidate.rules, state).map(({ seat }) => seat);
  for (const seat of other.seats) {
    const offered = candidate.rules.orders?.(state, seat) ?? [];
    if (seat !== viewer && !asked.includes(seat)) other.orders[seat] = offered.map(({ id }) => id).filter(() => random.below('orders', 2) === 0);
  }
  return other;
}

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
  kept: (state) => ({ cards: allCards(state), votes: allVotes(state) }),
  final(view) {
    const { runners } = view as CandidateView;
    return {
      totals: Object.fromEntries(runners.map(({ seat, votes }) => [seat, votes])),
      owned: runners.flatMap(({ seat, won }) => won.map((place) => ({ place, owner: seat }))),
    };
  },
  cards: printed(),
  played: ({ message }) => (message.key === 'laid' ? String(message.args?.card) : null),
  figures: ({ undecidedAtConvention, reshuffles }) => ({
    conventions: undecidedAtConvention === null ? 0 : 1,
    undecidedAtConvention: undecidedAtConvention ?? 0,
    reshuffles,
  }),
};
