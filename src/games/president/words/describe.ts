/** The board, the race and the hand in words. */
import { messages, type Nothing } from '../../../i18n/say.ts';
import type { Say } from '../../../i18n/types.ts';
import type { Message, Seat } from '../../../kernel/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { msg } from '../messages.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import type { MediaId, MediaKind, MediaToken } from '../vocabulary.ts';

/** What the board, the race and the hand say. Only this file says it, so it says what the view holds. */
export interface Described {
  'board.head': Pick<PresidentView, 'turn' | 'round' | 'limit'> & { seat: Seat };
  'board.seat': SeatView;
  'board.gone': Pick<SeatView, 'seat'>;
  'board.free': { cities: PresidentView['cities'] };
  /** The points that elect now; `owned`: because all cities were owned, otherwise because the majority has begun to fall. */
  'board.complete': { majority: number; owned: boolean };
  /** Nobody can be elected yet. */
  'board.goal': { majority: number };
  'board.pile': { n: number };
  /** The end of the pile, as everyone saw it, the next to be taken first. */
  'board.under': { cards: MediaToken[] };
  /** Cards in a hand that everyone knows. */
  'board.known': { seat: Seat; cards: MediaToken[] };
  'board.fight': NonNullable<PresidentView['fight']>;
  'board.flight': NonNullable<PresidentView['flight']>;
  'board.end.seat': SeatView;
  race: { standings: Pick<SeatView, 'seat' | 'strength'>[]; free: number; complete: boolean; majority: number };
  'race.over': Pick<SeatView, 'seat' | 'strength'> & { unopposed: boolean };
  'hand.card': { card: MediaId; kind: MediaKind };
  'hand.empty': Nothing;
  /** The ids of a player's standing orders. */
  'hand.orders': { orders: string[] };
}

const described = messages<Described>();

export function describe(view: PresidentView, say: Say): string {
  const { turn, round, limit, active, fight, flight } = view;
  const free = view.cities.filter(({ owner }) => owner === null);
  const head = view.phase === 'over' || active === null ? race(view, say) : say(described('board.head', { turn, round, limit, seat: active }));
  return [
    head,
    ...(fight ? [say(described('board.fight', fight))] : []),
    ...(flight ? [say(described('board.flight', flight))] : []),
    '',
    ...view.seats.map((seat) => say(described(seat.gone ? 'board.gone' : 'board.seat', seat))),
    '',
    say(described('board.free', { cities: free })),
    say(described('board.pile', { n: view.pile })),
    ...(view.under.length > 0 ? [say(described('board.under', { cards: view.under }))] : []),
    ...view.seats.flatMap(({ seat, known }) => (known.length > 0 ? [say(described('board.known', { seat, cards: known }))] : [])),
    ...goalLines(view, say),
  ].join('\n');
}

/** How many points elect, and when. */
function goalLines({ phase, elects, majority, complete }: PresidentView, say: Say): string[] {
  if (elects) return [say(described('board.complete', { majority, owned: complete }))];
  return phase === 'over' ? [] : [say(described('board.goal', { majority }))];
}

/** The strongest first; ties in seat order. */
const inOrder = (view: PresidentView) =>
  view.seats
    .filter(({ gone }) => !gone)
    .map(({ seat, strength }) => ({ seat, strength }))
    .sort((a, b) => b.strength - a.strength);

const freeIn = (view: PresidentView): number => view.cities.filter(({ owner }) => owner === null).length;

/** The leader, and how many points elect. */
export const standing = (view: PresidentView): Message =>
  msg('standing', { standings: inOrder(view), majority: view.majority, elects: view.elects, free: freeIn(view), limit: view.limit });

export function race(view: PresidentView, say: Say): string {
  const winner = view.seats.find(({ seat }) => view.winners?.includes(seat));
  if (winner) return say(described('race.over', { seat: winner.seat, strength: winner.strength, unopposed: view.unopposed }));
  return say(described('race', { standings: inOrder(view), free: freeIn(view), complete: view.elects, majority: view.majority }));
}

/** Each card once, with its places in the hand: Président cards are all the same. */
function alikeIn(media: readonly MediaId[]): { card: MediaId; n: number[] }[] {
  const found: { card: MediaId; n: number[] }[] = [];
  for (const [i, card] of media.entries()) {
    const known = found.find((one) => mediaKindOf(one.card) === 'president' && mediaKindOf(card) === 'president');
    if (known) known.n.push(i + 1);
    else found.push({ card, n: [i + 1] });
  }
  return found;
}

export function handWords(view: PresidentView, say: Say): string {
  if (!view.own) return '';
  const { media, orders } = view.own;
  return [
    ...alikeIn(media).map(({ card, n }) => `${n.join(', ')}. ${say(described('hand.card', { card, kind: mediaKindOf(card) }))}`),
    ...(media.length === 0 ? [say(described('hand.empty'))] : []),
    ...(orders.length > 0 ? [say(described('hand.orders', { orders }))] : []),
  ].join('\n');
}

/** Everyone with their points, and the cities that changed hands last. */
export function ending(view: PresidentView, say: Say): string[] {
  const isWinner = (seat: string) => Number(view.winners?.includes(seat) ?? false);
  const order = [...view.seats].sort((a, b) => isWinner(b.seat) - isWinner(a.seat) || Number(a.gone) - Number(b.gone) || b.strength - a.strength);
  return order.map((seat) => say(described('board.end.seat', seat)));
}
