/** What cards would do if they were played now, on the states as a reader sees them. */
import type { Step } from '../../../kernel/types.ts';
import type { Foresight } from '../messages.ts';
import { type CardId, issues, opponentOf, type Side } from '../vocabulary.ts';
import { allOf, type Card } from './cards/card.ts';
import { cardOf, cardsOf } from './cards/index.ts';
import { newsOf } from './cards/news.ts';
import { foresee } from './parts/deeds.ts';
import { leadIn, missingIn, withVoter } from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

type Seen = Pick<CampaignView, 'tiles'>;

export const has = (steps: readonly Step[], kind: string): boolean => allOf(steps).some((step) => step.kind === kind);

/** What the steps of a card can lead to in a state, whatever is chosen; not what works in several states, or on a group. */
function outcomesIn(seen: Seen, tile: TileView, steps: readonly Step[], side: Side): Foresight[] {
  if (has(steps, 'chooseStateBehind') && leadIn(tile, tile.majority, opponentOf(side)) <= 0) return [];
  // A card for two states does its first part in one and its second in the other.
  return [{ s: tile.id }, { t: tile.id }].flatMap((place) =>
    issues.map((issue) => foresee(seen, tile, { steps, names: {} }, { ...place, issue }, side)),
  );
}

/** Voters a side would lack on the issue that decides then. */
function missingAfter(tile: TileView, { gains, decides }: Foresight, side: Side): number {
  const issue = decides ?? tile.majority;
  const gained = gains.findLast((one) => one.issue === issue && one.by === side);
  return tile[issue].length - (gained?.to ?? withVoter(tile, issue, side));
}

/** Whether the card wins every undecided voter there. */
export const winsUndecided = (tile: TileView, { play }: Pick<Card, 'play'>): boolean =>
  play.some((step) => step.kind === 'demographicSupport' && step.group === tile.key);

/** Whether the card, once paid for, can win the state at once. */
export function canWin(seen: Seen, tile: TileView, card: CardId, side: Side): boolean {
  const { play } = cardOf(card);
  if (winsUndecided(tile, cardOf(card))) return missingIn(tile, side) === withVoter(tile, tile.majority, null);
  return outcomesIn(seen, tile, play, side).some(({ wins }) => wins === side);
}

/** How few voters the side could lack there after the card. */
export const fewestAfter = (seen: Seen, tile: TileView, card: CardId, side: Side): number =>
  Math.min(missingIn(tile, side), ...outcomesIn(seen, tile, cardOf(card).play, side).map((one) => missingAfter(tile, one, side)));

/** Whether the side may hold a card that wins the state at once, as far as everyone knows; a card with parts that nobody foresees counts as one. */
export function mayWin(view: CampaignView, tile: TileView, side: Side): boolean {
  const gone = [...view.sides[side].discard, ...view.played, view.media?.card];
  const isUnforeseen = ({ play }: Card): boolean => has(play, 'inDifferentStates') || has(play, 'playOneOf');
  return cardsOf[side].some(
    (card) => (view.decks !== 'starter' || card.starter) && !gone.includes(card.id) && (isUnforeseen(card) || canWin(view, tile, card.id, side)),
  );
}

/** What a Breaking News card would do to a state. */
export const afterNews = (seen: Seen, tile: TileView, card: string, side: Side): Foresight & { missing: number } => {
  const outcome = foresee(seen, tile, { steps: newsOf(card).play, names: {} }, { affected: tile.id }, side, 'end');
  return { ...outcome, missing: missingAfter(tile, outcome, side) };
};

/** Whether the card wins voters over, by itself. */
export const winsVoters = (card: CardId): boolean => ['gainSupport', 'demographicSupport'].some((kind) => has(cardOf(card).play, kind));

/** Whether the card can make another issue decide the state. */
export const canTurn = (seen: Seen, tile: TileView, card: CardId, side: Side): boolean => fewestTurned(seen, tile, card, side) !== null;

/** How few voters the side could lack once the card has made another issue decide the state; null: it can't. */
export function fewestTurned(seen: Seen, tile: TileView, card: CardId, side: Side): number | null {
  const turned = outcomesIn(seen, tile, cardOf(card).play, side).filter(({ decides }) => decides !== null);
  return turned.length === 0 ? null : Math.min(...turned.map((one) => missingAfter(tile, one, side)));
}
