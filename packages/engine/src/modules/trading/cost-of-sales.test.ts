import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { GST, smallCompany } from "#testing/small-company.ts";

const SELLING = {
  kind: "revenue",
  id: "selling",
  name: "Selling",
  account: "sales",
  form: "priceVolume",
  price: 10,
  volume: [100, 120, 90],
} satisfies Module;
const GOODS = { kind: "costOfSales", id: "goods", name: "Goods", account: "costOfSales" } as const;

test("a cost of 40 % of revenue is taken from stock, without tax", () => {
  // 1,000, 1,200 and 900 × 0.4 = 400, 480 and 360. Stock only falls here: nobody buys.
  const goods: Module = {
    ...GOODS,
    form: "share",
    share: 0.4,
    of: ["selling"],
    inventory: "stock",
    salesTax: "tax",
  };
  const document = smallCompany({ modules: [SELLING, goods, GST] });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, ["pl.costOfSales", "pl.grossProfit", "bs.account.stock", "bs.account.gst"]),
  ).toBe(`
pl.costOfSales     400   480    360
pl.grossProfit     600   720    540
bs.account.stock  -400  -880  -1240
bs.account.gst       0     0      0
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 2)).toEqual([]);
});

test("a cost of 4 a unit is bought as it is sold and owed with its tax", () => {
  // 100 × 4 = 400 and 40 tax; 120 × 4 = 480 and 48; 90 × 4 = 360 and 36.
  const goods: Module = {
    ...GOODS,
    form: "unit",
    unitCost: 4,
    volume: "selling.volume",
    payable: "creditors",
    salesTax: "tax",
  };
  const document = smallCompany({ modules: [SELLING, goods, GST] });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.costOfSales",
      "goods.tax",
      "bs.account.creditors",
      "bs.account.gst",
      "bs.account.gstPayable",
    ]),
  ).toBe(`
pl.costOfSales         400  480   360
goods.tax               40   48    36
bs.account.creditors   440  968  1364
bs.account.gst         -40  -88     0
bs.account.gstPayable    0    0  -124
`);
  expect(failedChecks()).toEqual([]);
  expect(changedByRollingForward(document, 1)).toEqual([]);
});

test("an amount is paid from cash when nothing else is said", () => {
  const goods: Module = { ...GOODS, form: "amount", amount: { figures: [100], later: 200 } };
  expect(calculateModel(smallCompany({ modules: [goods] })).read("bs.account.cash")).toEqual([
    900, 700, 500,
  ]);
});

test("a share of several modules' revenue leaves out one that is switched off", () => {
  const second: Module = { ...SELLING, id: "second", isOff: true };
  const goods: Module = { ...GOODS, form: "share", share: 0.5, of: ["selling", "second"] };
  const { model, read } = calculateModel(smallCompany({ modules: [SELLING, second, goods] }));
  expect(model.issues).toEqual([]);
  expect(read("goods.net")).toEqual([500, 600, 450]);
});

test("a share of a module that is not there is told at its place, and the rest calculates", () => {
  const goods: Module = { ...GOODS, form: "share", share: 0.5, of: ["selling", "nothing"] };
  const { model, read } = calculateModel(smallCompany({ modules: [SELLING, goods] }));
  expect(model.issues).toMatchObject([{ code: "unknown-name", place: "modules/goods/of" }]);
  expect(read("goods.net")).toEqual([500, 600, 450]);
});
