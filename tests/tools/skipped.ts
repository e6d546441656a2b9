/** Reports at the end of a run what it left out: each reason once, with how many tests it skipped. */
import type { Reporter, TestModule, TestSuite } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test needs that some machines lack. It is named where the test is skipped. */
    needs?: string;
  }
}

/** The lines for these reasons, one reason per skipped test; none if nothing was skipped. */
export function linesOf(reasons: readonly string[]): string[] {
  if (reasons.length === 0) return [];
  const counts = Map.groupBy(reasons, (reason) => reason);
  return [`Skipped: ${reasons.length}`, ...[...counts].map(([reason, all]) => `  ${all.length} ${all.length === 1 ? 'needs' : 'need'} ${reason}`)];
}

const reasonsOf = (within: TestModule | TestSuite): string[] =>
  [...within.children.allTests('skipped')].map((test) => test.meta().needs ?? `a reason: “${test.fullName}” gives none`);

export default class Skipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // Naming tests (`-t`) leaves out the others on purpose.
    const lines = linesOf(modules.filter(({ project }) => project.config.testNamePattern === undefined).flatMap(reasonsOf));
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}
