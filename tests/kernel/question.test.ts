/** Questions that leave no choice. */
import { expect, test } from 'vitest';
import { unlessForced } from '../../src/kernel/question.ts';
import type { Option, Question } from '../../src/kernel/types.ts';

const option = (id: string, isBlocked = false): Option => ({ id, label: { key: id }, ...(isBlocked && { blocked: { key: 'no' } }) });
const asking = (options: Option[], counts: Pick<Question, 'min' | 'max'> = {}): Question => ({ by: 'A', ask: { key: 'ask' }, options, ...counts });

test('a question without a free option is none', () => {
  expect(unlessForced(asking([]))).toBeNull();
  expect(unlessForced(asking([option('a', true)]))).toBeNull();
});

test('a question with no more free options than must be picked is settled, and others are asked', () => {
  expect(unlessForced(asking([option('a'), option('b', true)]))).toMatchObject({ settled: { picked: ['a'] } });
  expect(unlessForced(asking([option('a'), option('b')], { min: 2, max: 2 }))).toMatchObject({ settled: { picked: ['a', 'b'] } });
  expect(unlessForced(asking([option('a'), option('b')]))).not.toHaveProperty('settled');
});
