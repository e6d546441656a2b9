/** The words of the rulebook, as types. This file imports nothing. */

export const allSeats = ['A', 'B', 'C', 'D', 'E'] as const;

export const categories = ['campagne', 'bonus', 'attaque', 'joker', 'speciale'] as const;
export type Category = (typeof categories)[number];

export const attacks = ['debat', 'polemique', 'affaire'] as const;
export type Attack = (typeof attacks)[number];
const duels = ['debat', 'polemique'] as const;
export type Duel = (typeof duels)[number];

export const kinds = [
  'campagne',
  'socle',
  'confiance',
  'indecis',
  ...attacks,
  'immunite',
  'diversion',
  'nouvelle-donne',
  'tourne-main',
  'tourne-points',
  'grand-debat',
] as const;
export type Kind = (typeof kinds)[number];

/** Kinds of cards with points, and the others. */
export type PointsKind = 'campagne' | 'socle';
export type PlainKind = Exclude<Kind, PointsKind>;
export const isPoints = (kind: Kind): kind is PointsKind => kind === 'campagne' || kind === 'socle';

/** One copy of a card, permanently: its kind and a serial number, 'campagne-07', 'debat-02'. It doesn't hold the card's worth. */
export type CardId = string;

export const directions = ['clockwise', 'anticlockwise'] as const;
export type Direction = (typeof directions)[number];

export const orderIds = [
  'immunite-any',
  'immunite-from-5',
  ...attacks.map((attack) => `immunite-${attack}` as const),
  'suffer-below-5',
  ...attacks.map((attack) => `suffer-${attack}` as const),
  'take-highest',
  'give-lowest',
  'pay-cheapest',
] as const;
export type OrderId = (typeof orderIds)[number];

/** Groups orders about the same thing. */
export type OrderGroup = 'immunite' | 'suffer' | 'choice';

/** Where five points go when a player pays: to the discard pile, or to the Indécis zone. */
export type PaidTo = 'discard' | 'undecided';

export const handSize = 4;
/** Campaign and socle points together that elect a player at the end of their own turn. */
export const toBeElected = 51;
/** Campaign points from which a player can be attacked, and the cost of Affaire and Grand débat. */
export const five = 5;
/** The lowest roll that wins on a bonus card, and that is spared in the Grand débat. */
export const luckyFrom = 4;
/** The percentage of rolls that win. */
export const luckyPercent = Math.round((100 * (7 - luckyFrom)) / 6);
/**
 * Rebuilds of the pile that a limited game allows: the rules expect three or four among more than three players. It ends one in a hundred games among
 * five sensible players, after about 150 turns; hardly any among fewer.
 */
export const rebuildsAllowed = 4;
