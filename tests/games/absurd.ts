/** Answers that no player would give, in planted positions. */
import { expect } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { View } from '../../src/kernel/rules.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';
import type { Table } from './scenario.ts';

/** Names what is absurd about an answer; null: nothing. The seat must be asked this, and be free to answer so. */
export function absurdity<S extends Core, V extends View>(
  { rules, absurd }: Pick<Game<S, V>, 'rules' | 'absurd'>,
  table: Table<S>,
  [seat, key]: [seat: Seat, key: string],
  ...picked: string[]
): string | null {
  const { ask, options: all, min, max } = table.asks(seat, key).decision;
  const options = all.filter(({ blocked, leaves }) => !blocked && !leaves);
  expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining(picked));
  expect(picked.length).toBeGreaterThanOrEqual(min);
  expect(picked.length).toBeLessThanOrEqual(max);
  return absurd!({ seat, view: rules.view(table.state, seat), ask, options })(picked);
}
