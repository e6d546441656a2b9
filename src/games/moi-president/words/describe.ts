/** The board in words. */
import { messages, type Nothing } from '../../../i18n/say.ts';
import type { Say } from '../../../i18n/types.ts';
import type { Message, Seat } from '../../../kernel/types.ts';
import type { Card } from '../data/deck.ts';
import { msg } from '../messages.ts';
import type { MoiPresidentView, Own, PlaceView } from '../rules/view.ts';
import type { Dice } from '../state.ts';

/** What the board, the race and the hand say. Only this file says it, so it says what the view holds. */
export interface Described {
  'words.end': Pick<PlaceView, 'seat' | 'here' | 'total' | 'campaignPoints' | 'soclePoints'>;
  race: { places: Pick<PlaceView, 'seat' | 'total'>[]; winners: Seat[]; unopposed: boolean };
  'words.turn': { turn: number; active: Seat };
  'words.place': PlaceView;
  'words.undecided': { cards: Card[]; points: number };
  'words.piles': Pick<MoiPresidentView, 'pile' | 'discard' | 'rebuilds' | 'cap'>;
  'words.last': { last: NonNullable<MoiPresidentView['last']> };
  'words.dice': Pick<Dice, 'rounds'>;
  'words.over': { winners: Seat[]; unopposed: boolean };
  /** One card of the hand; `n`: its places in the hand. */
  'words.card': { card: Card; n: number[] };
  'words.orders': Pick<Own, 'orders'>;
  'words.watching': Nothing;
}

const described = messages<Described>();

export function describe(view: MoiPresidentView, say: Say): string {
  const { active, turn, winners, ending, last, dice, places, undecided, undecidedPoints, pile, discard, rebuilds, cap } = view;
  return [
    ...(winners ? [say(described('words.over', { winners, unopposed: ending === 'won.alone' }))] : []),
    ...(active ? [say(described('words.turn', { turn, active }))] : []),
    ...(last ? [say(described('words.last', { last }))] : []),
    ...(dice ? [say(described('words.dice', { rounds: dice.rounds }))] : []),
    ...places.map((place) => `- ${say(described('words.place', place))}`),
    say(described('words.undecided', { cards: undecided, points: undecidedPoints })),
    say(described('words.piles', { pile, discard, rebuilds, cap })),
  ].join('\n');
}

/** The leader; of tied ones, the first in seat order. */
export function standing({ places }: MoiPresidentView): Message {
  const here = places.filter((place) => place.here).map(({ seat, total }) => ({ seat, total }));
  return msg('standing', { places: here.sort((a, b) => b.total - a.total) });
}

export function race({ places, winners, ending }: MoiPresidentView, say: Say): string {
  const totals = places.filter(({ here }) => here).map(({ seat, total }) => ({ seat, total }));
  return say(described('race', { places: totals, winners: winners ?? [], unopposed: ending === 'won.alone' }));
}

/** Each card once, with its places in the hand. */
function alikeIn(hand: readonly Card[]): { card: Card; n: number[] }[] {
  const found: { card: Card; n: number[] }[] = [];
  for (const [i, card] of hand.entries()) {
    const known = found.find((one) => one.card.kind === card.kind && one.card.points === card.points);
    if (known) known.n.push(i + 1);
    else found.push({ card, n: [i + 1] });
  }
  return found;
}

export function handWords({ own }: MoiPresidentView, say: Say): string {
  if (!own || own.hand.length === 0) return say(described('words.watching'));
  return [
    ...alikeIn(own.hand).map((card) => say(described('words.card', card))),
    ...own.known.map((known) => say(msg('words.known', known))),
    ...(own.orders.length > 0 ? [say(described('words.orders', { orders: own.orders }))] : []),
  ].join('\n');
}

/** Everyone with their points, the winners first. The story says what was played last, and the picture shows it. */
export function ending({ places, winners }: MoiPresidentView, say: Say): string[] {
  const isWinner = (seat: string) => Number(winners?.includes(seat) ?? false);
  const order = [...places].sort((a, b) => isWinner(b.seat) - isWinner(a.seat) || Number(b.here) - Number(a.here) || b.total - a.total);
  return order.map(({ seat, here, total, campaignPoints, soclePoints }) =>
    say(described('words.end', { seat, here, total, campaignPoints, soclePoints })),
  );
}
