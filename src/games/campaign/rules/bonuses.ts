/** Why a side took the bonus for the other side's roll, or left it: the reasons its players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import { asks, type Conditions, type Deed, when } from '../../kit/reasons.ts';
import type { Side, StateId } from '../vocabulary.ts';
import { anyOf, isOwnTurn, isUnchanged, rivalOf, sideOf, votesOf } from './seen.ts';
import type { CampaignView } from './view.ts';

/** Each completes “mainly to …”. */
export type BonusReasons = {
  /** The other side went negative and rolled this; `states`: won by the bonus. */
  'why.bonus': { rival: Side; face: number; states?: StateId[]; votes?: number };
  /** A bonus that changes nothing worth telling. */
  'why.bonus.free': Nothing;
  'why.declines': Nothing;
  /** In the other side's turn: no state was changed. */
  'why.leaves': Nothing;
};

/** The states that the bonus for a roll of the other side won, before luck decided anything more. */
function wonByBonus(deed: Deed<CampaignView>): StateId[] {
  const told = deed.told.flat();
  const rest = told.slice(told.findIndex(({ key }) => key === 'rolls') + 1);
  const end = rest.findIndex(({ key }) => key === 'rolls' || key === 'news');
  return (end < 0 ? rest : rest.slice(0, end)).flatMap(({ key, args }) =>
    key === 'wins' && args?.side === deed.seat ? [args!.state as StateId] : [],
  );
}

export const bonuses: Conditions<CampaignView, BonusReasons> = {
  'why.bonus'(deed) {
    const face = anyOf(deed, 'rolls', rivalOf(deed))?.args?.face;
    const isTaken = asks(deed, 'ask.bonus') ? deed.answer!.picked[0] === 'accept' : deed.told.flat().every(({ key }) => key !== 'declines');
    if (isOwnTurn(deed) || !isTaken || typeof face !== 'number') return null;
    const states = wonByBonus(deed);
    return { rival: rivalOf(deed), face, ...(states.length > 0 && { states, votes: votesOf(states) }) };
  },
  'why.bonus.free': (deed) => when(asks(deed, 'ask.bonus') && deed.answer!.picked[0] === 'accept'),
  'why.declines': (deed) => when(anyOf(deed, 'declines', sideOf(deed)) !== undefined),
  'why.leaves': (deed) => when(deed.was.active === rivalOf(deed) && asks(deed, 'ask.state', 'ask.issue', 'ask.direction') && isUnchanged(deed)),
};
