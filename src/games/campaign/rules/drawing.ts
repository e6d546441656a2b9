/** Why a side drew a card for its turn: the reasons its players give, the most telling first. */
import type { Conditions } from '../../kit/reasons.ts';
import type { CardId, Side } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { canWin, fewestAfter, mayWin } from './foreseen.ts';
import { biggestFirst, missingIn, nearlyTurns, type Place, placeOf, rivalOf, sideOf, toldOf } from './seen.ts';
import type { CampaignView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. */
export type DrawReasons = {
  /** The other side is one voter or one shift away there, but no card that it may still have wins the state. */
  'why.draws.safe': Place & { rival: Side };
  /** A card of the hand that costs `n` others would win the state, and paying for it now would leave no card. */
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

export const draws: Conditions<CampaignView, DrawReasons> = {
  'why.draws.safe'(deed) {
    const rival = rivalOf(deed);
    const near = hasDrawn(deed) ? biggestFirst(deed.was).filter((tile) => missingIn(tile, rival) === 1 || nearlyTurns(tile, rival)) : [];
    return near[0] && near.every((tile) => !mayWin(deed.was, tile, rival)) ? { ...placeOf(near[0]), rival } : null;
  },
  'why.draws.pays'(deed) {
    const others = (deed.was.own?.hand.length ?? 0) - 1;
    return hasDrawn(deed) ? forSale(deed, (card, tile) => others === Number(cardOf(card).cost) && canWin(deed.was, tile, card, sideOf(deed))) : null;
  },
  'why.draws.affords'(deed) {
    const others = (deed.was.own?.hand.length ?? 0) - 1;
    return hasDrawn(deed)
      ? forSale(deed, (card, tile) => others + 1 === Number(cardOf(card).cost) && fewestAfter(deed.was, tile, card, sideOf(deed)) <= 1)
      : null;
  },
  'why.draws': (deed) => (hasDrawn(deed) ? { hand: deed.is.sides[sideOf(deed)].hand } : null),
};
