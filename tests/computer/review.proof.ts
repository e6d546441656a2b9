/**
 * A review reveals nothing. The proof makes it twice from random games of every game with a mind: once as they were, and once with everything its
 * reader couldn't know changed at each moment. Both are the same, down to the last field: what everyone reads, and what each seat alone reads.
 */
import { expect, test } from 'vitest';
import { assess } from '../../src/computer/assess.ts';
import { efforts } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import type { Game } from '../../src/games/game.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Core } from '../../src/kernel/types.ts';
import type { Judges } from '../../src/table/looking-back/review/making.ts';
import { makeReview } from '../../src/table/looking-back/review/making.ts';
import type { Chose } from '../../src/table/looking-back/review/moments.ts';
import type { Review } from '../../src/table/model/review.ts';
import type { Standing } from '../standing/play.ts';
import { recorded } from '../table/recorded.ts';
import { often } from '../tools/often.ts';
import { minded } from './people.ts';

type Minded = Game & { mind: Mind };

/** The same game, with everything a viewer can't know changed before it is hidden. */
function elsewhere(standing: Standing, game: Minded): Minded {
  const random = fastRandom(7);
  const hide: Mind['hide'] = (state, viewer) => {
    // The kernel has already hidden these.
    const { random: streams, orders, ahead } = state;
    const twin = standing.twin(state, viewer, random) as Core;
    Object.assign(state, twin, { random: streams, orders });
    if (ahead) state.ahead = ahead;
    else delete state.ahead;
    game.mind.hide(state, viewer);
  };
  return { ...game, mind: { ...game.mind, hide } };
}

/** Thinks little, because the comparison doesn't depend on how much it thinks. */
function judgesOf({ rules, mind, reasons }: Minded): Judges {
  const effort = { ...efforts.novice, replies: 1, iterations: 8, guardMs: Number.POSITIVE_INFINITY };
  const about = async ({ known, answer }: Chose, among?: string[][]) =>
    think({ rules, mind, ...(reasons && { reasons }) }, known, { effort, seed: answer, ...(among && { among, explain: true }) });
  return {
    assess: async (positions, answer) => positions.map((known) => assess({ rules, mind }, known, { ways: 2, seed: answer })),
    ...{ quick: about, expert: about, compare: about },
    reason: async (one, { picked }) => (await about(one, [picked]))?.reason ?? null,
  };
}

/** The review of random game `n`, as `of` makes it. */
function reviewOf(standing: Standing, n: number, of: Minded): Promise<Review> {
  const whole = recorded(standing, n);
  const answers = whole.answers.slice(0, 400);
  const [isTold, ends] = [[true, ...answers.map(() => true)], answers.map((_, i) => i + 1)];
  return makeReview({ game: of, record: { ...whole, answers }, isTold, seats: whole.seats, ends, trust: 0.8 }, judgesOf(of), async () => {});
}

test.each(
  minded.flatMap(([name, { standing }]) => Array.from({ length: often(2, 1) }, (_, n) => [name, n, standing] as const)),
)('%s, game %i', async (_, n, standing) => {
  const game = standing.game as Minded;
  const [as, other] = [await reviewOf(standing, n, game), await reviewOf(standing, n, elsewhere(standing, game))];
  expect(as.open.points.length).toBeGreaterThan(10);
  expect(Object.values(as.own).some(({ choices }) => choices > 0)).toBe(true);
  expect(other).toEqual(as);
});

test.each(minded.map(([name, { standing }]) => [name, standing] as const))('%s: one that looked into hands would be found', async (_, standing) => {
  const seeing = { ...standing.game, mind: { ...standing.game.mind!, hide: () => {}, determinize: () => {} } } as Minded;
  const [as, other] = [await reviewOf(standing, 0, seeing), await reviewOf(standing, 0, elsewhere(standing, seeing))];
  expect(other).not.toEqual(as);
});
