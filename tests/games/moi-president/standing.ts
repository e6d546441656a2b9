import { moiPresident } from '../../../src/games/moi-president/game.ts';
import type { MoiPresidentView } from '../../../src/games/moi-president/rules/view.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { type CardId, kinds, toBeElected } from '../../../src/games/moi-president/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Standing } from '../../standing/play.ts';
import { withOtherOrders } from '../../standing/secrets.ts';
import { allCards } from './scenario.ts';

/**
 * Moves everything hidden from the viewer elsewhere, except the cards they passed on themselves: cards that others passed on unseen are swapped, too.
 * Others have left other orders, except those that would answer what they are asked right now.
 */
function twin(state: MoiPresident, viewer: Seat | null, random: Random): MoiPresident {
  const other = copyJson(state);
  const others = other.seats.filter((seat) => seat !== viewer);
  const known = (other.passed ?? []).flatMap(({ card, by }) => (viewer !== null && by.includes(viewer) ? [card] : []));
  const hidden = [...other.pile, ...others.flatMap((seat) => other.places[seat]!.hand)].filter((card) => !known.includes(card));
  const mixed = random.shuffle('hidden', hidden);
  const swapped = new Map(hidden.map((card, i) => [card, mixed[i]!]));
  const swap = (card: CardId): CardId => swapped.get(card) ?? card;
  other.pile = other.pile.map(swap);
  for (const seat of others) other.places[seat]!.hand = random.shuffle('hand', other.places[seat]!.hand.map(swap));
  for (const one of other.passed ?? []) one.card = swap(one.card);
  return withOtherOrders(moiPresident.rules, other, viewer, random);
}

const played: { readonly [key: string]: 'card' } = { lays: 'card', plays: 'card', attacks: 'card' };

export const standing: Standing<MoiPresident> = {
  game: moiPresident,
  tables: [
    ...[2, 3, 4, 5].map((people) => ({ people, options: { cap: false } })),
    { people: 3, options: { cap: true } },
    ...[2, 3, 4, 5].map((people) => ({ people, options: { cap: true }, orders: true as const })),
  ],
  twin,
  kept: allCards,
  goal: () => toBeElected,
  final: (view) => ({ totals: Object.fromEntries((view as MoiPresidentView).places.map(({ seat, total }) => [seat, total])), owned: [] }),
  lying: (view) =>
    Object.fromEntries((view as MoiPresidentView).places.map(({ seat, campaign, socle }) => [seat, JSON.stringify([campaign, socle])])),
  cards: [...kinds],
  played({ message: { key, args } }) {
    const card = args?.[played[key] ?? ''];
    if (typeof card === 'object' && card !== null && 'kind' in card) return String(card.kind);
    return key === 'reacts.immunite' ? 'immunite' : key === 'reacts.diversion' ? 'diversion' : null;
  },
  figures(state) {
    const people = state.seats.length;
    return {
      [`games-${people}`]: 1,
      [`turns-${people}`]: state.turn,
      [`rebuilds-${people}`]: state.rebuilds,
      [`deadGames-${people}`]: state.outcome?.message.key === 'won.blocked' ? 1 : 0,
      [`capped-${people}`]: state.outcome?.message.key === 'won.cap' ? 1 : 0,
    };
  },
};
