/** Games of every kind, with every set of options, replayed from their records. */
import { test } from 'vitest';
import { standings } from '../games/standings.ts';
import { endsTheSame } from './recorded.ts';

test.each(
  standings.flatMap((standing) => standing.tables.map((table, n) => [standing.game.command, n, JSON.stringify(table), standing] as const)),
)('%s %i: %s', (_command, n, _table, standing) => endsTheSame(standing, n));
