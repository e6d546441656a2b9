/** Reports at the end of a run what took long: a test of over a second belongs in a proof, or checks too much. Nothing fails by it. */
import type { Reporter, TestModule } from 'vitest/node';

/** What counts as long, in seconds, and how many are named. */
interface Long {
  over: number;
  most: number;
}
const usual: Long = { over: 1, most: 10 };

export interface Timed {
  name: string;
  ms: number;
}

/** The lines for these tests, the slowest first; none if no test took that long. */
export function linesOf(tests: readonly Timed[], { over, most }: Long = usual): string[] {
  const slow = tests.filter(({ ms }) => ms > over * 1000).toSorted((a, b) => b.ms - a.ms);
  if (slow.length === 0) return [];
  const named = slow.slice(0, most).map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name}`);
  return [`Over ${over === 1 ? 'a second' : `${over} seconds`} on this machine: ${slow.length} of ${tests.length} tests`, ...named];
}

export default class Slow implements Reporter {
  readonly #long: Long;

  constructor(long: Partial<Long> = {}) {
    this.#long = { ...usual, ...long };
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
    const lines = linesOf(tests, this.#long);
    if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  }
}
