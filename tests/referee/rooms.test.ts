/** A referee is a second implementation: it learns nothing from the rules it watches. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findReferees } from './referees.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a referee's folder may import: itself, the referee interface, its game's rulebook words and printed values, and kernel types. */
function whyNot(game: string, path: string, typeOnly: boolean): string | null {
  const may = [
    `tests/referee/${game}/`,
    'tests/referee/referee.ts',
    'tests/referee/due.ts',
    'tests/referee/follow.ts',
    'tests/referee/log.ts',
    `src/games/${game}/data/`,
    `src/games/${game}/vocabulary.ts`,
  ];
  if (may.some((one) => path.startsWith(one)) || (typeOnly && path === 'src/kernel/types.ts')) return null;
  return `${path} is none of ${may.join(', ')}, nor a type of src/kernel/types.ts`;
}

function faultsOf(game: string, file: string, text: string): string[] {
  const found = [...text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)'|import\('([^']+)'\)/gm)];
  return found.flatMap(([, type, name, lazy]) => {
    const to = name ?? lazy!;
    const why =
      to === 'node:util'
        ? null
        : to.startsWith('.')
          ? whyNot(game, relative(root, resolve(dirname(file), to)), type !== undefined)
          : `${to} is a package`;
    return why === null ? [] : [`${relative(root, file)}: ${why}`];
  });
}

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe('a referee', () => {
  test.each(folders)('of %s sees nothing of the rules', (game) => {
    const folder = join(import.meta.dirname, game);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.(test|proof)\.ts$/.test(name),
    );
    expect(files.flatMap((name) => faultsOf(game, join(folder, name), readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });

  test('is found by the command of the game whose folder it has', async () => {
    expect([...(await findReferees()).keys()].sort()).toEqual(folders.sort());
  });

  test.each([
    "import { winOver } from '../../../src/games/campaign/rules/table.ts';",
    "import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';",
    "import { states } from '../../../src/games/president/data/cities.ts';",
    "import { apply } from '../../../src/kernel/types.ts';",
    "import { playRandom } from '../../standing/play.ts';",
    "import lodash from 'lodash';",
    "const { rules } = await import('../../../src/games/campaign/rules/index.ts');",
    "export {\n  rules,\n} from '../../../src/games/campaign/rules/index.ts';",
  ])('may not say %s', (line) => expect(faultsOf('campaign', join(import.meta.dirname, 'campaign/index.ts'), line)).toHaveLength(1));

  test.each([
    "import { states } from '../../../src/games/campaign/data/states.ts';",
    "import { sides } from '../../../src/games/campaign/vocabulary.ts';",
    "import type { Event } from '../../../src/kernel/types.ts';",
    "import { toAll } from '../referee.ts';",
  ])('may say %s', (line) => expect(faultsOf('campaign', join(import.meta.dirname, 'campaign/index.ts'), line)).toEqual([]));
});
