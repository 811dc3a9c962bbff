import type { Storage } from "#db/db.ts";
import { headAfter } from "./audit-chain.ts";
import * as store from "./secret-check.store.ts";
import { adoptNextKey, nextSecretKey } from "./secret-key.ts";
import { makeSecrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** Tells keys apart and tells nothing of them. */
export function keyMarkOf(secretKey: Uint8Array) {
  return makeSecrets(secretKey).sign("key-mark", "");
}

/**
 * Makes sure that the key is the one this database is kept under, and gives the settings with it.
 * What is sealed under one key cannot be read with another, and a trail written under two has a
 * break; so a wrong key is refused before anything is read or written. The first start's is the one.
 */
export async function settleSecretKey(storage: Storage, settings: Settings): Promise<Settings> {
  const { secretKey, dataDir, isKeyKept } = settings;
  const mark = await markOfDatabase(storage, secretKey);
  if (mark === keyMarkOf(secretKey)) return settings;

  // A rotation was cut off after its commit: the database has the new key, its file not yet.
  const next = isKeyKept ? nextSecretKey(dataDir) : undefined;
  if (!next || mark !== keyMarkOf(next)) throw wrongKey(settings);
  adoptNextKey(dataDir);
  return { ...settings, secretKey: next };
}

async function markOfDatabase(storage: Storage, secretKey: Uint8Array) {
  const mark = await store.selectMark(storage);
  if (mark !== undefined) return mark;
  if (!(await fitsTrails(storage, secretKey))) return undefined;
  await store.insertMark(storage, keyMarkOf(secretKey));
  return store.selectMark(storage);
}

/** Earlier versions left no mark, but trails that only their key could have made. */
async function fitsTrails(storage: Storage, secretKey: Uint8Array) {
  const secrets = makeSecrets(secretKey);
  const ends = await store.selectSomeEnds(storage);
  const fitting = ends.filter(
    ({ headHash, entryHash, ...row }) => headAfter(secrets, row, entryHash).hash === headHash,
  );
  return ends.length === 0 || fitting.length > 0;
}

function wrongKey({ isKeyKept, dataDir }: Settings) {
  const which = isKeyKept ? `${dataDir}/secret-key` : "SECRET_KEY";
  return new Error(
    `${which} is not the key this database is kept under: bring that one back (rotate-key changes keys).`,
  );
}
