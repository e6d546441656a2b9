/** Seasons: quarters of a year, in UTC, numbered without gaps. */

/** The season of a moment, in ms since 1970: four times the year, plus the quarters of it that are over. */
export function seasonAt(at: number): number {
  const date = new Date(at);
  return 4 * date.getUTCFullYear() + Math.floor(date.getUTCMonth() / 3);
}

/** The name of a season: its year and its quarter, from 1 to 4. */
export const seasonName = (season: number): { year: number; quarter: number } => ({ year: Math.floor(season / 4), quarter: 1 + (season % 4) });
