import type { Family } from '../vocabulary.ts';

/** A language's words for the page of printed tables. */
export interface Printed {
  votes: string;
  votesColumns: readonly string[];
  votesNote(n: number, sum: number): string;
  primaries: string;
  primariesColumns: readonly string[];
  deck: string;
  deckColumns: readonly string[];
  deckNote(n: number): string;
  /** A kind of card, with its printed name beside it if that differs. */
  family(family: Family): string;
  titles: string;
  titlesColumns: readonly string[];
}
