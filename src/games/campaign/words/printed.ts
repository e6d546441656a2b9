import type { Side } from '../vocabulary.ts';

/** What a language says on the page of printed tables. */
export interface Printed {
  states(n: number): string;
  columns: readonly string[];
  /** How the circles and squares of a tile are written. */
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
  /** How many circles there are in all, and of each color. */
  total(n: number, red: number, blue: number, white: number): string;
  numbers: string;
  numberColumns: readonly string[];
}
