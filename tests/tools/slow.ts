/** Reports at the end of a run which tests took over a second: such a test belongs in a proof, or checks too much. Nothing fails by it. */
import type { Reporter, TestModule } from 'vitest/node';

const aSecond = 1000;
/** How many are named. */
const most = 10;

export interface Timed {
  name: string;
  ms: number;
}

/** The lines for these tests, the slowest first; none if no test took more than a second. */
export function linesOf(tests: readonly Timed[]): string[] {
  const slow = tests.filter(({ ms }) => ms > aSecond).toSorted((a, b) => b.ms - a.ms);
  if (slow.length === 0) return [];
  const named = slow.slice(0, most).map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name}`);
  return [`Over a second on this machine: ${slow.length} of ${tests.length} tests`, ...named];
}

export default class Slow implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
    const lines = linesOf(tests);
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}
