/** The board in words. */
import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import type { Card } from '../data/deck.ts';
import { msg } from '../messages.ts';
import type { MoiPresidentView } from '../rules/view.ts';

export function describe(view: MoiPresidentView, say: Say): string {
  const { active, turn, winners, ending, last, dice, places, undecided, undecidedPoints, pile, discard, rebuilds, cap } = view;
  return [
    ...(winners ? [say(msg('words.over', { winners, unopposed: ending === 'won.alone' }))] : []),
    ...(active ? [say(msg('words.turn', { turn, active }))] : []),
    ...(last ? [say(msg('words.last', { last }))] : []),
    ...(dice ? [say(msg('words.dice', { rounds: dice.rounds }))] : []),
    ...places.map((place) => `- ${say(msg('words.place', place))}`),
    say(msg('words.undecided', { cards: undecided, points: undecidedPoints })),
    say(msg('words.piles', { pile, discard, rebuilds, cap })),
  ].join('\n');
}

/** The leader; of tied ones, the first in seat order. */
export function standing({ places }: MoiPresidentView): Message {
  const here = places.filter((place) => place.here).map(({ seat, total }) => ({ seat, total }));
  return msg('standing', { places: here.sort((a, b) => b.total - a.total) });
}

export function race({ places, winners, ending }: MoiPresidentView, say: Say): string {
  const totals = places.filter(({ here }) => here).map(({ seat, total }) => ({ seat, total }));
  return say(msg('race', { places: totals, winners: winners ?? [], unopposed: ending === 'won.alone' }));
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
  if (!own || own.hand.length === 0) return say(msg('words.watching'));
  return [
    ...alikeIn(own.hand).map((card) => say(msg('words.card', card))),
    ...own.known.map((known) => say(msg('words.known', known))),
    ...(own.orders.length > 0 ? [say(msg('words.orders', { orders: own.orders }))] : []),
  ].join('\n');
}

/** Everyone with their points, the winners first. The story says what was played last, and the picture shows it. */
export function ending({ places, winners }: MoiPresidentView, say: Say): string[] {
  const isWinner = (seat: string) => Number(winners?.includes(seat) ?? false);
  const order = [...places].sort((a, b) => isWinner(b.seat) - isWinner(a.seat) || Number(b.here) - Number(a.here) || b.total - a.total);
  return order.map(({ seat, here, total, campaignPoints, soclePoints }) => say(msg('words.end', { seat, here, total, campaignPoints, soclePoints })));
}
