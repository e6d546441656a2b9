import { ok, refuse } from '../../kernel/result.ts';
import { limits, most } from '../model/limits.ts';
import type { TableResult } from '../model/refusals.ts';
import type { OpenRequest } from '../model/types.ts';
import { mayRun } from '../work/budget.ts';
import type { Context } from '../work/work.ts';

/** Whether a person may send another invitation now, or begin another game; if not, why and until when. */
export async function mayOpen(context: Context, { host, watches = false, place: { guild } }: OpenRequest, now: number): Promise<TableResult<null>> {
  const { store, limits: own } = context;
  const may = await mayRun(context, { person: host.id, server: guild, isShow: watches });
  if (!may.ok) return may;
  const [mine, here] = [most('invitations', 'person', own), most('invitations', 'server', own)];
  if (mine !== null && (await store.openBy(host.id, now)) >= mine) return refuse({ why: 'too-many-open', n: mine });
  if (here !== null && guild !== null && (await store.openOn(guild, now)) >= here) return refuse({ why: 'too-many-here', n: here });
  const fruitless = most('fruitless', 'person', own);
  const { within } = limits.fruitless;
  const oldest = fruitless === null ? undefined : (await store.fruitlessBy(host.id, now - within))[fruitless - 1];
  return oldest === undefined ? ok(null) : refuse({ why: 'too-often', at: oldest + within });
}
