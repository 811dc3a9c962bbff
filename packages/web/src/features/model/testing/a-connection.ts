import type { ConnectionStatus } from "@app/contract/connection-status";
import type { Connection } from "@app/contract/connections";

/** A connection in order, as the server tells of it. */
export function aConnection(status: Partial<ConnectionStatus> = {}): Connection {
  const at = "2026-12-01T02:10:00.000Z";
  return {
    ...{ id: 4, uid: "7c0f3f0e-8a7e-4c55-9d7c-6a1b5a0f8a10", name: "Kestrel Joinery" },
    ...{ sourceId: 1, sourceKey: "xero", sourceName: "Xero", isDemo: false, isSpreadsheet: false },
    organisation: {
      ...{ externalId: "o-1", name: "Kestrel Joinery Pty Ltd", currency: "AUD" },
      ...{ currencyDecimals: 2, yearEndMonth: 6, basis: "ACCRUAL" },
    },
    ...{ clientId: null, clientName: null, teamName: "Marlowe & Tran", isShared: false },
    owner: { accountId: 1, name: "Priya Raman", avatarIndex: 0, isYou: true },
    ...{ canWork: true, canManage: true, modelCount: 1, monthsBack: 24, isScheduled: true },
    ...{ version: 1, createdAt: at, updatedAt: at },
    status: {
      ...{ state: "up-to-date", reason: "", sync: null, lastSyncAt: at, nextSyncAt: at },
      ...{ firstMonth: null, lastMonth: null, accountCount: 0, rowCount: 0, checks: [] },
      ...{ unmappedCount: 0, areFilesUnread: false, undecidedCount: 0 },
      ...status,
    },
  };
}
