import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Table } from "#tables/table.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { TableRead } from "./read-tables.ts";

/** Rent of 100 a month from July; the budget has 90 a month, and begins a month before. */
const company = companyOf(100);
const budget = {
  ...companyOf(90),
  timeline: { ...company.timeline, start: "2026-06-01", periodCount: 4 },
};

function companyOf(values: number): ModelDocument {
  return smallCompany({
    drivers: [{ id: "rentPerMonth", name: "Rent per month", unit: "currency", values }],
    modules: [
      { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
    ],
  });
}

const TO_AUGUST: TableRead = {
  shows: { statements: ["profitAndLoss"], against: { case: { reference: "budget" } } },
  upTo: 1,
};

async function hold() {
  const connection = holdDocument();
  await connection.open(company);
  return connection;
}

function shownIn(table: Table | undefined, key: string) {
  const row = table?.rows.findIndex((each) => each.key === key) ?? -1;
  const count = table?.columns.length ?? 0;
  return table?.shown.slice(row * count, (row + 1) * count);
}

test("a budget stands beside the model, month and year to date, matched by days, with both differences", async () => {
  const connection = await hold();
  const referred = await connection.refer("budget", "Budget", budget);
  expect(referred.kind === "referred" && referred.structure.periods[0]?.label).toBe("Jun-26");
  const { tables } = await connection.watchTables([TO_AUGUST]);
  expect(tables[0]?.columns.map(({ label, caseName, role }) => [label, caseName, role])).toEqual([
    ["Aug-26", "Base", "figure"],
    ["Aug-26", "Budget", "figure"],
    ["Aug-26", "Base", "difference"],
    ["Aug-26", "Base", "differencePercent"],
    ["Jul-26 to Aug-26", "Base", "figure"],
    ["Jul-26 to Aug-26", "Budget", "figure"],
    ["Jul-26 to Aug-26", "Base", "difference"],
    ["Jul-26 to Aug-26", "Base", "differencePercent"],
  ]);
  const august = [-100, -90, -10, -0.111];
  expect(shownIn(tables[0], "pl.profit")).toEqual([...august, -200, -180, -20, -0.111]);
});

test("an edit of the model moves its own columns and leaves the budget's", async () => {
  const connection = await hold();
  await connection.refer("budget", "Budget", budget);
  await connection.watchTables([TO_AUGUST]);
  const edited = await connection.edit([
    { kind: "figures", place: "drivers/rentPerMonth/values", from: 1, values: [50] },
  ]);
  if (edited.kind !== "edited") throw new Error("refused");
  expect(shownIn(edited.tables[0], "pl.profit")?.slice(0, 3)).toEqual([-50, -90, 40]);
  const built = await connection.edit([
    { kind: "set", place: "drivers/rentPerMonth/unit", value: "count" },
  ]);
  if (built.kind !== "edited") throw new Error("refused");
  expect(shownIn(built.tables[0], "pl.profit")?.[1]).toBe(-90);
});

test("a budget in another currency is not subtracted, and the heading says why", async () => {
  const connection = await hold();
  await connection.refer("budget", "Budget", { ...budget, currency: "USD" });
  const { tables } = await connection.watchTables([TO_AUGUST]);
  expect(tables[0]?.columns[2]?.emptyBecause).toBe("AUD against USD");
  expect(shownIn(tables[0], "pl.profit")?.slice(0, 4)).toEqual([-100, -90, null, null]);
});

test("a figure of the budget is explained in the budget", async () => {
  const connection = await hold();
  await connection.refer("budget", "Budget", budget);
  const asked = { line: "pl.profit", period: 1 };
  const own = await connection.explain(asked);
  const beside = await connection.explain({ ...asked, reference: "budget" });
  expect([own.explanation.value, beside.explanation.value]).toEqual([-100, -90]);
  await expect(connection.explain({ ...asked, reference: "none" })).rejects.toThrow("none");
});

test("what is no document is refused, and one that nobody gave is left out", async () => {
  const connection = await hold();
  expect((await connection.refer("budget", "Budget", { drivers: 7 })).kind).toBe("refused");
  const { tables } = await connection.watchTables([TO_AUGUST]);
  expect(tables[0]?.columns.map(({ caseName }) => caseName)).toEqual(["Base", "Base"]);
});

test("a year is held against the one before it, and where there is none nothing is made up", async () => {
  const connection = holdDocument();
  await connection.open({ ...company, timeline: { ...company.timeline, periodCount: 15 } });
  const shows = { statements: ["profitAndLoss"], against: "yearBefore" } as const;
  const { tables } = await connection.watchTables([
    { shows, upTo: 13 },
    { shows, upTo: 1 },
  ]);
  expect(tables[0]?.columns.map(({ label }) => label).slice(0, 2)).toEqual(["Aug-27", "Aug-26"]);
  expect(shownIn(tables[0], "pl.profit")?.slice(0, 3)).toEqual([-100, -100, 0]);
  expect(shownIn(tables[1], "pl.profit")?.slice(0, 3)).toEqual([-100, null, null]);
});

test("in the first month of a year the year to date is that month, shown once", async () => {
  const connection = await hold();
  const { tables } = await connection.watchTables([
    { shows: { statements: ["profitAndLoss"] }, upTo: 0 },
  ]);
  expect(tables[0]?.columns.map(({ label }) => label)).toEqual(["Jul-26"]);
});

test("below an account stand the drivers it is made of, once below each, and fold into it", async () => {
  const connection = await hold();
  const { tables } = await connection.watchTables([
    { shows: { statements: ["profitAndLoss"], hasDrivers: true } },
  ]);
  const rows = tables[0]?.rows ?? [];
  const account = rows.findIndex(({ key }) => key === "pl.account.rentCost");
  expect(rows[account]?.isCollapsible).toBe(true);
  const below = rows.filter(({ parent }) => parent === "pl.account.rentCost");
  expect(below.map(({ key, label, level }) => [key, label, level])).toEqual([
    ["pl.account.rentCost/rentPerMonth", "Rent per month", 2],
  ]);
  expect(below[0]?.input).toEqual({ place: "drivers/rentPerMonth/values", holds: "figures" });
});

test("behind a figure are the drivers it rests on, with the figure each has there and who set it", async () => {
  const connection = await hold();
  const { drivers } = await connection.drivers({ line: "cf.closingCash", period: 2 });
  expect(drivers.map(({ line, period, value }) => [line, period, value])).toEqual([
    ["rentPerMonth", 2, 100],
  ]);
  expect(drivers[0]).toMatchObject({
    ...{ origin: { kind: "driver" }, input: { place: "drivers/rentPerMonth/values" } },
  });
});
