import type { LineChart as LineChartValue } from "@app/charts/chart";
import { planLine } from "@app/charts/draw-line";
import type { Ref } from "react";
import { type LiveChart, useLivePlan } from "./chart-live.ts";
import { CHART_HEIGHT } from "./chart-view.tsx";
import { Drawing } from "./drawing.tsx";
import { useWidth } from "./use-width.ts";

type LineChartProps = { chart: LineChartValue; height?: number; ref?: Ref<LiveChart> };

/** Actual solid on shaded ground, forecast dashed, lines named at their ends. */
export function LineChart({ chart, height = CHART_HEIGHT, ref }: LineChartProps) {
  const [element, width] = useWidth(640);
  const { drawing, svg } = useLivePlan(chart, { width, height }, planLine, ref);
  return (
    <div ref={element} className="min-w-0">
      <Drawing drawing={drawing} label={chart.title} svg={svg} />
    </div>
  );
}
