/** The printed values of a game: what is impossible among them, and how they are laid beside the box. */

/** An impossible value. What is said of it is for whoever corrects values: plain words, in English. */
export interface Fault {
  /** The file that holds it, from the game's own folder: `data/cities.ts`. */
  file: string;
  /** A text by which its line is found: the first line of the file that holds this text is the one that is named. */
  near: string;
  /** What is wrong, and what would be right, with its full stop: "Caen has −3 points; a city is worth at least 1." */
  problem: string;
}

/** Where a value comes from: read on a printed component or in the rules; concluded from something printed; chosen by this project. */
export type Provenance = 'found' | 'inferred' | 'proposed';

/** One table of a game's components, in one language, to hold beside the box. */
export interface ComponentTable {
  title: string;
  /** Where its values come from, unless a column, a row or a cell says otherwise: a cell's word counts before its row's, a row's before its column's. */
  provenance: Provenance;
  columns: readonly Column[];
  rows: readonly Row[];
  /** A sentence below it, where one is needed. */
  note?: string;
  /** The file to correct it in, from the game's own folder. */
  file: string;
}
export interface Column {
  title: string;
  provenance?: Provenance;
  /** Its cells only say which row it is (a number, an id of this program): they come from nowhere and are never marked. */
  isLabel?: true;
}
export interface Row {
  /** As many as there are columns. */
  cells: readonly Cell[];
  provenance?: Provenance;
}
export type Cell = string | number | { is: string | number; provenance: Provenance };

/** Whether a value is a whole number from `min` to `max`: types are not looked at when the program starts. */
export const isWhole = (value: unknown, min = 0, max = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A value as a sentence tells it: numbers with a true minus sign, everything else as it stands in the file. */
export const shown = (value: unknown): string => (typeof value === 'number' ? String(value).replace('-', '−') : (JSON.stringify(value) ?? 'nothing'));

/** Columns of which the first only says which row it is. */
export const labelled = (titles: readonly string[]): Column[] => titles.map((title, i) => ({ title, ...(i === 0 && { isLabel: true }) }));
