import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { freshBooksFake } from "#testing/fresh-books-fake.ts";
import { expectAnyBooks } from "#testing/random-read.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
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

test("a month with amounts on each other's account is found at the end of its year", async () => {
  const fake = freshBooksFake(books);
  const [one, other] = books.accounts.filter(({ class: kind }) => kind === "EXPENSE");
  const client = jsonClient((request) => {
    const answer = JSON.stringify(fake(request));
    if (!request.url.includes("start_date=2024-03-01")) return JSON.parse(answer);
    const swapped = answer
      .replaceAll(`"${one?.id}"`, '"#"')
      .replaceAll(`"${other?.id}"`, `"${one?.id}"`);
    return JSON.parse(swapped.replaceAll('"#"', `"${other?.id}"`));
  });

  const { checks } = await readWhole(freshBooks, settings, client, range);

  const found = checks.filter(({ findingCount }) => findingCount > 0).map(({ name }) => name);
  expect(found).toEqual(["accounts-roll"]);
});

test("whatever is posted, and whenever the year ends, the read is the books and passes every check", async () => {
  await expectAnyBooks(freshBooks, { yearEndMonth: 3 }, (random) => {
    random.yearEndMonth = 3;
    return jsonClient(freshBooksFake(random));
  });
});
