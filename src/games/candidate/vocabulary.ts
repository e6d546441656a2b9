/** The words of the rulebook, as types. This file imports nothing. */

/** The six candidates, clockwise. */
export const allSeats = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Postal codes: 'NY'. */
export type StateId = string;
/** 'S1', 'D4', 'T10': single, double or triple. */
export type PrimaryId = string;
/** A card of a running game: 'c17'. The id reveals nothing about the card; `Candidate.cards` does. */
export type CardId = string;
/** What is printed on a card: 'money-30-7', 'zero-2'. The family, the value in thousands of dollars if it has one, the number of the copy. */
export type Face = string;

export const families = [
  'money',
  'endorsement',
  'rumor',
  'squelch',
  'zero',
  'scandal',
  'party-ruling',
  'state-ruling',
  'favorite-son',
  'deadlock',
] as const;
/** The family of a card. The last five, the Problems, are separate families here, since each works differently. */
export type Family = (typeof families)[number];

export const majority = 270;
/** The size of a normal hand, and of the Incumbent's. */
export const baseHand = 5;
export const incumbentHand = 6;
/** The option Super Tuesday: the number of Zeros that claim it, and the cards drawn then. */
export const tuesday = { zeros: 2, forTheDealer: 2, forEverybody: 3 } as const;

/** The box of the Undecided votes, where other boxes are states. */
export const undecidedBox = 'undecided';
