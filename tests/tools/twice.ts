/** Reports at the end of a run which tests failed at first and passed when tried again, so that nobody has to find them in the log. */
import type { Reporter, TestModule } from 'vitest/node';

/** The lines for these tests; none if every test passed the first time. */
export function linesOf(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`Passed only when tried again: ${names.length}. Look for a race.`, ...names.map((name) => `  ${name}`)];
}

export default class Twice implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')].flatMap((test) => (test.diagnostic()?.flaky ? [`${module.relativeModuleId} > ${test.fullName}`] : [])),
    );
    const lines = linesOf(names);
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}
