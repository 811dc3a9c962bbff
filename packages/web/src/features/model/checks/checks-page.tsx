import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { ModelTable } from "#model/model-table.tsx";
import { useTable, useTableStore } from "#model/use-open-document.ts";

/** Every check of the case that is showing, period by period. */
export function ChecksPage() {
  const { document, view, colours, askAt } = useWorkbench();
  const { scenario, unit, periods: preset } = view;
  const read = useMemo<TableRead>(
    () => ({ shows: "checks", cases: [scenario], unit, preset }),
    [scenario, unit, preset],
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
