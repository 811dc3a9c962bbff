import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Books } from "#sources/demo-books/books.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { type MyobManner, myobBusinessFake } from "#testing/myob-business-fake.ts";
import { expectAnyBooks, PROPERTY_MS } from "#testing/random-read.ts";
import { expectBooks, jsonClient, readWhole } from "#testing/whole-read.ts";
import { myobBusiness } from "./myob-business.ts";

const settings = { apiKey: "key", companyFileToken: "QWRtaW46" };
const lastMonth = monthOf(2024, 11);
const range = { from: monthOf(2024, 2), to: lastMonth };
const books = xeroDemoBooks(lastMonth);
const usual: MyobManner = {
  registerSign: "natural",
  registerYear: "financial",
  reportSign: "natural",
  rolledUntil: monthOf(2024, 7),
};

const signs = ["natural", "debit"] as const;
const manners: MyobManner[] = signs.flatMap((registerSign) =>
  signs.flatMap((reportSign) =>
    (["financial", "calendar"] as const).map((registerYear) => ({
      ...usual,
      registerSign,
      reportSign,
      registerYear,
    })),
  ),
);

test.each(manners)(
  "the books are found whichever way they are written: register $registerSign by $registerYear year, reports $reportSign",
  async (manner) => {
    const client = jsonClient(myobBusinessFake(books, manner));

    expectBooks(await readWhole(myobBusiness, settings, client, range), books);
  },
);

test("years whose profit was never moved to retained earnings read the same", async () => {
  const moved = jsonClient(myobBusinessFake(books, usual));
  const left = jsonClient(myobBusinessFake(books, { ...usual, rolledUntil: monthOf(2022, 7) }));

  const one = await readWhole(myobBusiness, settings, moved, range);
  const other = await readWhole(myobBusiness, settings, left, range);

  expect(other.contentHash).toBe(one.contentHash);
});

test("the thirteenth period counts in June, so income tax posted there is in the year's profit", async () => {
  const { ledger } = await readWhole(
    myobBusiness,
    settings,
    jsonClient(myobBusinessFake(books, usual)),
    range,
  );
  const tax = ledger.accounts.find(({ name }) => name === "Income tax expense");

  const taxed = ledger.movements.filter(({ accountId }) => accountId === tax?.externalId);
  expect(taxed.map(({ month }) => month)).toEqual([monthOf(2024, 6)]);
});

test("the next page is asked for on the host we know, though MYOB names another", async () => {
  const client = jsonClient(myobBusinessFake(books, usual));

  await readWhole(myobBusiness, settings, client, range);

  expect(new Set(client.asked.map(({ url }) => new URL(url).host))).toEqual(
    new Set(["api.myob.com"]),
  );
  const register = client.asked.filter(({ url }) => url.includes("AccountRegister"));
  expect(register.length).toBeGreaterThan(1);
});

test("a register that does not lead from one balance to the next is refused with account, month and amounts", async () => {
  const fake = myobBusinessFake(books, usual);
  const bank = books.accounts.find(({ code }) => code === "090");
  const wrong = jsonClient((request) => {
    const answer = fake(request) as { Items?: { Account: { UID: string }; Activity: number }[] };
    if (!request.url.includes("AccountRegister")) return answer;
    const Items = answer.Items?.map((row) =>
      row.Account.UID === bank?.id ? { ...row, Activity: row.Activity + 1 } : row,
    );
    return { ...answer, Items };
  });

  await expect(readWhole(myobBusiness, settings, wrong, range)).rejects.toThrow(
    /the account register: 090 Business bank account moves by [\d,.-]+ in Feb-24, in the reports by [\d,.-]+/,
  );
});

test(
  "whatever is posted, and whenever the year ends, the read is the books and passes every check",
  async () => {
    for (const manner of manners) {
      const fake = (random: Books) => jsonClient(myobBusinessFake(random, manner));
      await expectAnyBooks(myobBusiness, settings, fake, { canArchive: true });
    }
  },
  PROPERTY_MS,
);
