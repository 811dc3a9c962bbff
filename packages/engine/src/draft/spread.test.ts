import { expect, test } from "vitest";
import type { Driver } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

const price = (values: Figures): Driver => ({
  id: "price",
  name: "Price",
  unit: "currency",
  values,
});
const rent = (amount: Figures, rest: Partial<Module> = {}): Module =>
  ({ kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount, ...rest }) as Module;

test("one figure holds in every period, three in three, and figures then later from there on", () => {
  const values = (figures: Figures) => {
    const { model, read } = calculateModel(smallCompany({ drivers: [price(figures)] }));
    expect(model.issues).toEqual([]);
    return read("price");
  };
  expect(values(5)).toEqual([5, 5, 5]);
  expect(values([5, 6, 7])).toEqual([5, 6, 7]);
  expect(values({ figures: [5], later: 7 })).toEqual([5, 7, 7]);
  expect(values({ figures: [], later: 7 })).toEqual([7, 7, 7]);
  expect(values({ figures: [5, 6, 7, 8], later: 9 })).toEqual([5, 6, 7]);
});

test("a driver with two figures for three periods is told, and never carries the last one on", () => {
  const { model, read } = calculateModel(smallCompany({ drivers: [price([5, 6])] }));
  expect(model.issues).toEqual([
    {
      code: "missing-figures",
      severity: "error",
      place: "drivers/price/values",
      message:
        'Figures of "Price" are missing in 1 of 3 periods and count as zero there. Give them, or one figure for all later periods.',
    },
  ]);
  expect(model.isBlocked).toBe(true);
  expect(read("price")).toEqual([5, 6, 0]);
});

test("a driver without figures and without a formula has a figure in no period", () => {
  const driver: Driver = { id: "price", name: "Price", unit: "currency" };
  const { model } = calculateModel(smallCompany({ drivers: [driver] }));
  expect(model.issues).toMatchObject([
    { code: "missing-figures", message: expect.stringContaining("in 3 of 3 periods") },
  ]);
});

test("so is a module's figure, at its place, while a module that is off says nothing", () => {
  const issuesOf = (module: Module) =>
    calculateModel(smallCompany({ modules: [module] })).model.issues.map(
      ({ code, place }) => `${code} ${place}`,
    );
  expect(issuesOf(rent([100]))).toEqual(["missing-figures modules/rent/amount"]);
  expect(issuesOf(rent([100], { isOff: true }))).toEqual([]);
});

test("a module a month later needs two of three figures, one a month earlier needs four", () => {
  const shifted = (shift: number, amount: Figures) => {
    const { model, read } = calculateModel(smallCompany({ modules: [rent(amount, { shift })] }));
    return { rent: read("rent.amount"), issues: model.issues.map(({ message }) => message) };
  };
  expect(shifted(1, [100, 200])).toEqual({ rent: [0, 100, 200], issues: [] });
  expect(shifted(-1, [100, 200, 300, 400])).toEqual({ rent: [200, 300, 400], issues: [] });
  expect(shifted(-1, { figures: [100], later: 200 })).toEqual({
    rent: [200, 200, 200],
    issues: [],
  });
  expect(shifted(-1, [100, 200, 300])).toMatchObject({
    rent: [200, 300, 0],
    issues: [expect.stringContaining("are missing in 1 of 4 periods")],
  });
});

test("an account's actuals that end a month early are told; an account without any has not moved", () => {
  const timeline = { ...smallCompany().timeline, actualCount: 2 };
  const actuals = { cash: [100, 50], sales: [-100] };
  const { model } = calculateModel(smallCompany({ timeline, actuals }));
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["missing-figures", "actuals/sales"],
    ["unbalanced", "actuals/1"],
  ]);
  expect(model.isBlocked).toBe(true);
});
