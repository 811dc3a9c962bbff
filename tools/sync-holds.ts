/**
 * Holds syncs in the midst of a write, so that a server can be killed exactly there: triggers in the
 * database sleep at the place that is due, in the first try of a job and in no other.
 */
import type { Storage } from "@app/server/db/db";
import { openStorage } from "@app/server/db/open-storage";
import { sleep } from "./processes.ts";

export type Settings = Record<string, string>;

const HELD_WITHIN_MS = 60_000;
const ANSWER_MS_MAX = 1_000;
/** A server that is only slow answers one of these. */
const ASKED_IN_VAIN = 3;
const LOOKED_MAX = 5;

/** The server must be stopped where storage is embedded. */
export async function inStorage<T>(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" }: Settings,
  use: (storage: Storage) => Promise<T>,
) {
  const storage = await openStorage({ databaseUrl, dataDir });
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

/** The nth sync after those that went before is held at the nth place. */
export async function holdSyncs(storage: Storage, places: readonly string[], syncsBefore: number) {
  await storage.withConnection(async (connection) => {
    await connection.exec(HOLDING);
    for (const [index, place] of places.entries()) {
      const values = [syncsBefore + index + 1, place];
      await connection.query("INSERT INTO kill_places VALUES ($1, $2)", values);
    }
  });
}

const HOLDING = `
  CREATE TABLE kill_places (number bigint, place text);
  CREATE FUNCTION hold_sync() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT FROM jobs WHERE kind = 'sync_connection' AND state = 'running' AND attempts = 1)
      AND TG_ARGV[0] = (
        SELECT place FROM kill_places
        WHERE number = (SELECT count(*) FROM jobs WHERE kind = 'sync_connection'))
    THEN PERFORM pg_sleep(600);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER hold BEFORE INSERT ON connection_stages FOR EACH ROW EXECUTE FUNCTION hold_sync('staging');
  CREATE TRIGGER hold BEFORE UPDATE ON connection_books FOR EACH ROW EXECUTE FUNCTION hold_sync('swap begins');
  CREATE TRIGGER hold BEFORE INSERT ON connection_syncs FOR EACH ROW EXECUTE FUNCTION hold_sync('swap ends');
  CREATE TRIGGER hold BEFORE UPDATE ON jobs FOR EACH ROW
    WHEN (NEW.state = 'done' AND NEW.kind = 'sync_connection') EXECUTE FUNCTION hold_sync('swapped, not yet done')`;

/** Embedded storage sleeps on the server's own thread, which answers nobody then. */
export function untilHeld(settings: Settings, url: string) {
  if (!settings.DATABASE_URL) return until(() => isSilent(url));
  return inStorage(settings, (storage) => until(async () => (await sleeping(storage)) > 0));
}

async function until(isHeld: () => Promise<boolean>) {
  const deadline = performance.now() + HELD_WITHIN_MS;
  while (!(await isHeld())) {
    if (performance.now() > deadline) throw new Error("A sync did not come to where it is held.");
    await sleep(50);
  }
}

async function isSilent(url: string) {
  for (let asked = 0; asked < ASKED_IN_VAIN; asked++) if (await answers(url)) return false;
  return true;
}

async function answers(url: string) {
  const signal = AbortSignal.timeout(ANSWER_MS_MAX);
  return fetch(`${url}/healthz`, { signal }).then(
    () => true,
    () => false,
  );
}

async function sleeping(storage: Storage) {
  const rows = await lookAgain(() =>
    storage.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
    ),
  );
  return rows.length;
}

/** A database with all hands full answers late: who only looks on asks again. */
export async function lookAgain<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await look();
    } catch (error) {
      if (tries === LOOKED_MAX) throw error;
    }
  }
}

/**
 * What the dead process held is free: a server ends the statement of a client that is gone when it
 * next speaks to it, and the lease of its jobs runs out; neither is waited for.
 */
export async function leaveToTheNext(storage: Storage) {
  if (storage.kind === "postgres") {
    await storage.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event = 'PgSleep'`,
    );
    while ((await sleeping(storage)) > 0) await sleep(10);
  }
  await storage.query("UPDATE jobs SET claimed_until = now() WHERE state = 'running'");
}

/** The books that models go by, to the byte, besides when they were read. */
export async function keptBooks(storage: Storage) {
  const rows = await storage.query(
    `SELECT to_jsonb(books) - 'read_at' AS kept FROM connection_books books
     UNION ALL SELECT kept FROM (SELECT to_jsonb(months) - 'read_at' AS kept FROM connection_months months
       ORDER BY month) m
     UNION ALL SELECT kept FROM (SELECT to_jsonb(places) AS kept FROM connection_places places
       ORDER BY account_id) p`,
  );
  return JSON.stringify(rows);
}

export async function stagedCount(storage: Storage) {
  const rows = await storage.query("SELECT month FROM connection_stages");
  return rows.length;
}
