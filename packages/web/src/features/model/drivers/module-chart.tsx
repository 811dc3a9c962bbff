import type { LineChart as LineChartValue } from "@app/charts/chart";
import type { Module } from "@app/engine/model/module";
import { moduleFace } from "@app/engine/tables/module-face";
import type { Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useTable, useTableStore } from "#model/use-open-document.ts";
import { LineChart } from "#ui/line-chart.tsx";

/** What the module is about over the whole time, in the case that is showing. */
export function ModuleChart({ module }: { module: Module }) {
  const { document, view, colours } = useWorkbench();
  const { line, sign } = moduleFace(module);
  const read = useMemo<TableRead>(
    () => ({ shows: { title: module.name, lines: [line] }, cases: [view.scenario] }),
    [module.name, line, view.scenario],
  );
  const table = useTable(useTableStore(document, read));
  if (module.isOff)
    return (
      <p className="my-3 rounded-md bg-surface-sunken p-2.5 text-text-2">
        Switched off: it posts nothing. What its accounts hold already stays on the balance sheet.
      </p>
    );
  if (!table || table.rows.length === 0) return null;
  return (
    <LineChart
      chart={chartIn(table, sign, colours.get(table.columns[0]?.case ?? "") ?? 1)}
      height={136}
    />
  );
}

function chartIn(table: Table, sign: number, colour: LineChartValue["series"][number]["colour"]) {
  const [row] = table.rows;
  return {
    kind: "line",
    title: row?.label ?? table.title,
    unit: { name: table.currency },
    periods: table.columns.map(({ label }) => label),
    actualCount: table.columns.filter(({ standing }) => standing === "actual").length,
    series: [
      {
        ...{ id: "module", name: "", colour },
        figures: table.figures.map((figure) => (figure === null ? null : figure * sign)),
      },
    ],
    hasEndFigures: true,
  } satisfies LineChartValue;
}
