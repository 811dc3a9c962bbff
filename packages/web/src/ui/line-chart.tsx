import { type PointerEvent, useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { type Plot, periodAt, periodScale, spreadLabels, valueScale } from "./chart-scales.ts";
import type { Series } from "./chart-series.ts";
import { Cutover, Floor, Frame, Lowest, Readout, SeriesLine } from "./line-chart-parts.tsx";
import { useWidth } from "./use-width.ts";

export type LineChartProps = {
  /** What a reader who cannot see it must know, in one sentence. */
  summary: string;
  /** The periods in order: "Jul-26". */
  periods: readonly string[];
  series: readonly Series[];
  /** How many of the periods are actual. */
  actualCount: number;
  floor?: { label: string; value: number };
  /** What one unit on the axis stands for: 1,000 with "AUD ’000". */
  unitSize?: number;
  height?: number;
};

/** Actual solid on shaded ground, forecast dashed, lines named at their ends. */
export function LineChart(props: LineChartProps) {
  const [element, width] = useWidth(640);
  const [period, setPeriod] = useState<number | null>(null);
  const plot = plotOf(width, props);
  const lastPeriod = props.periods.length - 1;

  function point(event: PointerEvent<SVGSVGElement>) {
    const left = event.currentTarget.getBoundingClientRect().left;
    setPeriod(periodAt(event.clientX - left, props.periods.length, plot));
  }

  return (
    <div
      ref={element}
      className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <svg
        role="img"
        aria-label={props.summary}
        width={width}
        height={props.height ?? DEFAULT_HEIGHT}
        onPointerMove={point}
        onPointerLeave={() => setPeriod(null)}
        className="chart block touch-pan-y"
      >
        <Picture {...props} plot={plot} period={period} />
      </svg>
      <input
        type="range"
        min={0}
        max={lastPeriod}
        value={period ?? lastPeriod}
        aria-label="Period"
        aria-valuetext={readingOf(props, period ?? lastPeriod)}
        onChange={(event) => setPeriod(Number(event.target.value))}
        onFocus={() => setPeriod(lastPeriod)}
        onBlur={() => setPeriod(null)}
        className="sr-only"
      />
    </div>
  );
}

function Picture(props: LineChartProps & { plot: Plot; period: number | null }) {
  const { series, periods, actualCount, floor, plot, period } = props;
  const x = periodScale(periods.length, plot);
  const y = valueScale(
    [...series.flatMap(({ values }) => values), ...(floor ? [floor.value] : [])],
    plot,
  );
  const ends = series.map(({ values }) => y(values.at(-1) ?? 0));
  const labelHeights = spreadLabels(ends, LABEL_DISTANCE);
  return (
    <>
      <Frame
        x={x}
        y={y}
        plot={plot}
        periods={periods}
        unitSize={props.unitSize ?? 1}
        actualCount={actualCount}
      />
      <Cutover x={x} plot={plot} actualCount={actualCount} periodCount={periods.length} />
      {floor && <Floor y={y(floor.value)} plot={plot} label={floor.label} />}
      {series.toReversed().map((line, index, { length }) => (
        <SeriesLine
          key={line.name}
          series={line}
          x={x}
          y={y}
          actualCount={actualCount}
          {...(series.length > 1 && {
            label: { x: plot.right + 8, y: labelHeights[length - 1 - index] ?? 0 },
          })}
        />
      ))}
      {floor && period === null && (
        <Lowest series={series} floor={floor.value} periods={periods} x={x} y={y} />
      )}
      {period !== null && <Readout {...{ period, periods, series, x, y, plot }} />}
    </>
  );
}

/** Lines are named at their right ends, so several of them need room there. */
function plotOf(width: number, { series, height = DEFAULT_HEIGHT }: LineChartProps): Plot {
  const longest = Math.max(...series.map(({ name }) => name.length));
  const labelRoom = series.length > 1 ? 14 + longest * 6.2 : 22;
  return { left: 40, right: width - labelRoom, top: 22, bottom: height - 24 };
}

function readingOf({ periods, series }: LineChartProps, period: number): string {
  const values = series.map(({ name, values }) => `${name} ${formatAmount(values[period] ?? 0)}`);
  return `${periods[period]}: ${values.join(", ")}`;
}

const DEFAULT_HEIGHT = 260;
const LABEL_DISTANCE = 14;
