import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Books } from "#sources/demo-books/books.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { odooFake, odooIdOf } from "#testing/odoo-fake.ts";
import { expectAnyBooks, PROPERTY_MS } from "#testing/random-read.ts";
import { expectBooks, jsonClient, readContext, readWhole } from "#testing/whole-read.ts";
import { odoo } from "./odoo.ts";

const settings = { baseUrl: "https://acorn.odoo.example", database: "acorn" };
const lastMonth = monthOf(2024, 12);
const range = { from: monthOf(2023, 11), to: lastMonth };
const books = xeroDemoBooks(lastMonth);

/** The same books with the ids Odoo gives. */
const inOdoo: Books = {
  ...books,
  accounts: books.accounts.map((each) => ({ ...each, id: String(odooIdOf(books, each.id)) })),
  journals: books.journals.map((journal) => ({
    ...journal,
    lines: journal.lines.map(({ accountId, net }) => ({
      accountId: String(odooIdOf(books, accountId)),
      net,
    })),
  })),
};

test("14 months are the posted books, without drafts, other companies and off-balance items", async () => {
  const read = await readWhole(odoo, settings, jsonClient(odooFake(books)), range);

  expectBooks(read, inOdoo);
  expect(read.ledger.accounts.map(({ name }) => name)).not.toContain("Guarantees");
});

test("the profit of earlier years opens in the account of unaffected earnings", async () => {
  const context = readContext(jsonClient(odooFake(books)));
  const [organisation] = await odoo.listOrganisations(context, settings);
  if (!organisation) throw new Error("No company");

  const openings = await odoo.openings(context, settings, organisation, monthOf(2023, 11));

  const earlier = books.journals
    .filter(({ day }) => day < "2023-07-01")
    .flatMap(({ lines }) => lines)
    .filter(({ accountId }) => {
      const account = books.accounts.find(({ id }) => id === accountId);
      const kind = account?.class;
      return kind === "REVENUE" || kind === "EXPENSE" || account?.isRetainedEarnings;
    })
    .reduce((sum, { net }) => sum + net, 0n);
  const retained = inOdoo.accounts.find((account) => account.isRetainedEarnings)?.id;
  expect(openings.find(({ accountId }) => accountId === retained)?.net).toBe(earlier);
  expect(openings.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
});

test("a group lost on the way is found, since the month's total is asked for by itself", async () => {
  const fake = odooFake(books);
  const lossy = jsonClient((request) => {
    const answer = fake(request);
    const isByAccount = request.body?.includes('"groupby":["account_id"]');
    return isByAccount && Array.isArray(answer) ? answer.slice(1) : answer;
  });

  const { checks } = await readWhole(odoo, settings, lossy, { from: lastMonth, to: lastMonth });

  const found = checks.filter(({ findingCount }) => findingCount > 0).map(({ name }) => name);
  expect(found).toContain("totals-agree");
  expect(found).toContain("months-balance");
});

test(
  "whatever is posted, and whenever the year ends, the read is the books and passes every check",
  async () => {
    const draw = { currencies: ["USD", "JPY", "KWD"], canArchive: true };
    await expectAnyBooks(odoo, settings, (random) => jsonClient(odooFake(random)), draw);
  },
  PROPERTY_MS,
);
