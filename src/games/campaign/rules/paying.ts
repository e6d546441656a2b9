/** Why a side discarded these cards and kept the others: the reasons its players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import { asks, type Conditions, when } from '../../kit/reasons.ts';
import type { CardId, StateId } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { canWin, winsVoters } from './foreseen.ts';
import { biggestFirst, type Merit, meritOf, type Place, placeOf, sideOf } from './seen.ts';
import type { CampaignView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. */
export type PayReasons = {
  /** Other cards were discarded. Said by older versions. */
  'why.pays': { kept: CardId[] };
  /** A card that was kept wins the state, as it is now. */
  'why.pays.wins': Place & { card: CardId };
  /** A Demographic Support that was kept wins several voters in these states, as they are then. Older versions didn't name them. */
  'why.pays.group': { card: CardId; n: number; states?: StateId[] };
  /** No card that was discarded wins voters, but one that was kept does. */
  'why.pays.idle': Nothing;
  /** The same, as the states are now. */
  'why.pays.now': Nothing;
  /** What a card that was kept does, and none that was discarded: the only one that was kept, or one worth more than those. */
  'why.pays.merit': { card: CardId; does: Merit };
};

/** Cards worth keeping, the best first. */
const ranked: readonly Merit[] = ['strong', 'both', 'draws', 'several', 'gains', 'media', 'group', 'shifts', 'key'];

/** The cards that were discarded, and those that were kept; null if there was nothing to discard or to keep. */
function split({ was, answer }: Done): { paid: CardId[]; kept: CardId[] } | null {
  if (!asks({ answer }, 'ask.pay', 'ask.pay-any', 'ask.discard')) return null;
  const paid = [...answer!.picked];
  const kept = (was.own?.hand ?? []).filter((card) => !paid.includes(card));
  return paid.length > 0 && kept.length > 0 ? { paid, kept } : null;
}
const nothing: { paid: CardId[]; kept: CardId[] } = { paid: [], kept: [] };

/** Whether the card wins voters, as the states are: for an Advertising it is enough that there is a state. */
const winsNow = (card: CardId, { own }: CampaignView): boolean => winsVoters(card) && own?.hits[card]?.length !== 0;

/** Whether two cards do the same. */
const isAlike = (one: CardId, other: CardId): boolean => JSON.stringify(cardOf(one).play) === JSON.stringify(cardOf(other).play);

export const pays: Conditions<CampaignView, PayReasons> = {
  'why.pays': () => null,
  'why.pays.wins'(deed) {
    const { kept } = split(deed) ?? nothing;
    const side = sideOf(deed);
    const isPayable = (card: CardId): boolean => cardOf(card).cost !== 'any' && deed.is.sides[side].hand > Number(cardOf(card).cost);
    const payable = kept.filter((card) => deed.is.own?.hand.includes(card) && isPayable(card));
    for (const tile of biggestFirst(deed.is)) {
      const card = payable.find((one) => canWin(deed.is, tile, one, side));
      if (card !== undefined) return { ...placeOf(tile), card };
    }
    return null;
  },
  'why.pays.group'(deed) {
    const found = (split(deed)?.kept ?? []).map((card) => {
      const hits = meritOf(card) === 'group' ? (deed.is.own?.hits[card] ?? []) : [];
      const won = hits.filter(({ n }) => n > 0);
      return { card, n: won.reduce((sum, { n }) => sum + n, 0), states: won.map(({ state }) => state) };
    });
    const [best] = found.sort((a, b) => b.n - a.n);
    return best && best.n > 1 ? best : null;
  },
  'why.pays.idle'(deed) {
    const { paid, kept } = split(deed) ?? nothing;
    return when(!paid.some(winsVoters) && kept.some(winsVoters));
  },
  'why.pays.now'(deed) {
    const { paid, kept } = split(deed) ?? nothing;
    const wins = (card: CardId): boolean => winsNow(card, deed.was);
    return when(paid.some(winsVoters) && !paid.some(wins) && kept.some(wins));
  },
  'why.pays.merit'(deed) {
    const parted = split(deed);
    if (!parted) return null;
    const rank = (card: CardId): number => ranked.indexOf(meritOf(card));
    const best = parted.kept.reduce((a, b) => (rank(b) < rank(a) ? b : a));
    const isTold = parted.kept.length === 1 ? !parted.paid.some((card) => isAlike(card, best)) : parted.paid.every((card) => rank(card) > rank(best));
    return isTold ? { card: best, does: meritOf(best) } : null;
  },
};
