import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is the same for tests and proofs. */
export const common = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000 } as const;

const everything = '{tests,src/playground/{tests,examples}}/**/*.test.ts';
/** Rooms whose tests open nothing but memory and change nothing that others import: one file after another in the same process. */
const pure = ['arena', 'balance', 'chronicle', 'games', 'i18n', 'kernel', 'released', 'standing', 'table', 'words'];
const pictures = ['tests/render/**/*.test.ts', 'tests/games/*/scene.test.ts'];
/** On the local Discord: what is pressed there is noted, and said at the end of the run where something was pressed by nobody. */
const stages = 'tests/discord/**/*.test.ts';
const isPure = `tests/{${pure.join()}}/**/*.test.ts`;

/** `npm test`. One layer alone: `npx vitest run --project pure`. */
export default defineConfig({
  test: {
    // Two side by side also where there are only two cores: half of the tests wait most of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './tests/tools/skipped.ts', './tests/tools/slow.ts', './tests/tools/unpressed.ts'],
    projects: [
      { test: { ...common, name: 'pure', include: [isPure], exclude: pictures, isolate: false } },
      { test: { ...common, name: 'pictures', include: pictures, isolate: false } },
      { test: { ...common, name: 'discord', include: [stages], setupFiles: './tests/tools/carried-out.ts' } },
      { test: { ...common, name: 'program', include: [everything], exclude: ['**/node_modules/**', isPure, ...pictures, stages] } },
    ],
  },
});
