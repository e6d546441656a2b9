import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** What takes longer than a newcomer would wait: hundreds of games with every check. `npm run proof` runs it. */
const proof = mergeConfig(usual, defineConfig({ test: { testTimeout: 600_000, hookTimeout: 120_000 } }));
export default { ...proof, test: { ...proof.test, include: ['{tests,src/playground/tests}/**/*.proof.ts'] } };
