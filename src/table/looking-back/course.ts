/** The course of a finished game: the tally of each seat after each turn. Nothing of it is saved: the game is played again from its answers, once. */

import { LRUCache } from 'lru-cache';
import type { Course, Tally } from '../../scene/race-line.ts';
import type { Store } from '../model/store/store.ts';
import { type Loaded, positionOf } from '../work/loaded/loaded.ts';
import { recordOfAll } from '../work/loaded/record.ts';
import { playedAgain } from './played-again.ts';

/** The most turns that a picture shows. */
export const mostTurns = 120;
/** How many finished games stay in memory, at a few kilobytes each. */
const mostKept = 64;

/** Opens a cache of the courses of finished games. Null: the game began under rules that now lead elsewhere. */
export function openCourses(store: Pick<Store, 'answers'>): (loaded: Loaded) => Promise<Course | null> {
  /** By table and number of answers. */
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
    // A failed read is tried again the next time.
    course.catch(() => held.delete(key));
    return course;
  };
}

/**
 * Returns the tallies with which each turn ended, turn 0 being the start, from the tallies and chapters at the start and after each answer. In a game
 * without chapters, each answer is a turn. A long game is sampled evenly, always with the first and the last turn.
 */
export function courseOf(chapters: readonly (string | null)[], tallies: readonly Tally[], most = mostTurns): Course {
  const last = tallies.length - 1;
  const ends = tallies.flatMap((_, n) => (n === 0 || n === last || chapters[n] === null || chapters[n] !== chapters[n - 1] ? [n] : []));
  const all = ends.map((n, turn) => ({ turn, tally: tallies[n]! }));
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}
