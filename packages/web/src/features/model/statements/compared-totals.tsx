import type { Table } from "@app/engine/tables/table";
import { classNames } from "#ui/class-names.ts";
import { comparedTotals, type Stretch } from "./compared-lines.ts";

type ComparedTotalsProps = { table: Table; stretch: Stretch; otherName: string };

/** The totals of the longest stretch that is compared, and how far each is ahead or behind. */
export function ComparedTotals({ table, stretch, otherName }: ComparedTotalsProps) {
  const label = table.columns[stretch.own]?.label ?? "";
  return (
    <dl
      aria-label={`${label}, held against ${otherName}`}
      className="grid grid-cols-4 overflow-hidden rounded-lg border border-border bg-surface max-[1000px]:grid-cols-2 phone:grid-cols-1"
    >
      {comparedTotals(table, stretch).map(({ row, name, figure, words, isGood }) => (
        <div
          key={row}
          className="-mt-px -ml-px grid gap-0.5 border-t border-l border-border px-4 py-3"
        >
          <dt className="text-xs text-text-2">
            {name}, {label}
          </dt>
          <dd className="tabular text-lg font-semibold">{figure}</dd>
          <dd className={classNames("tabular text-xs", TONES[toneOf(isGood)])}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const TONES = { good: "text-positive", bad: "text-negative", neither: "text-text-2" };

function toneOf(isGood: boolean | undefined): keyof typeof TONES {
  if (isGood === undefined) return "neither";
  return isGood ? "good" : "bad";
}
