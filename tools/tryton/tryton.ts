/**
 * `npm run test:tryton`: the real connector against a real ERP. A Tryton server is set up from
 * nothing, books are entered, and 24 months are read. They must pass every check and be, account
 * by account and month by month, what SQL finds in Tryton's own database. Then they go through the
 * whole product, to a forecast whose balance sheet is the ledger's. Where Tryton cannot be had, the
 * product is proved against its stand-in alone, and that is said.
 */

import type { ReadContext } from "@app/connectors/connector/connector";
import { fixedAuthorisation, sessionAuthorisation } from "@app/connectors/http/authorisation";
import { createHttpClient } from "@app/connectors/http/client";
import { createRateGate } from "@app/connectors/http/rate-gate";
import { systemTiming } from "@app/connectors/http/timing";
import { balancesOf } from "@app/connectors/ledger/balances";
import { SourceError } from "@app/connectors/ledger/source-error";
import { type LedgerRead, readLedger } from "@app/connectors/reading/read-ledger";
import { reportsOf } from "@app/connectors/sources/demo-books/books";
import { tryton } from "@app/connectors/sources/tryton/tryton";
import { callTryton, loginToTryton } from "@app/connectors/sources/tryton/tryton-api";
import { xeroDemoBooks } from "@app/connectors/sources/xero-demo/xero-demo-company";
import { trytonIdOf } from "@app/connectors/testing/tryton-fake";
import { trytonSettings } from "@app/connectors/testing/tryton-peer";
import { type Month, monthOf } from "@app/engine/time/month";
import { tell } from "../contract-proxy.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { startTrytonPeer } from "../tryton-peer.ts";
import { type BalancesAt, throughProduct } from "./through-product.ts";
import { enterBooks } from "./tryton-books.ts";
import { firstMonth, lastMonth } from "./tryton-entries.ts";
import { haveTryton, makeDatabase, startTryton, type TrytonServer } from "./tryton-server.ts";
import { balancesAt, postedByMonth } from "./tryton-sums.ts";

const DATABASE = "books";
const PASSWORD = "only-on-this-machine";
const range = { from: firstMonth, to: lastMonth };
const startedAt = Date.now();

if (await haveTryton()) {
  await inTemporaryFolder("tryton", async (folder) => {
    say("making a database");
    const server = await startTryton(await makeDatabase(folder, DATABASE, PASSWORD));
    try {
      const read = tell(await prove(server));
      say("through the product");
      const typed = { baseUrl: server.url, database: DATABASE, user: "admin", password: PASSWORD };
      const balances: BalancesAt = (...asked) => balancesAt(server.databaseFile, ...asked);
      const forecast = tell(await throughProduct({ typed, balancesAt: balances }));
      process.exitCode = read && forecast ? 0 : 1;
    } finally {
      await server.stop();
    }
  });
  say("done");
} else {
  console.log("skipped: Tryton is not installed, and only root with apt-get can install it");
  say("through the product, from a stand-in");
  process.exitCode = tell(await fromStandIn()) ? 0 : 1;
}

async function fromStandIn() {
  const now = new Date();
  const books = xeroDemoBooks(monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1));
  const { balance } = reportsOf(books);
  const { peer, stop } = await startTrytonPeer(books);
  try {
    return await throughProduct({
      typed: trytonSettings(peer),
      balancesAt: async (month) =>
        new Map(
          books.accounts.map(({ id }) => [
            String(trytonIdOf(books, id)),
            String(balance(id, month)),
          ]),
        ),
    });
  } finally {
    stop();
  }
}

