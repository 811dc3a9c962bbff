import type { Table } from "@app/engine/tables/table";
import { expect, test } from "vitest";
import { writeTableCsv } from "./table-csv.ts";

const row = {
  level: 1,
  kind: "line",
  isFinal: false,
  sign: 1,
  format: { style: "amount", decimals: 0 },
  isCollapsible: false,
  isZero: false,
} as const;

const column = {
  case: "base",
  caseName: "Base",
  unit: "month",
  periodUnit: "month",
  standing: "forecast",
  periodCount: 1,
  actualCount: 0,
  isComplete: true,
  role: "figure",
  canEdit: true,
} as const;

const table: Table = {
  title: "Profit and loss",
  currency: "AUD",
  scale: "thousands",
  columns: [
    { ...column, key: "a", label: "Nov-26", from: 0, to: 0 },
    { ...column, key: "b", label: "Dec-26", from: 1, to: 1 },
  ],
  rows: [
    { ...row, key: "wages", label: 'Wages, "casual"' },
    { ...row, key: "name", label: "=1+1", level: 0 },
  ],
  figures: [-1499.2, null, 0, 12],
  shown: [-1, null, 0, 12],
  marks: [],
  blockedBy: [],
};

test("the figures shown are numbers, an empty cell stays empty, and no name runs as a formula", () => {
  expect(writeTableCsv(table).slice(1).split("\r\n")).toEqual([
    '"Profit and loss","Forecast","Forecast"',
    '"AUD ’000","Nov-26","Dec-26"',
    '"Wages, ""casual""",-1,""',
    `"'=1+1",0,12`,
    "",
  ]);
});

test("figures that do not hold leave with what is wrong with them, above everything else", () => {
  const message = "Figures of Rent are missing in 1 of 2 periods.";
  const place = "modules/rent/amount";
  const blockedBy = [{ code: "missing-figures", severity: "error", place, message } as const];
  expect(
    writeTableCsv({ ...table, blockedBy })
      .slice(1)
      .split("\r\n")
      .slice(0, 3),
  ).toEqual([
    '"These figures do not hold. What to mend:"',
    '"Figures of Rent are missing in 1 of 2 periods. (modules/rent/amount)"',
    '"Profit and loss","Forecast","Forecast"',
  ]);
});
