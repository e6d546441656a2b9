import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests,src/playground/{tests,examples}}/**/*.test.ts'],
    pool: 'forks',
    // Two side by side also where there are only two cores: half of the tests wait most of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
