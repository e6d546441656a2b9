/** Which tests may notice a change of a file, the nearest first. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { langs } from '../../../src/i18n/languages.ts';
import { companionsOf } from './history.ts';

/** How many tests that changed along with a file run before all others of its folder. */
const firstAsked = 4;

/** The files that a file imports, relative to the project's folder; for each language if the path leaves the language open. */
const targetsIn = (root: string, file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)[\s(]*['`](\.[^'`]+\.ts)['`]/g)].flatMap(([, to]) =>
    langs.map((lang) => normalize(join(dirname(file), to!.replaceAll(/\$\{lang\}/g, lang)))),
  );

/**
 * For each source file the tests that reach it: `stages` returns first those that bear its name or changed along with it, then those of its own
 * folder, then all others. `history`: the folder whose commits to read.
 */
export function openTests(root: string, history = root): { stages(file: string): string[][] } {
  const files = globSync('{src,tests}/**/*.ts', { cwd: root, exclude: (file) => file.includes('node_modules') });
  const importers = new Map<string, Set<string>>();
  for (const file of files) for (const to of targetsIn(root, file)) importers.set(to, (importers.get(to) ?? new Set()).add(file));

  /** The tests that reach a file, with the number of steps. */
  function distances(file: string): Map<string, number> {
    const seen = new Map([[file, 0]]);
    for (const [at, steps] of seen) for (const from of importers.get(at) ?? []) if (!seen.has(from)) seen.set(from, steps + 1);
    return new Map([...seen].filter(([one]) => one.endsWith('.test.ts')));
  }

  const known = new Map<string, string[][]>();
  const companions = (file: string, among: readonly string[]): string[] => {
    const weights = companionsOf(history, file);
    const weightOf = (one: string) => weights.get(basename(one)) ?? 0;
    return among
      .filter((one) => weightOf(one) > 0)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, firstAsked);
  };
  const stagesOf = (file: string): string[][] => {
    const steps = distances(file);
    const name = basename(file, '.ts');
    // `src/games/president/rules/dice.ts` is tested in `tests/games/president`, `src/table/going-back/undo.ts` in `tests/table`.
    const [, room = '', inner = ''] = file.split('/');
    const home = room === 'games' ? `tests/games/${inner}/` : `tests/${room}/`;
    const near = [...steps.keys()].toSorted((a, b) => steps.get(a)! - steps.get(b)!);
    const own = near.filter((one) => basename(one, '.test.ts') === name);
    const first = companions(
      file,
      near.filter((one) => !own.includes(one)),
    );
    const others = near.filter((one) => !own.includes(one) && !first.includes(one));
    const atHome = others.filter((one) => one.startsWith(home));
    const rest = others.filter((one) => !atHome.includes(one));
    return [own, first, atHome, rest].filter((stage) => stage.length > 0);
  };

  return {
    stages(file) {
      const stages = known.get(file) ?? stagesOf(file);
      known.set(file, stages);
      return stages;
    },
  };
}
