import { matching } from '../columns/given.ts';
import { getTableColumns } from '../drizzle/core.ts';
import { type Asked, type Ground, row } from '../statements/statements.ts';

export function reviewReads({ asks, db, schema: { reviews } }: Ground) {
  const reviewOf = asks(db.select(getTableColumns(reviews)).from(reviews).where(matching(reviews, 'table')));
  return { review: (table) => row(reviewOf({ table })) } satisfies Partial<Asked>;
}
