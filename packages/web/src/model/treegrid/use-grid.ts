/** Where a person is in a grid, and all that acts from there; the figures are others' work. */
import { cellIndex, referencesAt, type Table } from "@app/engine/tables/table";
import { useRef, useState } from "react";
import { gridClipboard } from "./grid-clipboard.ts";
import { gridKeys } from "./grid-keys.ts";
import type { GridAt, GridProps } from "./grid-props.ts";
import {
  type Cell,
  type Ground,
  rangeOf,
  type Selection,
  selectCell,
  within,
} from "./grid-selection.ts";
import { useFolding } from "./use-folding.ts";
import { useGridEdits } from "./use-grid-edits.ts";
import { useEditor, useGridField } from "./use-grid-field.ts";
import { useGridLayout } from "./use-grid-layout.ts";
import { useGridPointer } from "./use-grid-pointer.ts";
import { stayAt, staySelected, useStay } from "./use-stay.ts";

export function useGrid(props: GridProps, shape: Table) {
  const { store, hold } = props;
  const grid = useRef<HTMLDivElement>(null);
  const folding = useFolding(shape.rows, props.foldedAtFirst);
  const { inView } = folding;
  const layout = useGridLayout(props, shape, inView);
  const { scroller, scrollTo } = layout;
  const [selection, setSelection] = useState<Selection>(selectCell({ row: 0, column: -1 }));
  const field = useEditor();
  const edits = useGridEdits(props, inView);
  const ground: Ground = {
    rowCount: inView.length,
    columnCount: shape.columns.length,
    get pageRows() {
      return layout.pageRows();
    },
    isEmpty: ({ row, column }) => isEmptyCell(shape, inView[row] ?? -1, column),
  };
  useStay({ shape, inView }, (before, after) => {
    const { editor, setEditor } = field;
    setSelection(staySelected(selection, before, after));
    const cell = editor && stayAt(editor.cell, before, after);
    if (editor) setEditor(cell ? { ...editor, cell } : null);
  });
  const active = within(selection.active, ground);
  const range = active.column < 0 ? undefined : rangeOf(selection);
  const activeRow = inView[active.row] ?? -1;
  const own = shape.rows[activeRow];

  /** The place of a cell whose figure is of something; none of a name or a heading. */
  function placeOf({ row, column }: Cell) {
    const at = { row: inView[row] ?? -1, column };
    return column >= 0 && referencesAt(shape, at.row, column).length > 0 ? at : undefined;
  }

  function select(next: Selection) {
    setSelection(next);
    edits.say("");
    scrollTo(next.active);
    const place = placeOf(within(next.active, ground));
    if (place) props.onSelect?.(place);
  }

  function why(cell: Cell) {
    const place = placeOf(cell);
    if (place) props.onWhy?.(place);
  }

  function unlessHeld(change: () => void) {
    if (hold) edits.say(hold);
    else change();
  }

  const at: GridAt = {
    ...{ props, shape, folding, ground, edits, selection, active, activeRow, own, range },
    ...{ setSelection, select, scrollTo, why },
  };
  const typing = useGridField({ ...at, ...field, grid, scroller, store });
  const { startEditing } = typing;
  const pointer = useGridPointer({ ...at, startEditing });
  return {
    ...{ grid, inView, folding, active, activeRow, own, range, edits, why },
    ...layout,
    ...typing,
    ...pointer,
    ...gridKeys({ ...at, startEditing, unlessHeld }),
    ...gridClipboard({ edits, range, unlessHeld }),
  };
}

export type GridState = ReturnType<typeof useGrid>;

function isEmptyCell(table: Table, row: number, column: number): boolean {
  if (table.rows[row]?.line === undefined) return true;
  return column >= 0 && (table.figures[cellIndex(table, row, column)] ?? null) === null;
}
