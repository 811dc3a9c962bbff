import type { LineChart as LineChartValue } from "@app/charts/chart";
import { LineChart } from "#ui/line-chart.tsx";
import { KitSection } from "./kit-section.tsx";

export function Colours() {
  return (
    <KitSection title="Colour" span={7}>
      <div className="grid grid-cols-[repeat(13,1fr)] gap-1.5 phone:gap-1">
        {NEUTRALS.map((step) => (
          <div
            key={step}
            title={`n-${step}`}
            className="h-9.5 rounded-[6px] shadow-[inset_0_0_0_1px_rgb(128_128_128/.18)]"
            style={{ background: `var(--n-${step})` }}
          />
        ))}
      </div>
      <div className="grid grid-cols-5 gap-2 text-xs font-medium phone:grid-cols-2">
        <p className="rounded-md bg-accent px-2.75 py-2.25 text-on-accent">Accent</p>
        <p className="rounded-md bg-positive-soft px-2.75 py-2.25 text-positive">Positive</p>
        <p className="rounded-md bg-negative-soft px-2.75 py-2.25 text-negative">Negative</p>
        <p className="rounded-md bg-alert-soft px-2.75 py-2.25 text-alert">Alert</p>
        <p className="rounded-md bg-info-soft px-2.75 py-2.25 text-info">Info</p>
      </div>
      <div className="grid grid-cols-6 gap-2 phone:grid-cols-3">
        {SERIES.map((series) => (
          <div key={series} className="text-2xs text-text-2">
            <span
              className="mb-1.25 block h-8.5 rounded-[6px]"
              style={{ background: `var(--c${series})` }}
            />
            Series {series}
          </div>
        ))}
      </div>
      <LineChart chart={SIX_LINES} height={190} />
      <p className="text-text-2">
        Blue means you can act. Amber asks for a look, red is wrong or destructive, and a negative
        amount is neither: its parentheses carry the sign.
      </p>
    </KitSection>
  );
}

const NEUTRALS = [0, 25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const SERIES = [1, 2, 3, 4, 5, 6] as const;

/** Each with its own colour, its own dash and its own marker. */
const SIX_LINES: LineChartValue = {
  kind: "line",
  title: "Six series",
  unit: {},
  periods: ["Oct-26", "Nov-26", "Dec-26", "Jan-27", "Feb-27", "Mar-27", "Apr-27"],
  actualCount: 0,
  series: SERIES.map((colour) => ({
    id: `${colour}`,
    name: `Series ${colour}`,
    colour,
    figures: [0, 1, 2, 3, 4, 5, 6].map(
      (month) => 20 + 12 * (6 - colour) + month * (5 - colour) + ((month * colour) % 3) * 4,
    ),
  })),
};

export function TypeSizes() {
  return (
    <KitSection title="Type" span={5}>
      <dl className="divide-y divide-border">
        {SAMPLES.map(({ size, className, text }) => (
          <div key={size} className="flex items-baseline gap-3.5 py-1.75">
            <dt className="w-18.5 shrink-0 text-2xs text-text-3">{size}</dt>
            <dd className={className}>{text}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-3.5 py-1.75">
          <dt className="w-18.5 shrink-0 text-2xs text-text-3">Figures</dt>
          <dd className="tabular flex flex-wrap gap-x-3">
            <span>1,284,310</span>
            <span>(41,282)</span>
            <span>–</span>
            <span className="italic">61.3%</span>
            <span className="font-semibold">2,721,065</span>
          </dd>
        </div>
      </dl>
    </KitSection>
  );
}

const SAMPLES = [
  { size: "32 report", className: "text-3xl font-semibold tracking-tight", text: "October report" },
  {
    size: "20 title",
    className: "text-xl font-semibold tracking-tight",
    text: "Closing cash and covenants",
  },
  { size: "16 prose", className: "text-lg", text: "Cash is safe until the new year." },
  { size: "14 form", className: "text-md", text: "Alert when month-end cash is below this." },
  { size: "13 base", className: "text-sm", text: "Roll forward from Sep-26" },
  { size: "12 second", className: "text-xs text-text-2", text: "Base, month end, AUD ’000" },
  { size: "11 head", className: "text-2xs font-medium text-text-3", text: "Actual less budget" },
];
