/** Why the side with the media aimed a Breaking News card at this state: the reasons its players give, the most telling first. */
import { asks, type Conditions } from '../../kit/reasons.ts';
import { tileOf } from '../data/states.ts';
import { type Group, type Issue, opponentOf, type Side, type StateId } from '../vocabulary.ts';
import { afterNews } from './foreseen.ts';
import { scoreOf } from './marker-moves.ts';
import { type Aimed, aimed, aimedAt, leadIn, missingIn, type Place, placeOf, rivalOf, sideOf } from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. */
export type AimReasons = {
  /** The news wins the state for the side, or voters, or moves the marker to an issue on which it leads. */
  'why.aims.wins': Place;
  'why.aims.gains': Place & { n: number };
  'why.aims.shifts': Place & { issue: Issue; own?: number; theirs?: number };
  /** It sets the other side back there. */
  'why.aims.slows': Place & { rival: Side };
  /** The news helps the other side: it would have won this other state for them, or left one voter to win there. */
  'why.aims.denies': Place & { rival: Side };
  /** It brings the other side no closer to this state, and would have in another. */
  'why.aims.idle': Place & { rival: Side };
  /** It helps the other side less in no other state, and all others have more votes. */
  'why.aims.small': Place;
  'why.aims.denies.near': Place & { rival: Side };
  /** It helps the other side, which leads here already, and in no other state. */
  'why.aims.behind': Place & { rival: Side };
  /** It helps the other side without a win. Said by older versions. */
  'why.aims.spares': Place & { rival: Side };
  /** It wins `n` voters for the other side on an issue that doesn't decide. */
  'why.aims.beside': Place & { rival: Side; issue: Issue; n: number };
  /** It moves the marker toward an issue that decided before, or that doesn't decide yet. */
  'why.aims.decided': Place & { issue: Issue };
  'why.aims.undecided': Place & { issue: Issue };
  /** It helps the other side, which lacks so many voters after it. */
  'why.aims.short': Place & { rival: Side; missing: number };
  /** It changes nothing but the key demographic, or nothing at all. */
  'why.aims.key': Place & { group: Group };
  'why.aims.nothing': Place;
  /** It won the state for the other side. Older versions said it of every state, and didn't name the side. */
  'why.aims': { state: StateId; rival?: Side };
};

/** How much Breaking News helps the other side in a state: not at all, somewhat (or it sets the side back), to within one voter, to the win. */
type Harm = 0 | 1 | 2 | 3;
interface Aim {
  tile: TileView;
  harm: Harm;
}

function harmIn(seen: CampaignView, tile: TileView, card: string, rival: Side): Harm {
  const { wins, missing } = afterNews(seen, tile, card, rival);
  if (wins === rival) return 3;
  const [before, own] = [missingIn(tile, rival), opponentOf(rival)];
  if (missing < before) return missing === 1 ? 2 : 1;
  return afterNews(seen, tile, card, own).missing > missingIn(tile, own) ? 1 : 0;
}

/** The state that was chosen, and the others, most harm and most votes first, where the news helps the other side; null if that isn't so. */
function choice(deed: Done): { here: Aim; others: Aim[] } | null {
  const { was, answer } = deed;
  const card = was.news.last?.card;
  if (!card || !asks(deed, 'ask.news-state')) return null;
  const aims = was.tiles.map((tile) => ({ tile, harm: harmIn(was, tile, card, rivalOf(deed)) }));
  const here = aims.find(({ tile }) => tile.id === answer!.picked[0]);
  const others = aims.filter((one) => one !== here).sort((a, b) => b.harm - a.harm || b.tile.votes - a.tile.votes);
  return here && others.some(({ harm }) => harm > 0) ? { here, others } : null;
}

/** The biggest other state in which the news would have done so much harm, and more than in the chosen one. */
function spared(deed: Done, harm: Harm): (Place & { rival: Side }) | null {
  const chosen = choice(deed);
  const worst = chosen && chosen.here.harm < harm ? chosen.others.find((one) => one.harm === harm) : undefined;
  return worst ? { ...placeOf(worst.tile), rival: rivalOf(deed) } : null;
}

/** What the news did to the state where it was aimed, if it won no voters for the side. */
function done<A>(deed: Done, find: (one: Aimed, rival: Side) => A | null): (Place & A) | null {
  const one = aimed(deed);
  const found = one?.won === 0 ? find(one, rivalOf(deed)) : null;
  return one && found ? { ...one.at, ...found } : null;
}

