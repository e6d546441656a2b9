/**
 * The values of the cards, which an owner of the printed game corrects here and nowhere else. The rules name the kinds and the size of each family.
 * Every value of points and the copies of bonus and attack cards are reconstructed, and not certain to be the printed ones. Games begun before a
 * correction go on with the cards they were dealt.
 */
import type { PlainKind, PointsKind } from '../vocabulary.ts';

/** How many cards there are of each value. */
export type Values = readonly { readonly points: number; readonly copies: number }[];

export const values: { readonly [K in PointsKind]: Values } = {
  /** 20 cards, 116 points. */
  campagne: [
    { points: 3, copies: 4 },
    { points: 4, copies: 2 },
    { points: 5, copies: 6 },
    { points: 6, copies: 2 },
    { points: 8, copies: 3 },
    { points: 10, copies: 3 },
  ],
  /** 11 cards, 58 points. */
  socle: [
    { points: 3, copies: 2 },
    { points: 4, copies: 2 },
    { points: 5, copies: 4 },
    { points: 6, copies: 1 },
    { points: 8, copies: 1 },
    { points: 10, copies: 1 },
  ],
};

/** Copies of the cards without points. */
export const copies: { readonly [K in PlainKind]: number } = {
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
