/** Why a side made a move: the reasons its players give, the most telling first. */
import type { Nothing } from '../../../i18n/say.ts';
import { asks, type Conditions, reasonsBy, when } from '../../kit/reasons.ts';
import { votesToWin } from '../data/numbers.ts';
import { openingStates, tileOf } from '../data/states.ts';
import { type CardId, type Issue, otherIssue, type Side, type StateId } from '../vocabulary.ts';
import { type AimReasons, aims } from './aiming.ts';
import { type BonusReasons, bonuses } from './bonuses.ts';
import { cardOf } from './cards/index.ts';
import { type DraftReasons, drafts } from './drafting.ts';
import { type DrawReasons, draws } from './drawing.ts';
import { type EnterReasons, enters } from './entering.ts';
import { canPay, canTurn, winnersOf } from './foreseen.ts';
import { type KeyReasons, keyChanges, type SwapReasons, swaps } from './key-changes.ts';
import { type MarkerReasons, markerMoves, scoreOf } from './marker-moves.ts';
import { type PayReasons, pays } from './paying.ts';
import {
  drawnBy,
  drawnByBonus,
  firstOf,
  heldIn,
  isBesideTurn,
  isMinorityOf,
  isNear,
  isOwnTurn,
  leadIn,
  missingIn,
  nearlyTurns,
  openingOf,
  type Place,
  planned,
  playsDrawn,
  rivalOf,
  sideOf,
  toldOf,
  votesOf,
  whereIn,
  withVoter,
} from './seen.ts';
import type { CampaignView, TileView } from './view.ts';

type Done = Parameters<typeof sideOf>[0];

/** Each completes “mainly to …”. `side`: who made the move; `rival`: the other side. */
type OtherReasons = {
  'why.elected': { votes: number };
  /** A draw was offered or agreed to, with fewer votes than the other side has. */
  'why.settles': { rival: Side; own: number; theirs: number };
  'why.wins': { states: StateId[]; votes: number };
  /** The other side lacked one voter there. `open`: a card that they may hold and can pay for still wins it. */
  'why.stops': Place & { rival: Side; open?: true };
  /** One step of the marker would have won the state for the other side. `open`: as above. */
  'why.stops.shift': Place & { rival: Side; open?: true };
  /** A card that the other side may hold and that costs nothing would have won the state, and none that they can pay for would now. `card`: is theirs. */
  'why.stops.card': Place & { rival: Side; card?: CardId };
  /** Another issue decides there now, on which the side leads. */
  'why.turns': Place & { issue: Issue; own?: number; theirs?: number };
  /** The side lacks one voter in each of these now. */
  'why.near.several': { states: StateId[]; votes: number };
  /** The side lacks one voter there now. */
  'why.near': Place;
  /** One step of the marker would win the state now, by this issue. */
  'why.near.shift': Place & { issue: Issue };
  /** All voters of an issue that doesn't decide there. */
  'why.minority.all': Place & { issue: Issue };
  /** The other side had them. */
  'why.minority.stops': Place & { issue: Issue; rival: Side };
  /** `ends`: the other side's Media Support, which was in force. */
  'why.media': { card: CardId; ends?: CardId };
  'why.unplugs': { rival: Side };
  'why.leads': Place & { issue: Issue };
  'why.gains': Place & { issue: Issue; missing: number };
  'why.slows': Place & { rival: Side };
  /** `own` and `theirs`: voters on an issue that is one shift from deciding, if the side leads on it; `rival`: leads on it. `card`: makes it decide there. */
  'why.minority': Place & { issue: Issue; own?: number; theirs?: number; rival?: Side; card?: CardId };
  /** Cards drawn by a card, more than the one played, or by a bonus; `plays`: it says that one of them is played at once. */
  'why.fills': { n: number; plays?: true };
  /** `votes`: theirs in all, if the side leads in no bigger state that it could have chosen. */
  'why.opens.near': { states: StateId[]; votes?: number };
  'why.opens': { states: StateId[]; votes: number };
  'why.prepares': Nothing;
  /** Cards from the hand that were kept for later. */
  'why.saves': { n: number };
  /** Voters won where the die or the news changed the state as well. */
  'why.voters': Place & { issue: Issue; n: number };
  'why.holds': { rival: Side };
  'why.empties': Nothing;
};
export type Reasons = OtherReasons &
  PayReasons &
  MarkerReasons &
  KeyReasons &
  DrawReasons &
  EnterReasons &
  DraftReasons &
  AimReasons &
  BonusReasons &
  SwapReasons;

