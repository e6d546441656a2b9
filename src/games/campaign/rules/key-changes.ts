/** Why a side changed the key demographic of a state: the reasons its players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import { type Conditions, when } from '../../kit/reasons.ts';
import type { CardId, Group, Side, StateId } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { canWin } from './foreseen.ts';
import { drawnBy, firstOf, hasUndecided, heldIn, rallies, rivalOf, sideOf, undecidedIn, winsGroup } from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];
type Change = { state: StateId; group: Group };

/** Each completes “mainly to …”. */
export type KeyReasons = {
  /** The side has a Demographic Support for the new group; `card`: in hand, for so many voters; `wins`: and with them the state. */
  'why.key': Change & { card?: CardId; n?: number; wins?: true };
  /** The other side has one for the group before, and none for the new one. */
  'why.key.away': Change & { rival: Side };
  /** That card lies in their discard pile. */
  'why.key.later': Change & { rival: Side };
};
export type SwapReasons = {
  /** A card that draws one for itself, used on a state without undecided voters: its key means nothing. */
  'why.swaps.key': { state: StateId };
  /** The other side has no Demographic Support for the new group. */
  'why.swaps.safe': Change & { rival: Side };
  /** No other state in play has fewer undecided voters. */
  'why.swaps.few': { state: StateId; n: number };
  /** A card that draws one for itself. */
  'why.swaps': Nothing;
  /** Another group is the key now, and nothing else came of it. */
  'why.rekeys': Change & { before: Group };
};

/** The first state with undecided voters whose key was changed, of which something is true. */
function keyed<A>(deed: Done, find: (was: TileView, is: TileView) => A | null): ({ state: StateId } & A) | null {
  const found = firstOf(deed, (was, is) => (was.key !== is.key && hasUndecided(is) ? find(was, is) : null));
  if (!found) return null;
  const { votes: _, ...rest } = found;
  return rest as { state: StateId } & A;
}

export const keyChanges: Conditions<CampaignView, KeyReasons> = {
  'why.key': (deed) =>
    keyed(deed, (_, is) => {
      if (!winsGroup(deed.is, sideOf(deed), is.key)) return null;
      const card = heldIn(deed, (held) => rallies(cardOf(held), is.key));
      if (card === undefined) return { group: is.key };
      return { group: is.key, card, n: undecidedIn(is), ...(canWin(deed.is, is, card, sideOf(deed)) && { wins: true as const }) };
    }),
  'why.key.away'(deed) {
    const rival = rivalOf(deed);
    return keyed(deed, (was, is) => (winsGroup(deed.is, rival, was.key) && !winsGroup(deed.is, rival, is.key) ? { group: was.key, rival } : null));
  },
  'why.key.later'(deed) {
    const rival = rivalOf(deed);
    const isOut = (group: Group): boolean => deed.is.sides[rival].discard.some((card) => rallies(cardOf(card), group));
    return keyed(deed, (was, is) => (isOut(was.key) && !isOut(is.key) && !winsGroup(deed.is, rival, is.key) ? { group: was.key, rival } : null));
  },
};

export const swaps: Conditions<CampaignView, SwapReasons> = {
  'why.swaps.key'(deed) {
    const found = drawnBy(deed) === 1 ? firstOf(deed, (was, is) => (was.key !== is.key && !hasUndecided(is) ? {} : null)) : null;
    return found && { state: found.state };
  },
  'why.swaps.safe'(deed) {
    const rival = rivalOf(deed);
    return drawnBy(deed) === 1 ? keyed(deed, (_, is) => (winsGroup(deed.is, rival, is.key) ? null : { group: is.key, rival })) : null;
  },
  'why.swaps.few'(deed) {
    const isFewest = (one: TileView): boolean => deed.is.tiles.every((tile) => undecidedIn(tile) >= undecidedIn(one));
    return drawnBy(deed) === 1 ? keyed(deed, (_, is) => (isFewest(is) ? { n: undecidedIn(is) } : null)) : null;
  },
  'why.swaps': (deed) => when(drawnBy(deed) === 1),
  'why.rekeys': (deed) => (drawnBy(deed) > 0 ? null : keyed(deed, (was, is) => ({ group: is.key, before: was.key }))),
};
