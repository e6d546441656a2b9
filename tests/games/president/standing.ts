import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { president } from '../../../src/games/president/game.ts';
import type { PresidentView } from '../../../src/games/president/rules/view.ts';
import type { President } from '../../../src/games/president/state.ts';
import { orderIds } from '../../../src/games/president/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { isSeq } from '../../../src/kernel/rules.ts';
import { decisions } from '../../../src/kernel/run.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Standing } from '../../standing/play.ts';
import { withOtherAnswersAhead } from '../../standing/secrets.ts';

/** Président cards are alike: any of the eight counts as the first. */
const used = (card: unknown): string | null => (typeof card === 'string' ? card : null);

/** Changes what others have said at the same time in a battle, and whether they would block a flight, to something else they might say. */
function resay(state: President, viewer: string | null, random: Random): void {
  for (const frame of state.stack) {
    if (!isSeq(frame)) continue;
    const { attacks, committed, blocks } = frame.names as { [name: string]: { [seat: string]: Json } | undefined };
    for (const seat of Object.keys({ ...attacks, ...committed })) {
      if (seat === viewer) continue;
      const hand = state.candidates[seat]!.media;
      const attack = random.shuffle('twin', hand).find((card) => card.startsWith('A'));
      delete attacks?.[seat];
      delete committed?.[seat];
      const shows = attacks && attack !== undefined && random.below('twin', 2) === 0;
      if (shows) attacks[seat] = attack;
      else if (committed) committed[seat] = random.below('twin', hand.filter((card) => card.startsWith('J')).length + 1);
    }
    for (const seat of Object.keys(blocks ?? {})) {
      if (seat !== viewer) blocks![seat] = state.candidates[seat]!.media.includes('A1') && random.below('twin', 2) === 0 ? 'A1' : 'nothing';
    }
  }
}

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
    { people: 6, options: { rounds: 'falling', dice: true } },
  ],
  /**
   * What others hold and both piles could be any cards that the viewer neither holds nor has seen going under the pile. What others have said in
   * secret could be anything they might have said. Players who are not being asked may have left any orders.
   */
  twin(state, viewer, random) {
    const other = copyJson(state);
    const mine = viewer === null ? [] : (other.candidates[viewer]?.media ?? []);
    const unseen = random.shuffle(
      'twin',
      mediaCards.filter((card) => !mine.includes(card)),
    );
    const known = (token: string): string | null => {
      if (token === 'unseen') return null;
      const at = unseen.findIndex((card) => (token === 'J' ? card.startsWith('J') : card === token));
      return unseen.splice(at, 1)[0]!;
    };
    const others = Object.entries(other.candidates).filter(([seat]) => seat !== viewer);
    const hands = others.map(([, candidate]) => (candidate.known ?? []).map(known));
    const under = (state.under ?? []).map(known);
    others.forEach(([, candidate], i) => {
      candidate.media = candidate.media.map((_, at) => hands[i]![at] ?? unseen.pop()!);
    });
    const seenFrom = other.media.length - under.length;
    other.media = other.media.map((_, at) => under[at - seenFrom] ?? unseen.pop()!);
    resay(other, viewer, random);
    const asked = decisions(president.rules, state).map(({ seat }) => seat);
    for (const seat of other.seats) {
      if (seat !== viewer && !asked.includes(seat)) other.orders[seat] = orderIds.filter(() => random.below('orders', 4) === 0);
    }
    other.infos = random.shuffle('twin', other.infos);
    return withOtherAnswersAhead(president.rules, other, viewer, random);
  },
  kept: ({ media, candidates }) => [...media, ...Object.values(candidates).flatMap((one) => one.media)].sort(),
  final(view) {
    const { seats, cities: all } = view as PresidentView;
    return {
      totals: Object.fromEntries(seats.map(({ seat, strength }) => [seat, strength])),
      owned: all.flatMap(({ id, owner }) => (owner === null ? [] : [{ place: id, owner }])),
    };
  },
  goal: (view) => (view as PresidentView).majority,
  cards: [...infosCards.map(({ id }) => id), ...mediaCards.filter((card) => !card.startsWith('J')), 'J'],
  played({ message: { key, args } }) {
    if (key === 'battle.decided') return JSON.stringify(args).match(/"presidents":[1-8]/) ? 'J' : null;
    return ['infos', 'attacks', 'parries'].includes(key) ? used(args?.card) : null;
  },
  figures: (state) => ({ [`turns-${state.seats.length}${state.limit === null ? '' : '-limited'}`]: state.turn }),
};
