/**
 * `npm run test:people`: nobody finds out who has an account (500 pairs of addresses), an invite is answered
 * once (200 rounds) and a team has an admin at every moment (500 rounds), on each storage. The tests do a few.
 */
import { findPostgres, withPostgres } from "./postgres.ts";
import { bin, run } from "./processes.ts";

const PROOFS = [
  { file: "enumeration.test.ts", env: { ENUMERATION_PAIRS: "500" } },
  { file: "modules/team/team-invites.test.ts", env: { TEAM_ROUNDS: "200" } },
  { file: "modules/team/team.test.ts", env: { TEAM_ROUNDS: "500" } },
];

async function play(settings: Record<string, string>) {
  const codes: number[] = [];
  for (const { file, env } of PROOFS) {
    const args = ["run", `packages/server/src/${file}`];
    codes.push(await run(bin("vitest"), args, { env: { ...process.env, ...env, ...settings } }));
  }
  return Math.max(...codes);
}

const codes = [await play({})];
const postgres = await findPostgres();
if (postgres) {
  await withPostgres(postgres, async (cluster) => {
    codes.push(await play({ TEST_DATABASE_URL: await cluster.createDatabase("people") }));
  });
}
process.exit(Math.max(...codes));
