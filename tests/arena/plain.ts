/** Values a position for a player who counts only what lies on the table, in each game's own points, and knows nothing of what leads to winning. */

import { tileOf } from '../../src/games/campaign/data/states.ts';
import { majority as decisive, votesOf as electorsOf, supporters } from '../../src/games/campaign/rules/table.ts';
import type { Campaign } from '../../src/games/campaign/state.ts';
import { type Issue, otherIssue, type Side, sides } from '../../src/games/campaign/vocabulary.ts';
import { termsOf } from '../../src/games/candidate/mind/worth.ts';
import { isRunning } from '../../src/games/candidate/rules/table.ts';
import type { Candidate } from '../../src/games/candidate/state.ts';
import { placeOf, totalOf } from '../../src/games/moi-president/rules/table.ts';
import type { MoiPresident } from '../../src/games/moi-president/state.ts';
import { candidateOf, strengthOf } from '../../src/games/president/rules/table.ts';
import type { President } from '../../src/games/president/state.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';

export type Plain = (state: Core, seat: Seat) => number;

const plain =
  <S extends Core>(worth: (state: S, seat: Seat) => number): Plain =>
  (state, seat) =>
    worth(state as S, seat);

/** A state is promised by how much of its two rows a side holds: mostly by the row that decides, the rest by the other. */
const deciding = 0.7;
/** The worth of a card in hand, and of Media Support in force, in electors. */
const inHand = 3;
const inForce = 5;

function electors(state: Campaign, side: Side): number {
  const promised = state.tiles.reduce((sum, tile) => {
    const issue = decisive(tile);
    const held = (row: Issue): number => supporters(tile, row, side) / tile[row].length;
    return sum + tileOf(tile.id).votes * (deciding * held(issue) + (1 - deciding) * held(otherIssue(issue)));
  }, 0);
  return electorsOf(state, side) + promised + inHand * state.campaigners[side].hand.length + (state.media?.by === side ? inForce : 0);
}

/** What a seat has, by game. Its rivals' holdings are not counted. */
export const plains: { readonly [command: string]: Plain } = {
  campaign: plain<Campaign>((state, seat) => electors(state, sides.find((side) => side === seat)!)),
  candidate: plain<Candidate>((state, seat) => {
    if (!isRunning(state, seat)) return 0;
    const { votes, board, hand } = termsOf(state, seat);
    return votes + board + hand;
  }),
  'moi-president': plain<MoiPresident>((state, seat) => totalOf(state, seat) + placeOf(state, seat).hand.length),
  president: plain<President>((state, seat) => strengthOf(state, seat) + 1.5 * candidateOf(state, seat).media.length),
};
