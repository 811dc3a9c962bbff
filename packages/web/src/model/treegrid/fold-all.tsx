import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import type { GridSize } from "./grid-size.ts";
import type { FoldState } from "./use-folding.ts";

/** Over the corner of the grid and no part of it: a control there would be a second tab stop within. */
export function FoldAll({ folding, size }: { folding: FoldState; size: GridSize }) {
  const { canFold, isAllFolded, foldAll } = folding;
  if (!canFold) return null;
  return (
    <span className="grid-fold-all" style={{ left: size.name - 34, height: size.head }}>
      <IconButton
        label={isAllFolded ? "Open all rows" : "Fold all rows"}
        variant="quiet"
        size="sm"
        onClick={() => foldAll(!isAllFolded)}
      >
        {isAllFolded ? <ChevronsUpDown /> : <ChevronsDownUp />}
      </IconButton>
    </span>
  );
}
