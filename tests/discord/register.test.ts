/** The commands are registered once for all processes, and only if Discord has different ones. */
import { expect, test } from 'vitest';
import { commandsOf, generalCommands } from '../../src/discord/commands/commands.ts';
import { areKnown } from '../../src/discord/connection/register.ts';
import { games, stage } from './setting.ts';

const told = (seen: readonly { method: string; path: string }[]) => seen.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands'));

test('a second process finds them, and tells nothing', async () => {
  const first = await stage();
  expect(told(first.seen)).toHaveLength(1);
  const second = await stage({ place: first.place, store: first.store });
  expect(told(second.seen)).toEqual([]);
});

test('what Discord adds makes no difference, and what it has otherwise does', () => {
  const ours = [...commandsOf(games), ...generalCommands(games)];
  const theirs = ours.map((one, i) => ({
    ...structuredClone(one),
    id: String(i),
    application_id: '1',
    version: '1',
    nsfw: false,
    dm_permission: null,
  }));
  const known = theirs as unknown as Parameters<typeof areKnown>[1];
  expect(areKnown(ours, known)).toBe(true);
  expect(areKnown(ours, known.slice(1))).toBe(false);
  expect(areKnown(ours.slice(1), known)).toBe(false);
  expect(areKnown(ours, [{ ...known[0]!, description: 'another' }, ...known.slice(1)])).toBe(false);
  expect(areKnown(ours, [{ ...known[0]!, options: [] }, ...known.slice(1)])).toBe(false);
});
