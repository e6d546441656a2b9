/** Runs tests of a copy repeatedly in one vitest, which reloads only what changed. Its parent sends the files to run and receives what failed. */
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

export interface Task {
  /** The file changed since the last task, relative to the copy's folder. */
  changed: string;
  /** Lists of test files. The next list runs if nothing failed in those before. */
  stages: readonly (readonly string[])[];
}

const root = process.argv[2]!;
const vitest = await createVitest('test', { root, watch: false, bail: 1, reporters: [{}], fileParallelism: false, silent: true });
const all = await vitest.globTestSpecifications();

/** The first test that fails, by file and name, or null. */
async function run({ changed, stages }: Task): Promise<string | null> {
  vitest.invalidateFile(resolve(root, changed));
  for (const stage of stages) {
    const files = stage.map((file) => resolve(root, file));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all.filter(({ moduleId }) => files.includes(moduleId)));
    for (const one of testModules) {
      if (one.ok()) continue;
      const [failed] = one.children.allTests('failed');
      return `${one.relativeModuleId}${failed ? ` > ${failed.fullName}` : ''}`;
    }
    if (unhandledErrors.length > 0) return 'an error outside of any test';
  }
  return null;
}

process.on('message', (task: Task) => void run(task).then((failed) => process.send!({ failed })));
process.send!({ isReady: true });
