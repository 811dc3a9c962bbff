import { expect, test } from "vitest";
import { findPostgres, withPostgres } from "./postgres.ts";

const programs = await findPostgres();

test.runIf(programs)(
  "a cluster of our own flushes to disk and survives being killed",
  async () => {
    await withPostgres(programs ?? "", async (cluster) => {
      const url = await cluster.createDatabase("first");
      expect(url).toMatch(/^postgres:\/\/forecastle:\w+@127\.0\.0\.1:\d+\/first$/);
      expect(await cluster.sql("SHOW fsync")).toBe("on\n");
      await cluster.sql("CREATE TABLE kept AS SELECT 7 AS number", "first");

      await cluster.kill();
      await cluster.start();

      expect(await cluster.sql("SELECT number FROM kept", "first")).toBe("7\n");
    });
  },
  60_000,
);
