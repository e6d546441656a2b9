/** What the migrations of several games have in common. */
import type { Fields, Json } from '../../kernel/types.ts';

/** Removes these standing orders from those of a saved state. Players may leave them again. */
export function withoutOrders(orders: Json | undefined, lapsed: readonly string[]): Fields {
  const left = Object.entries(orders as { [seat: string]: string[] });
  return Object.fromEntries(left.map(([seat, ids]) => [seat, ids.filter((id) => !lapsed.includes(id))]));
}
