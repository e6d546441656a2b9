/** The board, the race and the hand in words. */
import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { msg } from '../messages.ts';
import type { PresidentView } from '../rules/view.ts';
import type { MediaId } from '../vocabulary.ts';

export function describe(view: PresidentView, say: Say): string {
  const { turn, round, limit, active, fight, flight } = view;
  const free = view.cities.filter(({ owner }) => owner === null);
  const head = view.phase === 'over' || active === null ? race(view, say) : say(msg('board.head', { turn, round, limit, seat: active }));
  return [
    head,
    ...(fight ? [say(msg('board.fight', fight))] : []),
    ...(flight ? [say(msg('board.flight', flight))] : []),
    '',
    ...view.seats.map(({ gone, ...seat }) => say(gone ? msg('board.gone', { seat: seat.seat }) : msg('board.seat', seat))),
    '',
    say(msg('board.free', { cities: free.map(({ id, points }) => ({ id, points })) })),
    say(msg('board.pile', { n: view.pile })),
    ...(view.under.length > 0 ? [say(msg('board.under', { cards: view.under }))] : []),
    ...view.seats.flatMap(({ seat, known }) => (known.length > 0 ? [say(msg('board.known', { seat, cards: known }))] : [])),
    ...goalLines(view, say),
  ].join('\n');
}

/** How many points elect, and when. */
function goalLines({ phase, elects, majority, complete }: PresidentView, say: Say): string[] {
  if (elects) return [say(msg('board.complete', { majority, owned: complete }))];
  return phase === 'over' ? [] : [say(msg('board.goal', { majority }))];
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
  if (winner) return say(msg('race.over', { seat: winner.seat, strength: winner.strength, unopposed: view.unopposed }));
  return say(msg('race', { standings: inOrder(view), free: freeIn(view), complete: view.elects, majority: view.majority }));
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
    ...alikeIn(media).map(({ card, n }) => `${n.join(', ')}. ${say(msg('hand.card', { card, kind: mediaKindOf(card) }))}`),
    ...(media.length === 0 ? [say(msg('hand.empty'))] : []),
    ...(orders.length > 0 ? [say(msg('hand.orders', { orders }))] : []),
  ].join('\n');
}

/** Everyone with their points, and the cities that changed hands last. */
export function ending(view: PresidentView, say: Say): string[] {
  const isWinner = (seat: string) => Number(view.winners?.includes(seat) ?? false);
  const order = [...view.seats].sort((a, b) => isWinner(b.seat) - isWinner(a.seat) || Number(a.gone) - Number(b.gone) || b.strength - a.strength);
  return order.map(({ seat, gone, strength, cities, groups }) => say(msg('board.end.seat', { seat, gone, strength, cities: cities.length, groups })));
}
