/** What the search has learned so far: which moves were tried after which, and their results. */
import type { Seat } from '../kernel/types.ts';

/** A move of one seat at one node. */
export interface Arm {
  picked: string[];
  visits: number;
  /** How often it could have been chosen: with other cards it may not be available. */
  available: number;
  /** The sum of the seat's chances after it, and of their squares. */
  total: number;
  squares: number;
}

/** What an arm was worth on average; 0 if it was never tried. */
export const meanOf = ({ total, visits }: Pick<Arm, 'total' | 'visits'>): number => (visits === 0 ? 0 : total / visits);

/** The standard error of that mean. With fewer than two tries, the spread is unknown: assume half a win, the most it can be. */
export const errorOf = (arm: Arm): number =>
  arm.visits < 2 ? 0.5 : Math.sqrt(Math.max(0, arm.squares / arm.visits - meanOf(arm) ** 2) / (arm.visits - 1));

/** Whether one arm is better than another by more than `margin`, and by more than so few tries may have got wrong. */
export const isSurelyBetter = (one: Arm, other: Arm, margin: number): boolean =>
  meanOf(one) - meanOf(other) > Math.max(margin, Math.hypot(errorOf(one), errorOf(other)));

/** A moment after the same moves. Seats that choose side by side have their arms at the same node: nobody sees what another chooses. */
export interface Node {
  arms: Map<Seat, Map<string, Arm>>;
  next: Map<string, Node>;
}

export const newNode = (): Node => ({ arms: new Map(), next: new Map() });

export const keyOf = (picked: readonly string[]): string => (picked.length === 1 ? picked[0]! : picked.join(' '));

export function after(node: Node, branch: string): Node {
  let next = node.next.get(branch);
  if (!next) {
    next = newNode();
    node.next.set(branch, next);
  }
  return next;
}

/** The seat's arms for these moves, all of which could be chosen now. */
function armsOf(node: Node, by: Seat, moves: readonly string[][]): Arm[] {
  let known = node.arms.get(by);
  if (!known) {
    known = new Map();
    node.arms.set(by, known);
  }
  return moves.map((picked) => {
    const key = keyOf(picked);
    let arm = known.get(key);
    if (!arm) {
      arm = { picked, visits: 0, available: 0, total: 0, squares: 0 };
      known.set(key, arm);
    }
    return arm;
  });
}

/** One of the moves at random, regardless of what is known about them. */
export function anyArm(node: Node, by: Seat, moves: readonly string[][], any: (n: number) => number): Arm {
  const arms = armsOf(node, by, moves);
  for (const arm of arms) arm.available++;
  return arms[any(arms.length)]!;
}

/**
 * Chooses what to try next: a move that was never tried, or else the one with the highest upper confidence bound (UCB1: Auer, Cesa-Bianchi & Fischer
 * 2002), counting only the times it could be chosen (Cowling, Powley & Whitehouse 2012, section IV): mean + c √(ln available / visits).
 */
export function select(node: Node, by: Seat, moves: readonly string[][], exploration: number, any: (n: number) => number): Arm {
  let best: Arm | null = null;
  let most = -1;
  let untried = 0;
  for (const arm of armsOf(node, by, moves)) {
    arm.available++;
    if (arm.visits === 0) {
      // In one pass, each untried move is chosen with the same probability.
      if (any(++untried) === 0) best = arm;
    } else if (untried === 0) {
      const bound = meanOf(arm) + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
      if (bound > most) [best, most] = [arm, bound];
    }
  }
  return best!;
}

/** Of the moves that were ever tried, the one with the highest mean; null: none was. */
export function bestArm(node: Node, by: Seat, moves: readonly string[][]): Arm | null {
  const tried = armsOf(node, by, moves).filter(({ visits }) => visits > 0);
  return tried.reduce<Arm | null>((best, arm) => (!best || meanOf(arm) > meanOf(best) ? arm : best), null);
}
