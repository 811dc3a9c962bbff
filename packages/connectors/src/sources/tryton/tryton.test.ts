import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { fixedAuthorisation, sessionAuthorisation } from "#http/authorisation.ts";
import { createHttpClient } from "#http/client.ts";
import { createRateGate } from "#http/rate-gate.ts";
import type { Books } from "#sources/demo-books/books.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { expectAnyBooks } from "#testing/random-read.ts";
import { testTiming } from "#testing/test-timing.ts";
import { trytonFake, trytonIdOf } from "#testing/tryton-fake.ts";
import { expectBooks, jsonClient, readContext, readWhole } from "#testing/whole-read.ts";
import { tryton } from "./tryton.ts";
import { loginToTryton } from "./tryton-api.ts";

const settings = { baseUrl: "https://tryton.acorn.example", database: "acorn" };
const lastMonth = monthOf(2024, 12);
const range = { from: monthOf(2023, 3), to: lastMonth };
const books = xeroDemoBooks(lastMonth);

/** The same books with the ids Tryton gives. */
function inTryton(given: Books): Books {
  const idOf = (id: string) => String(trytonIdOf(given, id));
  return {
    ...given,
    accounts: given.accounts.map((account) => ({ ...account, id: idOf(account.id) })),
    journals: given.journals.map((journal) => ({
      ...journal,
      lines: journal.lines.map(({ accountId, net }) => ({ accountId: idOf(accountId), net })),
    })),
  };
}

test.each([
  ["nobody closed a year", ""],
  ["the wizard closed the first one", "2023-06-30"],
  ["the wizard closed both", "2024-06-30"],
])("22 months are the posted books where %s", async (_, closedBy) => {
  const read = await readWhole(
    tryton,
    settings,
    jsonClient(trytonFake({ books, closedBy })),
    range,
  );

  expectBooks(read, inTryton(books));
  expect(read.ledger.accounts.map(({ name }) => name)).not.toContain("Guarantees");
  expect(read.ledger.organisation.lockDate).toBe(closedBy || undefined);
});

test("charts of more than 500 accounts come in pages", async () => {
  const many = { ...books, accounts: [...books.accounts] };
  for (let index = 0; index < 1000; index++) {
    const code = String(100_000 + index);
    many.accounts.push({ id: code, code, name: `Account ${code}`, class: "ASSET", type: "" });
  }
  const client = jsonClient(trytonFake({ books: many }));

  const read = await readWhole(tryton, settings, client, { from: lastMonth, to: lastMonth });

  expect(read.ledger.accounts).toHaveLength(many.accounts.length);
  expect(read.checks.flatMap(({ findings }) => findings)).toEqual([]);
});

test("whatever is posted, and whenever the year ends, the read is the books and passes every check", async () => {
  await expectAnyBooks(tryton, settings, (random) => jsonClient(trytonFake({ books: random })));
});

test("an error in an answer of status 200 is told, and its words are kept", async () => {
  const client = jsonClient(() => ({ id: 1, error: ["UserError", ["No rights", "", null]] }));

  const refused = tryton.listOrganisations(readContext(client), settings);

  await expect(refused).rejects.toMatchObject({
    kind: "refused",
    message: "Tryton could not answer model.company.company.search_read.",
    answer: '["UserError",["No rights","",null]]',
  });
});

test("an ended session is followed by another, and a wrong password asks to connect again", async () => {
  const fake = trytonFake({ books });
  let session = 0;
  const usual = {
    sourceName: "Tryton",
    timing: testTiming(),
    timeoutMs: 1_000,
    resolveHost: async () => ["127.0.0.1"],
    allowsPrivateAddresses: true,
    fetch: async (_: unknown, init: RequestInit = {}) => {
      const body = String(init.body);
      const isLogin = body.includes("common.db.login");
      if (isLogin && !body.includes('"right"')) return new Response("", { status: 401 });
      if (isLogin) return Response.json({ id: 1, result: [7, `s${++session}`] });
      const ticket = `Session ${btoa(`ann:7:s${session}`)}`;
      const isKnown = new Headers(init.headers).get("authorization") === ticket;
      if (!isKnown) return new Response("", { status: 401 });
      return Response.json(fake({ url: settings.baseUrl, body }));
    },
  };
  const client = (password: string) => {
    const gate = createRateGate({ windows: [], concurrent: 1 }, usual.timing);
    const anonymous = createHttpClient({ ...usual, gate, authorisation: fixedAuthorisation({}) });
    const login = () => loginToTryton(anonymous, settings, { user: "ann", password });
    return createHttpClient({ ...usual, gate, authorisation: sessionAuthorisation(login) });
  };
  const context = readContext(client("right"));

  const [before] = await tryton.listOrganisations(context, settings);
  session++;
  const [after] = await tryton.listOrganisations(context, settings);

  expect(after).toEqual(before);
  expect(session).toBe(3);
  await expect(
    tryton.listOrganisations(readContext(client("wrong")), settings),
  ).rejects.toMatchObject({ kind: "needs-reconnect" });
});
