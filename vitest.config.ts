import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The settings that tests and proofs share. */
export const common = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000 } as const;

const everything = '{tests,src/playground/{tests,examples}}/**/*.test.ts';
/** Rooms whose tests use only memory and change nothing that others import. Their files run one after another in the same process. */
const pure = ['arena', 'balance', 'chronicle', 'games', 'i18n', 'kernel', 'released', 'standing', 'table', 'words'];
const pictures = ['tests/render/**/*.test.ts', 'tests/games/*/scene.test.ts'];
/** Files that replace modules, or need them before anyone has loaded them: each has its own process. All others share theirs. */
const alone = ['tests/discord/search-alone.test.ts', 'tests/referee/referee.test.ts', 'tests/referee/campaign/corrected.test.ts'];
/** On the local Discord: notes what was pressed, and reports at the end of the run any button that nobody pressed. */
const stages = 'tests/discord/**/*.test.ts';
const isPure = `tests/{${pure.join()}}/**/*.test.ts`;

/** A layer whose files run one after another in the same process. */
const shared = (name: string, include: string[], exclude: string[] = []) => ({
  test: { ...common, name, include, exclude: ['**/node_modules/**', ...exclude], isolate: false },
});

/** `npm test`. One layer alone: `npx vitest run --project pure`. */
export default defineConfig({
  test: {
    // At least two at a time, even with only two cores: half of the tests mostly wait.
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
