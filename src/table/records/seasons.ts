/** Seasons: quarters of a year, in UTC, numbered without a gap. */

/** The season of a moment, in ms since 1970: four times the year, and one for each quarter of it that is over. */
export function seasonAt(at: number): number {
  const date = new Date(at);
  return 4 * date.getUTCFullYear() + Math.floor(date.getUTCMonth() / 3);
}

/** What a season is called: its year and its quarter, from 1 to 4. */
export const seasonName = (season: number): { year: number; quarter: number } => ({ year: Math.floor(season / 4), quarter: 1 + (season % 4) });
