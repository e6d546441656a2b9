/** What migrations of several games have in common. */
import type { Fields, Json } from '../../kernel/types.ts';

/** The standing orders of a saved state without these: nobody has them any more, and may leave them anew. */
export function withoutOrders(orders: Json | undefined, lapsed: readonly string[]): Fields {
  const left = Object.entries(orders as { [seat: string]: string[] });
  return Object.fromEntries(left.map(([seat, ids]) => [seat, ids.filter((id) => !lapsed.includes(id))]));
}
