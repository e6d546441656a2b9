/** Why a player exchanged cities: the reasons players give, the most telling first. */
import type { Conditions } from '../../kit/reasons.ts';
import { offerMore } from '../data/infos.ts';
import type { CityId } from '../vocabulary.ts';
import { type Done, did, sumOf } from './seen.ts';
import { isChosen, isForced } from './tied.ts';
import type { PresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type SwapReasons = {
  'why.swaps': { mine: CityId[]; theirs: CityId[]; gain: number };
  /** An exchange that had to be made. `better`: one that gains points was allowed. Reviews made before left it out. */
  'why.swaps.even': { mine: CityId[]; theirs: CityId[]; better?: boolean };
};

/** The exchange that the player chose. */
function swapped(deed: Done): { mine: CityId[]; theirs: CityId[]; gain: number } | null {
  const one = did(deed, 'swaps', 'one');
  if (!one || isForced(deed) || !isChosen(deed, one.mine)) return null;
  return { mine: one.mine, theirs: one.theirs, gain: sumOf(one.theirs) - sumOf(one.mine) };
}

/** Whether the card let the player exchange a city for one that is worth more; once it is known which one they give, for that one. */
function couldGain({ was, seat, answer }: Done, mine: readonly CityId[]): boolean {
  const open = was.cities.filter(({ safe }) => !safe);
  const gives = open.filter(({ id, owner }) => owner === seat && (answer?.ask !== 'ask.get' || mine.includes(id)));
  const gets = open.filter(({ owner }) => owner !== null && owner !== seat);
  return gives.some((give) => gets.some(({ points }) => points > give.points && points <= give.points + offerMore));
}

export const swaps: Conditions<PresidentView, SwapReasons> = {
  'why.swaps'(deed) {
    const one = swapped(deed);
    return one && one.gain > 0 ? one : null;
  },
  'why.swaps.even'(deed) {
    const one = swapped(deed);
    if (!one || one.mine.length === 0 || one.gain !== 0) return null;
    const { mine, theirs } = one;
    return { mine, theirs, ...(couldGain(deed, mine) && { better: true }) };
  },
};
