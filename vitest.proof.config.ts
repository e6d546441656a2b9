import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/tools/longest-first.ts';
import { common } from './vitest.config.ts';

const everything = '{tests,src/playground/tests}/**/*.proof.ts';
/** The proofs in each part. Proofs in none of them use the client on this computer; they make up the part `discord`. */
const filesOf: { readonly [part: string]: readonly string[] } = {
  browser: [
    'tests/e2e/{accessible,candidate,chromium,first-minute,following,looking-back,moi-president,over-days,president}.proof.ts',
    'src/playground/tests/page/*.proof.ts',
  ],
  games: ['tests/{balance,chronicle,computer,games,month,referee,released,simulate,standing,table,words}/**/*.proof.ts'],
  pictures: ['tests/{render,screens}/*.proof.ts'],
  processes: [
    'tests/{contracts,faults,owner,store}/*.proof.ts',
    'tests/e2e/{carried-over,killed,workers}.proof.ts',
    'src/playground/tests/pack.proof.ts',
  ],
  tree: ['tests/{corrections,newgame,proof}/*.proof.ts', 'tests/i18n/**/*.proof.ts', 'tests/e2e/{files-per-press,two-releases}.proof.ts'],
};

/** The parts by name: `npm run proof -- games`. */
export const parts: readonly string[] = [...Object.keys(filesOf), 'discord'];

/** What a proof leaves out unless it is long, or is asked for it: copies of the program with a correction, a game, a language or a release more. Few changes break it. */
export const seldom: ReadonlySet<string> = new Set(['tree']);

/** The parts that wait for a browser or for other processes. */
const withOthers: ReadonlySet<string> = new Set(['browser', 'discord', 'processes', 'tree']);

/**
 * The parts whose files run one after another in the same processes: loading the bot for each file took longer than many of the proofs. The others leave
 * timers and connections behind, which a later file would meet.
 */
const shared: ReadonlySet<string> = new Set(['games']);

const project = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  test: {
    ...common,
    name,
    include: [...include],
    exclude: ['**/node_modules/**', ...exclude],
    isolate: !shared.has(name),
    // On a busy machine, a browser or a process can be late for reasons that aren't ours. The end of the run names what passed only the second time.
    retry: withOthers.has(name) ? 1 : 0,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

/** Tests too slow for a newcomer to wait for: hundreds of games with every check. `npm run proof -- long` runs all, `npm run proof -- games` one part. */
export default defineConfig({
  test: {
    // More than there are cores: many proofs mostly wait for a browser or for other processes.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    reporters: ['default', './tests/tools/skipped.ts', ['./tests/tools/slow.ts', { over: 10, most: 80 }], './tests/tools/twice.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      ...Object.entries(filesOf).map(([name, include]) => project(name, include)),
      project('discord', [everything], Object.values(filesOf).flat()),
    ],
  },
});
