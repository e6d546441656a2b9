import type { Side } from '../vocabulary.ts';

/** A language's words for the page of printed tables. */
export interface Printed {
  states(n: number): string;
  columns: readonly string[];
  /** The notation of a tile's circles and squares. */
  circles: string;
  deck(name: string): string;
  cards: readonly string[];
  news: string;
  newsColumns: readonly string[];
  die: string;
  dieColumns: readonly string[];
  names: { readonly [S in Side]: string };
  yes: string;
  no: string;
  /** The number of circles, in total and of each color. */
  total(n: number, red: number, blue: number, white: number): string;
  numbers: string;
  numberColumns: readonly string[];
}
