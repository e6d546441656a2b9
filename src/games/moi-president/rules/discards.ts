/** Why a player discarded a card rather than played one: the reasons players give, the most telling first. */
import type { Seat } from '../../../kernel/types.ts';
import type { Conditions } from '../../kit/reasons.ts';
import type { Card } from '../data/deck.ts';
import { five } from '../vocabulary.ts';
import { copiesOf, type Done, discarded, exposed, isAttack, mine, othersIn, paidBy, stakeOf, valuesOf } from './seen.ts';
import type { MoiPresidentView } from './view.ts';

/** Each completes “mainly to …”. */
export type DiscardReasons = {
  /** A card of points was thrown away; with it the player could have been attacked. */
  'why.hides': { open: number };
  /** Another card of the hand exchanges the campaigns: somebody else has laid this much more. */
  'why.saves': { seat: Seat; gets: number; gives: number };
  /** The card can't be played now. `lacks`: what it needs; `copies`: how many are in hand. Reviews made before they were told have neither. */
  'why.useless': { card: Card; lacks?: Lack; copies?: number };
  /** A duel would have put the player's own points at risk, so many (`stake`) at most; reviews made before it was told have only those that lie `open`. */
  'why.peace': { card: Card; open: number; stake?: number };
  /** `alone`: the card could have cost nobody else anything. */
  'why.keeps.points': { card: Card; open: number; alone?: boolean };
  /** The card would have changed the player's hand. */
  'why.keeps.hand': { card: Card };
  /** The card answers attacks, and nobody can attack the player. */
  'why.unattacked': { card: Card; open: number };
  /** It answers attacks, and nobody has the campaign points that a duel takes. */
  'why.undueled': { card: Card };
  /** If the die fails, the points go to the undecided. */
  'why.unrisked': { card: Card; points: number };
  /** The card would have moved so few points at most. */
  'why.little': { card: Card; most: number };
  'why.hopes': { card: Card; points: number };
};

/** What a card needs: points of the undecided, a card of one's own campaign, five points of it, somebody else's five points, anybody's. */
export type Lack = 'undecided' | 'laid' | 'own-five' | 'their-five' | 'any-five';

/** So few points are not worth a card. */
const little = 6;

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
  return kind !== 'affaire' && campaignPoints < five ? 'own-five' : null;
}

/** The most points that the card could have moved on this turn; null: that depends on more than the table tells. */
function mostOf({ kind }: Card, deed: Done): number | null {
  if (kind === 'indecis') return deed.was.undecidedPoints;
  if (kind === 'confiance') return Math.max(0, ...valuesOf(mine(deed)));
  if (!isAttack(kind)) return null;
  return Math.max(0, ...exposed(othersIn(deed.was, deed.seat)).map((place) => stakeOf(place, kind)));
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
    return card && holds && rival && rival.campaignPoints > gives + five ? { seat: rival.seat, gets: rival.campaignPoints, gives } : null;
  },
  'why.useless'(deed) {
    const card = discarded(deed);
    const lacks = card && lackOf(card, deed);
    return lacks && { card, lacks, copies: copiesOf(deed, card) };
  },
  'why.peace'(deed) {
    const card = discarded(deed);
    const open = mine(deed).campaignPoints;
    if ((card?.kind !== 'debat' && card?.kind !== 'polemique') || open === 0) return null;
    const stake = stakeOf(mine(deed), card.kind);
    // A duel in which the others stake more is no danger to be kept from.
    return stake >= (mostOf(card, deed) ?? 0) ? { card, open, stake } : null;
  },
  'why.keeps.points'(deed) {
    const card = discarded(deed);
    const open = mine(deed).campaignPoints;
    const wouldLose = card?.kind === 'tourne-points' ? othersIn(deed.was, deed.seat).every(({ campaignPoints }) => campaignPoints < open) : false;
    const wouldRisk = card?.kind === 'grand-debat' && open >= five;
    if (!card || !(wouldLose || wouldRisk)) return null;
    const alone = wouldRisk && exposed(othersIn(deed.was, deed.seat)).length === 0;
    return { card, open: wouldRisk ? paidBy(mine(deed)) : open, ...(alone && { alone }) };
  },
  'why.keeps.hand'(deed) {
    const card = discarded(deed);
    return card?.kind === 'tourne-main' || card?.kind === 'nouvelle-donne' ? { card } : null;
  },
  'why.unattacked'(deed) {
    const [card, { campaignPoints: open }] = [discarded(deed), mine(deed)];
    return card && isAnswer(card) && open < five ? { card, open } : null;
  },
  'why.undueled'(deed) {
    const card = discarded(deed);
    return card && isAnswer(card) && exposed(othersIn(deed.was, deed.seat)).length === 0 ? { card } : null;
  },
  'why.unrisked'(deed) {
    const card = discarded(deed);
    return card?.kind === 'socle' && card.points > 0 ? { card, points: card.points } : null;
  },
  'why.little'(deed) {
    const card = discarded(deed);
    const most = card && mostOf(card, deed);
    return card && most !== null && most > 0 && most <= little ? { card, most } : null;
  },
  'why.hopes'(deed) {
    const card = discarded(deed);
    return card?.kind === 'campagne' && card.points > 0 ? { card, points: card.points } : null;
  },
};
