/** What a player may lay where, in one campaign turn. */

import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import type { Box, Candidate, Contest, Placement, Plan } from '../state.ts';
import type { CardId, Face, Family } from '../vocabulary.ts';
import { candidacyOf, contestOf, faceOf, sectionsOf, worthOf } from './table.ts';

/** What a card counts as in this contest: in the Convention a Favorite Son or a Deadlock is a Zero. */
export function familyIn({ kind }: Pick<Contest, 'kind'>, face: Face): Family {
  const { family } = printOf(face);
  return kind === 'primary' ? family : traits[family].inConvention;
}

/**
 * Why a card may not join those already on a section; null if it may. On the player's own: one Money, one Problem, any number of Endorsements,
 * Squelches and Zeros, no Rumor. On each opponent's: one card of any family. Each state counts separately. A Favorite Son that is used up, or a
 * second one beside the first, is a Zero.
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

/** What blocks a card: a card already on another's section; on the player's own, any Rumor, or a second Money or Problem. */
export type Bar = 'card' | 'rumor' | 'money' | 'problem';

/** Which cards may join those already on a section. */
export function mayLieOn(state: Candidate, placed: readonly Placement[], by: Seat, section: Section): (card: CardId) => boolean {
  const bar = barOn(state, placed, by, section);
  return (card) => bar(card) === null;
}

type Section = Pick<Placement, 'box' | 'on'>;
const liesOn =
  (section: Section) =>
  ({ box, on }: Placement): boolean =>
    box === section.box && on === section.on;

/** Whether nothing has been laid on a section this turn. On another candidate's section, that means any card may be laid there; otherwise none. */
export const isBare = (placed: readonly Placement[], section: Section): boolean => !placed.some(liesOn(section));

/** Checks the cards on the player's own section. */
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

/** All places where a card may be laid now, the boxes in order, the player's own section first. */
export function placesFor(state: Candidate, { by, placed }: Plan, boxes: readonly Box[], card: CardId): Placement[] {
  return boxes.flatMap((box) => {
    const there = sectionsOf(state, box);
    const sections = [...there.filter((seat) => seat === by), ...there.filter((seat) => seat !== by)];
    return sections.map((on) => ({ card, box: box.id, on })).filter((place) => mayLieOn(state, placed, by, place)(card));
  });
}

/** How many cards the Favorite must lay or discard in this campaign turn: as many as they took, or the whole hand if it is smaller. */
export function owed(state: Candidate, by: Seat): number {
  const theft = contestOf(state).theft;
  return theft?.favorite === by ? Math.min(theft.taken.length, candidacyOf(state, by).hand.length) : 0;
}

export const amountOf = (state: Candidate, cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worthOf(state, card), 0);
