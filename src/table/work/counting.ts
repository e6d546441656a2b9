/** Metrics of what people ask of the tables. */
import type { TableRefusal } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';

/** Refusals because a limit is used up. */
const usedUp: readonly string[] = ['too-many-open', 'too-many-here', 'too-often', 'used-up'] satisfies (TableRefusal['why'] | 'used-up')[];

type Counted = 'answer' | 'refused budget';

/** The same tables, counting every accepted answer, and every refusal because a limit is used up, by its name. */
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
