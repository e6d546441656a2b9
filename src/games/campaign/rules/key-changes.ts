/** Why a side changed the key demographic of a state: the reasons its players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import { type Conditions, when } from '../../kit/reasons.ts';
import type { Group, Side, StateId } from '../vocabulary.ts';
import { drawnBy, firstOf, hasUndecided, rivalOf, sideOf, winsGroup } from './seen.ts';
import type { CampaignView } from './view.ts';

/** Each completes “mainly to …”. */
export type KeyReasons = {
  /** The side has a Demographic Support for the new group, or the other side has one for the group before. */
  'why.key': { state: StateId; group: Group };
  'why.key.away': { state: StateId; group: Group; rival: Side };
};
export type SwapReasons = {
  /** A card that draws one for itself, used on a state without undecided voters: its key means nothing. */
  'why.swaps.key': { state: StateId };
  /** A card that draws one for itself. */
  'why.swaps': Nothing;
  /** Another group is the key now, and nothing else came of it. */
  'why.rekeys': { state: StateId; group: Group; before: Group };
};

export const keyChanges: Conditions<CampaignView, KeyReasons> = {
  'why.key'(deed) {
    const found = firstOf(deed, (was, is) =>
      was.key !== is.key && hasUndecided(is) && winsGroup(deed.is, sideOf(deed), is.key) ? { group: is.key } : null,
    );
    return found && { state: found.state, group: found.group };
  },
  'why.key.away'(deed) {
    const rival = rivalOf(deed);
    const isAway = (was: Group, is: Group): boolean => was !== is && winsGroup(deed.is, rival, was) && !winsGroup(deed.is, rival, is);
    const found = firstOf(deed, (was, is) => (isAway(was.key, is.key) && hasUndecided(is) ? { group: was.key } : null));
    return found && { state: found.state, group: found.group, rival };
  },
};

export const swaps: Conditions<CampaignView, SwapReasons> = {
  'why.swaps.key'(deed) {
    const found = drawnBy(deed) === 1 ? firstOf(deed, (was, is) => (was.key !== is.key && !hasUndecided(is) ? {} : null)) : null;
    return found && { state: found.state };
  },
  'why.swaps': (deed) => when(drawnBy(deed) === 1),
  'why.rekeys'(deed) {
    if (drawnBy(deed) > 0) return null;
    const found = firstOf(deed, (was, is) => (was.key !== is.key && hasUndecided(is) ? { group: is.key, before: was.key } : null));
    return found && { state: found.state, group: found.group, before: found.before };
  },
};
