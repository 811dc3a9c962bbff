import { monthOf } from "@app/engine/time/month";
import { expect, onTestFinished, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { finishAuthorisation, startAuthorisation } from "#oauth/authorise.ts";
import { refreshGrant } from "#oauth/grant.ts";
import { oauthProviders } from "#oauth/providers.ts";
import { source } from "#testing/answering-source.ts";
import { identityServer, REDIRECT_URI, visit } from "#testing/identity-server.ts";
import { testTiming } from "#testing/test-timing.ts";
import { jsonClient, readContext } from "#testing/whole-read.ts";
import { startXeroFake } from "#testing/xero-fake.ts";
import { xeroFakeBooks } from "#testing/xero-fake-books.ts";
import { xeroFakeClient } from "#testing/xero-fake-client.ts";
import { disconnect } from "./disconnect.ts";
import { readSettings } from "./registry.ts";
import type { Given } from "./source.ts";

const currentMonth = monthOf(2027, 6);
const offline = { send: () => Promise.reject(new SourceError("unreachable", "It is gone.")) };

function connection(
  sourceId: number,
  typed: object,
  more: Partial<Given> = {},
  http = offline as Parameters<typeof readContext>[0],
) {
  const read = readSettings(sourceId, typed);
  if (read.errors) throw new Error(read.errors.map(({ message }) => message).join(" "));
  const { source: found, values } = read;
  const settings = found.settingsWith(values, { currentMonth, ...more });
  return { source: found, settings, context: readContext(http) };
}

const tryton = { baseUrl: "https://t.example", database: "acorn", user: "ann", password: "word" };

test("Xero's own call ends the one connection, which is gone from the list; again is no error", async () => {
  const books = xeroFakeBooks({ accounts: 14, firstMonth: currentMonth, months: 1 });
  const fake = await startXeroFake({ books, throttleEvery: 0 });
  onTestFinished(() => fake.stop());
  const http = xeroFakeClient({ url: fake.url, ...fake.tokens, timing: testTiming() });
  const open = connection(1, {}, { baseUrl: fake.url }, http);
  const [organisation] = await open.source.connector.listOrganisations(open.context, open.settings);
  const organisationId = organisation?.externalId ?? "";
  const chosen = connection(1, {}, { baseUrl: fake.url, organisationId }, http);

  const ended = { isEnded: true, message: "The connection with Xero has ended." };
  expect(await disconnect(chosen)).toEqual(ended);
  expect(await open.source.connector.listOrganisations(open.context, open.settings)).toEqual([]);
  expect(await disconnect(chosen)).toEqual(ended);
});

test("a session is ended by its own call", async () => {
  const client = jsonClient(() => ({ id: 1, result: null }));
  expect(await disconnect(connection(16, tryton, {}, client))).toEqual({
    isEnded: true,
    message: "The session with Tryton has ended.",
  });
  expect(client.asked.map(({ body }) => JSON.parse(String(body)).method)).toEqual([
    "common.db.logout",
  ]);
});

test("where the source has no call, the grant is revoked and cannot be renewed any more", async () => {
  const sage = oauthProviders.find(({ key }) => key === "sage_accounting");
  if (!sage) throw new Error("Sage has no provider");
  const client = await identityServer(sage);
  const now = Date.now();
  const asked = { purpose: "connect", redirectUri: REDIRECT_URI, now } as const;
  const { url, pending } = await startAuthorisation(client, asked);
  const callbackQuery = await visit(url);
  const { tokens } = await finishAuthorisation(client, pending, { callbackQuery, now });

  const grant = { client, tokens };
  expect(await disconnect({ ...connection(4, {}), grant })).toEqual({
    isEnded: true,
    message: "Sage Accounting no longer lets us read: the grant has ended.",
  });
  await expect(refreshGrant(client, tokens, now)).rejects.toMatchObject({
    kind: "needs-reconnect",
  });
});

test("where nothing can be ended from here, it is said what is left to do there", async () => {
  const messageOf = async (sourceId: number, typed: object) =>
    (await disconnect(connection(sourceId, typed))).message;
  expect(await messageOf(9, { region: "nl" })).toBe(
    "The connection is forgotten here. Exact Online goes on listing it until you remove it there.",
  );
  expect(await messageOf(15, { baseUrl: "https://o.example", apiKey: "k" })).toBe(
    "The connection is forgotten here. Delete the key in Odoo as well.",
  );
  expect(await messageOf(21, {})).toBe("The connection is forgotten here.");
});

test("a source that is gone or refuses is told as such, and never fails the disconnecting", async () => {
  expect(await disconnect(connection(16, tryton))).toEqual({
    isEnded: false,
    message:
      "The connection is forgotten here, but Tryton could not be told: It is gone. End it there as well.",
  });
  const { url, client } = await source([{ status: 401, body: "" }]);
  const ended = await disconnect(connection(1, {}, { baseUrl: url, organisationId: "t" }, client));
  expect(ended).toEqual({ isEnded: true, message: "The connection with Xero had ended already." });
});
