/**
 * A ledger through the whole product, as a person would take it: connected to a server of ours, synced,
 * every suggestion taken, a first forecast made. Its balance sheet must be the ledger's in each month.
 */
import { monthOfDay, yearStartOf } from "@app/connectors/ledger/day";
import { getConnectionMapping, setConnectionMapping } from "@app/contract/connection-mapping";
import { getConnectionStatus, syncConnection } from "@app/contract/connection-sync";
import { chooseOrganisation, createConnection, listOrganisations } from "@app/contract/connections";
import { getModelDocument } from "@app/contract/model-versions";
import { createModel } from "@app/contract/models";
import { closingOf } from "@app/engine/ledger/ledger-lines";
import type { ModelDocument } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import { calculateModel } from "@app/engine/testing/calculate-model";
import type { Month } from "@app/engine/time/month";
import { call, signIn } from "../api-client.ts";
import { buildStale, server as serverStep } from "../build-steps.ts";
import { sleep } from "../processes.ts";
import { seedAdmin } from "../seeded-teams.ts";
import { startServer } from "../server-process.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";

const TRYTON = 16;
const SYNC_MS_MAX = 5 * 60_000;

/** Account → minor units at a month's end, results of earlier years in retained earnings. */
export type BalancesAt = (month: Month, yearStart: Month) => Promise<ReadonlyMap<string, string>>;

/** What a person types to connect it, and what the ledger itself says. */
export type Ledger = { typed: Record<string, string>; balancesAt: BalancesAt };

export async function throughProduct({ typed, balancesAt }: Ledger) {
  await buildStale([serverStep]);
  return inTemporaryFolder("product", async (DATA_DIR) => {
    const settings = { DATA_DIR, PRIVATE_SOURCES: "1" };
    const admin = await seedAdmin(settings);
    const server = await startServer(settings);
    try {
      const caller = { url: server.url, cookie: await signIn(server.url, admin) };
      const { state, document } = await forecastFrom(caller, typed);
      const { compared, differences, failedChecks } = await heldAgainst(document, balancesAt);
      for (const difference of [...differences, ...failedChecks]) console.log(difference);
      const { actualCount } = document.timeline;
      return [
        { what: `the connection is ${state}`, isPassed: state === "up-to-date" },
        { what: `${actualCount} months are actual`, isPassed: actualCount === 24 },
        {
          what: `${differences.length} of ${compared} balances differ from the ledger's`,
          isPassed: differences.length === 0 && compared > 100,
        },
        {
          what: `${failedChecks.length} checks of the forecast are not zero`,
          isPassed: failedChecks.length === 0,
        },
      ];
    } finally {
      await server.stop();
    }
  });
}

type Caller = Parameters<typeof call>[0];

async function forecastFrom(caller: Caller, typed: Ledger["typed"]) {
  const body = { sourceId: TRYTON, settings: typed };
  const { id, organisation } = await call(caller, createConnection, { body });
  const params = { id };
  if (!organisation) await chooseFirst(caller, id);
  await call(caller, syncConnection, { params });
  await untilRead(caller, id);
  const { accounts, version } = await call(caller, getConnectionMapping, { params });
  const choices = accounts.flatMap(({ accountId, line, suggestion }) =>
    line === null ? [{ accountId, line: suggestion.line }] : [],
  );
  if (choices.length > 0) {
    await call(caller, setConnectionMapping, { params, body: { version, choices } });
  }
  const { state } = await call(caller, getConnectionStatus, { params, query: {} });
  const made = await call(caller, createModel, {
    body: { from: "connection", connectionId: id, modelName: "First forecast" },
  });
  const kept = await call(caller, getModelDocument, { params: { id: made.id }, query: {} });
  return { state, document: kept.document as ModelDocument };
}

async function chooseFirst(caller: Caller, id: number) {
  const { items } = await call(caller, listOrganisations, { params: { id } });
  const externalId = items[0]?.externalId ?? "";
  await call(caller, chooseOrganisation, { params: { id }, body: { externalId } });
}

async function untilRead(caller: Caller, id: number) {
  const deadline = performance.now() + SYNC_MS_MAX;
  for (;;) {
    const status = await call(caller, getConnectionStatus, { params: { id }, query: {} });
    if (status.state === "failed" || performance.now() > deadline) {
      throw new Error(`The ledger was not read: ${status.state} ${status.reason}`);
    }
    if (status.state !== "syncing") return;
    await sleep(200);
  }
}

/** Every account of the balance sheet, in every month that is actual, to the cent. */
async function heldAgainst(document: ModelDocument, balancesAt: BalancesAt) {
  const { start, actualCount, yearEndMonth } = document.timeline;
  const { read, failedChecks } = calculateModel(document);
  const accounts = document.accounts.filter(
    ({ line }) => standardLine(line)?.statement === "balanceSheet",
  );
  const closings = accounts.map(({ id, sources = [] }) => ({
    id,
    sources,
    closing: read(closingOf(id)),
  }));
  const differences: string[] = [];
  for (let period = 0; period < actualCount; period++) {
    const month = monthOfDay(start) + period;
    const theirs = await balancesAt(month, yearStartOf(month, yearEndMonth));
    for (const { id, sources, closing } of closings) {
      const ours = BigInt(Math.round((closing[period] ?? 0) * 100));
      const ledger = sources.reduce((sum, each) => sum + BigInt(theirs.get(each) ?? 0), 0n);
      if (ours !== ledger) differences.push(`${id}, month ${period + 1}: ${ours}, not ${ledger}`);
    }
  }
  return { compared: closings.length * actualCount, differences, failedChecks: failedChecks() };
}
