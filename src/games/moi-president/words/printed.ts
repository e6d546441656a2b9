import type { Category } from '../vocabulary.ts';

/** The texts of one language for the page of printed tables. */
export interface Printed {
  worth: string;
  copies: string;
  card: string;
  family: string;
  others: string;
  families: string;
  count: string;
  named: { readonly [C in Category]: string };
  values(name: string): string;
  sum(n: number, points: number): string;
}