async function prove(server: TrytonServer) {
  const settings = { baseUrl: server.url, database: DATABASE };
  const { context, logins } = connect(server.url, PASSWORD);
  say("entering books");
  await enterBooks((method, ...params) =>
    callTryton(context, settings, method, params).catch((error: unknown) => {
      const words = error instanceof SourceError ? error.answer : undefined;
      throw new Error(`Tryton refused ${method}: ${words}`, { cause: error });
    }),
  );
  say("reading 24 months");
  const organisations = await tryton.listOrganisations(context, settings);
  const [organisation] = organisations;
  if (!organisation) throw new Error("Tryton shows no company.");
  const read = await readLedger({
    connector: tryton,
    settings,
    context,
    organisation,
    range,
    currentMonth: lastMonth,
    // The session is ended on the server halfway; the next call gets 401 and a new one begins.
    onStep: async ({ months }) => {
      if (months.length === 12) await tryton.disconnect?.(context, settings);
    },
  });
  const [refused] = await Promise.allSettled([
    tryton.listOrganisations(connect(server.url, "wrong").context, settings),
  ]);
  const reason = refused.status === "rejected" ? refused.reason : undefined;
  const kind = reason instanceof SourceError ? reason.kind : "nothing";
  const findings = read.checks.flatMap((check) => check.findings);
  for (const { message } of findings) console.log(message);
  return [
    { what: `${organisations.length} companies of 2`, isPassed: organisations.length === 2 },
    {
      what: `${read.ledger.accounts.length} accounts of 19`,
      isPassed: read.ledger.accounts.length === 19,
    },
    {
      what: `${findings.length} findings of ${read.checks.length} checks`,
      isPassed: findings.length === 0,
    },
    ...(await againstSql(server.databaseFile, read)),
    {
      what: `the ended session was followed by another, ${logins.count} logins`,
      isPassed: logins.count === 2,
    },
    { what: `a wrong password is told as ${kind}`, isPassed: kind === "needs-reconnect" },
  ];
}

async function againstSql(databaseFile: string, { ledger }: LedgerRead) {
  const movements = new Map<string, string>();
  const nets = new Map<Month, bigint>();
  for (const { accountId, month, debit, credit, net, isYearEndClose } of ledger.movements) {
    movements.set(`${accountId} ${month}${isYearEndClose ? " close" : ""}`, `${debit} ${credit}`);
    nets.set(month, (nets.get(month) ?? 0n) + net);
  }
  const openings = new Map(ledger.openings.map(({ accountId, net }) => [accountId, String(net)]));
  const end = [...(balancesOf(ledger).at(-1)?.closing ?? [])].filter(([, net]) => net !== 0n);
  const closings = new Map(end.map(([accountId, net]) => [accountId, String(net)]));
  const differences = [
    differenceOf(movements, await postedByMonth(databaseFile, range)),
    differenceOf(openings, await balancesAt(databaseFile, firstMonth - 1, firstMonth - 12)),
    differenceOf(closings, await balancesAt(databaseFile, lastMonth, firstMonth + 12)),
  ];
  const [ofMovements = [], ofOpenings = [], ofClosings = []] = differences;
  for (const key of differences.flat()) console.log(`differs: ${key}`);
  const balanced = [...nets.values()].filter((net) => net === 0n).length;
  const closes = [...movements.keys()].filter((key) => key.endsWith("close")).length;
  return [
    { what: `${balanced} months with debits = credits`, isPassed: balanced === 24 },
    { what: `${closes} lines of a posted year end`, isPassed: closes === 5 },
    sqlResult("movements", movements.size, ofMovements),
    sqlResult("openings", openings.size, ofOpenings),
    sqlResult("closing balances", closings.size, ofClosings),
  ];
}

function sqlResult(of: string, count: number, different: string[]) {
  const what = `${different.length} of ${count} ${of} differ from Tryton's database`;
  return { what, isPassed: different.length === 0 && count > 0 };
}

function differenceOf(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => one.get(key) !== other.get(key));
}

function connect(url: string, password: string) {
  const settings = { baseUrl: url, database: DATABASE };
  const logins = { count: 0 };
  const timing = systemTiming;
  const usual = {
    sourceName: "Tryton",
    gate: createRateGate({ windows: [], concurrent: 2 }, timing),
    timing,
    fetch,
    timeoutMs: 5 * 60_000,
    resolveHost: async () => ["127.0.0.1"],
    allowsPrivateAddresses: true,
  };
  const anonymous = createHttpClient({ ...usual, authorisation: fixedAuthorisation({}) });
  const login = () => {
    logins.count++;
    return loginToTryton(anonymous, settings, { user: "admin", password });
  };
  const http = createHttpClient({ ...usual, authorisation: sessionAuthorisation(login) });
  const context: ReadContext = { http, signal: new AbortController().signal, onProgress: () => {} };
  return { context, logins };
}

function say(what: string) {
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${what}`);
}
