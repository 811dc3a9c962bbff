import { drawWaterfall } from "@app/charts/draw-waterfall";
import type { Table } from "@app/engine/tables/table";
import { headingsOf, scaleText } from "@app/engine/tables/table-text";
import type { TableRead } from "@app/engine/worker/read-tables";
import { Check } from "lucide-react";
import type { Marking } from "#model/cell-look.ts";
import { MarkSign } from "#model/mark-sign.tsx";
import type { TableStore } from "#model/table-store.ts";
import { useTable } from "#model/use-open-document.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { ByPeriodCard } from "./by-period-card.tsx";
import { type Stretch, stretchesOf } from "./compared-lines.ts";
import { ComparedTotals } from "./compared-totals.tsx";
import { markingText } from "./comparison.ts";
import { LargestDifferences } from "./largest-differences.tsx";
import { profitDifference } from "./profit-difference.ts";

type ComparisonFootProps = {
  /** A profit and loss held against another. */
  store: TableStore;
  marking: Marking;
  otherName: string;
  /** The same by period, where it has several. */
  byPeriod: TableRead | undefined;
};

/** What the marks mean, how the totals stand, and what made the difference, in the table's own figures. */
export function ComparisonFoot({ store, marking, otherName, byPeriod }: ComparisonFootProps) {
  const table = useTable(store);
  const stretch = table && stretchesOf(table).at(-1);
  return (
    <section
      aria-labelledby="comparison"
      className="grid flex-none gap-4 p-5 phone:p-4 print:hidden"
    >
      <h2 id="comparison" className="sr-only">
        What lies between them
      </h2>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-2">
        <span>
          <MarkSign isGood isNamed /> Favourable
        </span>
        <span>
          <MarkSign isGood={false} isNamed /> Adverse, {markingText(marking)} or more
        </span>
        <span>A negative difference is always worse for profit</span>
      </p>
      {table && stretch && <Between {...{ table, stretch, otherName, byPeriod }} />}
    </section>
  );
}

type BetweenProps = Pick<ComparisonFootProps, "otherName" | "byPeriod"> & {
  table: Table;
  stretch: Stretch;
};

function Between({ table, stretch, otherName, byPeriod }: BetweenProps) {
  const chart = profitDifference(table);
  const [own, other] = [stretch.own, stretch.other].map((each) => table.columns[each]);
  const headings = headingsOf(table);
  const isOneCase = own?.case === other?.case;
  const against = isOneCase && other?.from !== -1 ? (other?.label ?? "") : otherName;
  const names = [headings[stretch.own]?.lower ?? "", headings[stretch.other]?.lower ?? ""] as const;
  const description = `${own?.label ?? ""}, less ${against}`;
  return (
    <>
      <ComparedTotals {...{ table, stretch }} otherName={against} />
      <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] items-start gap-4 max-[1100px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          {chart && (
            <ChartFrame
              title="What made the difference in profit"
              subtitle={description}
              unit={scaleText(table)}
            >
              <ChartView chart={chart} draw={drawWaterfall} height={300} />
              <p className="tabular mt-2 flex items-center gap-1.5 text-xs text-text-2">
                <Check className="size-3.5 text-positive" />
                The lines lead from one profit to the other, to the unit.
              </p>
            </ChartFrame>
          )}
          <LargestDifferences {...{ table, stretch }} otherName={against} />
        </div>
        {byPeriod && <ByPeriodCard read={byPeriod} whole={table} {...{ names, description }} />}
      </div>
    </>
  );
}
