/**
 * A practiced player of Moi Président: each turn, the card that is worth most now, and attacks on whoever is about to be elected. All that a play is
 * worth is counted in points, as if they were laid.
 */

import { freeOf, toMessage } from '../../../kernel/question.ts';
import type { Practiced } from '../../kit/practiced.ts';
import { type Card, deckFor } from '../data/deck.ts';
import { paidBy } from '../rules/seen.ts';
import type { MoiPresidentView, PlaceView } from '../rules/view.ts';
import { type Attack, type Direction, directions, five, handSize, type Kind, toBeElected } from '../vocabulary.ts';

/** To be elected, or to keep a rival from it, is worth more than any card. */
const election = 40;
/** A rival's loss counts fully between two players; among more, the others gain by it as well. */
const shared = 0.5;
/** A rival who is not next can still be stopped by those before them. */
const stoppedByOthers = 0.4;
/** Points in the socle are safe, so they are worth a little more. */
const socle = 1.3;
/** Points among the undecided are there for everyone: a part of them is lost to you. */
const lostToUndecided = 0.3;
/** One attack in four meets a joker. */
const unanswered = 0.75;
/** With the last card already in hand, all others have to react. */
const threat = 8;
/** To exchange campaigns is a chance that comes once in a game, so wait for a big swing. */
const patience = 12;
/** A discard brings a new card, and no more. */
const fresh = 1;
/** What four cards are good for on average, and how much of the difference a new hand is worth. */
const usualHand = 8;
const ofHand = 0.6;
/** The die wins on 4, 5 and 6. */
const even = 0.5;

/** The table as one player sees it; `rivals` in turn order, the next to play first. */
interface Table {
  seen: MoiPresidentView;
  me: PlaceView;
  rivals: PlaceView[];
  hand: Card[];
  /** Cards that lie nowhere in sight; counted when first asked. */
  unseen(): readonly Card[];
}

function tableOf(seen: MoiPresidentView, seat: string): Table {
  const at = seen.places.findIndex((place) => place.seat === seat);
  const round = [...seen.places.slice(at + 1), ...seen.places.slice(0, at)];
  const hand = seen.own?.hand ?? [];
  let counted: readonly Card[] | null = null;
  const unseen = () => {
    counted ??= unseenBy(seen, hand);
    return counted;
  };
  return { seen, me: seen.places[at]!, rivals: round.filter(({ here }) => here), hand, unseen };
}

function unseenBy(seen: MoiPresidentView, hand: readonly Card[]): Card[] {
  const open = [...seen.discard, ...seen.undecided, ...hand, ...seen.places.flatMap((place) => [...place.campaign, ...place.socle])];
  const ids = new Set(open.map(({ id }) => id));
  return deckFor(seen.places.length).filter(({ id }) => !ids.has(id));
}

const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);
const most = (worths: readonly number[]): number => Math.max(Number.NEGATIVE_INFINITY, ...worths);
const pointsIn = ({ campaign }: PlaceView): number[] => campaign.map(({ points }) => points);

/** What a Debate and a Polemic cost their victim; a Scandal costs the cheapest way to pay five. */
const highest = (place: PlaceView): number => Math.max(0, ...pointsIn(place));
const lowest = (place: PlaceView): number => (place.campaign.length > 0 ? Math.min(...pointsIn(place)) : 0);

const isExposed = ({ campaignPoints }: PlaceView): boolean => campaignPoints >= five;
const targets = ({ rivals }: Table): PlaceView[] => rivals.filter(isExposed);

/** Count cards: how likely a rival with this total is elected on their next turn, by one of four cards that nobody has seen. */
function danger({ seen, rivals, unseen }: Table, rival: PlaceView, total: number): number {
  const missing = toBeElected - total;
  const isEnough = ({ points }: Card): boolean => points >= missing;
  const known = seen.own?.known.find(({ seat }) => seat === rival.seat)?.cards ?? [];
  if (missing <= 0 || known.some((card) => card.kind === 'campagne' && isEnough(card))) return 1;
  const count = (kind: Kind): number => unseen().filter((card) => card.kind === kind && isEnough(card)).length;
  const share = (count('campagne') + even * count('socle')) / Math.max(1, unseen().length);
  const chance = 1 - (1 - share) ** handSize;
  return rivals[0] === rival ? chance : chance * (1 - stoppedByOthers);
}

