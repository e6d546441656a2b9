/** Messages as rows store them: a phrase's number, and its values in order. */
import type { MessageRow } from '../../table/model/store/store.ts';
import { damaged } from '../columns/kit.ts';
import { and, eq, type SQL, sql } from '../drizzle/core.ts';
import type { Schema } from '../schema/index.ts';
import { bookOf } from './numbers.ts';
import type { Ground } from './statements.ts';

/** The fields of a message, joined with its phrase and the answer that led to it. */
export const lineOf = ({ answers, messages, phrases }: Schema) => ({
  n: messages.n,
  answer: messages.answer,
  to: messages.to,
  key: phrases.key,
  fields: phrases.fields,
  args: messages.args,
  at: sql<number>`coalesce(${messages.at}, ${answers.at})`.mapWith(Number),
});

/** Those messages of a table that were not taken back. */
export function saidAt({ db, schema }: Pick<Ground, 'db' | 'schema'>, which?: SQL) {
  const { answers, messages, phrases } = schema;
  return db
    .select(lineOf(schema))
    .from(messages)
    .innerJoin(phrases, eq(phrases.id, messages.phrase))
    .leftJoin(answers, and(eq(answers.book, messages.book), eq(answers.n, messages.answer)))
    .where(and(eq(messages.book, bookOf(schema, 'table')), which, eq(messages.undone, false)));
}

interface Line extends Pick<Schema['messages']['$inferSelect'], 'n' | 'answer' | 'to' | 'args'>, Omit<Schema['phrases']['$inferSelect'], 'id'> {
  at: number;
}

/** The message of a row; one with damaged values says so. */
export function toMessage({ n, answer, to, key, fields, args, at }: Line): MessageRow {
  const names = fields === '' ? [] : fields.split(',');
  if (args === damaged || (args?.length ?? 0) !== names.length) return { n, answer, to, message: { key: 'table.damaged' }, at };
  return { n, answer, to, message: args === null ? { key } : { key, args: Object.fromEntries(names.map((name, i) => [name, args[i]!])) }, at };
}
