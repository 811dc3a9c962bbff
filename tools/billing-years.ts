/**
 * `npm run test:billing-years -- --seeds 1000`: two years of 200 subscriptions from each seed, with everything that can go
 * wrong. `--first-seed`, `--teams` and `--months` play others, and `--postgres` on PostgreSQL. The tests play a few.
 */
import { parseArgs } from "node:util";
import { findPostgres, withPostgres } from "./postgres.ts";
import { bin, run } from "./processes.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "10" },
    "first-seed": { type: "string", default: "1" },
    teams: { type: "string", default: "200" },
    months: { type: "string", default: "24" },
    postgres: { type: "boolean", default: false },
  },
});

function play(settings: Record<string, string>) {
  const env = {
    ...{ ...process.env, BILLING_SEEDS: values.seeds, BILLING_FIRST_SEED: values["first-seed"] },
    ...{ BILLING_TEAMS: values.teams, BILLING_MONTHS: values.months, ...settings },
  };
  return run(bin("vitest"), ["run", "packages/server/src/billing-years.test.ts"], { env });
}

const postgres = values.postgres ? await findPostgres() : undefined;
process.exitCode = postgres
  ? await withPostgres(postgres, async (cluster) =>
      play({ TEST_DATABASE_URL: await cluster.createDatabase("years") }),
    )
  : await play({});
