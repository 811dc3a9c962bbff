import type { Driver, ModelDocument } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { remember, type Typed, typedElsewhere, withTyped } from "./typed.ts";

const rent: Driver = { id: "rentPerMonth", name: "Rent a month", unit: "currency", values: 6600 };
const growth: Driver = {
  ...{ id: "salesGrowth", name: "Sales: growth a year", unit: "percent" },
  values: { figures: [0, 0], later: 0.03 },
};
const replaced: Driver = {
  id: "replaced",
  name: "Plant: replaced a year",
  unit: "currency",
  values: 900,
};
const fitOf = (...drivers: Driver[]) => ({ drivers }) as ModelDocument;
const months = fitOf(rent, growth, replaced);

function typedInMonths(): Typed {
  const typed: Typed = new Map();
  remember(typed, rent, 7000, months);
  remember(typed, growth, 0.05, months);
  remember(typed, replaced, 1200, months);
  return typed;
}

test("what was typed by months holds by quarters, with what held before the forecast there", () => {
  const quarters = fitOf(rent, { ...growth, values: { figures: [0], later: 0.03 } });
  const { drivers } = withTyped(quarters, typedInMonths());
  expect(drivers.map(({ values }) => values)).toEqual([7000, { figures: [0], later: 0.05 }]);
});

test("a driver that weeks do not have is told by name and comes back by months", () => {
  const typed = typedInMonths();
  expect(typedElsewhere(fitOf(rent, growth), typed)).toEqual(["Plant: replaced a year"]);
  expect(withTyped(months, typed).drivers[2]?.values).toBe(1200);
});

test("a figure typed back to what was fitted is nothing to lose", () => {
  const typed: Typed = new Map();
  remember(typed, rent, 7000, months);
  remember(typed, { ...rent, values: 7000 }, 6600, months);
  expect(typed.size).toBe(0);
});
