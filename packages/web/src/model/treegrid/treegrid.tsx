import type { Table, TableRow } from "@app/engine/tables/table";
import { scaleText } from "@app/engine/tables/table-text";
import { type CSSProperties, useId, useMemo } from "react";
import { BlockedNotice } from "#model/blocked-notice.tsx";
import "#model/model.css";
import { LastChangeNote } from "#model/last-change-note.tsx";
import { useTableShape } from "#model/use-open-document.ts";
import { classNames } from "#ui/class-names.ts";
import { FoldAll } from "./fold-all.tsx";
import { FormulaBar } from "./formula-bar.tsx";
import { drawnColumns } from "./grid-columns.ts";
import { GridEditor } from "./grid-editor.tsx";
import { GridFoot } from "./grid-foot.tsx";
import { GridHead } from "./grid-head.tsx";
import type { GridProps } from "./grid-props.ts";
import { cellId, GridRow } from "./grid-row.tsx";
import type { Cell } from "./grid-selection.ts";
import type { GridSize } from "./grid-size.ts";
import { ZERO_ROWS } from "./use-folding.ts";
import { useGrid } from "./use-grid.ts";
import { ZeroRows } from "./zero-rows.tsx";

/** The grid over a table: one tab stop, every key of a spreadsheet, edits and nothing else. */
export function Treegrid(props: GridProps) {
  const shape = useTableShape(props.store);
  return shape ? <ShapedGrid {...props} shape={shape} /> : null;
}

function ShapedGrid({ shape, ...props }: GridProps & { shape: Table }) {
  const { store, onWhy, onEdits, height, marking, colours, open } = props;
  const gridId = useId();
  const state = useGrid(props, shape);
  const { scroller, grid, size, sides, seen, inView, folding } = state;
  const { active, own, range, editor, edits } = state;
  const columnCount = shape.columns.length;
  const drawn = useMemo(
    () => drawnColumns(seen.columns, columnCount, size.pinnedCount),
    [seen.columns, columnCount, size.pinnedCount],
  );
  const sideCount = sides.before.length + sides.after.length;
  const isPinnedActive = active.column >= columnCount - size.pinnedCount;
  const isActiveDrawn =
    active.row >= seen.rows.first &&
    active.row <= seen.rows.last &&
    (active.column < 0 ||
      isPinnedActive ||
      (active.column >= seen.columns.first && active.column <= seen.columns.last));

  return (
    <div
      className={classNames("model-grid", height === undefined && "is-filling")}
      style={sizesOf(size)}
      onKeyDownCapture={state.leaveNow}
      onPointerDownCapture={state.leaveNow}
    >
      <BlockedNotice table={shape} className="m-2" />
      {open && <FormulaBar {...{ open, state, store }} canEdit={onEdits !== undefined} />}
      <div className="grid-place">
        <FoldAll folding={folding} size={size} />
        <div
          ref={scroller}
          className="grid-scroll"
          style={{ height }}
          onScroll={state.onScroll}
          onScrollEnd={state.onScrollEnd}
        >
          <div
            ref={grid}
            role="treegrid"
            // One tab stop: the keys move a cursor within, and Tab leaves.
            tabIndex={0}
            aria-label={`${shape.title}, ${scaleText(shape)}`}
            aria-rowcount={inView.length + 1}
            aria-colcount={columnCount + sideCount + 1}
            aria-multiselectable="true"
            aria-readonly={!onEdits}
            {...(isActiveDrawn && {
              "aria-activedescendant": cellId(gridId, active.row, active.column),
            })}
            className="grid-body"
            style={{
              width: size.left + columnCount * size.column + size.right,
              height: size.head + inView.length * size.row,
            }}
            onKeyDown={state.onKeyDown}
            onCopy={(event) => state.onCopy(event, false)}
            onCut={(event) => state.onCopy(event, true)}
            onPaste={state.onPaste}
            onPointerDown={state.onPointerDown}
            onPointerMove={state.onPointerMove}
            onClick={state.onClick}
            onDoubleClick={state.onDoubleClick}
          >
            <GridHead
              {...{ shape, size, sides, colours }}
              columns={seen.columns}
              activeColumn={active.column}
            />
            {inView.slice(seen.rows.first, seen.rows.last + 1).map((row, index) => {
              const viewRow = seen.rows.first + index;
              if (row === ZERO_ROWS)
                return <ZeroRows key="zeros" {...{ folding, size, viewRow, gridId }} />;
              const isIn = range && viewRow >= range.top && viewRow <= range.bottom;
              return (
                <GridRow
                  key={shape.rows[row]?.key}
                  {...{ store, shape, row, viewRow, size, sides, gridId, marking }}
                  unitOf={props.unitOf}
                  isShown={isShown(shape.rows[row], props.shownRow)}
                  drawn={drawn}
                  whyClosed={edits.whyClosed}
                  isOpen={!folding.folded.has(shape.rows[row]?.key ?? "")}
                  left={isIn ? range.left : undefined}
                  right={isIn ? range.right : undefined}
                  activeColumn={viewRow === active.row ? active.column : undefined}
                />
              );
            })}
          </div>
          {editor && (
            <GridEditor
              key={editor.key}
              label={editor.label}
              initial={editor.initial}
              stored={editor.stored}
              isSelected={editor.isSelected}
              refusal={editor.refusal}
              isHeld={props.hold !== undefined}
              box={boxOf(editor.cell, size)}
              onCommit={(text, move) => state.commit(editor, text, move)}
              onCancel={state.onCancel}
            />
          )}
        </div>
        <div ref={state.covers} aria-hidden="true">
          <div className="grid-cover" hidden />
          <div className="grid-cover" hidden />
        </div>
      </div>
      <GridFoot
        store={store}
        rows={range ? inView.slice(range.top, range.bottom + 1) : []}
        range={range}
        note={own?.note}
        message={edits.message}
        onWhy={onWhy && (() => state.why(active))}
      >
        {open && <LastChangeNote document={open} scenario={shape.columns[0]?.scenario} />}
      </GridFoot>
    </div>
  );
}

/** What is laid out beside them without React, or above them, keeps to the same sizes. */
function sizesOf({ name, row, head }: GridSize): CSSProperties {
  return {
    "--grid-name": `${name}px`,
    "--grid-row": `${row}px`,
    "--grid-head": `${head}px`,
  } as CSSProperties;
}

function isShown(row: TableRow | undefined, shownRow: string | undefined): boolean {
  return shownRow !== undefined && (row?.key === shownRow || row?.parent === shownRow);
}

function boxOf({ row, column }: Cell, size: GridSize) {
  return {
    top: size.head + row * size.row,
    left: size.left + column * size.column,
    width: size.column,
    height: size.row,
  };
}
