/** Charts of every kind and size, with the figures, names and gaps that people really have. */
import fc from "fast-check";
import type { Floor, LineChart, Series, Size } from "#chart.ts";
import type { SeriesNumber } from "#drawing.ts";

export const sizes: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 60, max: 1200 }),
  height: fc.integer({ min: 40, max: 600 }),
});

/** Some charts are in dollars, some in millions; both have negatives, zeros and gaps. */
function figureOf(magnitude: number): fc.Arbitrary<number | null> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: -40, max: 100 }).map((n) => n * magnitude) },
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const magnitudes = fc.constantFrom(0.0001, 0.01, 1, 37, 1_234, 98_765, 12_345_678, 3e12);

const names = fc.constantFrom(
  "Base",
  "Wet summer",
  "Lease the line",
  "A second shop in the north from July",
  "Größere Brauerei",
  "X",
);

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function labelOf(kind: string, index: number): string {
  const yearOf = (month: number) => 26 + Math.floor(month / 12);
  if (kind === "year") return `FY${26 + index}`;
  if (kind === "week") {
    const month = Math.floor(index / 4);
    return `${((index % 4) + 1) * 7} ${MONTHS[month % 12]}-${yearOf(month)}`;
  }
  const month = 6 + index * (kind === "quarter" ? 3 : 1);
  return `${MONTHS[month % 12]}-${yearOf(month)}`;
}

const timed = fc
  .record({
    kind: fc.constantFrom("month", "quarter", "year", "week"),
    count: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 15, max: 130 })),
    actualShare: fc.constantFrom(0, 0.3, 1),
  })
  .map(({ kind, count, actualShare }) => ({
    periods: Array.from({ length: count }, (_, index) => labelOf(kind, index)),
    actualCount: Math.round(count * actualShare),
  }));

const said = { title: fc.constant("Closing cash"), unit: fc.constantFrom({}, { name: "AUD" }) };

function seriesOf(magnitude: number, count: number, max: number): fc.Arbitrary<Series[]> {
  const figures = fc.array(figureOf(magnitude), { minLength: count, maxLength: count });
  return fc.array(fc.record({ name: names, figures }), { maxLength: max }).map((all) =>
    all.map((each, index) => ({
      ...each,
      id: `s${index}`,
      colour: ((index % 6) + 1) as SeriesNumber,
    })),
  );
}

function floorOf(magnitude: number): fc.Arbitrary<{ floor?: Floor }> {
  return fc
    .option(fc.integer({ min: -10, max: 60 }), { nil: undefined })
    .map((n) => (n === undefined ? {} : { floor: { name: "Cash floor", figure: n * magnitude } }));
}

export const lineCharts: fc.Arbitrary<LineChart> = fc
  .tuple(timed, magnitudes)
  .chain(([time, magnitude]) =>
    fc
      .record({
        ...said,
        kind: fc.constant("line" as const),
        series: seriesOf(magnitude, time.periods.length, 9),
        floor: floorOf(magnitude),
        notes: fc.array(
          fc.record({ series: fc.constant("s0"), index: fc.nat(time.periods.length) }),
          { maxLength: 6 },
        ),
        hasEndFigures: fc.boolean(),
        isZeroLeftOut: fc.boolean(),
      })
      .map(({ floor, ...chart }) => ({ ...chart, ...time, ...floor })),
  );
