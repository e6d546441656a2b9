import { type Face, type Family, families } from '../vocabulary.ts';

/** The number of copies by value in thousands of dollars; families without values have them under 0. */
export const copies: { readonly [F in Family]: { readonly [value: number]: number } } = {
  money: { 10: 6, 20: 8, 30: 10, 40: 8, 50: 6, 60: 4, 70: 2, 80: 2, 90: 1, 100: 1 },
  endorsement: { 10: 4, 20: 6, 30: 4, 40: 2, 50: 2 },
  rumor: { 10: 2, 20: 3, 30: 3, 40: 1, 50: 1 },
  squelch: { 0: 5 },
  zero: { 0: 8 },
  scandal: { 0: 4 },
  'party-ruling': { 0: 2 },
  'state-ruling': { 0: 4 },
  'favorite-son': { 0: 6 },
  deadlock: { 0: 3 },
};

/** What is printed on a card. */
export interface Print {
  family: Family;
  /** In thousands of dollars; 0 if the card has no value. */
  value: number;
  /** Copies of one kind are numbered from 1. */
  copy: number;
}

/** More copies of one card than any deck has. */
export const mostCopies = 60;

const write = ({ family, value, copy }: Print): Face => (value === 0 ? `${family}-${copy}` : `${family}-${value}-${copy}`);

/** Every printed card once, in hand order. A game keeps its own list from the deal on. */
export const printed = (): Face[] =>
  families.flatMap((family) =>
    Object.entries(copies[family] ?? {}).flatMap(([value, n]) =>
      Array.from({ length: Math.max(0, Math.min(mostCopies, n)) }, (_, i) => write({ family, value: Number(value), copy: i + 1 })),
    ),
  );

const read = new Map<Face, Print & { place: number }>();

/** Reads a face, whether or not the table still prints such a card. */
export function printOf(face: Face): Print & { place: number } {
  const known = read.get(face);
  if (known) return known;
  const found = /^(?<family>[a-z-]+?)(?:-(?<value>\d+))?-(?<copy>\d+)$/.exec(face)?.groups;
  const family = families.find((one) => one === found?.family);
  if (!found || !family) throw new Error(`'${face}' is no card.`);
  const [value, copy] = [Number(found.value ?? 0), Number(found.copy)];
  const print = { family, value, copy, place: (families.indexOf(family) * 1000 + value) * 1000 + copy };
  read.set(face, print);
  return print;
}

/** The sort key of a card in a hand: by family, then by value. Values and copy numbers have at most three digits. */
export const placeOf = (face: Face): number => printOf(face).place;

/** The same faces in hand order. */
export const sorted = (faces: readonly Face[]): Face[] => [...faces].sort((a, b) => placeOf(a) - placeOf(b));

/** The number of cards of a family, and their smallest and largest values. */
export function rangeOf(family: Family): { n: number; from: number; to: number } {
  const rows = Object.entries(copies[family] ?? {}).filter(([, n]) => n > 0);
  const values = rows.map(([value]) => Number(value));
  return { n: rows.reduce((sum, [, n]) => sum + n, 0), from: Math.min(...values), to: Math.max(...values) };
}
