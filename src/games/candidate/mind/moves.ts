/** The answers worth thinking about: a campaign has very many, and most come to the same or to nothing. */
import type { Mind } from '../../../kernel/mind.ts';
import { traits } from '../data/families.ts';
import { familyIn } from '../rules/limits.ts';
import { pick } from '../rules/plan.ts';
import { candidacyOf, contestOf, faceOf, handOf, worthOf } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { useOf } from './deal.ts';

type Moves = NonNullable<Mind<Candidate>['moves']>;

export const moves: Moves = (state, asked) => {
  const { by, ask, options, min = 1, max = 1 } = asked.question;
  const free = options.flatMap(({ id, blocked }) => (blocked ? [] : [id]));
  if (asked.frame.kind === 'campaign') return campaigning(state, by, free, min, max);
  if (ask.key === 'ask.bid') return bids(state, free);
  if (ask.key === 'ask.primary') return free.filter((id) => id !== 'reorder' && id !== pick.cancel).map((id) => [id]);
  if (ask.key === 'ask.discard-down') return [worst(state, free, min), ...free.map((card) => [card, ...worst(state, without(free, card), min - 1)])];
  if (ask.key === 'ask.contested') return [free, [], ...free.map((id) => [id])];
  return null;
};

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((one) => one !== card);

/** The cards one would miss least. */
const worst = (state: Candidate, cards: readonly CardId[], n: number): CardId[] =>
  [...cards].sort((a, b) => keeping(state, a) - keeping(state, b)).slice(0, n);

/** What a card is worth in hand, in thousands of dollars. */
export function keeping(state: Candidate, card: CardId): number {
  const { family, value } = { family: familyIn(state.contest ?? { kind: 'primary' }, faceOf(state, card)), value: worthOf(state, card) };
  return others[family] ?? (family === 'rumor' ? value * 0.7 : family === 'endorsement' ? value * 0.9 : value);
}
const others: { readonly [family: string]: number } = {
  zero: 0,
  squelch: 12,
  scandal: 18,
  'party-ruling': 10,
  'state-ruling': 15,
  'favorite-son': 60,
  deadlock: 18,
};

/** Nothing, the best card alone, or all that count. */
function bids(state: Candidate, cards: readonly CardId[]): CardId[][] {
  const counting = cards.filter((card) => traits[familyIn({ kind: 'primary' }, faceOf(state, card))].counts === 'for');
  const first = [...counting].sort((a, b) => worthOf(state, b) - worthOf(state, a)).slice(0, 1);
  return counting.length > 1 ? [[], first, counting] : counting.length > 0 ? [[], counting] : [[]];
}

/** Cards are laid in the order of the hand, each where it does something; so every plan comes about in one way alone, and nothing is taken back. */
function campaigning(state: Candidate, by: string, free: readonly string[], min: number, max: number): string[][] {
  if (free.includes(pick.surePass)) return [[pick.surePass]];
  // Money for a primary to come: all of it, or one card.
  if (max > 1 || (min === 1 && free.every((id) => state.cards[id] !== undefined))) {
    return free.length > 1 ? [[...free], ...free.map((id) => [id])] : [[...free]];
  }
  const plan = state.plans[by];
  const hand = handOf(state, by);
  const placed = [...(plan?.placed.map(({ card }) => card) ?? []), ...(plan?.discarded ?? [])];
  // The Favorite who owes cards takes any of them.
  const owes = ![pick.submit, pick.pass].some((id) => free.includes(id));
  const last = owes ? -1 : Math.max(-1, ...placed.map((card) => hand.indexOf(card)));
  const useful: string[] = [];
  const idle: string[] = [];
  const sections: string[] = [];
  const chosen = plan?.asking?.kind === 'section' ? plan.asking : null;
  for (const id of free) {
    const [card = '', where = ''] = id.split('>');
    const [box = '', on = ''] = where.split(':');
    if (card === 'at') sections.push(id);
    else if (state.cards[card] !== undefined && hand.indexOf(card) > last) {
      if (chosen && (box !== chosen.box || on !== chosen.on)) continue;
      if (where === 'discard' || (box && isUseful(state, card, by, on))) (keeping(state, card) > 0 ? useful : idle).push(id);
    }
  }
  const ends = free.filter((id) => id === pick.submit || id === pick.pass);
  const prepares = free.filter((id) => id === pick.groundwork);
  const inPlan = free.filter((id) => state.map[id] !== undefined);
  // A section of another's is chosen before the card for it, where that is a card against somebody.
  const against = chosen || !hand.some((card, i) => i > last && isUseful(state, card, by, '')) ? [] : sections;
  const all = [...useful, ...idle.slice(0, 1), ...against, ...ends, ...prepares, ...inPlan];
  return (all.length > 0 ? all : free).map((id) => [id]);
}

/** Whether a card does its owner good on this section: theirs, or somebody else's. */
function isUseful(state: Candidate, card: CardId, by: string, on: string): boolean {
  const own = on === by;
  const family = familyIn(contestOf(state), faceOf(state, card));
  if (family === 'favorite-son' && candidacyOf(state, by).sonUsed) return own;
  return useOf(state, card, own) > 0;
}

/** A campaign goes on card by card, and seldom ends, or prepares another primary, while there is something to lay. */
export const policy: NonNullable<Mind<Candidate>['policy']> = (state, asked, random) => {
  const all = moves(state, asked);
  if (!all) return null;
  if (asked.frame.kind !== 'campaign') return random.pick('move', all);
  const lays = all.filter(([id]) => id!.includes('>'));
  const others = all.filter(([id]) => !id!.includes('>') && id !== pick.groundwork);
  if (lays.length > 0 && (others.length === 0 || random.below('ends', 6) > 0)) return random.pick('move', lays);
  return random.pick('move', others.length > 0 ? others : all);
};
