import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { netsuiteFake } from "#testing/netsuite-fake.ts";
import { expectAnyBooks, PROPERTY_MS } from "#testing/random-read.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
import { netsuite } from "./netsuite.ts";

const settings = { accountId: "1234567_SB1" };
const lastMonth = monthOf(2025, 2);
const range = { from: monthOf(2024, 3), to: lastMonth };
const books = xeroDemoBooks(lastMonth);

test("12 months over a year end are the posted books of one subsidiary and book", async () => {
  const client = jsonClient(netsuiteFake(books));

  const read = await readWhole(netsuite, settings, client, range);

  expectBooks(read, books);
  expect(read.ledger.organisation).toMatchObject({ yearEndMonth: 6, lockDate: "2023-06-30" });
  expect(client.asked[0]?.url).toBe(
    "https://1234567-sb1.suitetalk.api.netsuite.com/services/rest/query/v1/suiteql?limit=1000&offset=0",
  );
});

test("every query fixes the order of its rows, so that pages neither repeat nor lose one", async () => {
  const client = jsonClient(netsuiteFake(books));

  await readWhole(netsuite, settings, client, range);

  const queries = client.asked.map(({ body = "" }) => (JSON.parse(body) as { q: string }).q);
  const manyRows = queries.filter((query) => query.includes("GROUP BY") || !query.includes("SUM"));
  expect(manyRows.every((query) => /ORDER BY [\w., ]+$/.test(query))).toBe(true);
});

test("pages that end before the rows NetSuite counted are refused", async () => {
  const fake = netsuiteFake(books);
  const cut = jsonClient((request) => {
    const page = fake(request) as { items: unknown[]; offset: number };
    return page.offset > 0 ? { ...page, items: [] } : page;
  });

  await expect(readWhole(netsuite, settings, cut, range)).rejects.toThrow("rows and gave only 20");
});

test("an account lost within a page is found, since the month's total is asked for by itself", async () => {
  const fake = netsuiteFake(books);
  const lossy = jsonClient((request) => {
    const page = fake(request) as { items: { account?: string; debit?: string }[] };
    const items = page.items.map((row) =>
      row.account && row.debit ? { ...row, debit: "0" } : row,
    );
    return { ...page, items };
  });

  const { checks } = await readWhole(netsuite, settings, lossy, range);

  const totals = checks.find(({ name }) => name === "totals-agree");
  expect(totals?.findings[0]?.message).toMatch(/our debits are 0.00, the source's total is /);
});

test(
  "whatever is posted, and whenever the year ends, the read is the books and passes every check",
  async () => {
    const draw = { currencies: ["USD", "JPY", "KWD"], canArchive: true };
    await expectAnyBooks(netsuite, settings, (random) => jsonClient(netsuiteFake(random)), draw);
  },
  PROPERTY_MS,
);
