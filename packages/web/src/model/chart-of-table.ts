/** A line of the model in each case, as a chart: one table in, a chart out. */
import type { Figures, LineChart, Series } from "@app/charts/chart";
import { SCALES, type Scale, type Table, type TableColumn } from "@app/engine/tables/table";
import type { CaseColours } from "./case-colours.ts";

export type ChartLines = {
  title: string;
  /** The line that is drawn, and the one it should not fall below. */
  line: string;
  floor?: { name: string; line: string };
  scale?: Scale;
};

export function chartOf(
  table: Table,
  { title, scale, ...lines }: ChartLines,
  colours: CaseColours,
): LineChart {
  const keys = casesIn(table);
  const periods = table.columns.filter((column) => column.case === keys[0]);
  const figures = chartFigures(table, lines.line);
  const series = keys.map(
    (key, index): Series => ({
      id: key,
      name: table.columns.find((column) => column.case === key)?.caseName ?? key,
      figures: figures[index] ?? [],
      colour: colours.get(key) ?? 1,
    }),
  );
  const floor = lines.floor && floorIn(table, lines.floor);
  return {
    kind: "line",
    title,
    unit: { name: table.currency, ...(scale ? { size: SCALES[scale] } : {}) },
    periods: periods.map(({ label }) => label),
    actualCount: periods.filter(({ standing }) => standing === "actual").length,
    series,
    ...(floor ? { floor } : {}),
  };
}

/** Case by case; for a chart that is on the screen and only moves. */
export function chartFigures(table: Table, line: string): Figures[] {
  return casesIn(table).map((key) => figuresOf(table, line, (column) => column.case === key));
}

function casesIn({ columns }: Table): string[] {
  return [...new Set(columns.map((column) => column.case))];
}

/** A line's figures, of every column unless said. */
export function figuresOf(
  { rows, columns, figures }: Table,
  line: string,
  isWanted: (column: TableColumn) => boolean = () => true,
): (number | null)[] {
  const row = rows.findIndex((each) => each.line === line);
  return columns.flatMap((column, index) =>
    isWanted(column) ? [row < 0 ? null : (figures[row * columns.length + index] ?? null)] : [],
  );
}

/** A floor that moves is no floor to draw; one that is the same in every period is a line. */
function floorIn(table: Table, { name, line }: { name: string; line: string }) {
  const figures = new Set(
    figuresOf(table, line, ({ case: key }) => key === table.columns[0]?.case),
  );
  const [figure] = figures;
  return figures.size === 1 && typeof figure === "number" ? { name, figure } : undefined;
}
