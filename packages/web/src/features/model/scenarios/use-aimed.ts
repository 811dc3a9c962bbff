import type { TableRead } from "@app/engine/worker/read-tables";
import { useMemo } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useTable, useTableStore } from "#model/use-open-document.ts";
import type { Aim } from "./aims.ts";

/** What a figure that is aimed at is now, in a case; null until it is known. */
export function useAimed(aim: Aim | undefined, scenario: string | undefined): number | null {
  const { document } = useWorkbench();
  const line = aim?.target.line ?? "cf.closingCash";
  const read = useMemo<TableRead>(
    () => ({ shows: { title: "", lines: [line] }, cases: [scenario] }),
    [line, scenario],
  );
  const table = useTable(useTableStore(document, read));
  if (!aim || !table || table.rows[0]?.line !== line) return null;
  const { from, to = from, isLowest } = aim.target;
  const figures = table.figures.slice(from, to + 1).map((figure) => figure ?? 0);
  const [first = null] = figures;
  if (first === null || from === to) return first;
  if (isLowest) return Math.min(...figures);
  return table.rows[0]?.measure === "flow"
    ? figures.reduce((sum, figure) => sum + figure, 0)
    : (figures.at(-1) ?? null);
}
