import { moiPresident } from '../../../src/games/moi-president/game.ts';
import type { MoiPresidentView } from '../../../src/games/moi-president/rules/view.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { kinds, orderIds } from '../../../src/games/moi-president/vocabulary.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Standing } from '../../standing/play.ts';
import { allCards } from './scenario.ts';

/** Other players' hands are dealt anew from all that is hidden, and whoever is not asked may have left other orders. */
function twin(state: MoiPresident, viewer: Seat | null, random: Random): MoiPresident {
  const other = JSON.parse(JSON.stringify(state)) as MoiPresident;
  const asked = decisions(moiPresident.rules, state).map(({ seat }) => seat);
  const others = other.seats.filter((seat) => seat !== viewer);
  const hidden = random.shuffle('hidden', [...other.pile, ...others.flatMap((seat) => other.places[seat]!.hand)]);
  for (const seat of others) {
    const place = other.places[seat]!;
    place.hand = hidden.splice(0, place.hand.length);
    if (!asked.includes(seat)) other.orders[seat] = orderIds.filter(() => random.below('orders', 2) === 1);
  }
  other.pile = hidden;
  return other;
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
  final: (view) => ({ totals: Object.fromEntries((view as MoiPresidentView).places.map(({ seat, total }) => [seat, total])), owned: [] }),
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
