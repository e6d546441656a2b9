/** Runs tests of a copy repeatedly in one vitest, which reloads only what changed. Its parent sends the files to run and receives what failed. */
import { resolve } from 'node:path';
import { createVitest, type Reporter, type TestModule } from 'vitest/node';

export interface Task {
  /** The file changed since the last task, relative to the copy's folder. */
  changed: string;
  /** Lists of test files. The next list runs if nothing failed in those before. */
  stages: readonly (readonly string[])[];
}

/** Sent at the end of each test, and at the end of a task with what failed. */
export type Report = { failed: string | null } | { isAlive: true };

const [root = '', patience = ''] = process.argv.slice(2);
const report = (what: Report): void => void process.send!(what);
/** The test files that have ended in this run: vitest also remembers those of earlier runs, with what failed then. */
let ended: TestModule[] = [];
const reporter: Reporter = {
  onTestCaseResult: () => report({ isAlive: true }),
  onTestModuleEnd(one) {
    ended.push(one);
    report({ isAlive: true });
  },
};
const vitest = await createVitest('test', {
  ...{ root, watch: false, bail: 1, reporters: [reporter], fileParallelism: false, silent: true },
  ...{ testTimeout: Number(patience), hookTimeout: Number(patience) },
});
const all = await vitest.globTestSpecifications();

/** The files that this task and the one before have changed. */
let changes: string[] = [];

/** The first test that fails, by file and name, and why; or null. */
async function run({ changed, stages }: Task): Promise<string | null> {
  // The file of the task before has been restored.
  changes = [...changes.slice(-1), changed];
  for (const file of changes) vitest.invalidateFile(resolve(root, file));
  for (const stage of stages) {
    const files = stage.map((file) => resolve(root, file));
    ended = [];
    const { unhandledErrors } = await vitest.runTestSpecifications(all.filter(({ moduleId }) => files.includes(moduleId)));
    for (const one of ended) {
      if (one.ok()) continue;
      const [failed] = one.children.allTests('failed');
      const [error] = failed?.result().errors ?? one.errors();
      const why = (error?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, 120);
      return `${one.relativeModuleId}${failed ? ` > ${failed.fullName}` : ''}: ${why}`;
    }
    if (unhandledErrors.length > 0) return 'an error outside of any test';
  }
  return null;
}

process.on('message', (task: Task) => void run(task).then((failed) => report({ failed })));
report({ isAlive: true });
