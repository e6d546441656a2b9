/** Reports at the end of a run which tests failed at first and passed when tried again, so that nobody has to find them in the log. */
import type { Reporter, TestModule } from 'vitest/node';

/** A test that passed only when tried again, and what was wrong at first. */
export interface Again {
  name: string;
  errors: readonly string[];
}

/** The most of an error that is reported. */
const mostOfAnError = 2000;

/** The lines for these tests; none if every test passed the first time. */
export function linesOf(tests: readonly Again[]): string[] {
  if (tests.length === 0) return [];
  const told = tests.flatMap(({ name, errors }) => [`  ${name}`, ...errors.map((error) => error.slice(0, mostOfAnError).replaceAll(/^/gm, '    '))]);
  return [`Passed only when tried again: ${tests.length}. Look for a race.`, ...told];
}

export default class Twice implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const again = modules.flatMap((module) =>
      [...module.children.allTests('passed')].flatMap((test): Again[] =>
        test.diagnostic()?.flaky
          ? [{ name: `${module.relativeModuleId} > ${test.fullName}`, errors: (test.result().errors ?? []).map(({ message }) => message) }]
          : [],
      ),
    );
    const lines = linesOf(again);
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}
