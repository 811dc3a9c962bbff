/** What a mouse and a finger do in a grid: they mean different things by the same press. */
import type { Table } from "@app/engine/tables/table";
import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { GridAt } from "./grid-props.ts";
import { type Cell, selectCell } from "./grid-selection.ts";

type PointerTargets = GridAt & {
  startEditing: (initial?: string, isSelected?: boolean) => void;
};

export function useGridPointer(at: PointerTargets) {
  const { shape, folding, selection, active, select, startEditing } = at;
  const { inView } = folding;
  const isTouch = useRef(false);

  function onPointerDown(event: PointerEvent) {
    const cell = cellAt(event.target);
    isTouch.current = event.pointerType === "touch";
    // A finger that comes down may be about to scroll; where it is lifted is what it meant.
    if (!cell || event.button !== 0 || event.pointerType === "touch") return;
    select(event.shiftKey ? { anchor: selection.anchor, active: cell } : selectCell(cell));
  }

  function onClick(event: MouseEvent) {
    const cell = cellAt(event.target);
    if (!cell) return;
    const row = inView[cell.row];
    const isActive = cell.row === active.row && cell.column === active.column;
    if (!isActive) select(selectCell(cell));
    if (cell.column < 0) folding.toggle(row ?? shape.rows.length);
    else if (!isInput(shape, row ?? -1, cell.column)) at.why(cell);
    // A finger has no keys to begin with: the first tap selects, the next one types over.
    else if (isActive && isTouch.current) startEditing(undefined, true);
  }

  function onPointerMove(event: PointerEvent) {
    if (event.buttons !== 1 || event.pointerType !== "mouse") return;
    const cell = cellAt(event.target);
    if (cell && cell.column >= 0 && selection.anchor.column >= 0)
      at.setSelection({ anchor: selection.anchor, active: cell });
  }

  function onDoubleClick(event: MouseEvent) {
    if (cellAt(event.target)) startEditing();
  }

  return { onPointerDown, onPointerMove, onClick, onDoubleClick };
}

function cellAt(target: EventTarget): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = element?.dataset.cell?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function isInput({ rows, columns }: Table, row: number, column: number): boolean {
  return rows[row]?.input !== undefined && columns[column]?.canEdit === true;
}
