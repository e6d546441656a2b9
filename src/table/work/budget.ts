/** The use of shared resources, counted in the store, so that a restart resets nothing and several processes count together. */

import { ok, type Result, refuse } from '../../kernel/result.ts';
import { type LimitedBy, type LimitName, limits, most, type OwnLimits, type UseRow } from '../model/limits.ts';
import type { TableRefusal, TableResult } from '../model/refusals.ts';
import type { Context, Work } from './work.ts';

/** Who uses something, where, and at which table. */
export interface Using {
  person?: string;
  server?: string | null;
  table?: string;
}

/** A refusal because a limit is used up. */
type UsedUp = Extract<TableRefusal, { why: 'used-up' }>;

/** Counts one use of this kind wherever the table of limits has a number, in the same commit as the act itself; a refused use counts nowhere. */
export async function use(
  context: Pick<Context, 'store' | 'limits'>,
  work: Pick<Work, 'db' | 'now'>,
  kind: LimitName,
  using: Using,
): Promise<Result<null, UsedUp>> {
  const counts = await countsAfter(context, work, kind, using);
  if (!counts.ok) return counts;
  const { now, db } = work;
  for (const { most, row } of counts.value) {
    db.countUse({ by: row.by, id: row.id, kind, at: now, since: now - withinOf(kind), most });
  }
  return ok(null);
}

/** How long a use counts, in ms. */
const withinOf = (kind: LimitName): number => limits[kind].within ?? 0;

/** What one more use leads to, and how many are allowed. */
interface Count {
  row: UseRow;
  most: number;
}

/** The counts after one more use of this kind, which `keepCounts` keeps. If another process keeps the same ones first, the commit is a conflict. */
export async function countsAfter(
  { store, limits: own }: Pick<Context, 'store' | 'limits'>,
  { now }: Pick<Work, 'now'>,
  kind: LimitName,
  using: Using,
): Promise<Result<Count[], UsedUp>> {
  const within = withinOf(kind);
  const counted: Count[] = [];
  for (const [by, id] of Object.entries(using) as [LimitedBy, string | null | undefined][]) {
    const n = most(kind, by, own);
    if (n === null || id == null) continue;
    const before = await store.use(by, id, kind);
    const known = before && before.from + within > now ? before : null;
    if (known && known.n >= n) return refuse({ why: 'used-up', what: kind, by, n, at: known.from + within });
    counted.push({ row: { by, id, kind, from: known?.from ?? now, n: (known?.n ?? 0) + 1 }, most: n });
  }
  return ok(counted);
}

/** Keeps these counts in the commit of the act. */
export function keepCounts({ db }: Pick<Work, 'db'>, counts: readonly Count[]): void {
  for (const { row } of counts) db.putUse(row);
}

/** Whether a person may begin another game, or show, on this server, given how many are running. */
export async function mayRun(
  { store, limits: own }: Pick<Context, 'store' | 'limits'>,
  { person, server, isShow }: { person: string; server: string | null; isShow: boolean },
): Promise<TableResult<null>> {
  const chosen: OwnLimits = (server === null ? null : await store.server(server))?.limits ?? {};
  const what = isShow ? 'shows' : 'games';
  for (const [by, id] of [
    ['person', person],
    ['server', server],
  ] as const) {
    const n = most(what, by, own, chosen);
    if (n === null || id === null || (await store.running(by, id))[what] < n) continue;
    return refuse({ why: 'used-up', what, by, n, at: null });
  }
  return ok(null);
}
