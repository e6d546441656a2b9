/** The schema of one engine as drizzle-kit looks for it: each table by its name. `migrations.ts` says which engine. */
module.exports = require(`../../src/store/${process.env.ENGINE}/dialect.ts`).schema;
