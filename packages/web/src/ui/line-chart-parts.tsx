import { LinePath } from "@visx/shape";
import { formatAmount } from "#lib/format.ts";
import {
  labelStep,
  type Plot,
  type periodScale,
  TICK_COUNT,
  type valueScale,
} from "./chart-scales.ts";
import type { Series } from "./chart-series.ts";
import { classNames } from "./class-names.ts";

type X = ReturnType<typeof periodScale>;
type Y = ReturnType<typeof valueScale>;

type FrameProps = {
  x: X;
  y: Y;
  plot: Plot;
  periods: readonly string[];
  actualCount: number;
  unitSize: number;
};

/** Shaded actual ground, rules across, figures at the left and periods below. */
export function Frame({ x, y, plot, periods, actualCount, unitSize }: FrameProps) {
  const step = labelStep(periods.length, plot);
  return (
    <g>
      <rect
        x={plot.left}
        y={plot.top}
        width={cutoverX(x, plot, actualCount, periods.length) - plot.left}
        height={plot.bottom - plot.top}
        className="fill-cell-actual"
      />
      {y.ticks(TICK_COUNT).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={plot.left} x2={plot.right} className={tick === 0 ? "axis-line" : "grid-line"} />
          <text x={plot.left - 8} y={4} textAnchor="end">
            {formatAmount(tick / unitSize)}
          </text>
        </g>
      ))}
      {periods.map(
        (period, index) =>
          index % step === 0 && (
            <text key={period} x={x(index)} y={plot.bottom + 17} textAnchor="middle">
              {period}
            </text>
          ),
      )}
    </g>
  );
}

type CutoverProps = { x: X; plot: Plot; actualCount: number; periodCount: number };

/** The one line between actual and forecast. */
export function Cutover({ x, plot, actualCount, periodCount }: CutoverProps) {
  if (actualCount === 0 || actualCount >= periodCount) return null;
  const cut = cutoverX(x, plot, actualCount, periodCount);
  return (
    <g className="chart-small">
      <line x1={cut} x2={cut} y1={plot.top - 6} y2={plot.bottom} className="cutover-line" />
      <text x={cut - 6} y={plot.top - 8} textAnchor="end">
        Actual
      </text>
      <text x={cut + 6} y={plot.top - 8}>
        Forecast
      </text>
    </g>
  );
}

/** Half-way between the last actual period and the first of the forecast. */
function cutoverX(x: X, plot: Plot, actualCount: number, periodCount: number): number {
  if (actualCount === 0) return plot.left;
  return actualCount >= periodCount ? plot.right : x(actualCount - 0.5);
}

export function Floor({ y, plot, label }: { y: number; plot: Plot; label: string }) {
  return (
    <g className="chart-small">
      <line x1={plot.left} x2={plot.right} y1={y} y2={y} className="floor-line" />
      <text x={plot.left + 6} y={y + 13} className="fill-alert!">
        {label}
      </text>
    </g>
  );
}

type SeriesLineProps = {
  series: Series;
  x: X;
  y: Y;
  actualCount: number;
  label?: { x: number; y: number };
};

export function SeriesLine({ series, x, y, actualCount, label }: SeriesLineProps) {
  const points = series.values.map((value, index) => [x(index), y(value)] as const);
  const stroke = classNames(
    "fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]",
    STROKES[series.colour],
  );
  return (
    <g>
      <LinePath data={points.slice(0, actualCount)} x={first} y={second} className={stroke} />
      <LinePath
        data={points.slice(Math.max(0, actualCount - 1))}
        x={first}
        y={second}
        strokeDasharray={DASHES[series.colour]}
        className={classNames(stroke, "[stroke-linecap:butt]")}
      />
      {label && (
        <text x={label.x} y={label.y + 4} className="chart-label">
          {series.name}
        </text>
      )}
    </g>
  );
}

type LowestProps = {
  series: readonly Series[];
  floor: number;
  periods: readonly string[];
  x: X;
  y: Y;
};

/** The worst point of the first line, marked and named when it is below the floor. */
export function Lowest({ series, floor, periods, x, y }: LowestProps) {
  const values = series[0]?.values ?? [];
  const lowest = Math.min(...values);
  const period = values.indexOf(lowest);
  if (!(lowest < floor)) return null;
  return (
    <g>
      <circle cx={x(period)} cy={y(lowest)} r={4} className="chart-mark fill-alert-fill" />
      <text x={x(period)} y={y(lowest) + 19} textAnchor="middle" className="chart-label">
        {formatAmount(lowest)}, {periods[period]}
      </text>
    </g>
  );
}

type ReadoutProps = {
  period: number;
  periods: readonly string[];
  series: readonly Series[];
  x: X;
  y: Y;
  plot: Plot;
};

/** What the lines say in one period, beside a hairline through it. */
export function Readout({ period, periods, series, x, y, plot }: ReadoutProps) {
  const at = x(period);
  const isLeft = at > (plot.left + plot.right) / 2;
  const lines = series.map(({ name, values }) => ({ name, value: values[period] ?? 0 }));
  return (
    <g pointerEvents="none">
      <line x1={at} x2={at} y1={plot.top} y2={plot.bottom} className="axis-line" />
      {series.map(({ name, values, colour }) => (
        <circle
          key={name}
          cx={at}
          cy={y(values[period] ?? 0)}
          r={4}
          className={classNames("chart-mark", FILLS[colour])}
        />
      ))}
      <g
        transform={`translate(${Math.max(2, isLeft ? at - BOX_WIDTH - 10 : at + 10)} ${plot.top + 4})`}
      >
        <rect width={BOX_WIDTH} height={28 + lines.length * 16} rx={5} className="chart-box" />
        <text x={10} y={18} className="chart-label">
          {periods[period]}
        </text>
        {lines.map(({ name, value }, index) => (
          <g key={name} transform={`translate(0 ${34 + index * 16})`}>
            <text x={10}>{name}</text>
            <text x={BOX_WIDTH - 10} textAnchor="end" className="chart-label">
              {formatAmount(value)}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

const BOX_WIDTH = 164;

type Point = readonly [number, number];
const first = (point: Point) => point[0];
const second = (point: Point) => point[1];

const STROKES = {
  1: "stroke-c1",
  2: "stroke-c2",
  3: "stroke-c3",
  4: "stroke-c4",
  5: "stroke-c5",
  6: "stroke-c6",
};
const FILLS = {
  1: "fill-c1",
  2: "fill-c2",
  3: "fill-c3",
  4: "fill-c4",
  5: "fill-c5",
  6: "fill-c6",
};
/** Each colour has its own dash too, so that colour is never the only key. */
const DASHES = { 1: "5 3.5", 2: "8 4", 3: "2 3", 4: "10 3 2 3", 5: "5 2", 6: "1 4" };
