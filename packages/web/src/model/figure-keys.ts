/** The figures of a table are one stop of the Tab key; arrows go from one to the next. */
import type { FocusEvent, KeyboardEvent } from "react";

type CellPlace = { row: number; column: number };

export function placeOf(target: EventTarget): CellPlace | undefined {
  const { row, column } = target instanceof HTMLElement ? target.dataset : {};
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** To the nearest figure in that direction: headings and empty cells are passed over. */
export function moveAmongFigures(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const from = placeOf(event.target);
  if (!step || !from) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-column]")];
  const inLine = buttons.flatMap((button) => {
    const at = placeOf(button);
    if (!at || (step[0] === 0 ? at.row !== from.row : at.column !== from.column)) return [];
    const distance = (at.row - from.row) * step[0] + (at.column - from.column) * step[1];
    return distance > 0 ? [{ button, distance }] : [];
  });
  inLine.sort((one, other) => one.distance - other.distance)[0]?.button.focus();
}

/** The one that was gone to is where Tab comes back to. */
export function stayAtFigure({ target, currentTarget }: FocusEvent<HTMLElement>) {
  for (const button of currentTarget.querySelectorAll<HTMLElement>("[data-column]"))
    button.tabIndex = button === target ? 0 : -1;
}
