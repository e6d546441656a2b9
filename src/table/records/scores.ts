/** How many games were won, drawn and lost. */

import type { GameScore, Score } from '../model/choices.ts';
import type { Counted, CountedPlayer } from './counting.ts';

export const nothing = (): Score => ({ won: 0, drawn: 0, lost: 0 });

export const newScore = (game: string): GameScore => ({ game, played: 0, draws: 0, score: nothing(), seats: {} });

/** The score after one more game, by the players in it that `counts` picks; unchanged if it picks none. */
export function withGame(before: GameScore, { people }: Counted, counts: (player: CountedPlayer) => boolean): GameScore {
  const counted = people.filter(counts);
  if (counted.length === 0) return before;
  const score = { ...before.score };
  const seats = { ...before.seats };
  for (const { seat, end } of counted) {
    score[end]++;
    const at = seats[seat] ?? nothing();
    seats[seat] = { ...at, [end]: at[end] + 1 };
  }
  return { ...before, played: before.played + 1, draws: before.draws + (people.some(({ end }) => end === 'drawn') ? 1 : 0), score, seats };
}
