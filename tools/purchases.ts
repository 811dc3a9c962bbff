/** `npm run test:purchases`: 200 rounds of purchases and 500 of amendments at once on each storage; the tests do a few. */
import { findPostgres, withPostgres } from "./postgres.ts";
import { bin, run } from "./processes.ts";

const TEST = "packages/server/src/modules/subscription/one-purchase.test.ts";

async function play(settings: Record<string, string>) {
  const env = { ...process.env, PURCHASE_ROUNDS: "200", AMEND_ROUNDS: "500", ...settings };
  return run(bin("vitest"), ["run", TEST], { env });
}

const codes = [await play({})];
const postgres = await findPostgres();
if (postgres) {
  await withPostgres(postgres, async (cluster) => {
    codes.push(await play({ TEST_DATABASE_URL: await cluster.createDatabase("purchases") }));
  });
}
process.exit(Math.max(...codes));
