import { exampleModels } from "@app/engine/examples/examples";
import { formatFigure } from "@app/engine/tables/format-figure";
import { cellIndex, type Table } from "@app/engine/tables/table";
import { expect, test } from "vitest";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import {
  comparedTotals,
  inLastPeriod,
  largestDifferences,
  type Stretch,
  stretchesOf,
} from "./compared-lines.ts";

async function lastYearOf(document: ReturnType<(typeof exampleModels)[number]["document"]>) {
  const open = await openHere(document);
  const shows = {
    ...({ statements: ["profitAndLoss"], hasKpis: true, against: "yearBefore" } as const),
  };
  const table = await tableOf(open, { shows, upTo: 18 });
  const [period, whole] = stretchesOf(table) as [Stretch, Stretch];
  return { table, period, whole };
}

const differenceOf = (table: Table, line: string, { difference }: Stretch) =>
  table.shown[
    cellIndex(
      table,
      table.rows.findIndex((each) => each.line === line),
      difference,
    )
  ] ?? 0;

test.each(exampleModels.map(({ key, document }) => [key, document()] as const))(
  "%s: the largest differences and what all others come to are the difference in profit",
  async (_, document) => {
    const { table, whole } = await lastYearOf(document);
    const { lines, rest } = largestDifferences(table, whole, 5);
    const sizes = lines.map(({ row }) => table.shown[cellIndex(table, row, whole.difference)] ?? 0);
    const sum = sizes.reduce((total, each) => total + each, rest);
    expect(sum).toBeCloseTo(differenceOf(table, "pl.profit", whole), 6);
    expect(sizes.map(Math.abs)).toEqual(sizes.map(Math.abs).toSorted((one, two) => two - one));
  },
);

test("totals say how far they are ahead or behind, in money and percent, a margin in points", async () => {
  const [example] = exampleModels;
  if (!example) throw new Error("there is no example");
  const { table, whole } = await lastYearOf(example.document());
  const totals = comparedTotals(table, whole);
  const size = formatFigure(Math.abs(differenceOf(table, "pl.revenue", whole)), {
    ...{ style: "amount", decimals: 0 },
  });
  expect(totals.map(({ name }) => name)).toEqual([
    ...["Revenue", "Gross margin", "EBITDA", "Profit for the period"],
  ]);
  expect(totals[0]?.words).toBe(`${size} ahead of 2,551,204, 5.5%`);
  expect(totals[1]).toMatchObject({ words: "0.3 pt behind 36.9%", isGood: false });
});

test("how much of a difference is of the last period is said, and when that went the other way", async () => {
  const [example] = exampleModels;
  if (!example) throw new Error("there is no example");
  const { table } = await lastYearOf(example.document());
  const told = (line: string) =>
    inLastPeriod(
      table,
      table.rows.findIndex((each) => each.line === line),
    );
  expect(told("pl.account.wholesaleSales")).toBe("10,860 of it in Jan-26");
  expect(told("pl.account.wages")).toBe("Jan-26 the other way, by 1,143");
});
