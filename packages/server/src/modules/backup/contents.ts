import { createHash } from "node:crypto";
import { z } from "zod";

/** What a backup begins with: whether it fits this installation at all. */
export const manifest = z.object({
  format: z.literal("forecastle-backup-1"),
  migrations: z.array(z.string()),
  /** Tells whether the secret key is the same, without telling the key. */
  keyFingerprint: z.string(),
});
export type Manifest = z.output<typeof manifest>;

/** What a backup ends with: what must have come out of it. */
export const contents = z.object({
  tables: z.record(z.string(), z.object({ rowCount: z.number(), sha256: z.string() })),
  uploads: z.record(z.string(), z.string()),
  /** The last number each sequence gave; null when it gave none yet. */
  sequences: z.record(z.string(), z.number().nullable()),
});
export type Contents = z.output<typeof contents>;

export function emptyContents(): Contents {
  return { tables: {}, uploads: {}, sequences: {} };
}

/** Counts a table's rows as they pass and keeps the checksum of their text. */
export function tallyOf(into: Contents, table: string) {
  const hash = createHash("sha256");
  const total = { rowCount: 0, sha256: hashOf("") };
  into.tables[table] = total;
  return (rowCount: number, text: string) => {
    hash.update(text);
    total.rowCount += rowCount;
    total.sha256 = hash.copy().digest("hex");
  };
}

function hashOf(content: Uint8Array | string) {
  return createHash("sha256").update(content).digest("hex");
}

export function fingerprint(key: Uint8Array) {
  return createHash("sha256").update("forecastle backup key").update(key).digest("hex");
}
