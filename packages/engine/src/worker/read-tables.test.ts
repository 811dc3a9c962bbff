import { expect, test } from "vitest";
import type { Table } from "#tables/table.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { TableRead } from "./read-tables.ts";

/** Cash of 1,000 and a rent of 100 a month; 20 more each month when things go badly. */
const company = smallCompany({
  drivers: [{ id: "rentPerMonth", name: "Rent per month", unit: "currency", values: 100 }],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: "rentPerMonth", account: "rentCost" },
  ],
  scenarios: [
    {
      id: "worse",
      name: "Worse",
      overrides: [{ line: "rentPerMonth", mode: "shift", value: 20 }],
    },
  ],
  kpis: [{ id: "left", name: "Left", unit: "currency", formula: "cf.closingCash" }],
});

const CASES = [undefined, "worse"];
const CASH: TableRead = { shows: { title: "Cash", lines: ["cf.closingCash"] }, cases: CASES };

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

test("watched tables are given at once, and again with each answer to an edit", async () => {
  const connection = await hold();
  const { tables, version } = await connection.watchTables([CASH]);
  expect(version).toBe(0);
  expect(shownIn(tables[0], "cf.closingCash")).toEqual([900, 880, 800, 760, 700, 640]);
  const edited = await connection.edit([
    { kind: "figures", place: "drivers/rentPerMonth/values", from: 1, values: [50] },
  ]);
  if (edited.kind !== "edited") throw new Error("refused");
  expect(edited.version).toBe(1);
  expect(shownIn(edited.tables[0], "cf.closingCash")).toEqual([900, 880, 850, 810, 750, 690]);
});

test("a statement can say how cases differ, over a part of the time, with its year beside it", async () => {
  const connection = await hold();
  const { tables } = await connection.watchTables([
    {
      shows: { statements: ["profitAndLoss"], hasDifferences: true },
      ...{ cases: CASES, to: 0, hasYears: true },
    },
  ]);
  expect(tables[0]?.columns.map(({ label, case: own, role }) => [label, own, role])).toEqual([
    ["Jul-26", "base", "figure"],
    ["Jul-26", "worse", "figure"],
    ["Jul-26", "worse", "difference"],
    ["FY27", "base", "figure"],
    ["FY27", "worse", "figure"],
    ["FY27", "worse", "difference"],
  ]);
  expect(shownIn(tables[0], "pl.profit")).toEqual([-100, -120, -20, -300, -360, -60]);
});

test("drivers, KPIs and checks are tables too, and a scenario that is gone is left out", async () => {
  const connection = await hold();
  const cases = ["gone", undefined];
  const { tables } = await connection.watchTables([
    { shows: "drivers", cases },
    { shows: "kpis" },
    { shows: "checks", preset: "nextTwelve" },
  ]);
  expect(tables.map(({ title, columns }) => [title, columns.length])).toEqual([
    ["Drivers", 3],
    ["KPIs", 3],
    ["Checks", 3],
  ]);
  expect(shownIn(tables[1], "kpi.left")).toEqual([900, 800, 700]);
});

test("a read that makes no sense fails, and what was watched before stays watched", async () => {
  const connection = await hold();
  await connection.watchTables([CASH]);
  const nonsense = [{ shows: 7 }] as unknown as TableRead[];
  await expect(connection.watchTables(nonsense)).rejects.toThrow('"tables" of this message');
  const edited = await connection.edit([]);
  expect(edited.kind === "edited" && edited.tables.length).toBe(1);
});
