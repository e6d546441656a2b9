import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is the same for tests and proofs. */
export const common = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000 } as const;

const everything = '{tests,src/playground/{tests,examples}}/**/*.test.ts';
/** Rooms whose tests open nothing but memory and change nothing that others import: one file after another in the same process. */
const pure = ['arena', 'balance', 'chronicle', 'games', 'i18n', 'kernel', 'released', 'standing', 'table', 'words'];
const pictures = ['tests/render/**/*.test.ts', 'tests/games/*/scene.test.ts'];
/** What replaces modules, or needs them as they are before anybody has loaded them: a process for each file. All others share theirs. */
const alone = ['tests/discord/search-alone.test.ts', 'tests/referee/referee.test.ts', 'tests/referee/campaign/corrected.test.ts'];
/** On the local Discord: what is pressed there is noted, and said at the end of the run where something was pressed by nobody. */
const stages = 'tests/discord/**/*.test.ts';
const isPure = `tests/{${pure.join()}}/**/*.test.ts`;

/** A layer whose files run one after the other in the same process. */
const shared = (name: string, include: string[], exclude: string[] = []) => ({
  test: { ...common, name, include, exclude: ['**/node_modules/**', ...exclude], isolate: false },
});

/** `npm test`. One layer alone: `npx vitest run --project pure`. */
export default defineConfig({
  test: {
    // Two side by side also where there are only two cores: half of the tests wait most of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './tests/tools/skipped.ts', './tests/tools/slow.ts', './tests/tools/unpressed.ts'],
    projects: [
      shared('pure', [isPure], pictures),
      shared('pictures', pictures),
      { test: { ...shared('discord', [stages], alone).test, setupFiles: './tests/tools/carried-out.ts' } },
      shared('program', [everything], [isPure, ...pictures, stages, ...alone]),
      { test: { ...common, name: 'alone', include: alone } },
    ],
  },
});
