import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests,src/playground/{tests,examples}}/**/*.test.ts'],
    // What the bot sends is held against Discord's own description of its API, where that lies beside the project.
    env: { DISCORD_OPENAPI: process.env.DISCORD_OPENAPI ?? resolve(import.meta.dirname, '../shared/discord/openapi.json') },
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
