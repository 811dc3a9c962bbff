import type { Size } from "@app/charts/chart";
import type { Drawing as DrawingValue } from "@app/charts/drawing";
import { useMemo } from "react";
import { Drawing } from "./drawing.tsx";
import { useWidth } from "./use-width.ts";

type ChartViewProps<Chart> = {
  chart: Chart;
  /** `drawWaterfall` for a waterfall: a page loads only the kinds it shows. */
  draw: (chart: Chart, size: Size) => DrawingValue;
  height?: number;
};

/** A chart of any kind, as wide as its place. */
export function ChartView<Chart extends { title: string }>(props: ChartViewProps<Chart>) {
  const { chart, draw, height = CHART_HEIGHT } = props;
  const [element, width] = useWidth(640);
  const drawing = useMemo(() => draw(chart, { width, height }), [chart, draw, width, height]);
  return (
    <div ref={element} className="min-w-0">
      <Drawing drawing={drawing} label={chart.title} />
    </div>
  );
}

export const CHART_HEIGHT = 260;
