import { expect, test } from "vitest";
import type { Driver } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

const driver = (id: string, formula: string): Driver => ({
  id,
  name: id.toUpperCase(),
  unit: "currency",
  formula,
});

const rent = (amount: string): Module => ({
  kind: "expense",
  id: "rent",
  name: "Rent",
  amount,
  account: "rentCost",
});

test("a circle is told with its path, at a formula a person wrote, though it runs through totals", () => {
  const drivers = [driver("bonus", "pl.profit * 0.1")];
  const { model } = calculateModel(smallCompany({ drivers, modules: [rent("bonus")] }));
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["cycle", "modules/rent/amount"],
  ]);
  expect(model.issues[0]?.message).toContain(
    "Profit for the period → BONUS → Rent: amount before tax.",
  );
});

test("two checks of one name are told once, though their formulas have parts of their own", () => {
  const check = {
    id: "more",
    name: "More",
    class: "alert",
    formula: "cumulative(pl.profit)",
  } as const;
  const { model } = calculateModel(smallCompany({ checks: [check, check] }));
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["duplicate", "checks/more/formula"],
  ]);
});

test("two drivers of one name are told at the driver", () => {
  const drivers = [driver("price", "2"), driver("price", "3")];
  const { model, read } = calculateModel(smallCompany({ drivers }));
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["duplicate", "drivers/price/formula"],
  ]);
  expect(read("price")).toEqual([2, 2, 2]);
});

test("formulas that run in a circle beside the interest on average cash are told, not followed forever", () => {
  const drivers = [driver("one", "two + cf.closingCash"), driver("two", "one * 0.5")];
  const bank: Module = {
    kind: "treasury",
    id: "bank",
    name: "Bank",
    cashInterest: { ratePerYear: 0.1, interestOn: "average", interestAccount: "interestEarned" },
  };
  const { model } = calculateModel(smallCompany({ drivers, modules: [rent("one"), bank] }));
  expect(model.issues.length).toBeGreaterThan(0);
  expect(model.issues.every(({ place }) => /^(drivers|modules)\//.test(place))).toBe(true);
});
