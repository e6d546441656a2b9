import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests,src/playground/{tests,examples}}/**/*.test.ts'],
    // What the bot sends is held against Discord's own description of its API, where that lies beside the project.
    env: { DISCORD_OPENAPI: process.env.DISCORD_OPENAPI ?? resolve(import.meta.dirname, '../shared/discord/openapi.json') },
    pool: 'forks',
    // Two side by side also where there are only two cores: half of the tests wait most of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
