/** The board in words. */
import type { Say } from '../../../i18n/types.ts';
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

export function race({ places, winners, ending }: MoiPresidentView, say: Say): string {
  const totals = places.filter(({ here }) => here).map(({ seat, total }) => ({ seat, total }));
  return say(msg('race', { places: totals, winners: winners ?? [], unopposed: ending === 'won.alone' }));
}

export function handWords({ own }: MoiPresidentView, say: Say): string {
  if (!own || own.hand.length === 0) return say(msg('words.watching'));
  return [
    ...own.hand.map((card, i) => say(msg('words.card', { card, play: i + 1, drop: own.hand.length + i + 1 }))),
    ...(own.orders.length > 0 ? [say(msg('words.orders', { orders: own.orders }))] : []),
  ].join('\n');
}
