/** The games with a mind, as the proofs about computers know them. */
import type { Thinkable } from '../../src/computer/search.ts';
import { standings } from '../games/standings.ts';
import type { Standing } from '../standing/play.ts';

export interface Minded {
  standing: Standing;
  game: Thinkable;
}

export const minded: readonly (readonly [string, Minded])[] = standings.flatMap((standing) => {
  const { mind, rules, command, reasons, absurd } = standing.game;
  return mind ? [[command, { standing, game: { rules, mind, ...(reasons && { reasons }), ...(absurd && { absurd }) } }] as const] : [];
});
