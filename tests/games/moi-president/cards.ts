/** The cards of the rule tests: a small deck of their own, so that correcting one of the game's values breaks no rule test. */
import type { Card } from '../../../src/games/moi-president/data/deck.ts';
import type { CardId, PlainKind, PointsKind } from '../../../src/games/moi-president/vocabulary.ts';

/** The value of each card, by serial number. */
const worth: { readonly [K in PointsKind]: readonly number[] } = {
  campagne: [3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 8, 8, 8, 10, 10, 10],
  socle: [3, 3, 4, 4, 5, 5, 5, 5, 6, 8, 10],
};
const plain: { readonly [K in PlainKind]: number } = {
  confiance: 5,
  indecis: 3,
  debat: 7,
  polemique: 5,
  affaire: 5,
  immunite: 5,
  diversion: 5,
  'nouvelle-donne': 1,
  'tourne-main': 1,
  'tourne-points': 1,
  'grand-debat': 1,
};

const serial = (kind: string, n: number): CardId => `${kind}-${String(n).padStart(2, '0')}`;

function ofValue(kind: PointsKind, points: number, nth: number): CardId {
  const found = worth[kind].flatMap((value, i) => (value === points ? [serial(kind, i + 1)] : []))[nth - 1];
  if (!found) throw new Error(`The tests have no ${nth} ${kind} cards of ${points}.`);
  return found;
}

/** A campaign card worth this many points; the second, third … of that value. */
export const campagne = (points: number, nth = 1): CardId => ofValue('campagne', points, nth);
/** A Points socle card worth this many points. */
export const socle = (points: number, nth = 1): CardId => ofValue('socle', points, nth);

/** A card as messages name it. */
export const shown = (id: CardId): Card => cardsFor(3).find((card) => card.id === id)!;

/** All cards of a game among `people`, in hand order. */
export function cardsFor(people: number): Card[] {
  const ofPoints = Object.entries(worth).flatMap(([kind, list]) =>
    list.map((points, i): Card => ({ id: serial(kind, i + 1), kind: kind as PointsKind, points })),
  );
  const others = Object.entries(plain).flatMap(([kind, n]) =>
    Array.from({ length: n }, (_, i): Card => ({ id: serial(kind, i + 1), kind: kind as PlainKind, points: 0 })),
  );
  return [...ofPoints, ...others].filter(({ kind }) => people > 2 || kind !== 'diversion');
}
