import { defineConfig } from "drizzle-kit";

/** `npm run db:generate -w @app/server -- --name what_changes` writes the next migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema",
  out: "./src/db/migrations",
  migrations: { prefix: "timestamp" },
});
