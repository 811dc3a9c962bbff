import { coffeeRoaster } from "@app/engine/examples/coffee-roaster";
import { documentOf } from "@app/engine/examples/company";
import { exampleModels } from "@app/engine/examples/examples";
import { textAt } from "@app/engine/tables/table-text";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { keyFiguresOf, keyFiguresRead } from "./key-figures-of.ts";

const shown = async (model: unknown, scenario: string | undefined, floor = "none") => {
  const document = await openHere(model);
  const table = await tableOf(document, keyFiguresRead(scenario, floor));
  return keyFiguresOf(table, floor).map(({ label, value, note }) => `${label}: ${value}; ${note}`);
};

test("a bakery of 500 a month with rent of 300 shows its year, what is actual, and its cash", async () => {
  expect(await shown(bakery, undefined)).toEqual([
    "Revenue FY27, 4 months: 2,000; Jul-26 500",
    "Gross margin FY27, 4 months: 100.0%; Jul-26 100.0%",
    "EBITDA FY27, 4 months: 800; 40.0% of revenue",
    "Lowest cash ahead: 1,400; Aug-26",
    "Closing cash Oct-26: 1,800; +600 from Jul-26",
  ]);
});

test("another case has its own figures: half the loaves from August on", async () => {
  expect((await shown(bakery, "slow")).slice(3)).toEqual([
    "Lowest cash ahead: 1,050; Oct-26",
    "Closing cash Oct-26: 1,050; −150 from Jul-26",
  ]);
});

test("the lowest cash is looked for in all that is ahead, and told with the floor it is held to", async () => {
  const document = await openHere(documentOf(coffeeRoaster));
  const floor = "treasury.minimumCash";
  const table = await tableOf(document, keyFiguresRead(undefined, floor));
  const row = table.rows.findIndex(({ line }) => line === "cf.closingCash");
  const ahead = table.columns.flatMap(({ unit, standing }, column) =>
    unit === "month" && standing === "forecast"
      ? [table.figures[row * table.columns.length + column] ?? 0]
      : [],
  );
  const lowest = keyFiguresOf(table, floor)[3];
  expect(lowest?.value).toBe(Math.round(Math.min(...ahead)).toLocaleString("en-AU"));
  expect(lowest?.note).toMatch(/^[A-Z][a-z]{2}-\d\d, floor [\d,]+$/);
});

test.each(exampleModels.map(({ key, document }) => [key, document] as const))(
  "%s: revenue, EBITDA and closing cash above the page are those of the statement below it",
  async (_, make) => {
    const document = await openHere(make());
    const figures = keyFiguresOf(
      await tableOf(document, keyFiguresRead(undefined, "none")),
      "none",
    );
    const statements = ["profitAndLoss", "cashFlow"] as const;
    const preset = "thisFinancialYear" as const;
    const table = await tableOf(document, { shows: { statements }, preset, hasYears: true });
    const textOf = (line: string) =>
      textAt(
        table,
        table.rows.findIndex((row) => row.line === line),
        table.columns.length - 1,
      );
    const shownAs = (label: string) => figures.find((each) => each.label.startsWith(label))?.value;
    expect([shownAs("Revenue"), shownAs("EBITDA"), shownAs("Closing cash")]).toEqual(
      ["pl.revenue", "pl.ebitda", "cf.closingCash"].map(textOf),
    );
  },
);

test("a year-by-year model has no months, and its first year ahead is the year shown", async () => {
  const timeline = { ...bakery.timeline, unit: "year" as const, periodCount: 3, actualCount: 0 };
  const drivers = bakery.drivers.map((driver) =>
    driver.id === "loaves" ? { ...driver, values: 100 } : driver,
  );
  const [revenue] = await shown({ ...bakery, timeline, drivers, actuals: {} }, undefined);
  expect(revenue).toBe("Revenue FY27: 500; All of it forecast");
});
