/** What cards would do if they were played now, on the states as a reader sees them. */
import type { Step } from '../../../kernel/types.ts';
import type { Foresight } from '../messages.ts';
import { type CardId, issues, opponentOf, type Side } from '../vocabulary.ts';
import { allOf } from './cards/card.ts';
import { cardOf, cardsOf } from './cards/index.ts';
import { newsOf } from './cards/news.ts';
import { foresee } from './parts/deeds.ts';
import { leadIn, missingIn, rallies, withVoter } from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

type Seen = Pick<CampaignView, 'tiles'>;

export const has = (steps: readonly Step[], kind: string): boolean => allOf(steps).some((step) => step.kind === kind);

/** What the steps of a card can lead to in a state, whatever is chosen; not what works on a group. */
function outcomesIn(seen: Seen, tile: TileView, steps: readonly Step[], side: Side): Foresight[] {
  if (has(steps, 'chooseStateBehind') && leadIn(tile, tile.majority, opponentOf(side)) <= 0) return [];
  // A card for two states does its first part in one and its second in the other.
  return [{ s: tile.id }, { t: tile.id }].flatMap((place) =>
    issues.map((issue) => foresee(seen, tile, { steps: allOf(steps), names: {} }, { ...place, issue }, side)),
  );
}

/** Voters a side would lack on the issue that decides then. */
function missingAfter(tile: TileView, { gains, decides }: Foresight, side: Side): number {
  const issue = decides ?? tile.majority;
  const gained = gains.findLast((one) => one.issue === issue && one.by === side);
  return tile[issue].length - (gained?.to ?? withVoter(tile, issue, side));
}

/** Whether the card, once paid for, can win the state at once. */
export function canWin(seen: Seen, tile: TileView, card: CardId, side: Side): boolean {
  const { play } = cardOf(card);
  if (rallies(cardOf(card), tile.key)) return missingIn(tile, side) === withVoter(tile, tile.majority, null);
  return outcomesIn(seen, tile, play, side).some(({ wins }) => wins === side);
}

/** How few voters the side could lack there after the card. */
export const fewestAfter = (seen: Seen, tile: TileView, card: CardId, side: Side): number =>
  Math.min(missingIn(tile, side), ...outcomesIn(seen, tile, cardOf(card).play, side).map((one) => missingAfter(tile, one, side)));

/** Whether the card can leave the other side, which lacks one voter there on the deciding issue, more of them; so may one that plays a card drawn. */
export function canStop(seen: Seen, tile: TileView, card: CardId, side: Side): boolean {
  const rival = opponentOf(side);
  return (
    has(cardOf(card).play, 'playOneOf') ||
    outcomesIn(seen, tile, cardOf(card).play, side).some((one) => {
      const issue = one.decides ?? tile.majority;
      return missingAfter(tile, one, rival) > 1 || one.gains.some((gain) => gain.by === side && gain.issue === issue);
    })
  );
}

/** The cards that win the state at once and that the side may hold, as far as everyone knows. */
export function winnersOf(view: CampaignView, tile: TileView, side: Side): CardId[] {
  const gone = [...view.sides[side].discard, ...view.played, view.media?.card];
  const held = cardsOf[side].filter(({ id, starter }) => (view.decks !== 'starter' || starter) && !gone.includes(id));
  return held.flatMap(({ id }) => (canWin(view, tile, id, side) ? [id] : []));
}

/** Whether a hand of so many cards can pay for the card, and gain something by it. */
export const canPay = (card: CardId, hand: number): boolean => hand > (cardOf(card).cost === 'any' ? 1 : Number(cardOf(card).cost));

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
