/** A part of a card states everything it means next to what it does. What must not compile is in `parts.types.ts`. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { allOf, partOf, signsOf } from '../../../src/games/campaign/rules/cards/card.ts';
import { bonusFor, faces } from '../../../src/games/campaign/rules/cards/die.ts';
import { cardsOf } from '../../../src/games/campaign/rules/cards/index.ts';
import { newsCards } from '../../../src/games/campaign/rules/cards/news.ts';
import { deedsOf, foresee } from '../../../src/games/campaign/rules/parts/deeds.ts';
import { supporters, takeUp, winnerOf } from '../../../src/games/campaign/rules/table.ts';
import { endTurn } from '../../../src/games/campaign/rules/turn.ts';
import type { Tile } from '../../../src/games/campaign/state.ts';
import { type Issue, issues, sides, squares } from '../../../src/games/campaign/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { openMachine } from '../../../src/kernel/machine.ts';
import { seq } from '../../../src/kernel/rules.ts';
import type { Step } from '../../../src/kernel/types.ts';
import { scenario, tile } from './scenario.ts';

/** All plays that have parts. Those that happen in several states are taken apart. */
const plays = [...cardsOf.obama, ...cardsOf.mccain, ...newsCards, ...faces.map((face) => ({ id: `face ${face}`, play: bonusFor(face) }))].map(
  ({ id, play }): { id: string; steps: Step[] } => ({ id, steps: allOf(play) }),
);

test('every step of every card is a part with words, and foretells what it does to a state unless it says why not', () => {
  for (const { id, steps } of plays) {
    for (const step of steps) {
      const part = partOf(step);
      expect(part, `${id}: ${step.kind}`).toMatchObject({ says: expect.any(Function) });
      if ('in' in step) expect(part!.foresee, `${id}: ${step.kind}`).toBeTypeOf('function');
    }
  }
});

test('every strategy card has signs', () => {
  for (const { id, play } of [...cardsOf.obama, ...cardsOf.mccain]) expect(signsOf(play).length, id).toBeGreaterThan(0);
});

test('a step that is no part is not read, and foretells nothing', () => {
  const planted = [endTurn({})];
  expect(() => deedsOf(planted)).toThrow("no words for the part 'endTurn'");
  expect(signsOf(planted)).toEqual([]);
});

describe('what parts foretell is what they do', () => {
  const { rules } = campaign;
  const asks = (step: Step): boolean => rules.effectOf(step.kind).ask !== undefined;
  /** Runs of parts in one state that ask nothing, each listed once. */
  const runs = new Map(
    plays.flatMap(({ id, steps }): [string, { id: string; steps: Step[] }][] => {
      const silent = steps.filter((step) => 'in' in step && !asks(step));
      return silent.length > 0 ? [[JSON.stringify(silent), { id, steps: silent }]] : [];
    }),
  );
  /** Contested rows, and one side nearly out of tokens. */
  const table = scenario({
    states: {
      NV: { defense: 'RWBb', economy: 'RbWWBr' },
      OH: { defense: 'RRbWB', economy: 'BBB' },
      MI: { defense: 'RbRbRbRbRb', economy: 'RbRbRbRbRbW' },
    },
  }).state;

  /** The changes, in the words of a foresight. */
  const changes = (before: Tile, after: Tile) => ({
    gains: issues.flatMap((issue) =>
      sides.flatMap((by) => {
        const [from, to] = [supporters(before, issue, by), supporters(after, issue, by)];
        return to > from ? [{ issue, by, from, to, of: after[issue].length }] : [];
      }),
    ),
    spaces: Math.abs(after.square - before.square),
    key: after.key === before.key ? null : after.key,
    wins: winnerOf(after),
  });

  test.each([...runs.values()])('$id', ({ steps }) => {
    let changed = 0;
    for (const id of ['NV', 'OH', 'MI'] as const)
      for (const square of squares)
        for (const me of sides)
          for (const issue of issues) {
            const state = copyJson(table);
            takeUp(state, id)!.square = square;
            const before = copyJson(tile(state, id));
            const names = { s: id, t: id, affected: id, issue };
            const { gains, spaces, key, wins } = foresee(state, before, { steps, names: {} }, names, me, 'end');
            openMachine(rules, state).run(null, (turn) => turn.push(seq(steps, { ...names, me })));
            const after = tile(state, id);
            expect({ gains: gains.sort(byIssue), spaces, key, wins }, `${id}, square ${square}, ${me}, ${issue}`).toEqual(changes(before, after));
            if (JSON.stringify(after) !== JSON.stringify(before)) changed++;
          }
    expect(changed).toBeGreaterThan(0);
  });
});

const byIssue = (a: { issue: Issue }, b: { issue: Issue }): number => issues.indexOf(a.issue) - issues.indexOf(b.issue);
