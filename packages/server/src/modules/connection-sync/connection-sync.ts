import type { LedgerCheck } from "@app/contract/connection-status";
import type { listConnectionSyncs } from "@app/contract/connection-sync";
import type { DataOf } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import {
  listReadable,
  lockConnection,
  note,
  openConnection,
  statusOf,
} from "#modules/connections/connections.ts";
import { stopJob } from "#modules/jobs/jobs.ts";
import * as store from "./connection-sync.store.ts";
import { syncJob } from "./sync-job.ts";

export { syncDueConnections } from "./nightly.ts";
export { readAndSwap, syncJob } from "./sync-job.ts";

export async function status(context: MemberContext, id: number, uid?: string) {
  const row = await openConnection(context, id, "see", uid);
  return { ...statusOf(row), uid: row.uid };
}

/** One at a time for each connection, whoever asks: the row is locked while it is found out. */
export async function start(context: MemberContext, id: number) {
  const { db, now } = context;
  const row = await lockConnection(context, id, "work");
  if (row.state === "syncing" && row.syncJobId !== null) {
    return { jobId: row.syncJobId };
  }
  if (row.organisation === null) {
    throw new Refusal(409, "Choose an organisation first.", "externalId");
  }
  if (row.pausedUntil !== null && row.pausedUntil > now()) {
    const seconds = Math.ceil((row.pausedUntil.getTime() - now().getTime()) / 1000);
    throw new Refusal(429, `${row.failure} Try again later.`, "root", seconds);
  }
  const payload = { connectionId: id, name: row.name, isNightly: false };
  const jobId = await context.startJob(syncJob, payload, String(id));
  await note(db, row.teamId, id, { syncJobId: jobId });
  return { jobId };
}

/** So many rows are locked and jobs asked for in about a second. */
const AT_ONCE = 200;

export async function startAll(context: MemberContext) {
  const readable = await listReadable(context);
  const taken = readable.slice(0, AT_ONCE);
  // In one order, whoever else locks several.
  for (const id of taken.toSorted((a, b) => a - b)) await start(context, id);
  return { startedCount: taken.length, leftCount: readable.length - taken.length };
}

/** The connection is not locked: the sync itself comes to its job first and to the connection later. */
export async function cancel(context: MemberContext, id: number) {
  const row = await openConnection(context, id, "work");
  if (row.state === "syncing" && row.syncJobId !== null) {
    await stopJob(context, row.syncJobId);
    const subject = { subjectId: id, subjectName: row.name };
    context.audit({ action: "connection.cancel_sync", ...subject });
  }
  return statusOf(await openConnection(context, id));
}

/** Who began a sync, to whoever the connection is shared with. */
const OUTSIDE = "Its team";

export async function listSyncs(
  context: MemberContext,
  id: number,
): Promise<DataOf<typeof listConnectionSyncs>> {
  const row = await openConnection(context, id);
  const syncs = await store.selectSyncs(context.db, row);
  // Who works in the team is not told outside it.
  const isShared = row.teamId !== context.identity.member.teamId;
  return {
    items: syncs.map(({ at, by, outcome, ...sync }) => ({
      ...sync,
      by: isShared && by !== null ? OUTSIDE : by,
      at: at.toISOString(),
      outcome: outcome as "changed" | "unchanged" | "kept",
    })),
    checks: row.checks as LedgerCheck[],
  };
}
