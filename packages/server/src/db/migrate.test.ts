import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { testStorage } from "#testing/test-storage.ts";
import { migrate, migrationsFolder, readMigrations } from "./migrate.ts";

test("the migrations make what the schema says", async () => {
  const tables = await Promise.all(
    readdirSync(join(migrationsFolder, "../schema"))
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => import(`./schema/${file.slice(0, -".ts".length)}.ts`)),
  );
  const meta = join(migrationsFolder, "meta");
  const last = readdirSync(meta)
    .filter((file) => file.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(meta, last ?? ""), "utf8"));
  const wanted = generateDrizzleJson(Object.assign({}, ...tables), migrated.id);

  expect(await generateMigration(migrated, wanted)).toEqual([]);
});

test("migrations run once, by the order of their names", async () => {
  const storage = await testStorage();
  const names = readMigrations().map(({ name }) => name);
  expect(names).toEqual(names.toSorted());

  await storage.withConnection(migrate);
  const applied = await storage.query<{ name: string }>(
    "select name from applied_migrations order by applied_at, name",
  );
  expect(applied.map(({ name }) => name)).toEqual(names);
});

// Roles belong to a server and not to a database, so on a shared one others would be hit by this.
test.skipIf(process.env.TEST_DATABASE_URL)(
  "a role that may step over row security stops the start",
  async () => {
    const storage = await testStorage();
    await storage.query("alter role forecastle_app bypassrls");
    await expect(storage.withConnection(migrate)).rejects.toThrow("bypass row-level security");
    await storage.query("alter role forecastle_app nobypassrls");
  },
);
