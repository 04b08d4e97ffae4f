import { defineConfig } from 'drizzle-kit';

/** Generates the SQL of `database/migrations` from the tables that stand beside their modules. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/**/*-tables.ts', './src/modules/*/server/*-tables.ts'],
  out: './database/migrations',
});
