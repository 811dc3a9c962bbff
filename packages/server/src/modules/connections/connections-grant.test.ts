import { startXeroFake } from "@app/connectors/testing/xero-fake";
import { xeroFakeBooks } from "@app/connectors/testing/xero-fake-books";
import {
  chooseOrganisation,
  createConnection,
  deleteConnection,
  getConnection,
  listOrganisations,
  reconnectConnection,
} from "@app/contract/connections";
import { monthOf } from "@app/engine/time/month";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import type { ProviderSettings } from "#core/provider-settings.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { SOURCES, syncNow, syncRunner } from "#testing/test-connections.ts";

const books = xeroFakeBooks({ accounts: 40, firstMonth: monthOf(2027, 7), months: 31 });
const CANARY = "canary-access-token";

let fake: Awaited<ReturnType<typeof startXeroFake>>;
let app: TestApp;
let runner: Runner;
beforeAll(async () => {
  fake = await startXeroFake({ books });
  Object.assign(fake.tokens, { accessToken: CANARY, refreshToken: "canary-refresh-token" });
  const registered = { clientId: "us", clientSecret: "ours", issuer: undefined, apiUrl: fake.url };
  app = await testApp({ providers: new Map<string, ProviderSettings>([["xero", registered]]) });
  runner = syncRunner(app);
});
afterAll(async () => {
  await runner.stop();
  await fake.stop();
});

/** As somebody comes back from Xero: what the provider gave waits, sealed, to be taken once. */
async function authorised(client = "xero") {
  const { storage, secrets } = app.parts;
  const uuid = crypto.randomUUID();
  const expiresAt = Date.now() + 60 * 60 * 1000;
  const kept = { tokens: { ...fake.tokens, expiresAt } };
  await storage.query(
    `insert into openid_sessions (uuid, client, purpose, stage, user_id, state_hash, browser_hash,
       redirect_url, secret, expires_at)
     values ($1, $2, 'connect', 'granted', $3, gen_random_uuid()::text, '', '/', $4, '2100-01-01')`,
    [
      ...[uuid, client, app.person.userId],
      secrets.encrypt(JSON.stringify(kept), `openid_sessions.secret|${uuid}`),
    ],
  );
  return uuid;
}

test("a source the person agreed to is connected by its grant, chosen, synced and ended at the source", async () => {
  const body = { sourceId: SOURCES.xero, authSessionUuid: await authorised() };
  const { id } = dataOf(await app.call(createConnection, { body }));
  const params = { id };
  const { items } = dataOf(await app.call(listOrganisations, { params }));
  expect(items).toMatchObject([{ name: "Fake & Sons Pty Ltd", currency: "AUD" }]);
  const chosen = { externalId: items[0]?.externalId ?? "" };
  expect(await app.call(chooseOrganisation, { params, body: chosen })).toMatchObject({
    data: { name: "Fake & Sons Pty Ltd", organisation: chosen },
  });
  const status = await syncNow(app, id);
  expect(status.checks.map(({ findingCount }) => findingCount)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const [row] = await app.parts.storage.query<{ text: string }>(
    "select connections::text as text from connections where id = $1",
    [id],
  );
  for (const encoding of ["utf8", "base64", "hex"] as const) {
    expect(row?.text).not.toContain(Buffer.from(CANARY).toString(encoding));
  }
  const gone = dataOf(await app.call(deleteConnection, { params, query: {} }));
  expect(gone.message).toBe("The connection with Xero has ended.");
});

test("a grant is taken once, by its own source, and one that ended asks to be connected again", async () => {
  const authSessionUuid = await authorised("quickbooks");
  const refuse = async (body: { sourceId: number; authSessionUuid?: string }) =>
    (await app.send(createConnection, { body })).envelope.errors.map(({ message }) => message);
  expect(await refuse({ sourceId: SOURCES.xero })).toEqual(["Sign in at Xero first."]);
  expect(await refuse({ sourceId: SOURCES.xero, authSessionUuid })).toEqual([
    "This authorisation is not of Xero.",
  ]);
  const again = await authorised();
  const made = await app.call(createConnection, {
    body: { sourceId: SOURCES.xero, authSessionUuid: again },
  });
  expect(await refuse({ sourceId: SOURCES.xero, authSessionUuid: again })).toEqual([
    "This authorisation has ended or was used. Start again.",
  ]);
  const { id } = dataOf(made);
  const reconnected = await app.call(reconnectConnection, {
    params: { id },
    body: { authSessionUuid: await authorised() },
  });
  expect(dataOf(reconnected).id).toBe(id);
  expect(dataOf(await app.call(getConnection, { params: { id }, query: {} })).settings).toEqual({});
});
