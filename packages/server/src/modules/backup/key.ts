import { existsSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keyFromText } from "#core/secret-key.ts";
import type { Storage } from "#db/db.ts";
import { fingerprint, type Manifest } from "./contents.ts";

type KeySettings = { dataDir: string; secretKey: Uint8Array };

const fileOf = ({ dataDir }: KeySettings) => join(dataDir, "secret-key");

/** The text of the key kept beside embedded storage, if that is the key in use. */
export function keptKey(settings: KeySettings) {
  const file = fileOf(settings);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return isSame(text, fingerprint(settings.secretKey)) ? text : undefined;
}

/**
 * The key to put in the place of the kept one, if it has to change. A key that comes from the
 * environment cannot be replaced here, and rows under another key would be unreadable.
 */
export function keyToTake(
  storage: Storage,
  settings: KeySettings,
  { keyFingerprint }: Manifest,
  key: string | undefined,
) {
  if (fingerprint(settings.secretKey) === keyFingerprint) {
    return undefined;
  }
  const isReplaceable = storage.kind === "embedded" && keptKey(settings) !== undefined;
  if (isReplaceable && key !== undefined && isSame(key, keyFingerprint)) {
    return key;
  }
  const where = key === undefined ? "" : ", which is in it as secret-key";
  throw new Error(
    `The backup was made under another secret key${where}. Set SECRET_KEY to that one first.`,
  );
}

export async function replaceKey(settings: KeySettings, key: string) {
  const file = fileOf(settings);
  await writeFile(`${file}.restored`, key, { mode: 0o600, flush: true });
  await rename(`${file}.restored`, file);
}

function isSame(text: string, keyFingerprint: string) {
  return fingerprint(keyFromText(text.trim())) === keyFingerprint;
}
