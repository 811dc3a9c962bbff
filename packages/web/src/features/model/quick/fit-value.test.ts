import type { Driver } from "@app/engine/model/document";
import { expect, test } from "vitest";
import { typedValue, valueEdit, valueText } from "./fit-value.ts";

const days: Driver = { id: "debtorDays", name: "Debtor days", unit: "days", values: 38 };
const margin: Driver = {
  ...{ id: "margin", name: "Margin", unit: "percent" },
  values: { figures: [0.4, 0.41], later: 0.391 },
};

test("a driver is shown by the figure it has from the forecast on", () => {
  expect([days, margin].map(valueText)).toEqual(["38", "39.1%"]);
});

test("what is typed holds from the forecast on, and what held before stays", () => {
  const values = "drivers/margin/values";
  expect(valueEdit(days, 41)).toEqual({
    kind: "set",
    place: "drivers/debtorDays/values",
    value: 41,
  });
  expect(valueEdit(margin, typedValue(margin, "40%") ?? 0)).toEqual({
    ...{ kind: "set", place: values },
    value: { figures: [0.4, 0.41], later: 0.4 },
  });
});

test("what is no figure is none", () => {
  expect([typedValue(days, "soon"), typedValue(days, "")]).toEqual([undefined, undefined]);
});
