import type { CheckResult } from "@app/connectors/checks/check-ledger";
import type { ConnectionStatus } from "@app/contract/connection-status";
import type * as store from "./connections.store.ts";

/** How a connection stands, from its row alone: it is asked every second while one syncs. */
export function statusOf(row: store.Row): ConnectionStatus {
  const { state, firstMonth, lastMonth, accountCount, rowCount } = row;
  const { unmappedCount, undecidedCount } = row;
  return {
    ...{ state, firstMonth, lastMonth, accountCount, rowCount, unmappedCount, undecidedCount },
    areFilesUnread: row.filesChangedAt !== null,
    reason: reasonOf(row),
    sync: syncOf(row),
    lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
    nextSyncAt: row.isScheduled ? (row.nextSyncAt?.toISOString() ?? null) : null,
    checks: (row.checks as CheckResult[]).map(({ name, findingCount }) => ({ name, findingCount })),
  };
}

function syncOf({ state, syncJobId, jobState, jobStage, jobShare }: store.Row) {
  if (state !== "syncing" || syncJobId === null) return null;
  const isWaiting = jobState === "queued";
  return { jobId: syncJobId, isWaiting, stage: jobStage ?? "", share: jobShare ?? 0 };
}

function reasonOf(row: store.Row): string {
  switch (row.state) {
    case "failed":
    case "needs-reconnecting":
      return row.failure;
    case "needs-attention":
      return [
        ...(row.filesChangedAt === null ? [] : ["The files changed since they were read."]),
        ...(row.unmappedCount > 0 ? [`${accounts(row.unmappedCount)} without a line.`] : []),
        ...(row.undecidedCount > 0
          ? [`Closed months changed on ${accounts(row.undecidedCount)}, not taken over yet.`]
          : []),
      ].join(" ");
    case "new":
      return row.organisation === null
        ? "No organisation is chosen yet."
        : "Nothing is read of it yet.";
    case "syncing":
    case "up-to-date":
      return "";
  }
}

function accounts(count: number) {
  return count === 1 ? "1 account" : `${count} accounts`;
}
