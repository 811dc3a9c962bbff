import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { GST, smallCompany } from "#testing/small-company.ts";

test("an expense paid at once lowers profit and cash by the same amount", () => {
  const { model, read, failedChecks } = calculateModel(
    smallCompany({
      drivers: [
        { id: "rentPerMonth", name: "Rent per month", unit: "currency", values: [100, 100, 120] },
      ],
      modules: [
        {
          kind: "expense",
          id: "rent",
          name: "Rent",
          amount: "rentPerMonth * 2",
          account: "rentCost",
        },
      ],
    }),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.account.rentCost",
      "pl.profit",
      "cf.operating",
      "bs.account.cash",
      "bs.equity",
    ]),
  ).toBe(`
pl.account.rentCost   200   200   240
pl.profit            -200  -200  -240
cf.operating         -200  -200  -240
bs.account.cash       800   600   360
bs.equity             800   600   360
`);
  expect(failedChecks()).toEqual([]);
});

const RENT = { kind: "expense", id: "rent", name: "Rent", account: "rentCost" } as const;

test("an expense on credit is owed with its tax, and only the amount before tax is a cost", () => {
  // 200 and 10 % tax is 220 a month; the tax of July to September, 60, is a refund to come.
  const rent: Module = { ...RENT, amount: 200, payable: "creditors", salesTax: "tax" };
  const document = smallCompany({ modules: [rent, GST] });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.account.rentCost",
      "rent.tax",
      "bs.account.creditors",
      "bs.account.gst",
      "bs.account.gstPayable",
      "bs.account.cash",
    ]),
  ).toBe(`
pl.account.rentCost     200   200   200
rent.tax                 20    20    20
bs.account.creditors    220   440   660
bs.account.gst          -20   -40     0
bs.account.gstPayable     0     0   -60
bs.account.cash        1000  1000  1000
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("an expense of certain months falls in the period in which each of them ends", () => {
  const rent: Module = { ...RENT, amount: 100, months: [7, 9] };
  const { timeline } = smallCompany();
  const paid = (change: Partial<typeof timeline>) =>
    calculateModel(smallCompany({ modules: [rent], timeline: { ...timeline, ...change } })).read(
      "rent.net",
    );
  expect(paid({})).toEqual([100, 0, 100]);
  // The quarter to September holds July's end and September's.
  expect(paid({ unit: "quarter" })).toEqual([200, 0, 0]);
  expect(paid({ unit: "year", periodCount: 1 })).toEqual([200]);
  // Only the week from 27 July holds the last day of July.
  expect(paid({ unit: "week", start: "2026-07-20" })).toEqual([0, 100, 0]);
});

const PREPAID = { id: "prepaid", name: "Prepayments", line: "prepayments" };

test("an expense paid three months ahead waits as an asset and is used a third at a time", () => {
  // 300 and 30 tax are paid in July. Used: 100 a month. Waiting: 200, 100, 0.
  const cover: Module = {
    ...RENT,
    amount: 300,
    months: [7],
    salesTax: "tax",
    prepaid: { account: "prepaid", periods: 3 },
  };
  const document = smallCompany({
    modules: [cover, GST],
    accounts: [...smallCompany().accounts, PREPAID],
  });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "rent.billed",
      "pl.account.rentCost",
      "bs.account.prepaid",
      "bs.account.cash",
    ]),
  ).toBe(`
rent.billed          300    0    0
pl.account.rentCost  100  100  100
bs.account.prepaid   200  100    0
bs.account.cash      670  670  670
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
  expect(changedByRollingForward(document, 2)).toEqual([]);
});

test("a sales tax that is not there is told, and one switched off adds nothing", () => {
  const rent: Module = { ...RENT, amount: 200, salesTax: "tax" };
  const missing = calculateModel(smallCompany({ modules: [rent] }));
  expect(missing.model.issues).toMatchObject([
    { code: "unknown-name", place: "modules/rent/salesTax" },
  ]);
  const off = calculateModel(smallCompany({ modules: [rent, { ...GST, isOff: true }] }));
  expect(off.model.issues).toEqual([]);
  expect(off.read("bs.account.cash")).toEqual([800, 600, 400]);
});

test("an expense without its account is told and the rest calculates", () => {
  const lost: Module = { ...RENT, id: "lost", account: "nowhere", amount: 1 };
  const { model, read, failedChecks } = calculateModel(
    smallCompany({ modules: [lost, { ...RENT, amount: 100 }] }),
  );
  expect(model.issues).toMatchObject([{ code: "missing-account", place: "modules/lost/account" }]);
  expect(read("bs.account.cash")).toEqual([900, 800, 700]);
  expect(failedChecks()).toEqual([]);
});

test("a module that is off posts nothing, and a formula that reads it reads zero", () => {
  const rent = {
    kind: "expense",
    id: "rent",
    name: "Rent",
    amount: 100,
    account: "rentCost",
  } as const;
  const { model, read } = calculateModel(
    smallCompany({
      drivers: [
        { id: "twice", name: "Twice the rent", unit: "currency", formula: "rent.net * 2 + 1" },
      ],
      modules: [{ ...rent, isOff: true }],
    }),
  );
  expect(model.issues).toEqual([]);
  expect(read("twice")).toEqual([1, 1, 1]);
  expect(read("pl.profit")).toEqual([0, 0, 0]);
});
