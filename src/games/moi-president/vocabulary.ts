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

/** Kinds of cards that bear points, and the others. */
export type PointsKind = 'campagne' | 'socle';
export type PlainKind = Exclude<Kind, PointsKind>;
export const isPoints = (kind: Kind): kind is PointsKind => kind === 'campagne' || kind === 'socle';

/** One copy of a card, for ever: its kind and a serial number, 'campagne-07', 'debat-02'. What it is worth does not stand in it. */
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

/** Orders about one thing stand together. */
export type OrderGroup = 'immunite' | 'suffer' | 'choice';

/** Where five points go that somebody pays: the discard pile, or the Indécis zone. */
export type PaidTo = 'discard' | 'undecided';

export const handSize = 4;
/** Campaign and socle points together that elect a president at the end of their own turn. */
export const toBeElected = 51;
/** Campaign points that make somebody worth attacking, and what Affaire and Grand débat cost. */
export const five = 5;
/** The least that wins with the die of a bonus card, and spares in the Grand débat. */
export const luckyFrom = 4;
/** So many rolls of a hundred win. */
export const luckyPercent = Math.round((100 * (7 - luckyFrom)) / 6);
/**
 * Rebuilt piles a game with a limit allows: the rules expect three or four among more than three people. Of games among five sensible players one in a
 * hundred is ended by it, after about 150 turns; hardly any among fewer.
 */
export const rebuildsAllowed = 4;
