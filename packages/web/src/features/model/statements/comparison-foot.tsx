import { drawWaterfall } from "@app/charts/draw-waterfall";
import { scaleText } from "@app/engine/tables/table-text";
import type { Marking } from "#model/cell-look.ts";
import type { TableStore } from "#model/table-store.ts";
import { useTable } from "#model/use-open-document.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { markingText } from "./comparison.ts";
import { profitDifference } from "./profit-difference.ts";

type ComparisonFootProps = {
  /** A profit and loss held against another. */
  store: TableStore;
  marking: Marking;
  otherName: string;
};

/** What the marks mean, and how one profit becomes the other, in the table's own differences. */
export function ComparisonFoot({ store, marking, otherName }: ComparisonFootProps) {
  const table = useTable(store);
  const chart = table && profitDifference(table);
  const pair = table?.columns.findLast(({ role }) => role === "difference");
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
          <span aria-hidden="true" className="text-positive">
            ▲
          </span>{" "}
          Favourable
        </span>
        <span>
          <span aria-hidden="true" className="text-negative">
            ▼
          </span>{" "}
          Adverse, {markingText(marking)} or more
        </span>
        <span>A negative difference is always worse for profit</span>
      </p>
      {table && chart && (
        <ChartFrame
          title="What made the difference in profit"
          subtitle={`${pair?.label ?? ""}, less ${otherName}`}
          unit={scaleText(table)}
        >
          <ChartView chart={chart} draw={drawWaterfall} height={300} />
        </ChartFrame>
      )}
    </section>
  );
}
