/** Charts of every kind and size, with the figures, names and gaps that people really have. */
import fc from "fast-check";
import type {
  Chart,
  CombinationChart,
  FanChart,
  Floor,
  LineChart,
  MatrixChart,
  Series,
  Size,
  SparkLineChart,
  StackedBarChart,
  TornadoChart,
  WaterfallChart,
} from "#chart.ts";
import type { SeriesNumber } from "#drawing.ts";

export const sizes: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 60, max: 1200 }),
  height: fc.integer({ min: 40, max: 600 }),
});

/** What a calculation may give where there is no figure. */
const none = fc.constantFrom(null, Number.NaN, Number.NEGATIVE_INFINITY, 1e300);

/** Some charts are in dollars, some in millions; both have negatives, zeros and gaps. */
function figureOf(magnitude: number): fc.Arbitrary<number | null> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: -40, max: 100 }).map((n) => n * magnitude) },
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: none },
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
      colour: ((index % 16) + 1) as SeriesNumber,
    })),
  );
}

function floorOf(magnitude: number): fc.Arbitrary<{ floor?: Floor }> {
  return fc
    .oneof(fc.integer({ min: -10, max: 60 }), fc.constantFrom(undefined, Number.NaN))
    .map((n) => (n === undefined ? {} : { floor: { name: "Cash floor", figure: n * magnitude } }));
}

/** Charts over time share their periods and the size of their figures. */
function timedCharts<Parts>(parts: (count: number, magnitude: number) => fc.Arbitrary<Parts>) {
  return fc
    .tuple(timed, magnitudes)
    .chain(([time, magnitude]) =>
      fc
        .tuple(fc.record(said), parts(time.periods.length, magnitude), floorOf(magnitude))
        .map(([words, own, floor]) => ({ ...words, ...time, ...floor, ...own })),
    );
}

export const lineCharts: fc.Arbitrary<LineChart> = timedCharts((count, magnitude) =>
  fc.record({
    kind: fc.constant("line"),
    series: seriesOf(magnitude, count, 9),
    notes: fc.array(fc.record({ series: fc.constant("s0"), index: fc.nat(count) }), {
      maxLength: 6,
    }),
    hasEndFigures: fc.boolean(),
    isZeroLeftOut: fc.boolean(),
  }),
);

const sparkLines: fc.Arbitrary<SparkLineChart> = timedCharts((count, magnitude) =>
  fc.record({ kind: fc.constant("spark-line"), series: seriesOf(magnitude, count, 3) }),
);

const stackedBars: fc.Arbitrary<StackedBarChart> = timedCharts((count, magnitude) =>
  fc.record({
    kind: fc.constant("stacked-bar"),
    series: seriesOf(magnitude, count, 7),
    isSideBySide: fc.boolean(),
  }),
);

const combinations: fc.Arbitrary<CombinationChart> = timedCharts((count, magnitude) =>
  fc.record({
    kind: fc.constant("combination"),
    bars: seriesOf(magnitude, count, 3).map((all) =>
      all.map((each) => ({ ...each, id: `bar-${each.id}` })),
    ),
    lines: seriesOf(magnitude, count, 3),
    hasSignedBars: fc.boolean(),
  }),
);

const fans: fc.Arbitrary<FanChart> = timedCharts((count, magnitude) => {
  const figures = fc.array(figureOf(magnitude), { minLength: count, maxLength: count });
  return fc.record({
    kind: fc.constant("fan"),
    median: figures,
    p5: figures,
    p25: figures,
    p75: figures,
    p95: figures,
    runCount: fc.constant(1_000),
  });
});

const waterfalls: fc.Arbitrary<WaterfallChart> = magnitudes.chain((magnitude) =>
  fc.record({
    ...said,
    kind: fc.constant("waterfall"),
    opening: fc.record({ name: names, figure: figureOf(magnitude) }),
    changes: fc
      .array(fc.record({ name: names, figure: figureOf(magnitude) }), { maxLength: 14 })
      .map(numbered),
    closing: fc.record({ name: names }),
  }),
);

const tornadoes: fc.Arbitrary<TornadoChart> = magnitudes.chain((magnitude) =>
  fc
    .record({
      ...said,
      kind: fc.constant("tornado" as const),
      base: fc.record({
        name: fc.constant("Base"),
        figure: figureOf(magnitude),
      }),
      floor: floorOf(magnitude),
      rows: fc
        .array(
          fc.record({
            name: names,
            changes: fc.constantFrom<readonly [string, string]>(
              ["5 more", "5 fewer"],
              ["10% less than planned", "10% more"],
              ["", ""],
            ),
            first: figureOf(magnitude),
            second: figureOf(magnitude),
          }),
          { maxLength: 9 },
        )
        .map(numbered),
    })
    .map(({ floor, ...chart }) => ({ ...chart, ...floor })),
);

const matrices: fc.Arbitrary<MatrixChart> = fc
  .tuple(timed, magnitudes)
  .chain(([{ periods }, magnitude]) => {
    const columns = periods.slice(0, 16);
    const exactly = { minLength: columns.length, maxLength: columns.length };
    return fc.record({
      ...said,
      kind: fc.constant("matrix"),
      rowHeading: fc.constant("Client"),
      columns: fc.constant(columns),
      levelNames: fc.constant(["Below floor", "Less than 25% above", "More"] as const),
      rows: fc
        .array(
          fc.record({
            name: names,
            figures: fc.array(figureOf(magnitude), exactly),
            levels: fc.array(fc.constantFrom(0, 1, 2), exactly),
          }),
          { maxLength: 12 },
        )
        .map(numbered),
    });
  });

function numbered<Row>(rows: readonly Row[]): (Row & { id: string })[] {
  return rows.map((row, index) => ({ ...row, id: `r${index}` }));
}

export const charts: Record<Chart["kind"], fc.Arbitrary<Chart>> = {
  line: lineCharts,
  "stacked-bar": stackedBars,
  combination: combinations,
  waterfall: waterfalls,
  fan: fans,
  tornado: tornadoes,
  matrix: matrices,
  "spark-line": sparkLines,
};
