/** What a computer needs to know about the demo game. */
import type { Mind } from '../../src/kernel/mind.ts';
import { type Demo, demoGame } from './demo-game.ts';

/** The value of an unknown card or bid. */
const unknown = 0;
const all = Array.from({ length: 40 }, (_, i) => i + 1);

const mind: Mind<Demo> = {
  hide(state, seat) {
    state.deck = state.deck.map(() => unknown);
    for (const other of state.seats) {
      if (other === seat) continue;
      state.hands[other] = state.hands[other]!.map(() => unknown);
      state.bids[other] = state.bids[other]!.map(() => unknown);
    }
  },
  determinize(state, seat, random) {
    const left = random.shuffle(
      'cards',
      all.filter((card) => seat === null || !state.hands[seat]!.includes(card)),
    );
    state.deck = state.deck.map(() => left.pop()!);
    for (const other of state.seats) {
      if (other === seat) continue;
      state.hands[other] = state.hands[other]!.map(() => left.pop()!);
      state.bids[other] = state.bids[other]!.map(() => random.die('bid', 3));
    }
  },
  evaluate({ seats, points }) {
    const sum = seats.reduce((total, seat) => total + 1 + points[seat]!, 0);
    return Object.fromEntries(seats.map((seat) => [seat, (1 + points[seat]!) / sum]));
  },
  clock: ({ points }) => Object.values(points).reduce((sum, n) => sum + n, 0),
};

/** The demo game, with a mind so that computers can play it. */
export const thinkingGame = { ...demoGame, mind } as typeof demoGame;
