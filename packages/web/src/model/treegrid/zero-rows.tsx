// biome-ignore-all lint/a11y/useSemanticElements: rows and cells have places of their own, which those of a table cannot have
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { zeroRowsText } from "#model/fold-rows.ts";
import { cellId } from "./grid-row.tsx";
import type { GridSize } from "./grid-size.ts";
import type { FoldState } from "./use-folding.ts";

type ZeroRowsProps = { folding: FoldState; size: GridSize; viewRow: number; gridId: string };

/** One row for all that have no figure in any column: they may fold, and never vanish. */
export function ZeroRows({ folding, size, viewRow, gridId }: ZeroRowsProps) {
  const { zeroCount, isZeroFolded } = folding;
  return (
    <div
      role="row"
      aria-rowindex={viewRow + 2}
      aria-level={1}
      aria-expanded={!isZeroFolded}
      className="grid-row is-zeros"
      style={{ top: size.head + viewRow * size.row, height: size.row }}
    >
      <div
        role="rowheader"
        id={cellId(gridId, viewRow, -1)}
        aria-colindex={1}
        data-cell={`${viewRow} -1`}
        className="grid-name"
      >
        {zeroRowsText(zeroCount, isZeroFolded)}
      </div>
    </div>
  );
}