/** What it is worth that a rival loses points; less than nothing if they gain some. Most of all, if it keeps them from being elected. */
function harm(table: Table, rival: PlaceView, points: number): number {
  const stopped = danger(table, rival, rival.total) - danger(table, rival, rival.total - points);
  return points * (table.rivals.length > 1 ? shared : 1) + election * stopped;
}

/** What points are worth beyond themselves: they elect you, or bring you so close that a card in your hand will. */
function beyond({ me, hand }: Table, points: number, played?: Card): number {
  const total = me.total + points;
  if (total >= toBeElected) return election;
  const left = hand.filter(({ id, kind }) => id !== played?.id && kind === 'campagne');
  return left.some((card) => total + card.points >= toBeElected) ? threat : 0;
}

const elected = ({ me }: Table, points: number): number => (me.total + points >= toBeElected ? election : 0);

/** What an attack on a rival is worth. */
const attacks: { readonly [A in Attack]: (table: Table, rival: PlaceView) => number } = {
  /** Debate only with a player whose best card is better than yours: either of you may lose it to the other. */
  debat(table, rival) {
    const [mine, theirs] = [highest(table.me), highest(rival)];
    const won = theirs + elected(table, theirs) + harm(table, rival, theirs);
    const lost = mine - harm(table, rival, -mine);
    return unanswered * even * (won - lost);
  },
  /** A Polemic costs the loser no more than their smallest card. */
  polemique: (table, rival) => unanswered * even * (harm(table, rival, lowest(rival)) - lowest(table.me)),
  /** A Scandal costs you nothing. It hits hardest who has no change for five. */
  affaire: (table, rival) => unanswered * harm(table, rival, paidBy(rival)),
};
/** Of rivals whose loss is worth the same, the one further ahead. */
const ahead = ({ total }: PlaceView): number => total / 1000;
const bestAttack = (table: Table, attack: Attack): number => most(targets(table).map((rival) => attacks[attack](table, rival)));

/** What passing the campaigns on is worth: everybody gets those of the neighbor on the other side. */
function passing(table: Table, way: Direction): number {
  const round = [table.me, ...(way === 'clockwise' ? table.rivals : table.rivals.toReversed())];
  const gains = round.map((place, i) => round.at(i - 1)!.campaignPoints - place.campaignPoints);
  const mine = gains[0]!;
  return mine + elected(table, mine) + sum(table.rivals.map((rival) => harm(table, rival, -gains[round.indexOf(rival)]!)));
}

/** What a card in hand is good for later. */
const later: { readonly [K in Kind]: (card: Card, table: Table) => number } = {
  campagne: ({ points }) => points / 2,
  socle: ({ points }) => points / 3,
  confiance: () => 0.5,
  indecis: (_, { seen }) => 1 + seen.undecidedPoints / 5,
  debat: () => 1.5,
  polemique: () => 0.5,
  affaire: () => 2,
  /** Without a joker you can't defend what you have. */
  immunite: () => 2.5,
  diversion: () => 2.5,
  'nouvelle-donne': () => 1,
  'tourne-main': () => 1,
  'tourne-points': () => 8,
  'grand-debat': () => 0.5,
};
const kept = (table: Table, card: Card): number => later[card.kind](card, table);

/** A new hand is worth as much as the rest of yours is worse than usual. */
const newHand = (table: Table, played: Card): number =>
  ofHand * (usualHand - sum(table.hand.filter(({ id }) => id !== played.id).map((card) => kept(table, card))));

