import { openStorage } from "@app/server/db/open-storage";
import { BRIEFLY, capture } from "./processes.ts";
import { serverEnvironment } from "./server-process.ts";

/** How many clients have no entry that tells of their being added. The server must be stopped. */
export async function clientsWithoutTrail({ DATABASE_URL, DATA_DIR = "" }: Record<string, string>) {
  const storage = await openStorage({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const [row] = await storage.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM clients c WHERE NOT EXISTS (
         SELECT FROM audit_entries a
         WHERE a.team_id = c.team_id AND a.action = 'client.create' AND a.subject_id = c.id)`,
    );
    return row?.count ?? Number.NaN;
  } finally {
    await storage.close();
  }
}

/** Whether `verify-audit` finds every hash chain unbroken, though it may be too soon for a seal. */
export async function isTrailWhole(settings: Record<string, string>) {
  const command = ["packages/server/dist/command.js", "verify-audit", "--without-seals"];
  const args = [BRIEFLY, ...command];
  const { code, output, errors } = await capture(process.execPath, args, {
    env: serverEnvironment(settings),
  });
  if (code !== 0) console.error(output, errors);
  return code === 0;
}
