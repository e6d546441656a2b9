/** Who is still asked: a reminder that has waited is dropped if its user has answered in the meantime. */
import { describe, expect, test } from 'vitest';
import { isAsked, isInvited } from '../../../src/table/absence/taking.ts';
import { isMissing } from '../../../src/table/consent/asking.ts';
import type { TableRow } from '../../../src/table/model/store/store.ts';
import type { Proposal } from '../../../src/table/model/types.ts';

describe('asked to agree', () => {
  const proposal = { fate: 'open', asked: ['ada', 'ben', 'cleo'], agreed: ['ada'], against: ['cleo'] } as unknown as Proposal;

  test.each([
    ['who has not answered', proposal, 'ben', true],
    ['who has agreed', proposal, 'ada', false],
    ['who has said no', proposal, 'cleo', false],
    ['who was not asked', proposal, 'dan', false],
    ['once it is settled', { ...proposal, fate: 'refused' } as Proposal, 'ben', false],
  ])('%s', (_, about, user, asked) => {
    expect(isMissing(about, user)).toBe(asked);
  });
});

describe('asked to play', () => {
  const row = (phase: string) =>
    ({
      row: { phase },
      people: [
        { user: 'ben', status: 'invited' },
        { user: 'ada', status: 'joined' },
      ],
    }) as never;

  test.each([
    ['who has not answered', row('gathering'), 'ben', true],
    ['who plays', row('gathering'), 'ada', false],
    ['who is not invited', row('gathering'), 'dan', false],
    ['once the game has begun', row('playing'), 'ben', false],
  ])('%s', (_, table, user, asked) => {
    expect(isInvited(table, user)).toBe(asked);
  });
});

describe('asked for an answer', () => {
  const row = { phase: 'playing', paused: null, toAct: ['A'], banks: { A: { turn: 3 }, B: { turn: 3 } } } as unknown as TableRow;

  test.each([
    ['who has not answered', row, 'A', 3, true],
    ['who is not asked', row, 'B', 3, false],
    ['who is asked something else now', row, 'A', 2, false],
    ['during a pause', { ...row, paused: 5 } as unknown as TableRow, 'A', 3, false],
    ['once the game is over', { ...row, phase: 'over' } as TableRow, 'A', 3, false],
  ])('%s', (_, table, seat, turn, asked) => {
    expect(isAsked(table, seat, turn)).toBe(asked);
  });
});
