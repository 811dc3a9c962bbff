import { openStorage } from "@app/server/db/open-storage";

type Busy = { clientCount: number; teamCount: number };

/**
 * Gives the youngest teams so many clients that an export of them takes long enough to stop it. The
 * server must be stopped.
 */
export async function makeBusy(settings: Record<string, string>, { clientCount, teamCount }: Busy) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = settings;
  const storage = await openStorage({ databaseUrl, dataDir });
  try {
    await storage.query(
      `INSERT INTO clients (team_id, name, contact_name, contact_email, contact_phone, industry,
         year_end_month, currency, is_active, notes, created_at, updated_at)
       SELECT team_id, name || number, '', '', '', '', 6, 'AUD', true, repeat('Busy. ', 40),
         created_at, updated_at
       FROM (SELECT DISTINCT ON (team_id) * FROM clients ORDER BY team_id DESC LIMIT $2) one,
         generate_series(1, $1) AS number`,
      [clientCount, teamCount],
    );
  } finally {
    await storage.close();
  }
}
