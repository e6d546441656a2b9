import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { anyMove } from '../../src/computer/moves.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { toMessage, toOption } from '../../src/kernel/question.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions } from '../../src/kernel/run.ts';
import { fastRandom, simulate } from '../../src/kernel/simulation.ts';
import { standings } from '../games/standings.ts';
import { randomAnswer, seedOf, startRandomGame } from '../standing/play.ts';

/** Describing a difference is expensive, so it is done only when there is one. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

describe('a simulation', () => {
  test.each(standings.map((standing) => [standing.game.command, standing] as const))('of %s asks and ends as the game does', (_, standing) => {
    const { rules } = standing.game;
    for (let n = 0; n < standing.tables.length; n++) {
      const chance = openRandom(startRandom(seedOf(n)), () => {});
      const game = startRandomGame(standing, n, chance);
      const { state, asked, answer } = simulate(rules, copyJson(game));
      for (let i = 0; i < 150 && !game.outcome; i++) {
        // A simulation leaves no orders.
        const open = decisions(rules, game).map((one) => ({ ...one, options: one.options.filter(({ leaves }) => !leaves) }));
        const waiting = asked();
        const simulated = waiting.map(({ frame, question }) => [
          String(frame['#']),
          question.by,
          toMessage(question.ask),
          question.options.map(toOption),
        ]);
        expectSame(
          simulated,
          open.map(({ id, seat, ask, options }) => [id, seat, ask, options]),
        );
        const at = chance.below('who', open.length);
        const given = randomAnswer(open[at]!, chance);
        expect(applyInPlace(rules, game, given).ok).toBe(true);
        answer(waiting[at]!, given.picked);
      }
      expect(state).toEqual(game);
    }
  });

  test.each(standings.map((standing) => [standing.game.command, standing] as const))('of %s branches without asking again', (_, standing) => {
    const { rules } = standing.game;
    const chance = fastRandom(3);
    const { state, asked, answer } = simulate(rules, startRandomGame(standing, 0, chance), { random: chance, mute: true });
    for (let i = 0; i < 60 && !state.outcome; i++) {
      const known = asked();
      const unasked = { ...rules, effectOf: () => expect.fail('It asks again.') };
      const told = simulate(unasked, copyJson(state), { asked: known }).asked();
      const anew = simulate(rules, copyJson(state)).asked();
      const shown = (open: typeof known) =>
        open.map(({ frame, question: { by, ask, options } }) => [frame, by, toMessage(ask), options.map(toOption)]);
      expectSame(shown(told), shown(anew));
      const branches = [known, []].map((given) => {
        const branch = simulate(rules, copyJson(state), { random: fastRandom(i), mute: true, asked: given });
        branch.answer(branch.asked()[0]!, anyMove(known[0]!.question, fastRandom(i)));
        return branch.state;
      });
      expectSame(branches[0], branches[1]);
      answer(known[0]!, anyMove(known[0]!.question, chance));
    }
  });

  test('tells nobody and draws from a stream of its own where it is told to', () => {
    const standing = standings[0]!;
    const { rules } = standing.game;
    const opening = startRandomGame(standing, 0, fastRandom(0));
    const { state, asked, answer } = simulate(rules, copyJson(opening), { random: fastRandom(1), mute: true });
    const chance = fastRandom(2);
    while (!state.outcome) {
      const [first] = asked();
      const { by: seat, ask, min = 1, max = 1 } = first!.question;
      const options = first!.question.options.map(toOption);
      const free = options.filter(({ blocked }) => !blocked).length;
      answer(first!, randomAnswer({ id: '', seat, ask: toMessage(ask), options, min, max: Math.min(max, free) }, chance).picked);
    }
    expect(state.random).toEqual(opening.random);
  });
});

test('fast chance is even, repeats under the same seed and differs under another', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  const random = fastRandom(7);
  for (let i = 0; i < 60_000; i++) counts[random.below('die', 6)]!++;
  // Chi-squared with five degrees of freedom exceeds 20.5 once in a thousand; the seed is fixed.
  expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  const list = (seed: number) =>
    fastRandom(seed)
      .shuffle('cards', [...'abcdefghij'])
      .join('');
  expect(list(1)).toBe(list(1));
  expect(new Set(Array.from({ length: 100 }, (_, seed) => list(seed))).size).toBe(100);
  expect(() => fastRandom(1).pick('card', [])).toThrow('Nothing to pick from (card).');
});
