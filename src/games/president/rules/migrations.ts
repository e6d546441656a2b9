import type { Rules } from '../../../kernel/rules.ts';
import type { Fields, Json } from '../../../kernel/types.ts';
import { withoutOrders } from '../../kit/migrations.ts';

export const migrations: Rules['migrations'] = {
  1: (saved) => {
    const fight = saved.fight as { newcomer: string; owner: string; city: string } | null;
    const seats = saved.seats as string[];
    const orders = saved.orders as { [seat: string]: string[] };
    return {
      ...saved,
      // Players who left no orders want to be asked, as before.
      orders: Object.fromEntries(seats.map((seat) => [seat, orders[seat] ?? []])),
      autoRoll: false,
      stack: inOneAnswer(saved.stack ?? [], fight ?? { newcomer: '', owner: '', city: '' }),
    };
  },
  // In version 2 every player began with these, so nothing says who wanted them. They lapse, and are offered again where they would answer.
  2: (saved) => ({ ...saved, orders: withoutOrders(saved.orders, ['parry', 'tie-first']) }),
};

/** Version 1 asked each side in turn for an attack, and then both for Président cards. A battle goes on from where it was. */
function inOneAnswer(value: Json, fight: { newcomer: string; owner: string; city: string }): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inOneAnswer(one, fight));
  const number = value['#'] === undefined ? {} : { '#': value['#'] };
  if (value.kind === 'chain') {
    const { by, passes, newcomer, owner, city } = value as { by: string; passes: number; newcomer: string; owner: string; city: string };
    return { kind: 'engage', newcomer, owner, city, first: by, passed: passes === 0 ? null : by === owner ? newcomer : owner, ...number };
  }
  if (value.kind === 'commit') return { kind: 'stance', ...fight, by: value.by ?? null, first: false, passed: true, ...number };
  return Object.fromEntries(Object.entries(value as Fields).map(([field, one]) => [field, inOneAnswer(one, fight)]));
}
