import { openDataFolder } from "./data-folder.ts";
import type { Storage } from "./db.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

type StorageSettings = { databaseUrl: string | undefined; dataDir: string };

/** The database this installation is set to, migrated and ready. */
export async function openStorage({ databaseUrl, dataDir }: StorageSettings): Promise<Storage> {
  const storage = databaseUrl ? openPostgres(databaseUrl) : await openDataFolder(dataDir);
  try {
    await storage.withConnection(migrate);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}
