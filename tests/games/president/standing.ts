import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { president } from '../../../src/games/president/game.ts';
import type { PresidentView } from '../../../src/games/president/rules/view.ts';
import type { President } from '../../../src/games/president/state.ts';
import { orderIds } from '../../../src/games/president/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Standing } from '../../standing/play.ts';

/** Président cards are alike: any of the eight counts as the first. */
const used = (card: unknown): string | null => (typeof card === 'string' ? card : null);

export const standing: Standing<President> = {
  game: president,
  tables: [
    { people: 2, options: { rounds: 'off' } },
    { people: 3, options: { rounds: 'off' } },
    { people: 4, options: { rounds: 'off' } },
    { people: 5, options: { rounds: 'off' } },
    { people: 6, options: { rounds: '20' } },
    { people: 6, options: { rounds: 'off' } },
    { people: 2, options: { rounds: '20' }, orders: true },
    { people: 3, options: { rounds: 'off' }, orders: true },
    { people: 4, options: { rounds: '20' }, orders: true },
    { people: 5, options: { rounds: '20' }, orders: true },
    { people: 6, options: { rounds: '20' }, orders: true },
    { people: 4, options: { rounds: 'off', dice: true } },
    { people: 6, options: { rounds: '30', dice: true } },
  ],
  /** What others hold and both piles could be any cards the viewer does not hold; who is not asked may have left any orders. */
  twin(state, viewer, random) {
    const other = copyJson(state);
    const mine = viewer === null ? [] : (other.candidates[viewer]?.media ?? []);
    const unseen = random.shuffle(
      'twin',
      mediaCards.filter((card) => !mine.includes(card)),
    );
    for (const [seat, candidate] of Object.entries(other.candidates)) {
      if (seat !== viewer) candidate.media = unseen.splice(0, candidate.media.length);
    }
    other.media = unseen.splice(0, other.media.length);
    const asked = decisions(president.rules, state).map(({ seat }) => seat);
    for (const seat of other.seats) {
      if (seat !== viewer && !asked.includes(seat)) other.orders[seat] = orderIds.filter(() => random.below('orders', 4) === 0);
    }
    other.infos = random.shuffle('twin', other.infos);
    return other;
  },
  kept: ({ media, candidates }) => [...media, ...Object.values(candidates).flatMap((one) => one.media)].sort(),
  final(view) {
    const { seats, cities: all } = view as PresidentView;
    return {
      totals: Object.fromEntries(seats.map(({ seat, strength }) => [seat, strength])),
      owned: all.flatMap(({ id, owner }) => (owner === null ? [] : [{ place: id, owner }])),
    };
  },
  cards: [...infosCards.map(({ id }) => id), ...mediaCards.filter((card) => !card.startsWith('J')), 'J'],
  played({ message: { key, args } }) {
    if (key === 'battle.decided') return JSON.stringify(args).match(/"presidents":[1-8]/) ? 'J' : null;
    return ['infos', 'attacks', 'parries'].includes(key) ? used(args?.card) : null;
  },
  figures: (state) => ({ [`turns-${state.seats.length}${state.limit === null ? '' : '-limited'}`]: state.turn }),
};
