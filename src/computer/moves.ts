/** The possible answers to a question, each a list of options picked together. */

import type { Mind } from '../kernel/mind.ts';
import { freeOf } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import type { Waiting } from '../kernel/simulation.ts';
import type { Core, Question } from '../kernel/types.ts';

/** If there are more answers than this, only this many are considered, evenly spread. */
const mostMoves = 48;

/** The answers worth a thought: those the mind lists, or else all. At least one. */
export const worthThought = <S extends Core>({ moves }: Mind<S>, state: S, asked: Waiting): string[][] =>
  moves?.(state, asked) ?? movesOf(asked.question);

/** Every answer; if there are very many (several options out of many), a selection that is always the same for the same question. */
export function movesOf(question: Question): string[][] {
  const free = freeOf(question);
  const { min = 1, max = 1 } = question;
  if (min === 1 && max === 1) return free.map((id) => [id]);
  const counts = Array.from({ length: Math.min(max, free.length) - min + 1 }, (_, i) => min + i);
  const all = counts.reduce((sum, n) => sum + ways(free.length, n), 0);
  const picks: string[][] = [];
  for (let i = 0; i < Math.min(all, mostMoves); i++) {
    let rank = all <= mostMoves ? i : Math.floor((i * all) / mostMoves);
    const n = counts.find((count) => {
      const here = ways(free.length, count);
      if (rank < here) return true;
      rank -= here;
      return false;
    })!;
    picks.push(subset(free, n, rank));
  }
  return picks;
}

/** A random answer: first how many options, then which. */
export function anyMove(question: Question, random: Random): string[] {
  const free = freeOf(question);
  const { min = 1, max = 1 } = question;
  const n = min + random.below('count', Math.min(max, free.length) - min + 1);
  return n === 1 ? [random.pick('option', free)] : random.shuffle('option', free).slice(0, n);
}

/** The number of ways to pick n of m things. */
function ways(m: number, n: number): number {
  let count = 1;
  for (let i = 0; i < n; i++) count = (count * (m - i)) / (i + 1);
  return Math.round(count);
}

/** Subset number `rank` of those with `n` items, in the order of the items (combinatorial number system). */
function subset(items: readonly string[], n: number, rank: number): string[] {
  const picked: string[] = [];
  let left = rank;
  for (const [i, item] of items.entries()) {
    const missing = n - picked.length;
    if (missing === 0) break;
    const withIt = ways(items.length - i - 1, missing - 1);
    if (left < withIt) picked.push(item);
    else left -= withIt;
  }
  return picked;
}
