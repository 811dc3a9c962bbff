// biome-ignore-all lint/a11y/useSemanticElements: rows and cells have places of their own, which those of a table cannot have
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import type { Table } from "@app/engine/tables/table";
import { groupText, headingsOf, scaleText } from "@app/engine/tables/table-text";
import { type CSSProperties, memo, useMemo } from "react";
import type { CaseColours } from "#model/case-colours.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { columnClass } from "#model/cell-look.ts";
import { headGroups, isComparing } from "#model/table-head.ts";
import { classNames } from "#ui/class-names.ts";
import { drawnColumns, isPinned, placeOfColumn, placesOfSides } from "./grid-columns.ts";
import type { GridSize } from "./grid-size.ts";
import type { Window } from "./grid-window.ts";
import type { SideColumn, SideColumns } from "./side-columns.ts";

type GridHeadProps = {
  shape: Table;
  size: GridSize;
  columns: Window;
  sides: SideColumns;
  activeColumn: number;
  colours: CaseColours | undefined;
};

/** The unit once, then time and standing; where cases are compared, time above and the case below. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { shape, size, columns, sides, activeColumn, colours } = props;
  const headings = useMemo(() => headingsOf(shape), [shape]);
  const isCompared = isComparing(shape);
  const count = shape.columns.length;
  const drawn = drawnColumns(columns, count, size.pinnedCount);
  const firstAfter = 2 + sides.before.length + count;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={classNames("grid-head", isCompared && size.isPhone && "is-tall")}
      style={{ height: size.head }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className="grid-corner"
        style={{ width: size.name, height: size.head - 1 }}
      >
        {scaleText(shape)}
      </div>
      <SideHeads
        columns={sides.before}
        places={placesOfSides(sides.before, size, "before")}
        first={2}
      />
      {isCompared && <Groups {...{ shape, size, columns }} />}
      {drawn.map((at) => {
        const column = shape.columns[at];
        if (!column) return null;
        const { upper, lower } = headings[at] ?? { upper: "", lower: "" };
        return (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 2 + sides.before.length}
            {...(isCompared && { "aria-label": `${upper}, ${lower}` })}
            className={classNames(
              "figure",
              columnClass(shape.columns, at),
              isPinned(at, count, size) && "is-pinned",
              at === activeColumn && "is-active",
            )}
            style={placeOfColumn(at, count, size)}
          >
            <span className="head-standing">{isCompared ? "\u00a0" : upper}</span>
            {isCompared && column.role === "figure" && colours ? (
              <CaseTag name={lower} colour={colours.get(column.case) ?? 1} />
            ) : (
              lower
            )}
          </div>
        );
      })}
      <SideHeads
        columns={sides.after}
        places={placesOfSides(sides.after, size, "after")}
        first={firstAfter}
      />
    </div>
  );
});

/**
 * The stretch of time over the cases that stand beside each other in it; each head says it, too. While some of
 * them are scrolled away it stays beside the names.
 */
function Groups({ shape, size, columns }: Pick<GridHeadProps, "shape" | "size" | "columns">) {
  return headGroups(shape.columns)
    .filter(({ first, span }) => first <= columns.last && first + span > columns.first)
    .map(({ first, span }) => (
      <span
        key={first}
        aria-hidden="true"
        className="grid-group"
        style={{ left: size.left + first * size.column, width: span * size.column }}
      >
        <span className="grid-group-text" style={{ left: size.left }}>
          {groupText(shape, first)}
        </span>
      </span>
    ));
}

type SideHeadsProps = {
  columns: readonly SideColumn[];
  places: readonly CSSProperties[];
  first: number;
};

function SideHeads({ columns, places, first }: SideHeadsProps) {
  return columns.map(({ key, label, place }, index) => (
    <div
      key={key}
      role="columnheader"
      aria-colindex={first + index}
      className={`grid-side is-${place}`}
      style={places[index]}
    >
      {label}
    </div>
  ));
}
