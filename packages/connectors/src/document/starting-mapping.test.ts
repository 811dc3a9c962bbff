import { expect, test } from "vitest";
import type { Account } from "#ledger/ledger.ts";
import { testBooks } from "#testing/test-books.ts";
import { accountIdFor } from "./account-id.ts";
import { startingMapping } from "./starting-mapping.ts";

const ledger = testBooks({ months: [{}] });
const named = (name: string, code?: string) => ({ name, ...(code !== undefined && { code }) });

test("accounts are named in formulas as people name them", () => {
  const idOf = (name: string, code?: string) => accountIdFor(named(name, code), () => false);
  expect(idOf("Trade debtors")).toBe("tradeDebtors");
  expect(idOf("GST & PAYG (net)")).toBe("gstPaygNet");
  expect(idOf("Owner's drawings")).toBe("ownersDrawings");
  expect(idOf("Löhne und Gehälter")).toBe("lohneUndGehalter");
  expect(idOf("1st bank", "1010")).toBe("account1010");
  expect(idOf("売上高", "4000")).toBe("account4000");
  expect(idOf("売上高")).toBe("account");
  expect(idOf("Constructor")).toBe("constructor_2");
});

test("a name that is taken gets its code, and then a number", () => {
  const taken = new Set(["sales", "sales41_00", "sales4100"]);
  const idOf = (code?: string) => accountIdFor(named("Sales", code), (id) => taken.has(id));
  expect(idOf("4200")).toBe("sales4200");
  expect(idOf("41-00")).toBe("sales_2");
  expect(idOf()).toBe("sales_2");
});

test("what is suggested at 0.90 and more is taken as read, the rest is asked, least sure first", () => {
  const { mapping, questions } = startingMapping(ledger);
  expect(mapping.map(({ account, line }) => [account, line])).toContainEqual([
    "retainedEarnings",
    "retainedEarnings",
  ]);
  const sure = questions.map(({ confidence }) => confidence);
  expect(Math.max(...sure)).toBeLessThan(0.9);
  expect(sure).toEqual([...sure].sort((one, other) => one - other));
  expect(mapping.length + questions.length).toBe(7);
});

test("an account keeps its name when the source renames it, and only new ones are added", () => {
  const known = [{ accountId: "sales", account: "sales", line: "salesServices" }];
  const renamed = ledger.accounts.map((each) =>
    each.externalId === "sales" ? { ...each, name: "Turnover" } : each,
  );
  const added: Account = { ...renamed[0], externalId: "new", name: "Sales" } as Account;
  const { mapping, questions } = startingMapping(
    { ...ledger, accounts: [...renamed, added] },
    { known },
  );
  const all = [...mapping, ...questions];
  expect(mapping[0]).toEqual(known[0]);
  expect(all.filter(({ accountId }) => accountId === "sales")).toHaveLength(1);
  expect(all.find(({ accountId }) => accountId === "new")?.account).toBe("sales1920");
});

test("headings, which nothing is posted to, are not asked about", () => {
  const accounts = ledger.accounts.map((each) => ({ ...each, isPosting: false }));
  expect(startingMapping({ ...ledger, accounts })).toEqual({ mapping: [], questions: [] });
});
