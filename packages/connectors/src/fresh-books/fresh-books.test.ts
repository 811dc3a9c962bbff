import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { freshBooksFake } from "#testing/fresh-books-fake.ts";
import { expectAnyBooks } from "#testing/random-read.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
import { xeroDemoBooks } from "#xero-demo/xero-demo-company.ts";
import { freshBooks } from "./fresh-books.ts";

const lastMonth = monthOf(2024, 12);
const books = xeroDemoBooks(lastMonth);
const settings = { yearEndMonth: books.yearEndMonth };
const range = { from: monthOf(2023, 9), to: lastMonth };

test("16 months are the books, with parts and wholes of accounts counted once", async () => {
  const read = await readWhole(freshBooks, settings, jsonClient(freshBooksFake(books)), range);

  expectBooks(read, books);
  expect(read.ledger.controls).toHaveLength(16);
});

test("a total that is not the sum of the accounts is found", async () => {
  const fake = freshBooksFake(books);
  const client = jsonClient((request) =>
    JSON.parse(JSON.stringify(fake(request)).replace(/"total_credit":\{"amount":"/, "$&9")),
  );

  const { checks } = await readWhole(freshBooks, settings, client, range);

  const found = checks.filter(({ findingCount }) => findingCount > 0).map(({ name }) => name);
  expect(found).toEqual(["totals-agree"]);
});

test("whatever is posted, and whenever the year ends, the read is the books and passes every check", async () => {
  await expectAnyBooks(freshBooks, { yearEndMonth: 3 }, (random) => {
    random.yearEndMonth = 3;
    return jsonClient(freshBooksFake(random));
  });
});
