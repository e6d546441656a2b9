/** Why a player discarded a card rather than played one: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import type { Card } from '../data/deck.ts';
import { five, toBeElected } from '../vocabulary.ts';
import {
  copiesOf,
  type Done,
  discarded,
  exposed,
  isAttack,
  isDuel,
  isNear,
  knowsImmunityOf,
  mine,
  nearest,
  onlyRival,
  othersIn,
  paidBy,
  stakeOf,
  sumOf,
  valuesOf,
} from './seen.ts';
import type { MoiPresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type DiscardReasons = {
  /** A card of points was thrown away; with it the player could have been attacked. */
  'why.hides': { open: number };
  /** Another card of the hand exchanges the campaigns: somebody else has laid this much more. `missing`: to be elected with it, where little is. */
  'why.saves': { seat: Seat; gets: number; gives: number; missing?: number };
  /**
   * The card can't be played now. `lacks`: what it needs; `copies`: how many are in hand. Reviews made before they were told have neither.
   * `rival`: the only other player, who lacks the points, or holds the Immunity.
   */
  'why.useless': { card: Card; lacks?: Lack; copies?: number; rival?: Seat };
  /**
   * A duel would have put the player's own points at risk, so many (`stake`) at most; older reviews have only those that lie `open`.
   * `wins`: what it could have won, where that is more. Lost, a Debate would have elected the rival in `loses`; won, the player (`elects`).
   */
  'why.peace': { card: Card; open: number; stake?: number; wins?: number; elects?: boolean; loses?: Seat };
  /** `alone`: the card could have cost nobody else anything. An exchange of campaigns with the only `rival` would have brought what it `gets`. */
  'why.keeps.points': { card: Card; open: number; alone?: boolean; rival?: Seat; gets?: number };
  /** The card would have changed the player's hand. `points`: those in the rest of it. */
  'why.keeps.hand': { card: Card; points?: number };
  /** The card answers attacks, and nobody can attack the player. */
  'why.unattacked': { card: Card; open: number };
  /** It answers attacks, and nobody has the campaign points that a duel takes. */
  'why.undueled': { card: Card };
  /** The card answers attacks, and a rival near the election has to be attacked. */
  'why.stops': { card: Card; rival: Seat; total: number };
  /** The card answers attacks, and so many (`base`) of the player's points can't be attacked. */
  'why.secure': { card: Card; base: number; total: number };
  /** If the die fails, the points go to the undecided. */
  'why.unrisked': { card: Card; points: number };
  /** The card would have moved so few points at most. */
  'why.little': { card: Card; most: number };
  'why.hopes': { card: Card; points: number };
};

/**
 * What a card needs: points of the undecided, a card of one's own campaign, five points of it, somebody else's five points, anybody's; that the only rival
 * doesn't hold the Immunity that was passed on to them.
 */
export type Lack = 'undecided' | 'laid' | 'own-five' | 'their-five' | 'any-five' | 'unanswered';

/** So few points are not worth a card. A duel moves more whenever either side has more than the smallest card to lose. */
const little = { duel: 3, other: five } as const;

/** Whether the card answers attacks. */
const isAnswer = ({ kind }: Card): boolean => kind === 'immunite' || kind === 'diversion';

/** Why the card has no effect on this player's turn, as far as the table tells; null: it has one. */
function lackOf({ kind }: Card, deed: Done): Lack | null {
  const { campaign, campaignPoints } = mine(deed);
  if (kind === 'indecis') return deed.was.undecided.length === 0 ? 'undecided' : null;
  if (kind === 'confiance') return campaign.length === 0 ? 'laid' : null;
  if (kind === 'grand-debat') return exposed(deed.was.places).length === 0 ? 'any-five' : null;
  if (!isAttack(kind)) return null;
  if (exposed(othersIn(deed.was, deed.seat)).length === 0) return 'their-five';
  if (kind !== 'affaire' && campaignPoints < five) return 'own-five';
  const rival = onlyRival(deed);
  return rival && knowsImmunityOf(deed, rival.seat) ? 'unanswered' : null;
}

/** The most points that the card could have moved on this turn; null: that depends on more than the table tells. */
function mostOf({ kind }: Card, deed: Done): number | null {
  if (kind === 'indecis') return deed.was.undecidedPoints;
  if (kind === 'confiance') return Math.max(0, ...valuesOf(mine(deed)));
  if (!isAttack(kind)) return null;
  return Math.max(0, ...exposed(othersIn(deed.was, deed.seat)).map((place) => stakeOf(place, kind)));
}

/** The most points that the card could have moved, if they are few, whoever lost them; null: they are more, none, or unknown. */
function fewOf(card: Card, deed: Done): number | null {
  const most = mostOf(card, deed);
  if (most === null || lackOf(card, deed) !== null) return null;
  if (!isDuel(card.kind)) return most <= little.other ? most : null;
  return Math.max(most, stakeOf(mine(deed), card.kind)) <= little.duel ? most : null;
}

