import { type ReactNode, useId } from "react";
import { Card } from "./card.tsx";

type ChartFrameProps = {
  title: string;
  /** The case and the period: "Base, month end". */
  subtitle?: string;
  /** Currency and units, stated once: "AUD ’000". */
  unit: string;
  /** Where the title stands among the page's headings. */
  level?: 2 | 3;
  /** Only where lines cannot be labelled in place. */
  legend?: ReactNode;
  /** A badge or a button at the right. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A chart with everything it must say about itself: what, which case, in which units. */
export function ChartFrame({ title, subtitle, unit, level = 3, ...parts }: ChartFrameProps) {
  const { legend, actions, children } = parts;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Card className="px-5 pt-4 pb-3 phone:px-4">
      <figure aria-labelledby={id}>
        <div className="mb-3 flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 grow">
            <Heading id={id} className="font-semibold">
              {title}
            </Heading>
            <p className="text-xs text-text-3">{subtitle ? `${subtitle}, ${unit}` : unit}</p>
          </div>
          {legend}
          {actions}
        </div>
        {children}
      </figure>
    </Card>
  );
}

type LegendEntry = { label: string; look: "actual" | "forecast" | "floor" };

/** What the kinds of line mean, under a list of spark lines. */
export function LineLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-text-2">
      {entries.map(({ label, look }) => (
        <li key={label} className="inline-flex items-center gap-1.75 whitespace-nowrap">
          <svg viewBox="0 0 20 8" className="h-2 w-5" aria-hidden="true">
            <line x1="0" x2="20" y1="4" y2="4" className={LOOKS[look]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

const LOOKS = {
  actual: "stroke-c1 stroke-[1.6]",
  forecast: "stroke-c1 stroke-[1.6] [stroke-dasharray:3_2.2]",
  floor: "floor-line",
};
