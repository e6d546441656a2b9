/** How a computer plays Candidate: which answers it considers, and what it values. */
import { describe, expect, test } from 'vitest';
import { effortIn } from '../../../src/computer/levels.ts';
import { think } from '../../../src/computer/think.ts';
import { Sight } from '../../../src/computer/usual.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { mind } from '../../../src/games/candidate/mind.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import type { PrimaryId, StateId } from '../../../src/games/candidate/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { informationSetFor } from '../../../src/kernel/information-set.ts';
import { freeOf } from '../../../src/kernel/question.ts';
import type { View } from '../../../src/kernel/rules.ts';
import { applyInPlace, decisions, start } from '../../../src/kernel/run.ts';
import { fastRandom, simulate } from '../../../src/kernel/simulation.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { type CandidateTable, campaigns, convention, lays, names, scenario } from './scenario.ts';
import { standing } from './standing.ts';

function thoughtOf({ state }: CandidateTable): string[] {
  const copy = copyJson(state);
  return mind.moves!(copy, simulate(candidate.rules, copy).asked()[0]!)!.map((picked) => picked.join(' '));
}

test('a thought that is asked why tells the rest of its plan, up to its end', () => {
  const { state } = names(
    scenario({ hands: { A: ['money-50-1', 'endorsement-30-1', 'money-40-1', 'money-20-1'], B: ['money-10-1', 'money-10-2'] } }),
    'B',
    'S1',
  );
  const known = informationSetFor(mind, state, 'A');
  const { picked, plan } = think({ rules: candidate.rules, mind }, known, { effort: effortIn(mind, 'regular'), seed: 1, explain: true })!;
  expect(picked[0]).toMatch(/^at>|>CA:A$/);
  expect(plan!.at(-1)).toEqual(['submit']);
  expect(plan!.length).toBeGreaterThan(1);
});

test('what a plan tells next is what is chosen next', () => {
  const thinkable = { rules: candidate.rules, mind };
  const { state } = start(candidate.rules, { seats: ['A', 'B'], options: {}, champion: null, seed: seedOf(4) });
  // As at a table, where a seat's hints share their seed.
  const thoughtOn = (seat: string) => think(thinkable, informationSetFor(mind, copyJson(state), seat), { effort, seed: 1, explain: true })!;
  const effort = { ...effortIn(mind, 'regular'), iterations: 40 };
  const told: string[][] = [];
  const foretold: { [seat: string]: string } = {};
  while (told.length < 6) {
    const [{ id, seat, ask }] = decisions(candidate.rules, state) as [Decision];
    const { picked, plan } = thoughtOn(seat);
    if (foretold[seat]) told.push([foretold[seat], picked.join()]);
    foretold[seat] = ask.key === 'ask.campaign' ? (plan?.[0]?.join() ?? '') : '';
    expect(applyInPlace(candidate.rules, state, { decision: id, seat, picked }).ok).toBe(true);
  }
  expect(told.filter(([next, chosen]) => next !== chosen)).toEqual([]);
});

test('a plan holds nothing that would not be thought about once it comes to it', () => {
  const { state } = names(scenario({ hands: { A: ['money-50-1', 'deadlock-1'], B: ['money-10-1'] }, dealer: 'B' }), 'B', 'S1');
  const inVain = 'deadlock-1>CA:A';
  const usual: typeof mind.usual = (_, question) => {
    const free = freeOf(question);
    return [[inVain, 'submit', 'pass-sure'].find((id) => free.includes(id)) ?? free[0]!];
  };
  const planAfter = (iterations: number, isRefused: boolean) =>
    think(
      { rules: candidate.rules, mind: { ...mind, usual }, ...(isRefused && { absurd: candidate.absurd! }) },
      informationSetFor(mind, state, 'A'),
      { effort: { ...effortIn(mind, 'regular'), iterations }, seed: 1, among: [['money-50-1>CA:A']], explain: true },
    )!.plan!.map((picked) => picked.join());
  expect(planAfter(40, false)).toContain(inVain);
  expect(planAfter(40, true)).toEqual(['submit']);
});

describe('the answers thought about', () => {
  const table = () => names(scenario({ hands: { A: ['money-50-1', 'rumor-20-1', 'zero-1'], B: ['money-10-1'] } }), 'B', 'S1');

  test('lay each card where it does good, or end the campaign', () => {
    expect(thoughtOf(table())).toEqual(['money-50-1>CA:A', 'rumor-20-1>CA:B', 'zero-1>CA:A', 'groundwork', 'pass']);
  });

  test('go on in the order of the hand, and take nothing back', () => {
    expect(thoughtOf(lays(table(), 'A', 'rumor-20-1', 'CA:B'))).toEqual(['zero-1>CA:A', 'submit']);
  });

  test('are always some, all of them free, as many as are asked for', () => {
    const random = fastRandom(5);
    for (const n of [0, 6])
      playRandom(standing, n, {
        after(now) {
          if (now.outcome || random.below('look', 40) > 0) return;
          const state = copyJson(now) as Candidate;
          for (const asked of simulate(candidate.rules, state).asked()) {
            const { options, min = 1, max = 1, by } = asked.question;
            const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
            const moves = mind.moves!(state, asked);
            expect(moves?.length ?? 1, asked.question.ask.key).toBeGreaterThan(0);
            for (const picked of [
              ...(moves ?? []),
              mind.policy!(state, asked, random, () => candidate.rules.view(state, by)) ?? free.slice(0, min),
            ]) {
              expect(free, `${by}: ${asked.question.ask.key}`).toEqual(expect.arrayContaining(picked));
              expect(picked.length).toBeGreaterThanOrEqual(min);
              expect(picked.length).toBeLessThanOrEqual(max);
              expect(new Set(picked).size).toBe(picked.length);
            }
          }
        },
      });
  });
});