/** The richest of those who can be attacked, where these points would elect each of them. */
function electedBy(points: number, deed: Done): Seat | null {
  const rivals = exposed(othersIn(deed.was, deed.seat)).toSorted((a, b) => b.total - a.total);
  return rivals.every(({ total }) => total + points >= toBeElected) ? (rivals[0]?.seat ?? null) : null;
}

export const discards: Conditions<MoiPresidentView, DiscardReasons> = {
  'why.hides'(deed) {
    const [card, { campaignPoints: open }] = [discarded(deed), mine(deed)];
    return card?.kind === 'campagne' && card.points > 0 && open < five && open + card.points >= five ? { open } : null;
  },
  'why.saves'(deed) {
    const { campaignPoints: gives } = mine(deed);
    const card = discarded(deed);
    const [rival] = othersIn(deed.was, deed.seat).toSorted((a, b) => b.campaignPoints - a.campaignPoints);
    const holds = deed.was.own?.hand.some(({ id, kind }) => kind === 'tourne-points' && id !== card?.id);
    if (!card || !holds || !rival || rival.campaignPoints <= gives + five) return null;
    const gets = rival.campaignPoints;
    const total = mine(deed).soclePoints + gets;
    return { seat: rival.seat, gets, gives, ...(isNear(total) && { missing: toBeElected - total }) };
  },
  'why.useless'(deed) {
    const card = discarded(deed);
    const lacks = card && lackOf(card, deed);
    const rival = lacks === 'their-five' || lacks === 'unanswered' ? onlyRival(deed)?.seat : undefined;
    return lacks && { card, lacks, copies: copiesOf(deed, card), ...(rival && { rival }) };
  },
  'why.peace'(deed) {
    const card = discarded(deed);
    const open = mine(deed).campaignPoints;
    if (!card || !isDuel(card.kind) || lackOf(card, deed) !== null || fewOf(card, deed) !== null) return null;
    const [stake, wins] = [stakeOf(mine(deed), card.kind), mostOf(card, deed) ?? 0];
    const elects = card.kind === 'debat' && mine(deed).total + wins >= toBeElected;
    const loses = card.kind === 'debat' ? electedBy(stake, deed) : null;
    // A duel in which the others stake far more is no danger to be kept from.
    if (wins > 2 * stake && !elects && loses === null) return null;
    return { card, open, stake, ...((wins > stake || elects) && { wins }), ...(elects && { elects }), ...(loses && { loses }) };
  },
  'why.keeps.points'(deed) {
    const card = discarded(deed);
    const open = mine(deed).campaignPoints;
    const wouldLose = card?.kind === 'tourne-points' ? othersIn(deed.was, deed.seat).every(({ campaignPoints }) => campaignPoints < open) : false;
    const wouldRisk = card?.kind === 'grand-debat' && open >= five;
    if (!card || !(wouldLose || wouldRisk)) return null;
    const alone = wouldRisk && exposed(othersIn(deed.was, deed.seat)).length === 0;
    const only = wouldLose ? onlyRival(deed) : null;
    return {
      card,
      open: wouldRisk ? paidBy(mine(deed)) : open,
      ...(alone && { alone }),
      ...(only && { rival: only.seat, gets: only.campaignPoints }),
    };
  },
  'why.keeps.hand'(deed) {
    const card = discarded(deed);
    if (card?.kind !== 'tourne-main' && card?.kind !== 'nouvelle-donne') return null;
    const points = deed.was.own && sumOf(deed.was.own.hand.map((one) => one.points));
    // Nobody clings to a hand without points.
    return points === 0 ? null : { card, ...(points !== null && { points }) };
  },
  'why.unattacked'(deed) {
    const [card, { campaignPoints: open }] = [discarded(deed), mine(deed)];
    return card && isAnswer(card) && open < five ? { card, open } : null;
  },
  'why.undueled'(deed) {
    const card = discarded(deed);
    return card && isAnswer(card) && exposed(othersIn(deed.was, deed.seat)).length === 0 ? { card } : null;
  },
  'why.stops'(deed) {
    const [card, rival] = [discarded(deed), nearest(deed)];
    return card && isAnswer(card) && rival ? { card, rival: rival.seat, total: rival.total } : null;
  },
  'why.secure'(deed) {
    const [card, { soclePoints: base, campaignPoints: open, total }] = [discarded(deed), mine(deed)];
    // Of two such cards, the other still answers.
    const isSpare = card !== null && isAnswer(card) && copiesOf(deed, card) === 1;
    return isSpare && open >= five && open <= 3 * five && 2 * base >= 3 * open ? { card, base, total } : null;
  },
  'why.unrisked'(deed) {
    const card = discarded(deed);
    return card?.kind === 'socle' && card.points > 0 ? { card, points: card.points } : null;
  },
  'why.little'(deed) {
    const card = discarded(deed);
    const most = card && fewOf(card, deed);
    return most === null ? null : { card: card!, most };
  },
  'why.hopes'(deed) {
    const card = discarded(deed);
    return card?.kind === 'campagne' && card.points > 0 ? { card, points: card.points } : null;
  },
};
