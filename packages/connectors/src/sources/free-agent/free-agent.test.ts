import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { HttpClient } from "#http/http-client.ts";
import type { Books } from "#sources/demo-books/books.ts";
import { xeroDemoBooks } from "#sources/xero-demo/xero-demo-company.ts";
import { freeAgentFake } from "#testing/free-agent-fake.ts";
import { expectAnyBooks } from "#testing/random-read.ts";
import { expectBooks, readWhole } from "#testing/whole-read.ts";
import { freeAgent } from "./free-agent.ts";

const lastMonth = monthOf(2024, 12);
const books = xeroDemoBooks(lastMonth);
const range = { from: monthOf(2023, 9), to: lastMonth };

/** FreeAgent knows accounts by their codes. */
function byCode(given: Books): Books {
  const codes = new Map(given.accounts.map(({ id, code }) => [id, code]));
  const codeOf = (id: string) => codes.get(id) ?? "";
  return {
    ...given,
    accounts: given.accounts.map((account) => ({ ...account, id: account.code })),
    journals: given.journals.map((journal) => ({
      ...journal,
      lines: journal.lines.map(({ accountId, net }) => ({ accountId: codeOf(accountId), net })),
    })),
  };
}

function changed(pattern: RegExp, replacement: string, path: string): HttpClient {
  const fake = freeAgentFake(books);
  return {
    send: async (request) => {
      const answer = await fake.send(request);
      const isIt = request.url.includes(path);
      return isIt ? { ...answer, text: answer.text.replace(pattern, replacement) } : answer;
    },
  };
}

test("16 months are the transactions, and each leads to the trial balance at its end", async () => {
  const read = await readWhole(freeAgent, {}, freeAgentFake(books), range);

  expectBooks(read, byCode(books));
  expect(read.ledger.controls).toHaveLength(16);
});

test("a transaction the trial balance does not know of is found by account and month", async () => {
  const client = changed(/"debit_value":"[\d.]+"/, '"debit_value":"1.23"', "/transactions");

  const { checks } = await readWhole(freeAgent, {}, client, range);

  const found = checks.filter(({ findingCount }) => findingCount > 0).map(({ name }) => name);
  expect(found).toContain("months-balance");
  expect(found).toContain("accounts-roll");
});

test("transactions lost on the way are told by their number", async () => {
  const client = changed(/\{"dated_on".*?\},/, "", "/transactions");

  await expect(readWhole(freeAgent, {}, client, range)).rejects.toThrow(
    /FreeAgent counts \d+ transactions from 2023-\d\d-01 and gave \d+\./,
  );
});

test("a trial balance that does not add up is refused", async () => {
  const client = changed(/"total":"[^"]+"/, '"total":"0.01"', "/trial_balance");

  await expect(readWhole(freeAgent, {}, client, range)).rejects.toThrow(
    "FreeAgent: its trial balance does not add up to nothing.",
  );
});

test("whatever is posted, and whenever the year ends, the read is the books and passes every check", async () => {
  await expectAnyBooks(freeAgent, {}, (random) => {
    for (const account of random.accounts) account.code = account.id;
    return freeAgentFake(random);
  });
});
