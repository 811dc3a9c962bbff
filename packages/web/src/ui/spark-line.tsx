import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { classNames } from "./class-names.ts";

type SparkLineProps = {
  values: readonly number[];
  /** How many of the values are actual; the rest is forecast and dashed. */
  actualCount: number;
  floor?: number;
  width?: number;
  height?: number;
  className?: string;
};

/** The shape of a figure over time. It has no axis and always stands beside its figure. */
export function SparkLine(props: SparkLineProps) {
  const { values, actualCount, floor, width = 128, height = 30, className } = props;
  const all = floor === undefined ? values : [...values, floor];
  const x = scaleLinear<number>({ domain: [0, values.length - 1], range: [3, width - 3] });
  const y = scaleLinear<number>({
    domain: [Math.min(...all), Math.max(...all)],
    range: [height - 4, 4],
  });
  const points = values.map((value, index) => [x(index), y(value)] as const);
  const lowest = values.indexOf(Math.min(...values));
  const isBelow = floor !== undefined && (values[lowest] ?? floor) < floor;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames("block max-w-full", className)}
      aria-hidden="true"
    >
      {floor !== undefined && (
        <line x1={0} x2={width} y1={y(floor)} y2={y(floor)} className="floor-line" />
      )}
      <LinePath data={points.slice(0, actualCount)} x={first} y={second} className={LINE} />
      <LinePath
        data={points.slice(Math.max(0, actualCount - 1))}
        x={first}
        y={second}
        strokeDasharray="3 2.2"
        className={LINE}
      />
      {isBelow && (
        <circle cx={x(lowest)} cy={y(values[lowest] ?? 0)} r={2.5} className="fill-alert-fill" />
      )}
    </svg>
  );
}

type Point = readonly [number, number];
const first = (point: Point) => point[0];
const second = (point: Point) => point[1];

const LINE = "fill-none stroke-c1 stroke-[1.6] [stroke-linejoin:round]";
