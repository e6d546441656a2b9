/** The answers worth thinking about: a campaign has very many, and most are equivalent or pointless. */

import type { Mind } from '../../../kernel/mind.ts';
import { freeOf } from '../../../kernel/question.ts';
import type { Seat } from '../../../kernel/types.ts';
import { placeOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import { familyIn } from '../rules/limits.ts';
import { owesCards, pick } from '../rules/plan.ts';
import { candidacyOf, faceOf, familyOf, worthOf } from '../rules/table.ts';
import type { CandidateView } from '../rules/view.ts';
import type { Candidate } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { useOf } from './deal.ts';
import { byThumb } from './practiced.ts';
import { favoriteSon, inHand } from './values.ts';

type Moves = NonNullable<Mind<Candidate>['moves']>;

export const moves: Moves = (state, asked) => {
  const { by, ask, min = 1, max = 1 } = asked.question;
  const free = freeOf(asked.question);
  if (asked.frame.kind === 'campaign') return campaigning(state, by, free, max);
  if (ask.key === 'ask.bid') return bids(state, free);
  if (ask.key === 'ask.primary') return free.filter((id) => id !== 'reorder' && id !== pick.cancel).map((id) => [id]);
  if (ask.key === 'ask.discard-down') return [worst(state, free, min), ...free.map((card) => [card, ...worst(state, without(free, card), min - 1)])];
  if (ask.key === 'ask.contested') return [free, [], ...free.map((id) => [id])];
  return null;
};

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((one) => one !== card);

/** The `n` cards of least worth. */
const worst = (state: Candidate, cards: readonly CardId[], n: number): CardId[] =>
  [...cards].sort((a, b) => keeping(state, a) - keeping(state, b)).slice(0, n);

/** What a card is worth in hand, in thousands of dollars. */
export function keeping(state: Candidate, card: CardId): number {
  const family = familyIn(state.contest ?? { kind: 'primary' }, faceOf(state, card));
  return family === 'favorite-son' ? favoriteSon : inHand(family, worthOf(state, card), false);
}

/** Nothing, the best card alone, or all that count. */
function bids(state: Candidate, cards: readonly CardId[]): CardId[][] {
  const counting = cards.filter((card) => traits[familyIn({ kind: 'primary' }, faceOf(state, card))].counts === 'for');
  const first = [...counting].sort((a, b) => worthOf(state, b) - worthOf(state, a)).slice(0, 1);
  return counting.length > 1 ? [[], first, counting] : counting.length > 0 ? [[], counting] : [[]];
}

/** Cards are laid in hand order, each where it does something, so that every plan comes about in only one way and nothing is taken back. */
function campaigning(state: Candidate, by: Seat, free: readonly string[], max: number): string[][] {
  if (free.includes(pick.surePass)) return [[pick.surePass]];
  // Money for a later primary: all of it, or one card.
  if (max > 1 || free.every((id) => state.cards[id] !== undefined)) {
    return free.length > 1 ? [[...free], ...free.map((id) => [id])] : [[...free]];
  }
  const plan = state.plans[by];
  // A Favorite who owes cards uses any of them.
  const owes = owesCards(free);
  const laid = [...(plan?.placed.map(({ card }) => card) ?? []), ...(plan?.discarded ?? [])];
  const last = owes || laid.length === 0 ? -1 : Math.max(...laid.map((card) => placeOf(faceOf(state, card))));
  const uses = new Map(candidacyOf(state, by).hand.map((card) => [card, usesOf(state, card, by, last)]));
  const chosen = plan?.asking?.kind === 'section' ? plan.asking : null;
  const [useful, idle, sections, others]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const id of free) {
    const at = id.indexOf('>');
    const use = at < 0 ? undefined : uses.get(id.slice(0, at));
    if (use) {
      const where = id.slice(at + 1);
      if (use.passed || (chosen && where !== `${chosen.box}:${chosen.on}`)) continue;
      const isGood = where === 'discard' || (where.endsWith(`:${by}`) ? use.own : use.other);
      if (isGood) (use.keeps ? useful : idle).push(id);
    } else if (id.startsWith('at>')) sections.push(id);
    else if (id === pick.submit || id === pick.pass || id === pick.groundwork || state.map[id] !== undefined) others.push(id);
  }
  // For a card against others, their section is chosen first.
  const against = !chosen && [...uses.values()].some(({ passed, other }) => !passed && other) ? sections : [];
  const all = [...useful, ...idle.slice(0, 1), ...against, ...others];
  return (all.length > 0 ? all : free).map((id) => [id]);
}

/** What can be done with a card of the player's hand: nothing with cards already passed over, and nothing that helps others. */
function usesOf(state: Candidate, card: CardId, by: Seat, last: number): { passed: boolean; own: boolean; other: boolean; keeps: boolean } {
  const isUsed = familyOf(state, card) === 'favorite-son' && candidacyOf(state, by).sonUsed;
  return {
    passed: placeOf(faceOf(state, card)) <= last,
    own: useOf(state, card, true) > 0,
    other: !isUsed && useOf(state, card, false) > 0,
    keeps: keeping(state, card) > 0,
  };
}

/** One in this many answers on the way is any that is worth thinking about. */
const strays = 6;

/** Answers as a practiced player, now and then otherwise: then a campaign seldom ends, and never turns to groundwork, while there is something to lay. */
export const policy: NonNullable<Mind<Candidate>['policy']> = (state, asked, random, seen) => {
  const { ask, min = 1 } = asked.question;
  const usual = random.below('strays', strays) > 0 ? byThumb(seen() as CandidateView, ask.key, freeOf(asked.question), min) : null;
  if (usual) return usual;
  const all = moves(state, asked);
  if (!all) return null;
  if (asked.frame.kind !== 'campaign') return random.pick('move', all);
  const lays = all.filter(([id]) => id!.includes('>'));
  const others = all.filter(([id]) => !id!.includes('>') && id !== pick.groundwork);
  if (lays.length > 0 && (others.length === 0 || random.below('ends', 6) > 0)) return random.pick('move', lays);
  return random.pick('move', others.length > 0 ? others : all);
};
