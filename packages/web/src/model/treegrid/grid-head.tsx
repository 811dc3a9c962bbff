// biome-ignore-all lint/a11y/useSemanticElements: rows and cells have places of their own, which those of a table cannot have
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import type { Table } from "@app/engine/tables/table";
import { headingsOf, scaleText } from "@app/engine/tables/table-text";
import { useMemo } from "react";
import { columnClass } from "#model/cell-look.ts";
import { classNames } from "#ui/class-names.ts";
import type { GridSize } from "./grid-size.ts";
import type { Window } from "./grid-window.ts";

type GridHeadProps = { shape: Table; size: GridSize; columns: Window; activeColumn: number };

/** The unit once, then time and standing; the active column is underlined. */
export function GridHead({ shape, size, columns, activeColumn }: GridHeadProps) {
  const headings = useMemo(() => headingsOf(shape), [shape]);
  return (
    <div role="row" aria-rowindex={1} className="grid-head" style={{ height: size.head }}>
      <div
        role="columnheader"
        aria-colindex={1}
        className="grid-corner"
        style={{ width: size.name, height: size.head - 1 }}
      >
        {scaleText(shape)}
      </div>
      {shape.columns.slice(columns.first, columns.last + 1).map((column, index) => {
        const at = columns.first + index;
        return (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 2}
            className={classNames(
              "figure",
              columnClass(shape.columns, at),
              at === activeColumn && "is-active",
            )}
            style={{ left: size.name + at * size.column, width: size.column }}
          >
            <span className="head-standing">{headings[at]?.upper}</span>
            {headings[at]?.lower}
          </div>
        );
      })}
    </div>
  );
}
