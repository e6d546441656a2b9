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
      // Whoever left no orders wants to be asked, as until now.
      orders: Object.fromEntries(seats.map((seat) => [seat, orders[seat] ?? []])),
      autoRoll: false,
      stack: inOneAnswer(saved.stack ?? [], fight ?? { newcomer: '', owner: '', city: '' }),
    };
  },
  // In version 2 everybody began with these, so that nothing says who wanted them: they lapse, and are offered where they would answer.
  2: (saved) => ({ ...saved, orders: withoutOrders(saved.orders, ['parry', 'tie-first']) }),
};

/** Version 1 asked each side in turn for an attack, and both for Président cards after that. Where a battle was at, it goes on. */
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
