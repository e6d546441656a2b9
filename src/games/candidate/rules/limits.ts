/** What a player may lay where, in one campaign turn. */

import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { type Traits, traits } from '../data/families.ts';
import type { Box, Candidate, Contest, Placement, Plan } from '../state.ts';
import type { CardId, Face, Family } from '../vocabulary.ts';
import { candidacyOf, contestOf, faceOf, worthOf } from './table.ts';

/** What a card is in this contest: in the Convention a Favorite Son or a Deadlock is a Zero. */
export function familyIn({ kind }: Pick<Contest, 'kind'>, face: Face): Family {
  const { family } = printOf(face);
  return kind === 'primary' ? family : traits[family].inConvention;
}

/**
 * On one's own section: one Money, one Problem, any number of Endorsements, Squelches and Zeros, no Rumor. On each opponent's: one card of any
 * family. Each state counts by itself. A Favorite Son that is used up, or a second one beside the first, is a Zero.
 */
export function mayLay(state: Candidate, placed: readonly Placement[], by: Seat, place: Placement): boolean {
  const isThere = ({ box, on }: Placement): boolean => box === place.box && on === place.on;
  if (place.on !== by) return !placed.some(isThere);
  const there = placed.filter(isThere);
  const contest = contestOf(state);
  const families = [...there, place].map(({ card }) => familyIn(contest, faceOf(state, card)));
  const n = (own: Traits['own']) => families.filter((family) => traits[family].own === own).length;
  const sons = families.filter((family) => family === 'favorite-son').length;
  const zeros = candidacyOf(state, by).sonUsed ? sons : Math.max(0, sons - 1);
  return n('none') === 0 && n('one') <= 1 && n('one-problem') - zeros <= 1;
}

/** Every place where a card may be laid now, the boxes in their order, one's own section first. */
export function placesFor(state: Candidate, { by, placed }: Plan, boxes: readonly Box[], card: CardId): Placement[] {
  return boxes.flatMap(({ id, rivals }) => {
    const sections = [...rivals.filter((seat) => seat === by), ...rivals.filter((seat) => seat !== by)];
    return sections.map((on) => ({ card, box: id, on })).filter((place) => mayLay(state, placed, by, place));
  });
}

/** How many cards the Favorite must lay or discard in this campaign turn: as many as were taken, or the whole hand. */
export function owed(state: Candidate, by: Seat): number {
  const theft = contestOf(state).theft;
  return theft?.favorite === by ? Math.min(theft.taken.length, candidacyOf(state, by).hand.length) : 0;
}

export const amountOf = (state: Candidate, cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worthOf(state, card), 0);
