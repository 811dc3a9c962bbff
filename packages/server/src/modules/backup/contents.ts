import { createHash } from "node:crypto";
import { z } from "zod";
import { keyMarkOf } from "#core/secret-check.ts";
import { isSameText, makeSecrets } from "#core/secrets.ts";

/** What a backup begins with: whether it fits this installation at all. */
export const manifest = z.object({
  format: z.literal("forecastle-backup-2"),
  migrations: z.array(z.string()),
  keyMark: z.string(),
});
export type Manifest = z.output<typeof manifest>;

/** What a backup ends with: what must have come out of it. */
export const contents = z.object({
  tables: z.record(z.string(), z.object({ rowCount: z.number(), sha256: z.string() })),
  uploads: z.record(z.string(), z.string()),
  /** Named by rows, but no longer in the store when the backup was made. */
  lost: z.array(z.string()),
  /** The last number each sequence gave; null when it gave none yet. */
  sequences: z.record(z.string(), z.number().nullable()),
});
export type Contents = z.output<typeof contents>;

export function emptyContents(): Contents {
  return { tables: {}, uploads: {}, lost: [], sequences: {} };
}

/** Counts a table's rows as they pass and keeps the checksum of their text. */
export function tallyOf(into: Contents, table: string) {
  const hash = createHash("sha256");
  const total = { rowCount: 0, sha256: createHash("sha256").digest("hex") };
  into.tables[table] = total;
  return (rowCount: number, text: string) => {
    hash.update(text);
    total.rowCount += rowCount;
    total.sha256 = hash.copy().digest("hex");
  };
}

/** Keyed, over what a backup begins and ends with: without the key nobody makes another that fits. */
export function sealOf(secretKey: Uint8Array, manifestText: string, contentsText: string) {
  return makeSecrets(secretKey).sign("backup", JSON.stringify([manifestText, contentsText]));
}

export function isSealedBy(secretKey: Uint8Array, { manifestText, contentsText, seal }: Sealed) {
  return isSameText(seal, sealOf(secretKey, manifestText, contentsText));
}

export type Sealed = { manifestText: string; contentsText: string; seal: string };

export function isUnderKey({ keyMark }: Manifest, key: Uint8Array) {
  return keyMarkOf(key) === keyMark;
}
