/** Which games count, and for whom; the same for results and ratings. */

import type { Game } from '../../games/game.ts';
import type { Played } from '../model/store/rating.ts';
import type { PlayedRow } from '../model/store/store.ts';

/** A player for whom a game counts. */
export type CountedPlayer = Pick<PlayedRow, 'user' | 'name' | 'seat' | 'end' | 'unlisted'>;

/** A game that counts, with at least two people. */
export interface Counted {
  game: string;
  /** When it ended, in ms since 1970. */
  ended: number;
  people: CountedPlayer[];
}

/** A player with less than this fraction of a usual game's choices hasn't really played it. */
const enough = 1 / 4;

/**
 * The person for whom a seat counts: its last player. If it was handed over without everyone's consent, the player who did that has lost it if it is
 * lost, and otherwise it counts for nobody. A computer's seat counts for nobody.
 */
function lossOf({ former, computer, ...player }: PlayedRow): CountedPlayer | null {
  if (!former) return computer ? null : player;
  return player.end === 'lost' ? { ...player, ...former } : null;
}

/** The game as it counts; null: it counts for nobody. */
function counted({ game, ended, people, choices }: Played, usual: Game['choices'] | undefined): Counted | null {
  const needed = enough * (usual?.[people.length] ?? 0);
  const players = people.map((one) => ({ player: lossOf(one), ...one }));
  // A game in which a computer played in its own right, or one person had a part in two seats, measures nobody.
  if (players.some(({ player, computer, former }) => player === null && computer && !former)) return null;
  const left = players.flatMap(({ player, seat }) => (player !== null && (choices[seat] ?? 0) >= needed ? [player] : []));
  const users = new Set(left.map(({ user }) => user));
  return left.length > 1 && users.size === left.length ? { game, ended, people: left } : null;
}

/** The games that count, in their order. */
export function countedOf(results: readonly Played[], games: readonly Game[]): Counted[] {
  const usual = new Map(games.map(({ command, choices }) => [command, choices]));
  return results.flatMap((result) => counted(result, usual.get(result.game)) ?? []);
}
