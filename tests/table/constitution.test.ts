/** The constitution, case by case: who is for it, who is against it, who says nothing, and for how long. */

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constitution, type Matter } from '../../src/table/consent/constitution.ts';
import { standingOf } from '../../src/table/consent/verdict.ts';
import { constitutionTable, presentHours } from './constitution-doc.ts';

/** The verdict among `n` others with this many yeses and noes; `late`: silence has lasted long enough. */
const stands = (matter: Matter, n: number, yes: number, no: number, late = false, taker: null | 'yes' | 'no' | 'silent' = null) => {
  const others = Array.from({ length: n }, (_, i) => `${i}`);
  const named = taker === null ? null : 'taker';
  return standingOf(constitution[matter], {
    others,
    yes: [...others.slice(0, yes), ...(taker === 'yes' ? ['taker'] : [])],
    no: [...others.slice(yes, yes + no), ...(taker === 'no' ? ['taker'] : [])],
    taker: named,
    isWaited: late,
    hasOthers: true,
  });
};

describe('what all must agree to', () => {
  for (const matter of ['back', 'draw', 'cancel'] as const) {
    test(`${matter}: is refused by one no, and done by all yeses`, () => {
      expect([stands(matter, 3, 2, 1), stands(matter, 3, 3, 0), stands(matter, 3, 2, 0)]).toEqual(['refused', 'done', 'open']);
    });
    test(`${matter}: does not wait for the silent for ever, but is never done by silence alone`, () => {
      expect([stands(matter, 3, 1, 0, true), stands(matter, 3, 0, 0, true), stands(matter, 0, 0, 0, false)]).toEqual(['done', 'lapsed', 'open']);
    });
  }
});

describe('what a majority decides', () => {
  test('away: more than half at once; half once silence has lasted, whoever is against it', () => {
    expect([stands('away', 0, 0, 0), stands('away', 1, 0, 0), stands('away', 2, 1, 0), stands('away', 2, 1, 1)]).toEqual([
      'done',
      'open',
      'done',
      'done',
    ]);
    expect([stands('away', 1, 0, 1), stands('away', 1, 0, 1, true), stands('away', 2, 0, 2, true)]).toEqual(['open', 'done', 'refused']);
  });
  test('claim: more than half, and half never', () => {
    expect([stands('claim', 1, 0, 1), stands('claim', 1, 0, 0, true), stands('claim', 3, 1, 1, true)]).toEqual(['refused', 'done', 'done']);
  });
  test('pause: silence is a yes once it has lasted', () => {
    expect([stands('pause', 3, 0, 1), stands('pause', 3, 0, 1, true), stands('pause', 3, 0, 2, true)]).toEqual(['open', 'done', 'refused']);
  });
});

describe('a seat that changes hands', () => {
  test('needs whoever takes it, and falls by more than half of the others', () => {
    const hand = (n: number, yes: number, no: number, late: boolean, taker: 'yes' | 'no' | 'silent') => stands('hand', n, yes, no, late, taker);
    expect([hand(1, 0, 0, false, 'yes'), hand(1, 0, 0, true, 'yes'), hand(1, 0, 0, true, 'silent')]).toEqual(['open', 'done', 'open']);
    expect([hand(1, 0, 1, false, 'yes'), hand(2, 0, 1, true, 'yes'), hand(2, 0, 2, false, 'yes')]).toEqual(['refused', 'done', 'refused']);
    expect([hand(2, 2, 0, false, 'no'), hand(0, 0, 0, false, 'yes')]).toEqual(['refused', 'done']);
  });
});

/** Polls of up to five others, each for, against or silent. */
const polls = fc.record({ said: fc.array(fc.constantFrom('yes', 'no', 'silent'), { maxLength: 5 }), late: fc.boolean() }).map(({ said, late }) => ({
  n: said.length,
  yes: said.filter((one) => one === 'yes').length,
  no: said.filter((one) => one === 'no').length,
  late,
}));
const often = { numRuns: 2000, seed: 7 };

describe('in any poll', () => {
  test('one person alone keeps nobody from having the game play for who is late, once a turn’s time has gone by', () => {
    fc.assert(
      fc.property(polls, ({ n, yes, no }) => {
        if (no <= 1) expect(stands('away', n, yes, no, true)).toBe('done');
      }),
      often,
    );
  });

  test('one person alone ends no game for anybody else', () => {
    fc.assert(
      fc.property(polls, fc.constantFrom('draw' as const, 'cancel' as const, 'back' as const), ({ n, yes, no, late }, matter) => {
        if (yes === 0) expect(stands(matter, n, yes, no, late)).not.toBe('done');
        if (no > 0) expect(stands(matter, n, yes, no, late)).toBe('refused');
      }),
      often,
    );
  });

  test('what most of those who are here are for is done at once, where a majority decides', () => {
    fc.assert(
      fc.property(polls, fc.constantFrom('away' as const, 'claim' as const, 'pause' as const), ({ n, yes, no }, matter) => {
        if (2 * (yes + 1) > n + 1) expect(stands(matter, n, yes, no)).toBe('done');
      }),
      often,
    );
  });
});

test('docs/time.md says what the constitution says', () => {
  const file = resolve('docs/time.md');
  const text = readFileSync(file, 'utf8');
  const made = text.replace(
    /(<!-- constitution -->\n)[\s\S]*?(<!-- end -->)/,
    (_, from: string, to: string) => `${from}${constitutionTable()}\n${to}`,
  );
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, made);
  expect(process.env.UPDATE_GOLDEN ? made : text, 'UPDATE_GOLDEN=1 writes it anew').toBe(made);
  expect(text).toContain('<!-- constitution -->');
  expect(text).toContain(`in the last ${presentHours} hours`);
});
