/** What a player may lay where, in his one campaign turn. */

import type { Seat } from '../../kernel/types.ts';
import { familyOf, isProblem, worthOf } from './data/cards.ts';
import type { Box, Candidate, Contest, Placement, Plan } from './state.ts';
import { candidacyOf, contestOf } from './table.ts';
import type { CardId, Family } from './vocabulary.ts';

/** What a card is in this contest: in the Convention a Favorite Son or a Deadlock is a Zero. */
export function familyIn(contest: Contest, card: CardId): Family {
  const family = familyOf(card);
  return contest.kind !== 'primary' && (family === 'favorite-son' || family === 'deadlock') ? 'zero' : family;
}

/**
 * On one's own section: one Money, one Problem, any number of Endorsements, Squelches and Zeros, no Rumor. On each opponent's: one card of any
 * family. Each state counts by itself.
 */
export function mayLay(contest: Contest, placed: readonly Placement[], by: Seat, { card, box, on }: Placement): boolean {
  const there = placed.filter((one) => one.box === box && one.on === on);
  if (on !== by) return there.length === 0;
  const family = familyIn(contest, card);
  const lies = (same: (family: Family) => boolean) => there.some((one) => same(familyIn(contest, one.card)));
  if (family === 'rumor') return false;
  if (family === 'money') return !lies((other) => other === 'money');
  return !isProblem(family) || !lies(isProblem);
}

/** Every place where a card may be laid now, the boxes in their order, one's own section first. */
export function placesFor(state: Candidate, { by, placed }: Plan, boxes: readonly Box[], card: CardId): Placement[] {
  const contest = contestOf(state);
  return boxes.flatMap(({ id, rivals }) => {
    const sections = [...rivals.filter((seat) => seat === by), ...rivals.filter((seat) => seat !== by)];
    return sections.map((on) => ({ card, box: id, on })).filter((place) => mayLay(contest, placed, by, place));
  });
}

/** How many cards the Favorite must lay or discard in this campaign turn: as many as he took, or his whole hand. */
export function owed(state: Candidate, by: Seat): number {
  const theft = contestOf(state).theft;
  return theft?.favorite === by ? Math.min(theft.taken.length, candidacyOf(state, by).hand.length) : 0;
}

export const amountOf = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);
