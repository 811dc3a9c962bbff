/**
 * Everything that signs a connection in is looked for in everything that is kept or told, after a life
 * of one: connected, renewed, connected again, refused, and failed by a source that says secrets back.
 */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { quickBooksDemoBooks } from "@app/connectors/sources/quickbooks-demo/quickbooks-demo-company";
import { xeroDemoBooks } from "@app/connectors/sources/xero-demo/xero-demo-company";
import { serveProvider } from "@app/connectors/testing/identity-server";
import { type LedgerPeer, quickBooksPeer, xeroPeer } from "@app/connectors/testing/ledger-peers";
import { serveLoopback } from "@app/connectors/testing/loopback";
import { trytonSettings } from "@app/connectors/testing/tryton-peer";
import { listConnectionSyncs } from "@app/contract/connection-sync";
import {
  chooseOrganisation,
  createConnection,
  getConnection,
  listOrganisations,
  reconnectConnection,
} from "@app/contract/connections";
import type { OpenidClient } from "@app/contract/openid";
import { monthOf } from "@app/engine/time/month";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { ProviderSettings } from "#core/provider-settings.ts";
import { formsOf } from "#testing/secret-forms.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, SOURCES, syncNow, syncRunner } from "#testing/test-connections.ts";
import { CALLBACK, comeBack, newPerson } from "#testing/test-openid.ts";
import { serveTryton } from "#testing/test-tryton.ts";

const month = monthOf(2030, 1);

test("no token, client secret or password is in the database, the log, the files or an answer, in any form", async () => {
  const log: string[] = [];
  const secrets = new Set<string>();
  const { app, peers } = await appWith(secrets, log);
  const runner = syncRunner(app);
  const told: unknown[] = [];
  for (const client of ["xero", "quickbooks"] as const) {
    told.push(await liveOf(app, client, peers[client]));
  }
  told.push(await lifeByPassword(app, secrets));
  await runner.stop();

  expect(secrets.size).toBeGreaterThan(12);
  expect(peers.xero.tokens.size).toBeGreaterThan(2);
  for (const token of [...peers.xero.tokens, ...peers.quickbooks.tokens]) {
    expect(secrets).toContain(token);
  }
  const kept = await everythingKept(app, log, told);
  // What is looked for would be found: each part holds what it should.
  expect(kept.database).toContain("Kestrel Bay Outdoor");
  expect(kept.log).toContain("a job failed");
  for (const [place, text] of Object.entries(kept)) {
    const found = [...secrets].flatMap(formsOf).filter((form) => text.includes(form));
    expect(found, place).toEqual([]);
  }
}, 120_000);

test("a secret is looked for in every form it can be written in", () => {
  const secret = "a token+with/odd characters?";
  for (const around of ["", "x", "xy", '{"tokens":"']) {
    const bytes = Buffer.from(`${around}${secret} and more`);
    for (const encoding of ["utf8", "hex", "base64", "base64url"] as const) {
      const text = bytes.toString(encoding);
      expect(
        formsOf(secret).some((form) => text.includes(form)),
        encoding,
      ).toBe(true);
    }
  }
  expect(formsOf(secret).includes(encodeURIComponent(secret))).toBe(true);
});

/** The server with a real provider and the books of each of the two, and its log. */
async function appWith(secrets: Set<string>, log: string[]) {
  const peers = {
    xero: xeroPeer([xeroDemoBooks(month), { ...xeroDemoBooks(month), name: "Second Pty Ltd" }]),
    quickbooks: quickBooksPeer(quickBooksDemoBooks(month)),
  };
  const providers = new Map<string, ProviderSettings>();
  for (const client of ["xero", "quickbooks"] as const) {
    const { issuer, clientId, clientSecret } = await serveProvider(CALLBACK, {
      onTokens: (tokens) => {
        for (const token of tokens) secrets.add(token);
      },
      ...(client === "quickbooks" && { realmId: "9341453234238473" }),
    });
    const { answer } = peers[client];
    const apiUrl = await serveLoopback((request, response) => void answer(request, response));
    providers.set(client, { issuer, clientId, clientSecret, apiUrl });
    secrets.add(clientSecret);
  }
  const settings = { providers, allowsPrivateSources: true, rateLimitScale: 1_000 };
  const app = await testApp(settings, {
    log: pino({ level: "trace" }, { write: (line: string) => void log.push(line) }),
  });
  return { app, peers };
}

/** Connected, read, renewed, connected again, failed and refused; gives what was answered. */
async function liveOf(app: TestApp, client: OpenidClient, peer: LedgerPeer) {
  const body = {
    sourceId: client === "xero" ? SOURCES.xero : 2,
    // Few enough calls that no limit of the vendor holds them up.
    monthsBack: 6,
    ...(await authorised(app, client)),
  };
  const { id } = dataOf(await app.call(createConnection, { body }));
  const params = { id };
  const { items } = dataOf(await app.call(listOrganisations, { params }));
  const externalId = items[0]?.externalId ?? "";
  dataOf(await app.call(chooseOrganisation, { params, body: { externalId } }));
  expect(["up-to-date", "needs-attention"]).toContain((await syncNow(app, id)).state);

  // The source refuses the token, which is renewed.
  for (const token of peer.tokens) peer.refused.add(token);
  expect((await syncNow(app, id)).state).not.toBe("needs-reconnecting");
  const again = await authorised(app, client);
  dataOf(await app.call(reconnectConnection, { params, body: again }));
  peer.failsWith = 400;
  expect((await syncNow(app, id)).state).toBe("failed");
  peer.failsWith = 401;
  const refused = await syncNow(app, id);
  expect(refused.state).toBe("needs-reconnecting");
  peer.failsWith = undefined;
  return [
    refused,
    await app.call(getConnection, { params, query: {} }),
    await app.call(listConnectionSyncs, { params }),
  ];
}

async function authorised(app: TestApp, client: OpenidClient) {
  const { redirectUrl } = await comeBack(
    app,
    { client, redirectUrl: "/connections/add" },
    newPerson(),
  );
  const [, authSessionUuid = ""] = /authSessionUuid=([\da-f-]{36})/.exec(redirectUrl) ?? [];
  return { authSessionUuid };
}

/** What a person typed, for a source that signs in by a password. */
async function lifeByPassword(app: TestApp, secrets: Set<string>) {
  const password = `${randomBytes(12).toString("hex")} & more/+?`;
  secrets.add(password);
  const tryton = await serveTryton(xeroDemoBooks(month));
  const settings = { ...trytonSettings(tryton), password };
  const { id } = await addConnection(app, { sourceId: SOURCES.tryton, settings });
  await syncNow(app, id);
  const params = { id };
  const again = await app.call(reconnectConnection, { params, body: { settings } });
  tryton.isShut = true;
  const refused = await syncNow(app, id);
  expect(refused.state).toBe("needs-reconnecting");
  return [refused, again, await app.call(getConnection, { params, query: {} })];
}

async function everythingKept(app: TestApp, log: readonly string[], told: unknown) {
  const { storage, settings } = app.parts;
  return {
    database: await dumpOf(storage),
    log: log.join(""),
    files: filesIn(settings.dataDir)
      .map((file) => readFileSync(file).toString("latin1"))
      .join("\n"),
    answers: JSON.stringify(told),
    mails: JSON.stringify(await app.mails()),
  };
}

/** All rows of all tables, as text. */
async function dumpOf(storage: TestApp["parts"]["storage"]) {
  const tables = await storage.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await storage.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join("\n");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
