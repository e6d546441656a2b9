import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the schema; the program applies it when it starts. */
export default defineConfig({ dialect: 'sqlite', schema: './src/store/sqlite/schema.ts', out: './migrations' });
