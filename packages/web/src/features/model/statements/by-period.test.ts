import { exampleModels } from "@app/engine/examples/examples";
import { cellIndex, type Table } from "@app/engine/tables/table";
import { periodsOf } from "@app/engine/time/timeline";
import { expect, test } from "vitest";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { periodRows, periodTotal } from "./by-period.ts";
import { stretchesOf } from "./compared-lines.ts";
import { byPeriodRead, comparedRead, PROFIT_AND_LOSS } from "./statements-read.ts";

const view = { scenario: undefined, unit: "month", periods: "all", scale: "ones" } as const;
const lastYear = { kind: "lastYear" } as const;
const LINE = "pl.ebitda";

const sumOf = (table: Table, column: "own" | "other" | "difference") => {
  const row = table.rows.findIndex(({ line }) => line === LINE);
  return stretchesOf(table).reduce(
    (sum, stretch) => sum + (table.shown[cellIndex(table, row, stretch[column])] ?? 0),
    0,
  );
};

test.each(exampleModels.map(({ key, document }) => [key, document()] as const))(
  "%s: seven months and what rounding leaves are the year to date of the statement",
  async (_, document) => {
    const open = await openHere(document);
    const read = byPeriodRead(view, lastYear, periodsOf(document.timeline), 18);
    if (!read) throw new Error("January is the seventh month.");
    const periods = await tableOf(open, read);
    const whole = await tableOf(open, comparedRead(PROFIT_AND_LOSS, view, lastYear, 18));
    const total = periodTotal(periods, whole, LINE);
    expect(periodRows(periods, LINE)).toHaveLength(7);
    const row = whole.rows.findIndex(({ line }) => line === LINE);
    const last = stretchesOf(whole).at(-1);
    for (const [index, column] of (["own", "other", "difference"] as const).entries()) {
      const stated = whole.shown[cellIndex(whole, row, last?.[column] ?? -1)] ?? Number.NaN;
      expect(sumOf(periods, column) + (total?.rounding[index] ?? Number.NaN)).toBe(stated);
      expect(Math.abs(total?.rounding[index] ?? 9)).toBeLessThan(4);
    }
  },
);

test("the first month of a year is all there is of it, and has no list", () => {
  const periods = periodsOf(exampleModels[0]?.document().timeline ?? ({} as never));
  expect(byPeriodRead(view, lastYear, periods, 12)).toBeUndefined();
});
