/** The course of a game that is over: what each seat counted after each turn. Nothing of it is saved: the game is played again from its answers, once. */

import { LRUCache } from 'lru-cache';
import type { Course, Tally } from '../../scene/race-line.ts';
import type { Store } from '../model/store.ts';
import { type Loaded, positionOf } from '../work/loaded.ts';
import { recordOfAll } from '../work/record.ts';
import { playedAgain } from './played-again.ts';

/** A picture shows no more. */
export const mostTurns = 120;
/** So many games that are over stay in memory, a few kilobytes each. */
const mostKept = 64;

/** Opens the memory of courses of games that are over. Null: it began under rules that lead elsewhere now. */
export function openCourses(store: Pick<Store, 'answers'>): (loaded: Loaded) => Promise<Course | null> {
  /** By table and how many answers were given. */
  const held = new LRUCache<string, Promise<Course | null>>({ max: mostKept });

  const read = async (loaded: Loaded): Promise<Course | null> => {
    const { state } = await positionOf(loaded);
    const played = await playedAgain(loaded.game, recordOfAll(loaded, state, await store.answers(loaded.row.id, 0)));
    return played && courseOf(played.chapters, played.tallies);
  };

  return (loaded) => {
    const { row } = loaded;
    const key = `${row.id} ${row.answers}`;
    const known = held.get(key);
    if (known) return known;
    const course = read(loaded);
    held.set(key, course);
    // What could not be read now is tried anew the next time.
    course.catch(() => held.delete(key));
    return course;
  };
}

/**
 * From what was counted at the start and after each answer, and in which chapter that was: the counts with which each turn ended, turn 0 being the start. A
 * game without chapters has a turn an answer. Long games give every so many-th turn, the first and the last always.
 */
export function courseOf(chapters: readonly (string | null)[], tallies: readonly Tally[], most = mostTurns): Course {
  const last = tallies.length - 1;
  const ends = tallies.flatMap((_, n) => (n === 0 || n === last || chapters[n] === null || chapters[n] !== chapters[n - 1] ? [n] : []));
  const all = ends.map((n, turn) => ({ turn, tally: tallies[n]! }));
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}
