import { inOwnWork } from "#core/bound-work.ts";
import type { Storage } from "#db/db.ts";
import type { FileStore } from "./file-store.ts";
import * as store from "./files.store.ts";

/** Longer than any request takes between taking bytes in and committing. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes what has expired, and bytes that no row speaks of: they are written before their row is
 * committed and removed after it is gone, so a crash in between leaves some behind. While a backup
 * reads them nothing is removed; another night will do.
 */
export async function sweepFiles(storage: Storage, files: FileStore, now: Date) {
  if (await inOwnWork(storage, { kind: "nobody" }, store.isBackupUnderWay)) return;
  for (const name of await store.deleteExpired(storage, now)) await files.remove(name);
  const isOld = (changedAt: Date) => Date.now() - changedAt.getTime() > GRACE_MS;
  const old: string[] = [];
  for await (const { name, changedAt } of files.list()) if (isOld(changedAt)) old.push(name);
  // Asked afterwards: what was there before has its row by now, or will never have one.
  const known = await store.selectNames(storage);
  for (const name of old) if (!known.has(name)) await files.remove(name);
}