test('a practiced player answers as it would if it looked again before each card', () => {
  const random = fastRandom(3);
  for (const n of [0, 4, 8]) {
    const sight = new Sight(candidate.rules, mind);
    const last = new Map<string, View>();
    let again = 0;
    playRandom(standing, n, {
      after(now) {
        if (now.outcome) return;
        const state = now as Candidate;
        for (const asked of simulate(candidate.rules, state).asked()) {
          const { by } = asked.question;
          const seen = sight.seenIn(state, asked);
          if (seen === last.get(by)) again++;
          last.set(by, seen);
          expect(mind.usual!(seen, asked.question, random)).toEqual(mind.usual!(candidate.rules.view(state, by), asked.question, random));
        }
      },
    });
    expect(again).toBeGreaterThan(20);
  }
});

test('a practiced player lays no Party Ruling where it has an Endorsement', () => {
  const hands = { A: ['money-50-1', 'endorsement-30-1', 'party-ruling-1'], B: ['money-30-1', 'money-40-1'] };
  const { state } = names(scenario({ hands }), 'B', 'S1');
  const laid: string[] = [];
  for (let picked: string[] = []; picked[0] !== 'submit'; laid.push(...picked)) {
    const [asked] = decisions(candidate.rules, state) as [Decision];
    picked = mind.usual!(candidate.rules.view(state, 'A'), asked, fastRandom(1))!;
    applyInPlace(candidate.rules, state, { decision: asked.id, seat: 'A', picked });
  }
  expect(laid).toEqual(['money-50-1>CA:A', 'endorsement-30-1>CA:A', 'submit']);
});

describe('what is taken for good', () => {
  const chanceOf = ({ state }: CandidateTable) => mind.evaluate(state).A!;
  const hands = { A: ['money-50-1', 'money-10-1'], B: ['zero-1'], C: ['zero-2'] };

  test('votes won', () => {
    expect(chanceOf(scenario({ hands, won: { A: ['CA'] } }))).toBeGreaterThan(chanceOf(scenario({ hands, won: { A: ['WY'] } })));
  });

  test('more money where a state is contested', () => {
    const open = () => names(scenario({ hands }), 'C', 'S1');
    const [much, little] = [campaigns(open(), 'A', ['money-50-1', 'CA:A']), campaigns(open(), 'A', ['money-10-1', 'CA:A'])];
    expect(chanceOf(much)).toBeGreaterThan(chanceOf(little));
    expect(chanceOf(little)).toBeGreaterThan(chanceOf(campaigns(open(), 'A')));
  });

  test('among two, votes only where they can still make a majority', () => {
    const two = { A: ['money-50-1'], B: ['money-50-2'] };
    /** With these votes won, and these primaries still to come. */
    const chanceWith = (a: StateId[], b: StateId[], remaining: PrimaryId[]): number => {
      const table = scenario({ hands: two, won: { A: a, B: b }, remaining });
      const counted = [...a, ...b, ...remaining.flatMap((primary) => table.state.map[primary]!)];
      table.state.undecided = Object.values(table.state.map)
        .flat()
        .filter((id) => !counted.includes(id));
      return chanceOf(table);
    };
    const large: StateId[] = ['CA', 'NY', 'TX', 'FL', 'PA', 'IL', 'OH'];
    // 265 votes, 5 more are enough.
    const near = chanceWith([...large, 'MI', 'NJ', 'VA', 'NC', 'MD'], [], ['T9']);
    expect(near).toBeGreaterThan(0.6);
    // Nobody can reach a majority, so the Convention decides.
    const late = chanceWith(['CA', 'NY'], ['WY'], ['T9']);
    expect(late).toBeLessThan(0.58);
    // There is still time.
    const [, ...others] = Object.keys(scenario({ hands: two }).state.map);
    expect(chanceWith(['CA', 'NY'], ['WY'], others)).toBeGreaterThan(late + 0.1);
  });

  test('the second primary of a Super Tuesday while the first is held', () => {
    const large = ['CA', 'NY', 'TX', 'FL', 'PA', 'IL', 'OH', 'MI'];
    const table = names(scenario({ hands: { A: ['money-50-1'], B: ['zero-1'] }, won: { A: large }, remaining: ['S4', 'S1'] }), 'B', 'S4');
    const alone = { ...copyJson(table.state), remaining: [] };
    const first = alone.sites[0]!;
    const both = { ...alone, sites: [first, { primary: 'S1', states: alone.map.S1! }] };
    expect(mind.evaluate(both).A).toBeGreaterThan(mind.evaluate(alone).A! + 0.02);
  });

  test('among more, votes to the end', () => {
    const table = scenario({ hands, won: { A: ['CA'], B: ['NY'] } });
    table.state.remaining = [];
    expect(chanceOf(table)).toBeGreaterThan(mind.evaluate(table.state).C! * 1.5);
  });

  test('for the Convention, Endorsements rather than a second Money, and no Favorite Son', () => {
    const at = (a: string[]): number => chanceOf(convention({ hands: { A: a, B: ['zero-1'] }, undecided: ['TX', 'FL'] }));
    expect(at(['money-50-1', 'endorsement-40-1'])).toBeGreaterThan(at(['money-50-1', 'money-40-1']));
    expect(at(['money-50-1', 'favorite-son-1'])).toBeCloseTo(at(['money-50-1', 'zero-2']), 6);
  });

  test('not to be eliminated', () => {
    const table = scenario({ hands });
    table.state.out = ['B'];
    expect(mind.evaluate(table.state).B).toBe(0);
  });
});
