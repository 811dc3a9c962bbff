import { textAt } from "@app/engine/tables/table-text";
import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { printedParts } from "./printed-parts.ts";

const long = { ...bakery, timeline: { ...bakery.timeline, periodCount: 30 } };

test("every column of a statement is on one page, with its own figures and without drivers", async () => {
  const open = await openHere(long);
  const shows = { statements: ["profitAndLoss"], hasDrivers: true } as const;
  const table = await tableOf(open, { shows, hasYears: true });
  const parts = printedParts(table);
  expect(parts.map(({ columns }) => columns.length)).toEqual([13, 13, 7]);
  expect(parts.flatMap(({ columns }) => columns)).toEqual(table.columns);
  const last = parts[2];
  if (!last) throw new Error("there are three pages");
  expect(last.rows.some(({ input }) => input)).toBe(false);
  const [row, full] = [last, table].map(({ rows }) =>
    rows.findIndex(({ line }) => line === "pl.profit"),
  );
  expect(textAt(last, row ?? -1, 6)).toBe(textAt(table, full ?? -1, 32));
});

test("what is compared stays on one page", async () => {
  const open = await openHere(long);
  const shows = { statements: ["profitAndLoss"], hasDifferences: true } as const;
  const table = await tableOf(open, { shows, cases: [undefined, "slow"] });
  for (const { columns } of printedParts(table))
    for (const { between, label } of columns)
      if (between) expect(between.map((each) => columns[each]?.label)).toEqual([label, label]);
  const ends = printedParts(table).map(({ columns }) => columns.at(-1)?.role);
  expect(new Set(ends)).toEqual(new Set(["difference"]));
});
