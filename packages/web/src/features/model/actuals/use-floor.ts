import { cellIndex } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { floorLineOf } from "#features/model/overview/headroom.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useDocumentPart, useTable, useTableStore } from "#model/use-open-document.ts";

const NONE: readonly (number | null)[] = [];

/** What the base is to keep at the end of every period; none where the model keeps nothing. */
export function useFloor(): readonly (number | null)[] {
  const { document } = useWorkbench();
  const line = useDocumentPart(document, (state) => floorLineOf(state.document));
  const read = useMemo<TableRead>(
    () => ({ shows: { title: "Floor", lines: [line] }, cases: [undefined] }),
    [line],
  );
  const table = useTable(useTableStore(document, read));
  return useMemo(() => {
    const row = table?.rows.findIndex((each) => each.line === line) ?? -1;
    if (!table || row < 0) return NONE;
    return table.columns.map((_, column) => table.figures[cellIndex(table, row, column)] ?? null);
  }, [table, line]);
}
