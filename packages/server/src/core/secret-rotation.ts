import { setTimeout as sleep } from "node:timers/promises";
import type { Connection, Storage } from "#db/db.ts";
import { askOn } from "#db/query-builder.ts";
import { EMPTY_HEAD, type Head, hashRow, headAfter } from "./audit-chain.ts";
import type { Seals } from "./audit-seals.ts";
import { entriesOf, verifyAudit } from "./audit-verify.ts";
import type { SealedColumn } from "./sealed-column.ts";
import { keyMarkOf } from "./secret-check.ts";
import * as store from "./secret-rotation.store.ts";
import { makeSecrets, type Secrets } from "./secrets.ts";

const BATCH_ROWS = 1_000;

type Rotation = {
  from: Uint8Array;
  to: Uint8Array;
  sealed: readonly SealedColumn[];
  /** What the register of seals says of the trails. */
  seals: Pick<Seals, "heads" | "brokenLines">;
  /** Lays a register under the new key ready and gives its hash. */
  layRegister(asked: Pick<Storage, "query">, secrets: Secrets): Promise<string>;
};

/** As long as a database may take to let go of a process that has ended. */
const [LOOK_EACH_MS, LOOKS_MAX] = [100, 10];

/**
 * Carries everything kept under one key over to another, in one transaction: whatever happens on
 * the way, the database is kept under the one or the other. What is only signed and not kept (reset
 * links, mailed codes, marks of devices) is worth nothing afterwards.
 */
export function rotateSecretKey(storage: Storage, rotation: Rotation) {
  const { from, to, sealed, seals } = rotation;
  const [old, fresh] = [makeSecrets(from), makeSecrets(to)];
  return storage.withConnection(async (connection) => {
    await store.beginAlone(connection, [...new Set(sealed.map(({ table }) => table))]);
    try {
      if (storage.kind === "postgres") await refuseCompany(connection);
      let textCount = 0;
      for (const column of sealed) textCount += await sealAnew(connection, column, old, fresh);
      const entryCount = await chainAnew(connection, old, fresh, seals);
      const nextRegister = await rotation.layRegister(askOn(connection), fresh);
      await store.updateMark(connection, keyMarkOf(to), nextRegister);
      await connection.exec("COMMIT");
      return { textCount, entryCount };
    } catch (error) {
      await connection.exec("ROLLBACK");
      throw error;
    }
  });
}

/**
 * A process that went on under the old key would write what nobody can read any more. One that was just
 * stopped may still have its connection for a moment.
 */
async function refuseCompany(connection: Connection) {
  let others = await store.countOthers(connection);
  for (let look = 0; others > 0 && look < LOOKS_MAX; look++) {
    await sleep(LOOK_EACH_MS);
    others = await store.countOthers(connection);
  }
  if (others === 0) return;
  throw new Error(`Stop every process of this installation first: ${others} connections are open.`);
}

async function sealAnew(
  connection: Connection,
  column: SealedColumn,
  old: Secrets,
  fresh: Secrets,
) {
  const rows = await store.selectSealed(connection, column);
  for (const { id, placedBy, sealed } of rows) {
    const place = column.placeOf(placedBy);
    const opened = old.decrypt(sealed, place);
    await store.updateSealed(connection, column, { id, sealed: fresh.encrypt(opened, place) });
  }
  return rows.length;
}

/** A trail with a break is left as it is: chained anew, what was forged would look whole. */
async function chainAnew(
  connection: Connection,
  old: Secrets,
  fresh: Secrets,
  seals: Rotation["seals"],
) {
  const asked = askOn(connection);
  const { breaks } = await verifyAudit(asked, old, seals.heads);
  if (breaks.length + seals.brokenLines.length > 0) {
    throw new Error("The audit trail has breaks, so the key stays: run verify-audit.");
  }
  const heads = new Map<number, Head>();
  let waiting: Parameters<typeof store.updateEntryHashes>[1] = [];
  let entryCount = 0;
  for await (const row of entriesOf(asked)) {
    const hash = hashRow(fresh, (heads.get(row.teamId) ?? EMPTY_HEAD).hash, row);
    heads.set(row.teamId, headAfter(fresh, row, hash));
    waiting.push({ teamId: row.teamId, sequence: row.sequence, hash });
    entryCount++;
    if (waiting.length === BATCH_ROWS) {
      await store.updateEntryHashes(connection, waiting);
      waiting = [];
    }
  }
  await store.updateEntryHashes(connection, waiting);
  for (const [teamId, head] of heads) await store.updateHeadHash(connection, { teamId, ...head });
  return entryCount;
}