/** With more voters to go, a state is far from won. */
const few = 2;

/** Whether the side lacks one voter there now, and lacked more. */
const comesNear = (side: Side) => (was: TileView, is: TileView) => missingIn(was, side) > 1 && missingIn(is, side) === 1;

/** The cards that win the state for the other side, and that they may hold and can pay for. */
const theirWinners = (deed: Done, tile: TileView): CardId[] =>
  winnersOf(deed.was, tile, rivalOf(deed)).filter((card) => canPay(card, deed.was.sides[rivalOf(deed)].hand));
const openIn = (deed: Done, tile: TileView): { open?: true } => (theirWinners(deed, tile).length > 0 ? { open: true } : {});

const conditions: Conditions<CampaignView, Reasons> = {
  ...pays,
  'why.elected'(deed) {
    const { votes } = deed.is.sides[sideOf(deed)];
    return deed.is.winners?.includes(sideOf(deed)) && votes >= votesToWin ? { votes } : null;
  },
  'why.settles'(deed) {
    const [own, theirs] = [sideOf(deed), rivalOf(deed)].map((side) => deed.was.sides[side].votes) as [number, number];
    const isDraw = asks(deed, 'ask.turn') && ['offer', 'agree'].includes(deed.answer!.picked[0]!);
    return isDraw && own < theirs ? { rival: rivalOf(deed), own, theirs } : null;
  },
  'why.wins'(deed) {
    const won = planned(deed).filter(({ key, args }) => key === 'wins' && args?.side === deed.seat);
    const states = won.map(({ args }) => args!.state as StateId).filter((id) => deed.was.tiles.some((tile) => tile.id === id));
    return states.length > 0 ? { states, votes: votesOf(states) } : null;
  },
  'why.stops'(deed) {
    const rival = rivalOf(deed);
    return firstOf(deed, (was, is) => (missingIn(was, rival) === 1 && missingIn(is, rival) > 1 ? { rival, ...openIn(deed, is) } : null));
  },
  'why.stops.shift'(deed) {
    const rival = rivalOf(deed);
    const isStopped = (was: TileView, is: TileView): boolean => nearlyTurns(was, rival) && !nearlyTurns(is, rival) && missingIn(is, rival) > 0;
    return firstOf(deed, (was, is) => (isStopped(was, is) ? { rival, ...openIn(deed, is) } : null));
  },
  'why.near.several'(deed) {
    const states = whereIn(deed, comesNear(sideOf(deed)));
    return states.length > 1 ? { states, votes: votesOf(states) } : null;
  },
  'why.near': (deed) => firstOf(deed, (was, is) => when(comesNear(sideOf(deed))(was, is))),
  'why.stops.card'(deed) {
    const rival = rivalOf(deed);
    return firstOf(deed, (was, is) => {
      const free = theirWinners(deed, was).filter((card) => cardOf(card).cost === 0);
      if (free.length === 0 || missingIn(is, rival) === 0 || theirWinners(deed, is).length > 0) return null;
      const card = free.find((one) => deed.was.decks === 'starter' || deed.was.sides[rival].shown.includes(one));
      return { rival, ...(card !== undefined && { card }) };
    });
  },
  'why.turns': (deed) =>
    firstOf(deed, (was, is) => {
      const [before, after] = [leadIn(was, was.majority, sideOf(deed)), leadIn(is, is.majority, sideOf(deed))];
      const hasTurned = was.majority !== is.majority && before <= 0 && after > 0;
      return hasTurned ? { issue: is.majority, ...scoreOf(is, is.majority, sideOf(deed), rivalOf(deed)) } : null;
    }),
  'why.near.shift': (deed) =>
    firstOf(deed, (was, is) => (!nearlyTurns(was, sideOf(deed)) && nearlyTurns(is, sideOf(deed)) ? { issue: otherIssue(is.majority) } : null)),
  'why.minority.all': (deed) =>
    firstOf(deed, (was, is) => when(isMinorityOf(is, sideOf(deed)) && !isMinorityOf(was, sideOf(deed))) && { issue: otherIssue(is.majority) }),
  'why.minority.stops'(deed) {
    const rival = rivalOf(deed);
    return firstOf(
      deed,
      (was, is) =>
        when(isMinorityOf(was, rival) && !isMinorityOf(is, rival) && missingIn(is, rival) > 0) && { issue: otherIssue(was.majority), rival },
    );
  },
  'why.media': (deed) => {
    const card = toldOf(deed, 'media', sideOf(deed))?.args?.card;
    const ends = toldOf(deed, 'media.gone', rivalOf(deed))?.args?.card;
    return typeof card === 'string' ? { card, ...(typeof ends === 'string' && { ends }) } : null;
  },
  'why.unplugs': (deed) => (toldOf(deed, 'media.gone', rivalOf(deed)) ? { rival: rivalOf(deed) } : null),
  'why.leads': (deed) =>
    firstOf(deed, (was, is) => {
      const [before, after] = [was, is].map((tile) => leadIn(tile, is.majority, sideOf(deed))) as [number, number];
      return was.majority === is.majority && before <= 0 && after > 0 ? { issue: is.majority } : null;
    }),
  'why.gains': (deed) =>
    firstOf(deed, (was, is) => {
      const missing = missingIn(is, sideOf(deed));
      if (was.majority !== is.majority || missing >= missingIn(was, sideOf(deed))) return null;
      // Far from winning a state where the other side led, it is that lead which counts.
      const isFar = missing > few && leadIn(was, was.majority, rivalOf(deed)) > 0 && missingIn(is, rivalOf(deed)) > missingIn(was, rivalOf(deed));
      return isFar ? null : { issue: is.majority, missing };
    }),
  'why.slows': (deed) => firstOf(deed, (was, is) => (missingIn(is, rivalOf(deed)) > missingIn(was, rivalOf(deed)) ? { rival: rivalOf(deed) } : null)),
  ...markerMoves,
  'why.minority': (deed) =>
    firstOf(deed, (was, is) => {
      const issue = otherIssue(is.majority);
      if (withVoter(is, issue, sideOf(deed)) <= withVoter(was, issue, sideOf(deed))) return null;
      const [lead, rival] = [leadIn(is, issue, sideOf(deed)), rivalOf(deed)];
      const isNext = isBesideTurn(is) && lead > 0;
      const card = lead > 0 && !isNext ? heldIn(deed, (held) => canTurn({ tiles: [is] }, is, held, sideOf(deed))) : undefined;
      return { issue, ...(isNext && scoreOf(is, issue, sideOf(deed), rival)), ...(lead < 0 && { rival }), ...(card !== undefined && { card }) };
    }),
  'why.fills'(deed) {
    const bonus = drawnByBonus(deed);
    if (bonus > 0) return { n: bonus };
    return drawnBy(deed) > 1 ? { n: drawnBy(deed), ...(playsDrawn(deed) && { plays: true }) } : null;
  },
  ...keyChanges,
  ...draws,
  ...enters,
  ...drafts,
  'why.opens.near'(deed) {
    const states = openingOf(deed);
    if (states.length === 0 || !states.every((id) => isNear(id, sideOf(deed)))) return null;
    const least = Math.min(...states.map((id) => tileOf(id).votes));
    const isBiggest = openingStates(sideOf(deed)).every((id) => states.includes(id) || !isNear(id, sideOf(deed)) || tileOf(id).votes <= least);
    return { states, ...(isBiggest && { votes: votesOf(states) }) };
  },
  'why.opens'(deed) {
    const states = openingOf(deed);
    return states.length > 0 ? { states, votes: votesOf(states) } : null;
  },
  'why.prepares': ({ was }) => when(was.phase === 'preparing'),
  ...aims,
  ...bonuses,
  'why.voters'(deed) {
    const one = isOwnTurn(deed) ? toldOf(deed, 'gains', sideOf(deed))?.args : undefined;
    if (!one) return null;
    const { state, issue, n } = one as { state: StateId; issue: Issue; n: number };
    return { state, votes: tileOf(state).votes, issue, n };
  },
  ...swaps,
  'why.holds'(deed) {
    const rival = rivalOf(deed);
    const isSafe = deed.was.tiles.every((was) => {
      const is = deed.is.tiles.find(({ id }) => id === was.id);
      return !is || missingIn(is, rival) >= missingIn(was, rival);
    });
    return isSafe && isOwnTurn(deed) && planned(deed).some(({ key }) => key === 'plays') ? { rival } : null;
  },
  'why.saves': (deed) => (deed.is.sides[sideOf(deed)].hand > 0 ? { n: deed.is.sides[sideOf(deed)].hand } : null),
  'why.empties': (deed) => when(deed.is.sides[sideOf(deed)].hand === 0),
};

export const reasons = reasonsBy(conditions);
