import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { GST, smallCompany } from "#testing/small-company.ts";

/** 1,000 a month, 1,100 with tax. */
const BUYING = {
  kind: "expense",
  id: "buying",
  name: "Buying",
  account: "rentCost",
  payable: "creditors",
  amount: 1000,
  salesTax: "tax",
} satisfies Module;
const PAYING = { kind: "payables", id: "paying", name: "Suppliers", account: "creditors" } as const;

test("bills of 1,100 with tax are paid a month later", () => {
  const paying: Module = { ...PAYING, method: "profile", profile: [0, 1] };
  const document = smallCompany({ modules: [BUYING, paying, GST] });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.account.rentCost",
      "paying.billed",
      "paying.paid",
      "bs.account.creditors",
      "cfd.suppliers",
      "bs.account.cash",
    ]),
  ).toBe(`
pl.account.rentCost   1000   1000   1000
paying.billed         1100   1100   1100
paying.paid              0   1100   1100
bs.account.creditors  1100   1100   1100
cfd.suppliers            0  -1100  -1100
bs.account.cash       1000   -100  -1200
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("the last 20 days of each month's bills are owed", () => {
  // 1,100 × 20 ÷ 31 = 709.68 in July and August; 1,100 × 20 ÷ 30 = 733.33 in September.
  const paying: Module = { ...PAYING, method: "days", days: 20 };
  const document = smallCompany({ modules: [BUYING, paying, GST] });
  const { read, failedChecks } = calculateModel(document);
  expect(drawTable(read, ["paying.paid", "bs.account.creditors"], 2)).toBe(`
paying.paid           390.32  1100.00  1076.34
bs.account.creditors  709.68   709.68   733.33
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("46 days of a quarter's bills are half of its 92 days", () => {
  const timeline = { ...smallCompany().timeline, unit: "quarter", periodCount: 1 } as const;
  const paying: Module = { ...PAYING, method: "days", days: 46 };
  const { read } = calculateModel(
    smallCompany({ timeline, modules: [{ ...BUYING, amount: 9200 }, paying, GST] }),
  );
  expect(read("bs.account.creditors").map(Math.round)).toEqual([5060]);
});

test("an opening balance of 500 is paid in the first period", () => {
  const accounts = smallCompany().accounts.map((account) => {
    if (account.id === "creditors") return { ...account, opening: -500 };
    return account.id === "capital" ? { ...account, opening: -500 } : account;
  });
  const paying: Module = { ...PAYING, method: "profile", profile: [0, 1] };
  const { read, failedChecks } = calculateModel(smallCompany({ accounts, modules: [paying] }));
  expect(read("bs.account.creditors")).toEqual([0, 0, 0]);
  expect(read("bs.account.cash")).toEqual([500, 500, 500]);
  expect(failedChecks()).toEqual([]);
});
