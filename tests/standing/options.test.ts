import { describe, expect, test } from 'vitest';
import { standings } from '../games/standings.ts';
import { alike } from './options.ts';

const all = standings.flatMap((standing) => standing.game.options.map((option) => [standing.game.command, option.name, standing, option] as const));

test.each(all)('/%s: each value of %s leads to another game', (_command, _name, standing, option) => expect(alike(standing, option, 5)).toEqual([]));

describe('an option of which nothing comes', () => {
  const standing = standings.find(({ game }) => game.command === 'campaign')!;

  test('is found', () =>
    expect(alike(standing, { name: 'luck', kind: 'toggle', initial: false }, 1)).toEqual(['campaign: luck false and true play alike']));

  test('is found where two of its values are one', () => {
    const first = { name: 'first', kind: 'choice', values: ['obama', 'lot', 'chance'], initial: 'lot' } as const;
    expect(alike({ ...standing, tables: standing.tables.slice(0, 1) }, first, 1)).toEqual(['campaign: first lot and chance play alike']);
  });
});
