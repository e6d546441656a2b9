/** Why a side drew a card for its turn: the reasons its players give, the most telling first. */
import type { Conditions } from '../../kit/reasons.ts';
import type { CardId, Side } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { canPay, canStop, fewestAfter, winnersOf } from './foreseen.ts';
import { biggestFirst, missingIn, nearlyTurns, type Place, placeOf, rivalOf, sideOf, toldOf } from './seen.ts';
import type { CampaignView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. */
export type DrawReasons = {
  /** The other side is one voter or one shift away there, but no card that it may still have wins the state. */
  'why.draws.safe': Place & { rival: Side };
  /** The other side is one voter away there and may win it; no card of the hand keeps them from it, nor will one be paid for in a bigger state. */
  'why.draws.search': Place & { rival: Side };
  /** A card of the hand that costs `n` others would win the state, and paying for it now would leave no card. Said by older versions. */
  'why.draws.pays': Place & { card: CardId; n: number };
  /** A card of the hand can be paid for now: it leaves at most one voter to win there. */
  'why.draws.affords': Place & { card: CardId; n: number };
  /** A card was drawn for the turn; `hand`: cards in hand now. */
  'why.draws': { hand: number };
};

const hasDrawn = (deed: Done): boolean =>
  deed.is.latest?.by === deed.seat && deed.is.latest.did === 'draw' && toldOf(deed, 'draws', sideOf(deed)) !== undefined;

/** The first card of the hand with a price, and the biggest state, of which something is true. */
function forSale(
  { was }: Done,
  isWorth: (card: CardId, state: CampaignView['tiles'][number]) => boolean,
): (Place & { card: CardId; n: number }) | null {
  const priced = (was.own?.hand ?? []).filter((card) => Number(cardOf(card).cost) > 0);
  for (const tile of biggestFirst(was))
    for (const card of priced) if (isWorth(card, tile)) return { ...placeOf(tile), card, n: Number(cardOf(card).cost) };
  return null;
}

/** A card of the hand that brings a state within one voter, with one too few others to pay for it. */
function toAfford(deed: Done): DrawReasons['why.draws.affords'] | null {
  const hand = deed.was.own?.hand.length ?? 0;
  return hasDrawn(deed)
    ? forSale(deed, (card, tile) => hand === Number(cardOf(card).cost) && fewestAfter(deed.was, tile, card, sideOf(deed)) <= 1)
    : null;
}

export const draws: Conditions<CampaignView, DrawReasons> = {
  'why.draws.safe'(deed) {
    const rival = rivalOf(deed);
    const near = hasDrawn(deed) ? biggestFirst(deed.was).filter((tile) => missingIn(tile, rival) === 1 || nearlyTurns(tile, rival)) : [];
    return near[0] && near.every((tile) => winnersOf(deed.was, tile, rival).length === 0) ? { ...placeOf(near[0]), rival } : null;
  },
  'why.draws.search'(deed) {
    const [rival, own] = [rivalOf(deed), hasDrawn(deed) ? deed.was.own : null];
    if (!own) return null;
    const playable = own.hand.filter((card) => canPay(card, own.hand.length));
    const isOpen = (tile: CampaignView['tiles'][number]): boolean => missingIn(tile, rival) === 1 && winnersOf(deed.was, tile, rival).length > 0;
    const lost = biggestFirst(deed.was).find((tile) => isOpen(tile) && !playable.some((card) => canStop(deed.was, tile, card, sideOf(deed))));
    return lost && lost.votes >= (toAfford(deed)?.votes ?? 0) ? { ...placeOf(lost), rival } : null;
  },
  // Whoever would rather draw than pay now would rather draw again next turn.
  'why.draws.pays': () => null,
  'why.draws.affords': toAfford,
  'why.draws': (deed) => (hasDrawn(deed) ? { hand: deed.is.sides[sideOf(deed)].hand } : null),
};
