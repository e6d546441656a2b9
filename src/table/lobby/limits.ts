import { ok, refuse } from '../../kernel/result.ts';
import type { TableResult } from '../model/refusals.ts';
import type { OpenRequest } from '../model/types.ts';
import type { Context } from '../work/work.ts';

/** Whether somebody may send one more invitation now; if not, why and until when. */
export async function mayOpen({ store, limits }: Context, { host, place: { guild } }: OpenRequest, now: number): Promise<TableResult<null>> {
  if ((await store.openBy(host.id, now)) >= limits.openByPerson) return refuse({ why: 'too-many-open', n: limits.openByPerson });
  if (guild !== null && (await store.openOn(guild, now)) >= limits.openOnServer) return refuse({ why: 'too-many-here', n: limits.openOnServer });
  const oldest = (await store.fruitlessBy(host.id, now - limits.while))[limits.fruitless - 1];
  return oldest === undefined ? ok(null) : refuse({ why: 'too-often', at: oldest + limits.while });
}
