import type { Chart, LineChart as LineChartValue } from "@app/charts/chart";
import { drawChart } from "@app/charts/draw-chart";
import {
  bridgeExample,
  casesExample,
  driversExample,
  headroomExample,
  movementExample,
  rangeExample,
  revenueExample,
  sparkLineExample,
} from "@app/charts/examples";
import { type ReactNode, useId } from "react";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { classNames } from "#ui/class-names.ts";
import { SparkLine } from "#ui/spark-line.tsx";
import { StatCard } from "#ui/stat-card.tsx";

type Sample = { title: string; subtitle: string; unit: string; chart: Chart; height?: number };

const KINDS: Sample[] = [
  { title: "Lines", subtitle: "Closing cash, month end", unit: "AUD ’000", chart: casesExample },
  { title: "Stacked bars", subtitle: "Revenue, base", unit: "AUD ’000", chart: revenueExample },
  { title: "Waterfall", subtitle: "Profit, base", unit: "AUD", chart: bridgeExample },
  { title: "Combination", subtitle: "Cash, base", unit: "AUD ’000", chart: movementExample },
  {
    title: "Fan",
    subtitle: "Closing cash, base, 1,000 runs, seed 20261116",
    unit: "AUD ’000",
    chart: rangeExample,
    height: 300,
  },
  {
    title: "Tornado",
    subtitle: "Lowest cash, base, each driver alone",
    unit: "AUD ’000",
    chart: driversExample,
  },
  {
    title: "Matrix",
    subtitle: "Headroom above floor, base",
    unit: "AUD ’000",
    chart: headroomExample,
  },
];

/** Every kind of chart in both themes, on a phone, with nothing to show and with too much. */
export function ChartKinds() {
  return (
    <>
      <Band title="Charts, light and dark">
        <Theme name="light" samples={KINDS} />
        <Theme name="dark" samples={KINDS} />
      </Band>
      <Band title="Charts on a phone" className="max-lg:grid-cols-1 lg:grid-cols-3">
        {KINDS.map((sample) => (
          <div key={sample.title} className="w-full max-w-89.5 justify-self-center">
            <SampleChart {...sample} />
          </div>
        ))}
      </Band>
      <Band title="Charts with nothing, little and too much to show">
        {EDGES.map((sample) => (
          <SampleChart key={sample.title} {...sample} />
        ))}
      </Band>
    </>
  );
}

function Band({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="col-span-12 min-w-0">
      <h2 id={id} className="mt-6 mb-3 font-semibold">
        {title}
      </h2>
      <div className={classNames("grid gap-4", className ?? "grid-cols-2 max-lg:grid-cols-1")}>
        {children}
      </div>
    </section>
  );
}

function Theme({ name, samples }: { name: "light" | "dark"; samples: readonly Sample[] }) {
  return (
    <div
      className={classNames(
        name,
        "grid min-w-0 content-start gap-4 rounded-xl border border-border bg-bg p-5 text-text phone:p-3",
      )}
    >
      {samples.map((sample) => (
        <SampleChart key={sample.title} {...sample} />
      ))}
      <StatCard label="Spark line, lowest cash" value="79,078" note="31,546 in a wet summer">
        <SparkLine
          values={base?.figures ?? []}
          {...(wet && { other: wet })}
          actualCount={sparkLineExample.actualCount}
          floor={sparkLineExample.floor?.figure ?? 0}
        />
      </StatCard>
    </div>
  );
}

const [base, wet] = sparkLineExample.series;

function SampleChart({ title, subtitle, unit, chart, height }: Sample) {
  return (
    <ChartFrame title={title} subtitle={subtitle} unit={unit}>
      <ChartView chart={chart} draw={drawChart} {...(height && { height })} />
    </ChartFrame>
  );
}

/** Ten years of months in six cases that end close together. */
const CROWDED: LineChartValue = {
  ...casesExample,
  periods: Array.from({ length: 120 }, (_, month) => monthLabel(month)),
  actualCount: 16,
  hasEndFigures: false,
  notes: [],
  series: ([1, 2, 3, 4, 5, 6] as const).map((colour) => ({
    id: `case-${colour}`,
    name: `Case ${colour} of a long list`,
    colour,
    figures: Array.from({ length: 120 }, (_, month) =>
      Math.round(
        120_000 +
          month * 900 +
          30_000 * Math.sin(month / 6) +
          Math.max(0, month - 15) * (colour - 3) * 120,
      ),
    ),
  })),
};

function monthLabel(month: number) {
  const names = [
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
  ];
  return `${names[month % 12]}-${26 + Math.floor((month + 6) / 12)}`;
}

const EDGES: Sample[] = [
  {
    title: "No figures yet",
    subtitle: "Closing cash",
    unit: "AUD ’000",
    chart: {
      ...casesExample,
      notes: [],
      series: [{ id: "base", name: "Base", colour: 1, figures: [] }],
    },
  },
  {
    title: "One month",
    subtitle: "Closing cash",
    unit: "AUD ’000",
    chart: { ...casesExample, notes: [], periods: ["Jul-26"], actualCount: 1 },
  },
  { title: "Six cases over ten years", subtitle: "Closing cash", unit: "AUD ’000", chart: CROWDED },
  {
    title: "Below zero, with gaps",
    subtitle: "Closing cash",
    unit: "AUD m",
    chart: {
      ...casesExample,
      unit: { name: "AUD", size: 1_000_000 },
      floor: { name: "Overdraft limit", figure: -40_000_000 },
      notes: [],
      series: casesExample.series.slice(0, 2).map((series) => ({
        ...series,
        figures: series.figures.map((figure, index) =>
          index === 5 || figure === null ? null : (figure - 120_000) * 1_000,
        ),
      })),
    },
  },
];
