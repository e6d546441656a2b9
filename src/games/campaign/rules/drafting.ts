/** Why a side kept this card of those on offer while it drafted. */
import type { Step } from '../../../kernel/types.ts';
import { asks, type Conditions } from '../../kit/reasons.ts';
import type { CardId } from '../vocabulary.ts';
import { allOf } from './cards/card.ts';
import { cardOf } from './cards/index.ts';
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

const kindsOf: { readonly [N in Need]: readonly string[] } = {
  voters: ['gainSupport', 'demographicSupport'],
  draws: ['drawCards'],
  shifts: ['shift'],
};
const meets = (card: CardId, need: Need): boolean => allOf(cardOf(card).play).some(({ kind }: Step) => kindsOf[need].includes(kind));

export const drafts: Conditions<CampaignView, DraftReasons> = {
  'why.drafts'(deed) {
    const [card] = asks(deed, 'ask.draft') ? deed.answer!.picked : [];
    if (card === undefined) return null;
    const others = (deed.was.own?.draft?.seen ?? []).filter((one) => one !== card);
    const only = others.length > 0 ? needs.find((need) => meets(card, need) && !others.some((one) => meets(one, need))) : undefined;
    return { does: meritOf(card), card, ...(only !== undefined && { only }) };
  },
};
