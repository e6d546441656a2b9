/** Why a side kept this card of those on offer while it drafted. */
import { asks, type Conditions } from '../../kit/reasons.ts';
import type { CardId } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { has, winsVoters } from './foreseen.ts';
import { type Merit, meritOf } from './seen.ts';
import type { CampaignView } from './view.ts';

/** What a deck needs, the most pressing first. */
const needs = ['voters', 'draws', 'shifts'] as const;
export type Need = (typeof needs)[number];

/** Each completes “mainly to …”. */
export type DraftReasons = {
  /** `only`: what no other card on offer does. Older versions named neither it nor the card. */
  'why.drafts': { does: Merit; card?: CardId; only?: Need };
};

const meets: { readonly [N in Need]: (card: CardId) => boolean } = {
  voters: winsVoters,
  draws: (card) => has(cardOf(card).play, 'drawCards'),
  shifts: (card) => has(cardOf(card).play, 'shift'),
};

export const drafts: Conditions<CampaignView, DraftReasons> = {
  'why.drafts'(deed) {
    const [card] = asks(deed, 'ask.draft') ? deed.answer!.picked : [];
    if (card === undefined) return null;
    const others = (deed.was.own?.draft?.seen ?? []).filter((one) => one !== card);
    const only = others.length > 0 ? needs.find((need) => meets[need](card) && !others.some(meets[need])) : undefined;
    return { does: meritOf(card), card, ...(only !== undefined && { only }) };
  },
};
