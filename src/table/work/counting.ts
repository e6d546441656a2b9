/** What is counted of what people ask of the tables. */
import type { TableRefusal } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';

/** Why somebody is refused who has used up their share of what all share. */
const usedUp: readonly string[] = ['too-many-open', 'too-many-here', 'too-often', 'used-up'] satisfies (TableRefusal['why'] | 'used-up')[];

type Counted = 'answer' | 'refused budget';

/** The same tables: every answer that is taken is counted, and every refusal because a share is used up, with what it was a share of. */
export function counting(tables: Tables, count: (what: Counted, kind?: string) => void): Tables {
  const counted = Object.entries(tables).map(([name, method]: [string, (...given: never[]) => unknown]) => {
    const told = (given: unknown) => {
      const result = given as { ok?: boolean; error?: { why?: string; what?: string } } | null | undefined;
      if (name === 'answer' && result?.ok === true) count('answer');
      const why = result?.ok === false ? (result.error?.why ?? '') : '';
      if (usedUp.includes(why)) count('refused budget', result?.error?.what ?? why);
      return given;
    };
    const call = (...given: never[]) => {
      const result = method(...given);
      return result instanceof Promise ? result.then(told) : result;
    };
    return [name, call];
  });
  return Object.fromEntries(counted) as Tables;
}
