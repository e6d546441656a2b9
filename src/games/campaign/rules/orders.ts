/** Standing orders: what a player wants done without being asked. */
import type { StandingOrders } from '../../../kernel/rules.ts';
import { handToDraw } from '../data/numbers.ts';
import { msg } from '../messages.ts';
import type { Campaign } from '../state.ts';
import type { Side } from '../vocabulary.ts';

const idOf = (below: number): string => `draw-below-${below}`;
const below = Array.from({ length: handToDraw - 1 }, (_, i) => i + 2);

export const orders: StandingOrders<Campaign> = {
  all: below.map((n) => ({
    id: idOf(n),
    label: msg('order.draw', { n }),
    detail: msg('order.draw.detail'),
    overrides: below.filter((other) => other < n).map(idOf),
  })),
};

/** A side with fewer cards than this draws without being asked; 0 means it is always asked. */
export const drawBelow = (state: Campaign, side: Side): number => Math.max(0, ...below.filter((n) => state.orders[side]?.includes(idOf(n))));
