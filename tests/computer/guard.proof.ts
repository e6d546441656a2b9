import { describe, expect, test } from 'vitest';
import { effortIn, levelsIn } from '../../src/computer/levels.ts';
import { questionsIn, thinkOn } from './guard.ts';
import { minded } from './people.ts';

/**
 * Microseconds of a thread's own time for each step of the rules, with the dealing, copying and weighing around it: half more than the most that we
 * measured on a busy machine with two cores.
 */
const perStep: { readonly [game: string]: number } = { campaign: 5, candidate: 70, 'moi-president': 12, president: 12 };

/** Enough ways to tell the work of one. */
const few = 30;

/** The same for an answer of a practiced player, where an expert looks ahead as one. */
const perUsual: { readonly [game: string]: number } = { campaign: 400, candidate: 100, 'moi-president': 60 };

describe.each(minded)('%s', (game, one) => {
  const { min, max } = one.standing.game.rules.players;

  test.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))('with %i people, no level is cut by its guard', (people) => {
    const step = perStep[game];
    if (step === undefined) throw new Error(`Measure what a step of ${game} takes.`);
    for (const question of questionsIn(one, people, 7, 3)) {
      for (const level of [...levelsIn(one.game), 'carefully'] as const) {
        const { thought, ms } = thinkOn(one, question, level, { perStep: step, perUsual: perUsual[game] ?? 0, most: few });
        expect(thought.cut).toBe(false);
        if (thought.iterations === 0) continue;
        const all = (ms * thought.wanted) / thought.iterations;
        expect([level, all < effortIn(one.game.mind, level).guardMs]).toEqual([level, true]);
      }
    }
  });
});

test('a level is cut on a machine that is slow enough', () => {
  const [[, one] = []] = minded;
  const [question] = questionsIn(one!, 2, 7, 1);
  expect(thinkOn(one!, question!, 'regular', { perStep: 5000, most: few }).thought.cut).toBe(true);
});
