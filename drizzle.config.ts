import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` writes the next migration of SQLite from the schema with this; the program applies it when it starts. */
export default defineConfig({ dialect: 'sqlite', schema: './src/store/schema/sqlite.ts', out: './migrations' });
