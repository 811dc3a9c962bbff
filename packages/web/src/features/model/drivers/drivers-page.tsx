import type { TableRead } from "@app/engine/worker/read-tables";
import { useCallback, useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { ModelTable } from "#model/model-table.tsx";
import { Treegrid } from "#model/treegrid/treegrid.tsx";
import { useTable, useTableStore } from "#model/use-open-document.ts";

/** What the forecast is made of: figures and formulas, period by period. */
export function DriversPage() {
  const { document, onEdits, whyNot, view, colours, askAt } = useWorkbench();
  const { scenario, unit, periods: preset, scale } = view;
  const read = useMemo<TableRead>(
    () => ({ shows: "drivers", cases: [scenario], unit, preset, scale, hasYears: true }),
    [scenario, unit, preset, scale],
  );
  const store = useTableStore(document, read);
  const table = useTable(store);
  const typedIn = useCallback(() => document.state().document, [document]);
  return (
    <>
      <ViewToolbar />
      {onEdits ? (
        <Treegrid
          store={store}
          document={typedIn}
          onEdits={onEdits}
          whyNot={whyNot}
          onUndo={document.undo}
          onRedo={document.redo}
          onWhy={(place) => askAt(store.table(), place)}
          height={560}
        />
      ) : (
        table && <ModelTable table={table} colours={colours} />
      )}
    </>
  );
}
