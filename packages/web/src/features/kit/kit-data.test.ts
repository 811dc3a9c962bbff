import { expect, test } from "vitest";
import { ACTUAL_COUNT, BASE_CASH, PERIODS, REVENUE, SCENARIOS, STATEMENT } from "./kit-data.ts";

function amountsOf(label: string): number[] {
  return STATEMENT.find((row) => row.label === label)?.amounts ?? [];
}

function sumOf(labels: string[]): number[] {
  return [0, 1, 2].map((column) =>
    labels.reduce((sum, label) => sum + (amountsOf(label)[column] ?? Number.NaN), 0),
  );
}

test("the statement's totals are the sums of their lines in every column", () => {
  expect(sumOf(["Wholesale kegs", "Taproom", "Online store"])).toEqual(amountsOf("Revenue"));
  expect(sumOf(["Revenue", "Cost of sales"])).toEqual(amountsOf("Gross profit"));
  expect(
    sumOf([
      "Gross profit",
      "Wages and on-costs",
      "Rent and utilities",
      "Marketing",
      "Other overheads",
    ]),
  ).toEqual(amountsOf("EBITDA"));
});

test("the year's revenue agrees with the statement: 783,607 to October and 2,721,065 in all", () => {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(REVENUE.slice(0, ACTUAL_COUNT))).toBe(783_607);
  expect(REVENUE[ACTUAL_COUNT - 1]).toBe(218_513);
  expect(sum(REVENUE)).toBe(2_721_065);
});

test("every case has a value for every period and shares the actual ones", () => {
  for (const { figures } of SCENARIOS) {
    expect(figures).toHaveLength(PERIODS.length);
    expect(figures.slice(0, ACTUAL_COUNT)).toEqual(BASE_CASH.slice(0, ACTUAL_COUNT));
  }
});
