import type { ConnectionStatus } from "@app/contract/connection-status";
import { getConnectionStatus, syncConnection } from "@app/contract/connection-sync";
import { createConnection } from "@app/contract/connections";
import type { RequestOf } from "@app/contract/endpoint";
import { syncJob } from "#modules/connection-sync/connection-sync.ts";
import type { TestApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";
import { dataOf } from "./test-clients.ts";
import { testRunner } from "./test-jobs.ts";

export const SOURCES = { odoo: 15, spreadsheet: 10, tryton: 16, xero: 1, xeroDemo: 18, sample: 21 };

type Draft = RequestOf<typeof createConnection>["body"];

/** Our own sample company, unless said otherwise. */
export async function addConnection(caller: Pick<Caller, "call">, draft: Partial<Draft> = {}) {
  const body = { sourceId: SOURCES.sample, ...draft };
  return dataOf(await caller.call(createConnection, { body }));
}

export async function statusOf(caller: Pick<Caller, "call">, id: number) {
  return dataOf(await caller.call(getConnectionStatus, { params: { id }, query: {} }));
}

/** Asks for a sync and waits until it has come to its end. */
export async function syncNow(caller: Pick<Caller, "call">, id: number): Promise<ConnectionStatus> {
  dataOf(await caller.call(syncConnection, { params: { id } }));
  for (;;) {
    const status = await statusOf(caller, id);
    if (status.state !== "syncing") return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A process that syncs. */
export function syncRunner(app: Pick<TestApp, "parts">) {
  return testRunner(app.parts, [syncJob]);
}
