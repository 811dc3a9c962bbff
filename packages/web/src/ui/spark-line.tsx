import type { Figures, Series, SparkLineChart } from "@app/charts/chart";
import { planSparkLine } from "@app/charts/draw-spark-line";
import { type Ref, useMemo } from "react";
import { type LiveChart, useLivePlan } from "./chart-live.ts";
import { ChartMarks } from "./chart-marks.tsx";
import { classNames } from "./class-names.ts";

type SparkLineProps = {
  values: Figures;
  /** How many of the values are actual; the rest is forecast and dashed. */
  actualCount: number;
  floor?: number;
  /** Another case beside it. */
  other?: Pick<Series, "figures" | "colour">;
  width?: number;
  height?: number;
  className?: string;
  ref?: Ref<LiveChart>;
};

/** The shape of a figure over time. It has no axis and always stands beside its figure. */
export function SparkLine(props: SparkLineProps) {
  const { values, actualCount, floor, other, width = 128, height = 30 } = props;
  const chart = useMemo(
    () => chartOf(values, actualCount, floor, other),
    [values, actualCount, floor, other],
  );
  const { drawing, svg } = useLivePlan(chart, { width, height }, planSparkLine, props.ref);
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames("block max-w-full", props.className)}
      aria-hidden="true"
    >
      <ChartMarks marks={drawing.marks} />
    </svg>
  );
}

function chartOf(
  values: Figures,
  actualCount: number,
  floor: SparkLineProps["floor"],
  other: SparkLineProps["other"],
): SparkLineChart {
  const line: Series = { id: "line", name: "", figures: values, colour: 1 };
  return {
    kind: "spark-line",
    title: "",
    unit: {},
    periods: values.map((_, index) => `${index}`),
    actualCount,
    series: other ? [line, { id: "other", name: "", ...other }] : [line],
    ...(floor !== undefined && { floor: { name: "", figure: floor } }),
  };
}
