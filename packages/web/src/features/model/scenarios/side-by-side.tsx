import type { Table } from "@app/engine/tables/table";
import { headingsOf, scaleText } from "@app/engine/tables/table-text";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ModelTable } from "#model/model-table.tsx";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { cashRows } from "./cash-rows.ts";

type SideBySideProps = {
  /** Closing cash and the floor of every case in every period. */
  cash: Table | undefined;
  floorLine: string;
};

/** The cases beside each other over the financial year that is under way, and their differences. */
export function SideBySide({ cash, floorLine }: SideBySideProps) {
  const { document, view, colours, askAt } = useWorkbench();
  const { scenarios } = useDocumentState(document).structure;
  const { scale } = view;
  const read = useMemo<TableRead>(
    () => ({
      shows: { statements: ["profitAndLoss"], hasDifferences: scenarios.length > 0 },
      cases: [undefined, ...scenarios.map(({ id }) => id)],
      ...{ unit: "year", preset: "thisFinancialYear", scale },
    }),
    [scenarios, scale],
  );
  const store = useTableStore(document, read);
  const table = useTable(store);
  const year = table && headingsOf(table)[0]?.upper;
  return (
    <Card>
      <CardHeader title="Side by side" description={table && `${year}, ${scaleText(table)}`} />
      {table && (
        <ModelTable
          table={table}
          colours={colours}
          foldedAtFirst={FOLDED}
          foot={cash ? cashRows(table, cash, floorLine) : []}
          onWhy={(place) => askAt(store.table(), place)}
          className="min-w-0 border-t border-border"
        />
      )}
    </Card>
  );
}

const FOLDED = ["pl.revenue", "pl.costOfSales", "pl.operatingExpenses", "pl.depreciation"];
