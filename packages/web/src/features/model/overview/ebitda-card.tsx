import type { CombinationChart } from "@app/charts/chart";
import { drawCombination } from "@app/charts/draw-combination";
import { cellIndex, SCALES, type Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { useTable, useTableStore } from "#model/use-open-document.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";

/** EBITDA period by period, what is earned above the line and what is lost below it. */
export function EbitdaCard() {
  const { document, view, colours } = useWorkbench();
  const { scenario, periods: preset } = view;
  const read = useMemo<TableRead>(
    () => ({ shows: { title: "EBITDA", lines: ["pl.ebitda"] }, cases: [scenario], preset }),
    [scenario, preset],
  );
  const table = useTable(useTableStore(document, read));
  const chart = useMemo(() => table && ebitdaChart(table), [table]);
  if (!table || !chart) return null;
  const { case: key = "base", caseName = "Base", periodUnit = "month" } = table.columns[0] ?? {};
  return (
    <ChartFrame
      level={2}
      title={`EBITDA by ${periodUnit}`}
      subtitle={caseName}
      unit={`${table.currency} ’000`}
      actions={<CaseTag name={caseName} colour={colours.get(key) ?? 1} />}
    >
      <ChartView chart={chart} draw={drawCombination} height={200} />
    </ChartFrame>
  );
}

function ebitdaChart(table: Table): CombinationChart {
  const row = table.rows.findIndex(({ line }) => line === "pl.ebitda");
  const single = table.columns.flatMap(({ unit, periodUnit }, at) =>
    unit === periodUnit ? [at] : [],
  );
  const figures = single.map((column) => table.figures[cellIndex(table, row, column)] ?? null);
  return {
    kind: "combination",
    title: "EBITDA",
    unit: { name: table.currency, size: SCALES.thousands },
    periods: single.map((column) => table.columns[column]?.label ?? ""),
    actualCount: single.filter((column) => table.columns[column]?.standing === "actual").length,
    bars: [{ id: "ebitda", name: "EBITDA", figures, colour: 1 }],
    lines: [],
  };
}
