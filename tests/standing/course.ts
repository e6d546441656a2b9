/** Finished games with their course, for pictures of ends: played, never made up. */

import type { Core } from '../../src/kernel/types.ts';
import type { Course, Tally } from '../../src/scene/race-line.ts';
import { courseOf } from '../../src/table/looking-back/course.ts';
import { type Played, playRandom, type Standing } from './play.ts';

/** Game number `n` of a standing as random players finish it, with the course of its race. The same number gives the same game. */
export function finishedGame<S extends Core>(standing: Standing<S>, n: number): Played<S> & { course: Course } {
  const { game } = standing;
  const chapters: (string | null)[] = [];
  const tallies: Tally[] = [];
  const note = (state: Core) => {
    const view = game.rules.view(state, null);
    chapters.push(game.chapter?.(view) ?? null);
    tallies.push(game.tally(view));
  };
  let begun = false;
  const played = playRandom(standing as unknown as Standing, n, {
    before(state) {
      if (!begun) note(state);
      begun = true;
    },
    after: note,
    ordered: note,
  });
  return { ...(played as Played<S>), course: courseOf(chapters, tallies) };
}
