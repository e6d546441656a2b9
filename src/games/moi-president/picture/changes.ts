/** What the last card changed, place by place, as the board marks it. */
import type { Seat } from '../../../kernel/types.ts';
import type { LastView } from '../messages.ts';
import type { PlaceView } from '../rules/view.ts';
import type { Change } from './gauge.ts';

const pointsIn = (moves: LastView['moves']): number => moves.flatMap(({ cards }) => cards).reduce((sum, { points }) => sum + points, 0);

/** Both zones before the last card, and now. */
export function changeOf({ seat, soclePoints, campaignPoints, total, change }: PlaceView, last: LastView | null): Change {
  const after = { socle: soclePoints, campaign: campaignPoints };
  const kept = pointsIn(last?.moves.filter(({ by, to }) => to === 'socle' && by === seat) ?? []);
  const socle = Math.max(0, soclePoints - kept);
  return { before: { socle, campaign: Math.max(0, total - change - socle) }, after };
}

/** The ids of the cards that the last card brought to a player's zone, or to the undecided. */
export function cameTo(where: { seat: Seat; zone: 'socle' | 'campagne' } | 'undecided', last: LastView | null): ReadonlySet<string> {
  if (!last || last.discarded) return new Set();
  const { by, card, moves } = last;
  if (where === 'undecided') return idsOf(moves.filter(({ to }) => to === 'undecided'));
  const { seat, zone } = where;
  if (zone === 'socle') return idsOf(moves.filter((move) => move.to === 'socle' && move.by === seat));
  const laid = card.kind === 'campagne' && by === seat ? [card.id] : [];
  return new Set([...laid, ...idsOf(moves.filter(({ to }) => to === seat))]);
}

const idsOf = (moves: LastView['moves']): Set<string> => new Set(moves.flatMap(({ cards }) => cards.map(({ id }) => id)));

/** How much the last card changed the points of the undecided. */
export const undecidedBy = (last: LastView | null): number => {
  const moves = last?.moves ?? [];
  return pointsIn(moves.filter(({ to }) => to === 'undecided')) - pointsIn(moves.filter(({ from }) => from === 'undecided'));
};
