import { defineConfig } from "drizzle-kit";

// Only to generate the SQL of a changed schema (`drizzle-kit generate`); kernel/db/migrate.ts applies it.
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/kernel/db/schema/!(row-level-security).ts",
  out: "./src/kernel/db/migrations",
  breakpoints: true,
});
