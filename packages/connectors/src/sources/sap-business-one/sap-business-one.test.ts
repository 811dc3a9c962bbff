import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { HttpClient } from "#http/http-client.ts";
import { dayOf } from "#ledger/day.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { expectAnyBooks } from "#testing/random-read.ts";
import { sapBusinessOneFake } from "#testing/sap-business-one-fake.ts";
import { expectBooks, readContext, readWhole } from "#testing/whole-read.ts";
import { sapBusinessOne } from "./sap-business-one.ts";
import { loginToSapBusinessOne } from "./sap-business-one-api.ts";

const lastMonth = monthOf(2024, 12);
const books = xeroDemoBooks(lastMonth);
const settings = {
  baseUrl: "https://sap.acorn.example:50000",
  companyDatabase: "ACORN",
  yearEndMonth: books.yearEndMonth,
};

test("14 months are the journal entries, and lead to today's balances", async () => {
  const range = { from: monthOf(2023, 9), to: monthOf(2024, 10) };

  const read = await readWhole(sapBusinessOne, settings, sapBusinessOneFake(books), range);

  expectBooks(read, books);
  expect(read.ledger.controls.at(-1)?.closings?.size).toBe(books.accounts.length);
});

test("entries lost on the way are told by their number", async () => {
  const fake = sapBusinessOneFake(books);
  const lossy: HttpClient = {
    send: async (request) => {
      const answer = await fake.send(request);
      const isList = request.url.includes("/JournalEntries?");
      return isList
        ? { ...answer, text: answer.text.replace(/"@odata.nextLink":"[^"]*"/, '"a":1') }
        : answer;
    },
  };

  await expect(
    readWhole(sapBusinessOne, settings, lossy, { from: lastMonth, to: lastMonth }),
  ).rejects.toThrow(/SAP Business One counts \d+ journal entries from 2024-07-01 and gave 40\./);
});

test("balances that do not add up to nothing are refused", async () => {
  const fake = sapBusinessOneFake(books);
  const unsigned: HttpClient = {
    send: async (request) => {
      const answer = await fake.send(request);
      return { ...answer, text: answer.text.replace(/"Balance":-/g, '"Balance":') };
    },
  };

  await expect(
    readWhole(sapBusinessOne, settings, unsigned, { from: lastMonth, to: lastMonth }),
  ).rejects.toThrow("the balances of its accounts do not add up to nothing");
});

test("a session is carried by two cookies, the second where a node is named", async () => {
  const answer = { status: 200, text: '{"SessionId":"s-1","SessionTimeout":30}' };
  const login = (cookies: string) =>
    loginToSapBusinessOne(
      { send: async () => ({ ...answer, headers: new Map([["set-cookie", cookies]]) }) },
      settings,
      { user: "ann", password: "secret" },
    );

  expect(await login("B1SESSION=s-1; HttpOnly, ROUTEID=.node2; path=/b1s")).toEqual({
    cookie: "B1SESSION=s-1; ROUTEID=.node2",
  });
  expect(await login("B1SESSION=s-1; HttpOnly")).toEqual({ cookie: "B1SESSION=s-1" });
});

test("whatever is posted, and whenever the year ends, the read is the books and passes every check", async () => {
  for (const yearEndMonth of [3, 12]) {
    await expectAnyBooks(sapBusinessOne, { ...settings, yearEndMonth }, (random) => {
      random.yearEndMonth = yearEndMonth;
      return sapBusinessOneFake(random);
    });
  }
});

test("entries of the next year do not reach the balances of this one", async () => {
  const later = {
    ...books.journals[0],
    day: dayOf(lastMonth + 1, 3),
    narration: "",
    lines: books.journals[0]?.lines ?? [],
  };
  const context = readContext(
    sapBusinessOneFake({ ...books, journals: [...books.journals, later] }),
  );
  const [organisation] = await sapBusinessOne.listOrganisations(context, settings);
  if (!organisation) throw new Error("No company");

  const openings = await sapBusinessOne.openings(context, settings, organisation, lastMonth + 1);

  const alone = await sapBusinessOne.openings(
    readContext(sapBusinessOneFake(books)),
    settings,
    organisation,
    lastMonth + 1,
  );
  expect(openings).toEqual(alone);
});
