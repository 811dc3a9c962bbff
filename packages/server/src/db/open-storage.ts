import { openDataFolder } from "./data-folder.ts";
import type { Storage } from "./db.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

type StorageSettings = {
  databaseUrl: string | undefined;
  /** The same server past any pooler, for hearing notices; `databaseUrl` when left out. */
  listenDatabaseUrl?: string | undefined;
  dataDir: string;
};

/** The database this installation is set to, migrated and ready. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const { databaseUrl, listenDatabaseUrl, dataDir } = settings;
  const storage = databaseUrl
    ? openPostgres(databaseUrl, listenDatabaseUrl)
    : await openDataFolder(dataDir);
  try {
    if (databaseUrl && process.env.NODE_ENV === "production") {
      await refuseForgetful(storage);
    }
    await storage.withConnection(migrate);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** A server set to acknowledge what is not on its disk yet would lose it with the power. */
async function refuseForgetful(storage: Storage) {
  const [off] = await storage.query<{ name: string }>(
    `select name from pg_settings where setting = 'off'
     and name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  if (off) {
    throw new Error(`PostgreSQL runs with ${off.name} = off and could lose data. Set it to on.`);
  }
}
