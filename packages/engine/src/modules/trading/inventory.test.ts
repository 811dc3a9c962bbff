import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { GST, openedWith, smallCompany } from "#testing/small-company.ts";

/** 10 a day: 310, 310 and 300. */
const GOODS = {
  kind: "costOfSales",
  id: "goods",
  name: "Goods",
  account: "costOfSales",
  inventory: "stock",
  form: "amount",
  amount: [310, 310, 300],
} satisfies Module;
const STOCKING = { kind: "inventory", id: "stocking", name: "Stock", account: "stock" } as const;

function company(modules: Module[], opening = 0) {
  return smallCompany({ accounts: openedWith({ stock: opening }), modules });
}

test("stock is 45 days of what was used, and purchases bring it there", () => {
  // Level: July 310, August 31 + 14 days = 450, September 30 + 15 days = 450.
  // Bought: 310 + 310 − 100 = 520; 310 + 450 − 310 = 450; 300 + 450 − 450 = 300.
  // Owed with tax: 572; + 495 = 1,067; + 330 = 1,397. Tax of 127 is to come back.
  const stocking: Module = {
    ...STOCKING,
    payable: "creditors",
    salesTax: "tax",
    method: "days",
    days: 45,
    unwind: { from: "2026-07-01", shares: [1] },
  };
  const document = company([GOODS, stocking, GST], 100);
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "stocking.used",
      "stocking.purchases",
      "pl.costOfSales",
      "bs.account.stock",
      "bs.account.creditors",
      "bs.account.gst",
      "bs.account.gstPayable",
    ]),
  ).toBe(`
stocking.used          310   310   300
stocking.purchases     520   450   300
pl.costOfSales         310   310   300
bs.account.stock       310   450   450
bs.account.creditors   572  1067  1397
bs.account.gst         -52   -97     0
bs.account.gstPayable    0     0  -127
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

test("a target is held whatever is used", () => {
  const { read, failedChecks } = calculateModel(
    company([GOODS, { ...STOCKING, method: "target", target: [500, 500, 400] }]),
  );
  expect(read("stocking.purchases")).toEqual([810, 310, 200]);
  expect(read("bs.account.stock")).toEqual([500, 500, 400]);
  expect(failedChecks()).toEqual([]);
});

test("stock above its level means buying less than nothing, which is an alert", () => {
  const { model, read } = calculateModel(
    company([GOODS, { ...STOCKING, method: "days", days: 31 }], 1000),
  );
  // 310 + 310 − 1,000.
  expect(read("stocking.negativePurchases")).toEqual([-380, 0, 0]);
  expect(model.checks.find(({ id }) => id === "stocking.negativePurchases")?.class).toBe("alert");
});

test("stock above its level can be run down by a schedule", () => {
  const unwind = { from: "2026-07-01", shares: [0.5, 0.5] };
  const document = company([GOODS, { ...STOCKING, method: "days", days: 31, unwind }], 400);
  const { read, failedChecks } = calculateModel(document);
  // 310 of level and 200 of the 400 left; then 310; September's 31 days are 300 and one of 10.
  expect(read("bs.account.stock").map(Math.round)).toEqual([510, 310, 310]);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("a negative target is a negative stock, which is an alert", () => {
  const { read } = calculateModel(
    company([GOODS, { ...STOCKING, method: "target", target: [0, -50, 0] }]),
  );
  expect(read("stocking.negativeStock")).toEqual([0, -50, 0]);
});
