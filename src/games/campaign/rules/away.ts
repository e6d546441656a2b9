import type { Decision } from '../../../kernel/types.ts';

/** The options that commit to least, wherever they are offered. */
const plain = ['pass', 'decline', 'draw'];
/** Decisions only the player can make: ending the game. */
const grave = ['agree', 'offer'];

/** Answers for a player who is away: draws a card if possible, declines bonuses, else takes the first option. Never offers or accepts a draw. */
export function whileAway({ options, min }: Decision): string[] {
  const free = options.filter(({ blocked, id }) => !blocked && !grave.includes(id)).map(({ id }) => id);
  const easy = plain.find((id) => free.includes(id));
  return easy === undefined ? free.slice(0, min) : [easy];
}
