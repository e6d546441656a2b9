/**
 * A practiced player of Campaign Manager 2008. They count the steps that each side is from winning each state, know which cards the rival may still
 * hold, and put every card where it moves the race most. They take each answer as it comes and never play on in their head.
 */

import type { Asked } from '../../../kernel/mind.ts';
import { freeOf, toMessage, toOption } from '../../../kernel/question.ts';
import type { Step } from '../../../kernel/types.ts';
import type { Practiced } from '../../kit/practiced.ts';
import { votesToWin } from '../data/numbers.ts';
import { statesWith } from '../data/states.ts';
import { cardOf, cardsOf } from '../rules/cards/index.ts';
import { newsOf } from '../rules/cards/news.ts';
import { canPay } from '../rules/foreseen.ts';
import type { CampaignView } from '../rules/view.ts';
import * as words from '../vocabulary.ts';
import { type Held, openHand } from './hand.ts';
import { after, afterAny, choicesIn, deciding, hope, inPlay, isWon, once, type Place, partsOf, printed, wins } from './places.ts';

type Side = words.Side;
type Issue = words.Issue;
type CardId = words.CardId;
const { issues, opponentOf } = words;

/** A card more is worth 7 % of all the electors still missing: a big hand wins states faster than the rival can answer. */
const perCard = 0.07;
/** Going Negative helps the rival with about a third of a card. */
const perRoll = 0.02;
/** Choosing the state of each news card to come. */
const perNews = 0.008;
/** The election itself, against any share of it. */
const election = 100;

/** Cards that replace themselves or win more than one thing are the best; those that cost others or wait for a group are the worst. */
const kinds: { readonly [T in words.CardType]: number } = {
  ...{ fundraising: 2, special: 1.5, campaigning: 1.4, interview: 1.2, advertising: 1.1, 'advertising-attack': 1.1, speech: 1, attack: 0.6 },
  ...{ 'issue-control': 0.9, 'media-support': 0.8, microtargeting: 0.7, 'get-out-the-vote': 0.7 },
  ...{ 'message-discipline': 0.7, 'demographic-support': 0.7 },
};

const drawnBy = (id: CardId): number => cardOf(id).play.reduce((sum, { kind, n }) => sum + (kind === 'drawCards' ? Number(n) : 0), 0);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
/** From the best to the worst. */
function ranked<T>(items: readonly T[], worth: (item: T) => number): T[] {
  const worths = new Map(items.map((item) => [item, worth(item)]));
  return [...items].sort((a, b) => worths.get(b)! - worths.get(a)!);
}

/** One player's look at the table. */
function look(seen: CampaignView, me: Side) {
  const rival = opponentOf(me);
  const [places, theirs] = [seen.tiles.map(inPlay), seen.sides[rival]];
  const { hand, holding, readiness } = openHand(seen.own!.hand);
  const lacking = (side: Side): number => Math.max(3, votesToWin - seen.sides[side].votes);

  // Cards that the rival may hold: all of their deck but what lies face up.
  const out = [...theirs.discard, ...seen.played, seen.media?.card];
  const isSure = (id: CardId): boolean => seen.decks === 'starter' || theirs.shown.includes(id);
  const feared = cardsOf[rival].filter(({ id, starter }) => (starter || seen.decks !== 'starter') && !out.includes(id));
  const sure = feared.filter(({ id }) => isSure(id)).length;
  const hidden = Math.max(1, theirs.hand + theirs.deck);
  const drafted = Math.max(0, hidden - sure) / Math.max(1, feared.length - sure);
  const isHeld = (id: CardId): number => ((isSure(id) ? 1 : drafted) * theirs.hand) / hidden;
  const payable = feared.filter(({ id }) => canPay(id, theirs.hand));
  const safeties = new Map<number, number>();
  /** How likely the rival can't win this state with their next card. */
  const safety = (place: Place): number =>
    once(safeties, place.known.at, () => payable.reduce((safe, { id }) => (wins(id, place) ? safe * (1 - isHeld(id)) : safe), 1));
  const lead = (place: Place): number => place.votes * (hope(place, me) - hope(place, rival));
  /** Who wins a state also chooses the next, so a win brings the lead in the best state left. */
  const next = Math.max(0, ...seen.unused.map((id) => lead(printed(id))));
  const won = (votes: number, side: Side): number => (votes >= votesToWin - seen.sides[side].votes ? election : (votes + next) / lacking(side));
  /** What a state of so many votes is worth as it stands: electors count for more, the fewer a side still lacks. */
  function worthOf(place: Place, held: Held, { votes } = place): number {
    if (isWon(place, me)) return won(votes, me);
    if (isWon(place, rival)) return -won(votes, rival);
    const ready = readiness(place, held);
    const mine = ready > hope(place, me) ? Math.max(hope(place, me), ready * safety(place)) : hope(place, me);
    return votes * (mine / lacking(me) - hope(place, rival) / lacking(rival));
  }
  /** What it brings if the state then stands in the best of these ways. */
  const best = (thens: readonly Place[], place: Place, held: Held): number =>
    Math.max(...thens.map((then) => worthOf(then, held, place))) - worthOf(place, held);
  /** What these parts bring in a state. */
  function gain(parts: readonly Step[], place: Place, held: Held, choices = choicesIn(parts)): number {
    if (parts.length === 0) return 0;
    const thens = choices.map((choice) => after(parts, place, me, choice));
    return best(thens, place, held);
  }
  /** The same for a card, in each state, the best first. */
  const gainsOf = (id: CardId, held: Held): number[] => places.map((place) => best(afterAny(id, place).places, place, held)).sort((a, b) => b - a);
  return { me, hand, places, lacking, holding, worthOf, gain, gainsOf };
}