const issueIf = (isTrue: boolean, issue: Issue | undefined): { issue: Issue } | null => (isTrue && issue !== undefined ? { issue } : null);

/** What is said of news that neither helped the side nor won the state: one of these is true. */
const unhelpful: Pick<Conditions<CampaignView, AimReasons>, `why.aims.${'beside' | 'decided' | 'undecided' | 'short' | 'key'}`> = {
  'why.aims.beside': (deed) =>
    done(deed, ({ is, lost }, rival) => {
      const isBeside = lost.length > 0 && lost.every(({ issue }) => issue !== is.majority);
      return isBeside ? { rival, issue: lost[0]!.issue, n: lost.reduce((sum, { n }) => sum + n, 0) } : null;
    }),
  'why.aims.decided': (deed) =>
    done(deed, ({ is, lost, shift }) => issueIf(lost.length === 0 && shift?.turned === false && shift.toward === is.majority, shift?.toward)),
  'why.aims.undecided': (deed) => done(deed, ({ is, lost, shift }) => issueIf(lost.length === 0 && shift?.toward !== is.majority, shift?.toward)),
  'why.aims.short': (deed) =>
    done(deed, ({ is, lost, shift }, rival) => {
      const isHit = lost.some(({ issue }) => issue === is.majority) || (lost.length === 0 && shift?.turned === true);
      return isHit ? { rival, missing: missingIn(is, rival) } : null;
    }),
  'why.aims.key': (deed) => done(deed, ({ lost, shift, key }) => (lost.length === 0 && !shift && key ? { group: key } : null)),
};

export const aims: Conditions<CampaignView, AimReasons> = {
  'why.aims.wins'(deed) {
    const { state, winner } = aimedAt(deed) ?? { state: '', winner: null };
    return winner === sideOf(deed) ? { state, votes: tileOf(state).votes } : null;
  },
  'why.aims.gains'(deed) {
    const one = aimed(deed);
    return one && one.won > 0 ? { ...one.at, n: one.won } : null;
  },
  'why.aims.shifts'(deed) {
    const one = aimed(deed);
    const toward = one?.shift?.toward;
    if (!one || !toward || leadIn(one.is, toward, sideOf(deed)) <= 0) return null;
    return { ...one.at, issue: toward, ...scoreOf(one.is, toward, sideOf(deed), rivalOf(deed)) };
  },
  'why.aims.slows'(deed) {
    const card = asks(deed, 'ask.news-state') ? deed.was.news.last?.card : undefined;
    const tile = deed.was.tiles.find(({ id }) => id === deed.answer?.picked[0]);
    const rival = rivalOf(deed);
    return card && tile && afterNews(deed.was, tile, card, rival).missing > missingIn(tile, rival) ? { ...placeOf(tile), rival } : null;
  },
  'why.aims.denies': (deed) => spared(deed, 3),
  'why.aims.nothing': (deed) => done(deed, ({ lost, shift, key }) => (lost.length === 0 && !shift && !key ? {} : null)),
  'why.aims.idle'(deed) {
    const chosen = choice(deed);
    return chosen && chosen.here.harm === 0 ? { ...placeOf(chosen.here.tile), rival: rivalOf(deed) } : null;
  },
  'why.aims.small'(deed) {
    const chosen = choice(deed);
    if (!chosen || chosen.here.harm === 0) return null;
    const { here, others } = chosen;
    return others.every(({ harm, tile }) => harm >= here.harm && tile.votes > here.tile.votes) ? placeOf(here.tile) : null;
  },
  'why.aims.denies.near': (deed) => spared(deed, 2),
  'why.aims.behind'(deed) {
    const [chosen, rival] = [choice(deed), rivalOf(deed)];
    if (!chosen || chosen.here.harm === 0 || chosen.here.harm === 3) return null;
    const leads = (tile: TileView): boolean => leadIn(tile, tile.majority, rival) > 0;
    return leads(chosen.here.tile) && !chosen.others.some(({ tile }) => leads(tile)) ? { ...placeOf(chosen.here.tile), rival } : null;
  },
  'why.aims.spares': () => null,
  ...unhelpful,
  'why.aims'(deed) {
    const { state, winner } = aimedAt(deed) ?? { state: '', winner: null };
    return winner === rivalOf(deed) ? { state, rival: winner } : null;
  },
};
