import { drawWaterfall } from "@app/charts/draw-waterfall";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { profitBridgeOf } from "./profit-bridge.ts";

/** From last year's profit to this year's. */
export function ProfitCard() {
  const { document, view } = useWorkbench();
  const { structure } = useDocumentState(document);
  const { scenarios, periods, timeline } = structure;
  const { scenario } = view;
  const read = useMemo<TableRead>(
    () => ({
      shows: { statements: ["profitAndLoss"] },
      ...{ cases: [scenario], unit: "year" },
    }),
    [scenario],
  );
  const table = useTable(useTableStore(document, read));
  const next = periods[Math.min(timeline.actualCount, periods.length - 1)]?.financialYear ?? 0;
  const bridge = useMemo(
    () => table && profitBridgeOf(table, `FY${String(next % 100).padStart(2, "0")}`),
    [table, next],
  );
  if (!bridge || !table) return null;
  const { from, to, chart } = bridge;
  const name = scenarios.find(({ id }) => id === scenario)?.name ?? "Base";
  return (
    <ChartFrame
      level={2}
      title={from ? `Profit after tax, ${from} to ${to}` : `From revenue to profit, ${to}`}
      subtitle={name}
      unit={`${table.currency} ’000`}
    >
      <ChartView chart={chart} draw={drawWaterfall} height={300} />
    </ChartFrame>
  );
}
