/** The printed values of a game: which are impossible, and how they are shown beside the box. */

/** An impossible value, described for people who correct values: in plain English words. */
export interface Fault {
  /** The file that holds it, relative to the game's folder: `data/cities.ts`. */
  file: string;
  /** A text to find its line by: the first line of the file that contains it is reported. */
  near: string;
  /** What is wrong, and what would be right, ending with a period: "Caen has −3 points; a city is worth at least 1." */
  problem: string;
}

/** Where a value comes from: read on a printed component or in the rules; inferred from something printed; chosen by this project. */
export type Provenance = 'found' | 'inferred' | 'proposed';

/** One table of a game's components, in one language, to hold beside the box. */
export interface ComponentTable {
  title: string;
  /** Where its values come from, unless a column, a row or a cell says otherwise: a cell overrides its row, a row its column. */
  provenance: Provenance;
  columns: readonly Column[];
  rows: readonly Row[];
  /** An optional sentence below it. */
  note?: string;
  /** The file to correct it in, relative to the game's folder. */
  file: string;
}
export interface Column {
  title: string;
  provenance?: Provenance;
  /** Its cells only identify the row (a number, an id of this program): they have no provenance and are never marked. */
  isLabel?: true;
}
export interface Row {
  /** As many as there are columns. */
  cells: readonly Cell[];
  provenance?: Provenance;
}
export type Cell = string | number | { is: string | number; provenance: Provenance };

/** Whether a value is a whole number from `min` to `max`: types are not checked when the program starts. */
export const isWhole = (value: unknown, min = 0, max = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A value as a sentence shows it: numbers with a true minus sign, everything else as it is in the file. */
export const shown = (value: unknown): string => (typeof value === 'number' ? String(value).replace('-', '−') : (JSON.stringify(value) ?? 'nothing'));

/** Columns of which the first only identifies the row. */
export const labelled = (titles: readonly string[]): Column[] => titles.map((title, i) => ({ title, ...(i === 0 && { isLabel: true }) }));
