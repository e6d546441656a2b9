/** Why the side with the media aimed a Breaking News card at this state: the reasons its players give, the most telling first. */
import { asks, type Conditions } from '../../kit/reasons.ts';
import { type Issue, opponentOf, type Side, type StateId } from '../vocabulary.ts';
import { afterNews } from './foreseen.ts';
import { scoreOf } from './marker-moves.ts';
import { aimed, anyOf, leadIn, missingIn, type Place, placeOf, rivalOf, sideOf } from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. */
export type AimReasons = {
  /** The news wins voters for the side, or moves the marker to an issue on which it leads. */
  'why.aims.gains': Place & { n: number };
  'why.aims.shifts': Place & { issue: Issue; own?: number; theirs?: number };
  /** The news helps the other side: it would have won this other state for them, or left one voter to win there. */
  'why.aims.denies': Place & { rival: Side };
  /** It brings the other side no closer to this state, and would have in another. */
  'why.aims.idle': Place & { rival: Side };
  /** It helps the other side less in no other state, and all others have more votes. */
  'why.aims.small': Place;
  'why.aims.denies.near': Place & { rival: Side };
  /** It helps the other side without a win. Said by older versions. */
  'why.aims.spares': Place & { rival: Side };
  'why.aims': { state: StateId };
};

/** How much a Breaking News card helps the other side in a state: not at all, somewhat (or it sets the side back), to within one voter, to the win. */
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
  return here && others.some(({ harm }) => harm > 0) && here.harm < 3 ? { here, others } : null;
}

/** The biggest other state in which the news would have done so much harm, and more than in the chosen one. */
function spared(deed: Done, harm: Harm): (Place & { rival: Side }) | null {
  const chosen = choice(deed);
  const worst = chosen && chosen.here.harm < harm ? chosen.others.find((one) => one.harm === harm) : undefined;
  return worst ? { ...placeOf(worst.tile), rival: rivalOf(deed) } : null;
}

export const aims: Conditions<CampaignView, AimReasons> = {
  'why.aims.gains'(deed) {
    const one = aimed(deed);
    return one && one.won > 0 ? { ...one.at, n: one.won } : null;
  },
  'why.aims.shifts'(deed) {
    const one = aimed(deed);
    if (!one?.toward || leadIn(one.is, one.toward, sideOf(deed)) <= 0) return null;
    return { ...one.at, issue: one.toward, ...scoreOf(one.is, one.toward, sideOf(deed), rivalOf(deed)) };
  },
  'why.aims.denies': (deed) => spared(deed, 3),
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
  'why.aims.spares': () => null,
  'why.aims'(deed) {
    const state = anyOf(deed, 'news.state', sideOf(deed))?.args?.state;
    return typeof state === 'string' ? { state } : null;
  },
};
