/** Why a side brought this state into play: the reasons its players give, the most telling first. */
import type { Conditions } from '../../kit/reasons.ts';
import { tileOf } from '../data/states.ts';
import { type CardId, type Group, type Issue, issues, otherIssue, type Side, type StateId } from '../vocabulary.ts';
import { cardOf } from './cards/index.ts';
import { canTurn, canWin, fewestTurned } from './foreseen.ts';
import { scoreOf } from './marker-moves.ts';
import { heldIn, isBesideTurn, leadIn, missingIn, type Place, rallies, rivalOf, sideOf, toldOf, undecidedIn } from './seen.ts';
import { freshTile } from './table.ts';
import { type CampaignView, type TileView, tileView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. */
export type EnterReasons = {
  /** A card in hand wins all `n` undecided voters there. `wins`: and with them the state. */
  'why.enters.key': Place & { card: CardId; group: Group; n: number; wins?: true };
  /** A card in hand makes an issue decide there on which the side leads; `missing`: the voters it then lacks, if the card wins some as well. */
  'why.enters.shift': Place & { card: CardId; issue: Issue; own: number; theirs: number; missing?: number };
  /** The side lacks fewer voters than the other; of such states with so few to go, none that is left has more votes. */
  'why.enters.near': Place & { missing: number };
  /** The other side leads in every state left that has more votes. */
  'why.enters.most': Place & { rival: Side };
  'why.enters.small': Place;
  /** `both`: on both issues. */
  'why.enters.leads': Place & { missing: number; both?: true };
  /** `own` and `theirs`: voters on the other issue, if it is one shift from deciding and the side leads on it. */
  'why.enters.even': Place & { missing: number; issue?: Issue; own?: number; theirs?: number };
  'why.enters': Place;
};

interface Entered {
  tile: TileView;
  at: Place;
  /** The states that were not chosen. */
  rest: TileView[];
}

/** A state as it comes into play. */
const printed = (id: StateId): TileView => tileView(freshTile(id));

function entered(deed: Done): Entered | null {
  const id = toldOf(deed, 'enters', sideOf(deed))?.args?.state;
  if (typeof id !== 'string') return null;
  const rest = deed.was.unused.filter((one) => one !== id).map(printed);
  return { tile: printed(id), at: { state: id, votes: tileOf(id).votes }, rest };
}

const isAhead = (tile: TileView, side: Side): boolean => leadIn(tile, tile.majority, side) > 0;

/** Voters that both sides lack there. */
const missingOf = (deed: Done, { tile }: Entered): [own: number, theirs: number] => [missingIn(tile, sideOf(deed)), missingIn(tile, rivalOf(deed))];

export const enters: Conditions<CampaignView, EnterReasons> = {
  'why.enters.key'(deed) {
    const one = entered(deed);
    const n = one ? undecidedIn(one.tile) : 0;
    const card = one && n > 1 ? heldIn(deed, (held) => rallies(cardOf(held), one.tile.key)) : undefined;
    if (!one || card === undefined) return null;
    return { ...one.at, card, group: one.tile.key, n, ...(canWin({ tiles: [one.tile] }, one.tile, card, sideOf(deed)) && { wins: true as const }) };
  },
  'why.enters.shift'(deed) {
    const one = entered(deed);
    if (!one) return null;
    const { tile, at } = one;
    const [issue, side] = [otherIssue(tile.majority), sideOf(deed)];
    const isBetter = leadIn(tile, issue, side) > Math.max(0, leadIn(tile, tile.majority, side));
    const card = isBetter ? heldIn(deed, (held) => cardOf(held).cost === 0 && canTurn({ tiles: [tile] }, tile, held, side)) : undefined;
    if (card === undefined) return null;
    const score = scoreOf(tile, issue, side, rivalOf(deed));
    const missing = fewestTurned({ tiles: [tile] }, tile, card, side)!;
    return { ...at, card, issue, ...score, ...(missing < tile[issue].length - score.own && { missing }) };
  },
  'why.enters.near'(deed) {
    const one = entered(deed);
    if (!one) return null;
    const [missing, theirs] = missingOf(deed, one);
    const isBest = one.rest.every((tile) => tile.votes <= one.at.votes || missingIn(tile, sideOf(deed)) > missing);
    return missing < theirs && isBest ? { ...one.at, missing } : null;
  },
  'why.enters.most'(deed) {
    const [one, rival] = [entered(deed), rivalOf(deed)];
    if (!one || isAhead(one.tile, rival)) return null;
    const bigger = one.rest.filter((tile) => tile.votes > one.at.votes);
    return bigger.length > 0 && bigger.every((tile) => isAhead(tile, rival)) ? { ...one.at, rival } : null;
  },
  'why.enters.small'(deed) {
    const one = entered(deed);
    return one?.rest.every(({ votes }) => votes >= one.at.votes) ? one.at : null;
  },
  'why.enters.leads'(deed) {
    const one = entered(deed);
    const [missing, theirs] = one ? missingOf(deed, one) : [0, 0];
    if (!one || missing >= theirs) return null;
    const isOnBoth = issues.every((issue) => leadIn(one.tile, issue, sideOf(deed)) > 0);
    return { ...one.at, missing, ...(isOnBoth && { both: true as const }) };
  },
  'why.enters.even'(deed) {
    const one = entered(deed);
    const [missing, theirs] = one ? missingOf(deed, one) : [0, 1];
    if (!one || missing !== theirs) return null;
    const [issue, side] = [otherIssue(one.tile.majority), sideOf(deed)];
    const leans = isBesideTurn(one.tile) && leadIn(one.tile, issue, side) > 0;
    return { ...one.at, missing, ...(leans && { issue, ...scoreOf(one.tile, issue, side, rivalOf(deed)) }) };
  },
  'why.enters': (deed) => entered(deed)?.at ?? null,
};
