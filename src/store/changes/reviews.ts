import { type Ground, type Made, steps } from '../statements/statements.ts';

export function reviewChanges({ puts, schema: { reviews } }: Ground) {
  const putReview = puts(reviews, 'table');
  return { putReview: (row) => steps(putReview({ ...row })) } satisfies Partial<Made>;
}
