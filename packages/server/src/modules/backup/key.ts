import { keptKeyText, keyFromText } from "#core/secret-key.ts";
import type { Storage } from "#db/db.ts";
import type { Backup } from "./backup-reading.ts";
import { isSealedBy, isUnderKey } from "./contents.ts";

type KeySettings = { dataDir: string; secretKey: Uint8Array };

/**
 * The key to put in the place of the kept one, if it has to change; throws unless the backup is
 * sealed. One under another key proves nothing but that it fits itself, so it is taken where there
 * is nobody yet. A key from the environment cannot be replaced here, and rows under another key
 * would be unreadable.
 */
export function keyToTake(
  { kind }: Pick<Storage, "kind">,
  settings: KeySettings,
  backup: Backup,
  isInhabited: boolean,
) {
  const { manifest, key } = backup;
  if (isUnderKey(manifest, settings.secretKey)) {
    checkSeal(backup, settings.secretKey);
    return undefined;
  }
  const theirs = key === undefined ? undefined : keyFromText(key.trim());
  if (key === undefined || !theirs || !isUnderKey(manifest, theirs)) {
    throw anotherKey(". Set SECRET_KEY to that one first.");
  }
  checkSeal(backup, theirs);
  const isReplaceable =
    kind === "embedded" && keptKeyText(settings.dataDir, settings.secretKey) !== undefined;
  if (!isReplaceable) {
    throw anotherKey(", which is in it as secret-key. Set SECRET_KEY to that one first.");
  }
  if (isInhabited) {
    throw anotherKey(
      ", so nothing proves where it comes from. Restore it into an empty data folder, or set SECRET_KEY to its key first.",
    );
  }
  return key;
}

function checkSeal(backup: Backup, key: Uint8Array) {
  if (!isSealedBy(key, backup)) {
    throw new Error("The backup is not sealed by its secret key: somebody changed it.");
  }
}

function anotherKey(what: string) {
  return new Error(`The backup was made under another secret key${what}`);
}
