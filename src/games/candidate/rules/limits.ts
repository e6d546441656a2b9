/** What a player may lay where, in one campaign turn. */

import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import type { Box, Candidate, Contest, Placement, Plan } from '../state.ts';
import type { CardId, Face, Family } from '../vocabulary.ts';
import { candidacyOf, contestOf, faceOf, sectionsOf, worthOf } from './table.ts';

/** What a card is in this contest: in the Convention a Favorite Son or a Deadlock is a Zero. */
export function familyIn({ kind }: Pick<Contest, 'kind'>, face: Face): Family {
  const { family } = printOf(face);
  return kind === 'primary' ? family : traits[family].inConvention;
}

/**
 * Why a card may not be laid on a section, beside those that lie there already; null: it may. On one's own: one Money, one Problem, any number of Endorsements, Squelches and Zeros, no Rumor. On each opponent's: one card of any
 * family. Each state counts by itself. A Favorite Son that is used up, or a second one beside the first, is a Zero.
 */
export function barOn(state: Candidate, placed: readonly Placement[], by: Seat, section: Section): (card: CardId) => Bar | null {
  if (section.on !== by) {
    const bar = isBare(placed, section) ? null : 'card';
    return () => bar;
  }
  const there = placed.filter(liesOn(section));
  const contest = contestOf(state);
  const lying = there.map(({ card }) => familyIn(contest, faceOf(state, card)));
  const { sonUsed } = candidacyOf(state, by);
  return (card) => barTogether([...lying, familyIn(contest, faceOf(state, card))], sonUsed);
}

/** What is in the way: one card on another's section, no Rumor, one Money or one Problem on one's own. */
export type Bar = 'card' | 'rumor' | 'money' | 'problem';

/** Which cards may be laid on a section, beside those that lie there already. */
export function mayLieOn(state: Candidate, placed: readonly Placement[], by: Seat, section: Section): (card: CardId) => boolean {
  const bar = barOn(state, placed, by, section);
  return (card) => bar(card) === null;
}

type Section = Pick<Placement, 'box' | 'on'>;
const liesOn =
  (section: Section) =>
  ({ box, on }: Placement): boolean =>
    box === section.box && on === section.on;

/** Nothing has been laid on a section in this turn: on another's any card may be then, and no other. */
export const isBare = (placed: readonly Placement[], section: Section): boolean => !placed.some(liesOn(section));

/** On one's own section. */
function barTogether(families: readonly Family[], sonUsed: boolean): Bar | null {
  let [ones, problems, sons] = [0, 0, 0];
  for (const family of families) {
    const { own } = traits[family];
    if (own === 'none') return 'rumor';
    if (own === 'one') ones++;
    if (own === 'one-problem') problems++;
    if (family === 'favorite-son') sons++;
  }
  const zeros = sonUsed ? sons : Math.max(0, sons - 1);
  if (ones > 1) return 'money';
  return problems - zeros > 1 ? 'problem' : null;
}

/** Every place where a card may be laid now, the boxes in their order, one's own section first. */
export function placesFor(state: Candidate, { by, placed }: Plan, boxes: readonly Box[], card: CardId): Placement[] {
  return boxes.flatMap((box) => {
    const there = sectionsOf(state, box);
    const sections = [...there.filter((seat) => seat === by), ...there.filter((seat) => seat !== by)];
    return sections.map((on) => ({ card, box: box.id, on })).filter((place) => mayLieOn(state, placed, by, place)(card));
  });
}

/** How many cards the Favorite must lay or discard in this campaign turn: as many as were taken, or the whole hand. */
export function owed(state: Candidate, by: Seat): number {
  const theft = contestOf(state).theft;
  return theft?.favorite === by ? Math.min(theft.taken.length, candidacyOf(state, by).hand.length) : 0;
}

export const amountOf = (state: Candidate, cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worthOf(state, card), 0);
