/**
 * A process of its own that opens the data folder it is told and then counts: it says "ready",
 * and after each number that is committed that number, until it is killed.
 */
import { openStorage } from "#db/open-storage.ts";

try {
  const dataDir = process.argv[2] ?? "";
  const storage = await openStorage({ databaseUrl: process.env.DATABASE_URL, dataDir });
  console.info("ready");
  for (let number = Number(process.argv[3]); Number.isInteger(number); number++) {
    await storage.query("insert into limits (key, window_start, count) values ($1, now(), $2)", [
      `number ${number}`,
      number,
    ]);
    console.info(number);
  }
} catch (error) {
  console.info((error as Error).message);
  process.exitCode = 1;
}
