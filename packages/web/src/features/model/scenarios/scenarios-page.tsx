import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { ModelTable } from "#model/model-table.tsx";
import { useDocumentState, useTable, useTableStore } from "#model/use-open-document.ts";

/** Every case beside the base, and what lies between them. */
export function ScenariosPage() {
  const { document, view, colours, askAt } = useWorkbench();
  const { scenarios } = useDocumentState(document).structure;
  const { periods: preset, scale } = view;
  const read = useMemo<TableRead>(
    () => ({
      shows: { statements: ["profitAndLoss", "cashFlow"], hasDifferences: scenarios.length > 0 },
      cases: [undefined, ...scenarios.map(({ id }) => id)],
      ...{ unit: "year", preset, scale },
    }),
    [scenarios, preset, scale],
  );
  const store = useTableStore(document, read);
  const table = useTable(store);
  return (
    <>
      <ViewToolbar />
      {table && (
        <ModelTable
          table={table}
          colours={colours}
          onWhy={(place) => askAt(store.table(), place)}
        />
      )}
    </>
  );
}
