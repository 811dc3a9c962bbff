import type { Table } from "@app/engine/tables/table";
import { scaleText } from "@app/engine/tables/table-text";
import { useEffect, useMemo, useRef } from "react";
import { ChartFrame, LineLegend } from "#ui/chart-frame.tsx";
import type { LiveChart } from "#ui/chart-live.ts";
import { LineChart } from "#ui/line-chart.tsx";
import { BlockedNotice } from "./blocked-notice.tsx";
import type { CaseColours } from "./case-colours.ts";
import { CaseTag } from "./case-tag.tsx";
import { type ChartLines, chartFigures, chartOf } from "./chart-of-table.ts";
import "./model.css";
import type { TableStore } from "./table-store.ts";
import { useTableShape } from "./use-open-document.ts";

type ModelChartProps = {
  store: TableStore;
  lines: ChartLines;
  colours: CaseColours;
  /** Where the title stands among the page's headings. */
  level?: 2 | 3;
};

/** A line of the model over time in each case, with all a chart must say about itself. */
export function ModelChart(props: ModelChartProps) {
  const shape = useTableShape(props.store);
  return shape ? <ShapedChart {...props} shape={shape} /> : null;
}

function ShapedChart(props: ModelChartProps & { shape: Table }) {
  const { store, lines, colours, shape, level = 3 } = props;
  const live = useRef<LiveChart>(null);
  const chart = useMemo(
    () => chartOf(store.table() ?? shape, lines, colours),
    [store, shape, lines, colours],
  );
  // Figures that move do so on the chart that is there; React draws another only for other cases.
  useEffect(
    () =>
      store.subscribe(() => {
        const table = store.table();
        if (table && store.shape() === shape) live.current?.show(chartFigures(table, lines.line));
      }),
    [store, shape, lines],
  );
  const { scale = "ones" } = lines;
  return (
    <ChartFrame
      level={level}
      title={lines.title}
      subtitle={`${chart.series.map(({ name }) => name).join(", ")}`}
      unit={scaleText({ currency: shape.currency, scale })}
      actions={
        chart.series.length === 1 &&
        chart.series[0] && <CaseTag name={chart.series[0].name} colour={chart.series[0].colour} />
      }
      legend={<LineLegend entries={legendOf(chart)} />}
    >
      <BlockedNotice table={shape} className="mb-3" />
      <LineChart ref={live} chart={chart} />
    </ChartFrame>
  );
}

function legendOf({ actualCount, periods, floor }: ReturnType<typeof chartOf>) {
  return [
    ...(actualCount > 0 ? [{ label: "Actual", look: "actual" } as const] : []),
    ...(actualCount < periods.length ? [{ label: "Forecast", look: "forecast" } as const] : []),
    ...(floor ? [{ label: floor.name, look: "floor" } as const] : []),
  ];
}
