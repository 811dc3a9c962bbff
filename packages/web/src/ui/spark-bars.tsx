type SparkBarsProps = { values: readonly number[]; width?: number; height?: number };

/** Bars from zero, in ink: the shape of a year's sales. They stand beside their figure. */
export function SparkBars({ values, width = 132, height = 54 }: SparkBarsProps) {
  const most = Math.max(...values, 0);
  if (most === 0) return null;
  const step = width / values.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block max-w-full fill-c-total/58"
      aria-hidden="true"
    >
      {values.map((value, index) => {
        const bar = Math.max(0, (value / most) * (height - 1));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a period has no other name here.
            key={index}
            x={index * step + step * 0.14}
            y={height - 1 - bar}
            width={step * 0.72}
            height={bar}
          />
        );
      })}
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-c-total" />
    </svg>
  );
}