/** What the player's cards are worth, in hand and played. */
function openCards(seen: CampaignView, { me, hand, places, lacking, holding, gain, gainsOf }: ReturnType<typeof look>) {
  /** A card for a group that no state has any more is waste paper. */
  function isDead(id: CardId): boolean {
    const group = cardOf(id).play.find(({ kind }) => kind === 'demographicSupport')?.group as words.Group | undefined;
    const bearers = group ? Object.values(statesWith(group)).flat() : [];
    return group !== undefined && !bearers.some((state) => seen.unused.includes(state) || places.some(({ id }) => id === state));
  }
  const keep = (id: CardId): number => (isDead(id) ? 0 : perCard * kinds[cardOf(id).type]);
  /** Cards to part with, the least useful first; one that wins a state is kept as long as possible. */
  const spare = (cards: readonly CardId[]): CardId[] =>
    ranked(cards, (id) => -keep(id) - Math.max(0, ...places.map((place) => (wins(id, place) ? place.votes / lacking(me) / 2 : 0))));
  /** Discards for a card that works in as many states: only where a state gains more than the discard is worth. */
  const worthPaying = (id: CardId, held: Held): CardId[] => spare(held.cards).filter((one, i) => (gainsOf(id, held)[i] ?? 0) > keep(one));

  /** A Media Support is worth the news still to come, and taking the rival's out of force. */
  function media(id: CardId): number {
    const of = (card: CardId): number => (cardOf(card).lasting === 'chooses-news-state' ? perNews * Math.min(12, seen.unused.length) : perCard / 2);
    return of(id) - (seen.media ? of(seen.media.card) * (seen.media.by === me ? 1 : -1) : 0);
  }
  /** What a card brings when played now, before what it costs. */
  function brings(id: CardId, held: Held): number {
    const { type, lasting, cost, play } = cardOf(id);
    if (lasting) return media(id);
    if (play.some(({ kind }) => kind === 'playOneOf')) return perCard;
    const gains = gainsOf(id, held);
    if (type === 'demographic-support') return total(gains);
    if (cost === 'any') return total(worthPaying(id, held).map((one, i) => gains[i]! - keep(one)));
    const times = play.find(({ kind }) => kind === 'inDifferentStates')?.times ?? 1;
    const other = Math.max(...places.map((place) => gain(partsOf(id, true), place, held)));
    return total(gains.slice(0, Number(times))) + other - total(spare(held.cards).slice(0, cost).map(keep));
  }
  /** Play a card that brings more than it costs and than a card drawn; one that draws costs next to nothing. */
  function playing(id: CardId): number {
    const held = holding(hand.filter((one) => one !== id));
    return brings(id, held) + perCard * drawnBy(id) - keep(id) - (cardOf(id).negative ? perRoll : 0);
  }
  return { spare, worthPaying, playing };
}

/** In a draft, of two cards of a kind take the one on the side's strong issue. */
const drafting = (id: CardId): number => {
  const strong = words.strongIssue[cardOf(id).side];
  return kinds[cardOf(id).type] + (cardOf(id).play.some(({ issue }) => issue === strong) ? 0.3 : 0);
};
/** What the die gave, read off the options: another key group, or one voter or space. */
const bonusOf = ({ options }: Asked): readonly Step[] =>
  options.some((option) => toOption(option).detail?.args?.key) ? [{ kind: 'alterKey' }] : [{ kind: 'gainSupport', n: 1 }];

export const practiced: Practiced<CampaignView> = (seen, asked) => {
  if (!seen.own) return null;
  const { ask, options, min = 1, max = 1 } = asked;
  const table = look(seen, seen.own.side);
  const { me, hand, places, holding, worthOf, gain } = table;
  const all = holding(hand);
  const { spare, worthPaying, playing } = openCards(seen, table);
  const open = freeOf(asked);
  const { card, state } = { card: null, state: '', ...toMessage(ask).args } as { card: CardId | null; state: string };
  const at = (id: string): Place => places.find((place) => place.id === id)!;
  const top = (worth: (id: string) => number): string[] => ranked(open, worth).slice(0, Math.max(1, min));
  const parts = card === null ? bonusOf(asked) : card.startsWith('N') ? newsOf(card).play : partsOf(card, options.length < places.length);
  switch (ask.key) {
    case 'ask.draft':
      return top(drafting);
    case 'ask.opening':
    case 'ask.new-state': // Bring in states where I am nearer than the rival, above all those that my hand can win.
      return top((id) => worthOf(printed(id), all)).slice(0, max);
    case 'ask.turn':
    case 'ask.play-one': // Never give up half the win; draw if no card brings more than a card.
      return top((id) => (id === 'draw' ? perCard : hand.includes(id) ? playing(id) : -election * 2));
    case 'ask.state':
    case 'ask.next-state':
    case 'ask.news-state':
      return top((id) => gain(parts, at(id), all, card === null ? issues : choicesIn(parts)));
    case 'ask.issue':
    case 'ask.direction':
      return top((id) => gain([{ kind: ask.key === 'ask.issue' ? 'gainSupport' : 'shift', n: 1 }], at(state), all, [id as Issue]));
    case 'ask.pay':
    case 'ask.discard':
      return spare(open).slice(0, min);
    case 'ask.pay-any':
      return worthPaying(card!, all);
    case 'ask.win': // My own win first: it may end the game, and I choose the next state.
      return top((id) => (isWon(at(id), me) ? at(id).votes : 0));
    case 'ask.bonus':
      return ['accept'];
    case 'ask.circles': // Too few tokens: voters that decide, in the biggest states.
      return top((id) => places.find((place) => id.startsWith(`${place.id}.${deciding(place)}`))?.votes ?? 0);
    default:
      return null;
  }
};