/** What a card is worth when played now. */
const now: { readonly [K in Kind]: (table: Table, card: Card) => number } = {
  /** Lay high cards first: there are more cards than turns. */
  campagne: (table, card) => card.points + beyond(table, card.points, card),
  socle: (table, card) => even * (socle * card.points + beyond(table, card.points, card) - lostToUndecided * card.points),
  /** Trust only makes safe what you have, so almost anything else comes first. */
  confiance: ({ me }) => even * (socle - 1) * highest(me),
  indecis: (table, card) => even * (socle * table.seen.undecidedPoints + beyond(table, table.seen.undecidedPoints, card)),
  debat: (table) => bestAttack(table, 'debat'),
  polemique: (table) => bestAttack(table, 'polemique'),
  affaire: (table) => bestAttack(table, 'affaire'),
  immunite: () => 0,
  diversion: () => 0,
  'nouvelle-donne': newHand,
  'tourne-main': newHand,
  'tourne-points': (table) => most(directions.map((way) => passing(table, way))) - patience,
  /** Call the Grand débat when the others have more to lose. */
  'grand-debat': (table) =>
    even * (sum(targets(table).map((rival) => harm(table, rival, paidBy(rival)))) - (isExposed(table.me) ? paidBy(table.me) : 0)),
};

const discarding = 'discard-';

/** The card of the turn. Points are worth the same later, other cards only if something comes up: those wait unless they are worth more now. */
function turn(table: Table, id: string): number {
  const discards = id.startsWith(discarding);
  const card = table.hand.find((one) => id === (discards ? `${discarding}${one.id}` : one.id))!;
  // With 51 points, any turn that changes nothing wins.
  if (table.me.total >= toBeElected) return discards ? election : 0;
  if (discards) return fresh - kept(table, card);
  return now[card.kind](table, card) - (card.points > 0 ? 0 : kept(table, card));
}

/** What an attack will cost the player on average. A duel with somebody who has more to lose is welcome. */
function expected({ me }: Table, attack: Attack, from: PlaceView): number {
  if (attack === 'affaire') return paidBy(me);
  if (attack === 'polemique') return even * (lowest(me) - lowest(from));
  const electsThem = from.total + highest(me) >= toBeElected ? election : 0;
  return highest(me) - highest(from) + electsThem;
}

/** Answer with a joker whatever would cost you points. Turn attacks to the player who is most dangerous, but no duel back to its attacker. */
function reaction(table: Table, attack: Attack, attacker: string, id: string): number {
  const from = table.rivals.find(({ seat }) => seat === attacker)!;
  if (id === 'suffer') return -expected(table, attack, from);
  const to = table.rivals.find(({ seat }) => id === `divert-${seat}`);
  if (!to) return 0;
  if (attack === 'affaire') return attacks.affaire(table, to) + ahead(to);
  return to === from ? -expected(table, attack, from) : harm(table, to, 1) + ahead(to);
}

/** A hand is passed on when it is poor: to the neighbor who is further ahead. */
const passedTo = ({ rivals }: Table, way: Direction): number => rivals.at(way === 'clockwise' ? 0 : -1)!.total;

/** What an answer is worth; null: whichever comes first, which is the highest card to win or keep, and the lowest to lose. */
function worthOf(table: Table, key: string, { attack, attacker, what }: Told): ((id: string) => number) | null {
  switch (key) {
    case 'ask.card':
      return (id) => turn(table, id);
    case 'ask.target':
      return (id) => {
        const rival = table.rivals.find(({ seat }) => seat === id)!;
        return attacks[attack](table, rival) + ahead(rival);
      };
    case 'ask.react':
      return (id) => reaction(table, attack, attacker, id);
    case 'ask.direction':
      return (id) => (what === 'zones' ? passing : passedTo)(table, id as Direction);
    default:
      return null;
  }
}
/** What the questions tell: the attack and who made it, or what is passed on. */
type Told = { attack: Attack; attacker: string; what: 'hands' | 'zones' };

export const practiced: Practiced<MoiPresidentView> = (seen, asked) => {
  const { key, args } = toMessage(asked.ask);
  const ids = freeOf(asked);
  const worth = worthOf(tableOf(seen, seen.seenBy!), key, (args ?? {}) as Told);
  const worths = ids.map((id) => worth?.(id) ?? 0);
  return [ids[worths.indexOf(Math.max(...worths))]!];
};
