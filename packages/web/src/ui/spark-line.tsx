import type { Figures, Floor, Series } from "@app/charts/chart";
import { drawSparkLine } from "@app/charts/draw-spark-line";
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
};

/** The shape of a figure over time. It has no axis and always stands beside its figure. */
export function SparkLine(props: SparkLineProps) {
  const { values, actualCount, floor, other, width = 128, height = 30, className } = props;
  const line = { id: "line", name: "", figures: values, colour: 1 } as const;
  const drawing = drawSparkLine(
    {
      kind: "spark-line",
      title: "",
      unit: {},
      periods: values.map(String),
      actualCount,
      series: other ? [line, { id: "other", name: "", ...other }] : [line],
      ...(floor !== undefined && { floor: { name: "", figure: floor } satisfies Floor }),
    },
    { width, height },
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames("block max-w-full", className)}
      aria-hidden="true"
    >
      <ChartMarks marks={drawing.marks} />
    </svg>
  );
}
