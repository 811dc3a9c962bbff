/** What each key does in a grid, but for those that are typed into a figure. */
import type { KeyboardEvent } from "react";
import type { GridAt } from "./grid-props.ts";
import { moveBy, selectCell } from "./grid-selection.ts";
import { ZERO_ROWS } from "./use-folding.ts";

type KeyTargets = GridAt & {
  startEditing: (initial?: string) => void;
  /** Says why nothing is changed now, where that is so. */
  unlessHeld: (change: () => void) => void;
};

export function gridKeys(at: KeyTargets) {
  const { props, shape, folding, ground, edits, active, own, range } = at;
  const { select, setSelection, scrollTo, startEditing, unlessHeld } = at;
  const toggle = () => folding.toggle(folding.inView[active.row] ?? shape.rows.length);

  /** Whether the key was for the grid. */
  function doKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (active.column < 0 && doNameKey(key)) return true;
    const next = moveBy({ ...at.selection, active }, event, ground);
    if (next) {
      select(next);
      return true;
    }
    if (isCommand) return doCommand(event);
    if (key === "F2") startEditing();
    else if (key === "Enter") enterOn();
    else if ((key === "Delete" || key === "Backspace") && range)
      unlessHeld(() => edits.clear(range));
    else if (key.length === 1 && /[\d.,()\-−+$%=]/.test(key)) startEditing(key);
    else return false;
    return true;
  }

  /** On a row's name the arrows open and close it, and lead into its figures. */
  function doNameKey(key: string): boolean {
    const isOpen = !folding.folded.has(own?.key ?? "");
    const isZeros = at.activeRow === ZERO_ROWS;
    if (key === "Enter" || key === " ") toggle();
    else if (isZeros) return false;
    else if (key === "ArrowRight" && own?.isCollapsible && !isOpen) toggle();
    else if (key === "ArrowLeft" && own?.isCollapsible && isOpen) toggle();
    else if (key === "ArrowLeft") {
      const parent = folding.inView.findIndex((row) => shape.rows[row]?.key === own?.parent);
      if (parent >= 0) select(selectCell({ row: parent, column: -1 }));
    } else return false;
    return true;
  }

  function doCommand({ key, shiftKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    if (letter === "z" && !shiftKey) unlessHeld(() => goBack(props.onUndo, "Undone."));
    else if (letter === "z" || letter === "y") unlessHeld(() => goBack(props.onRedo, "Redone."));
    else if (letter === "a") selectAll();
    else if (letter === "d" && range) unlessHeld(() => edits.fill(range, "down"));
    else if (letter === "r" && range) unlessHeld(() => edits.fill(range, "right"));
    else return false;
    return true;
  }

  /** The cell one is in is the first of them, where F2 and Enter are seen to do something. */
  function selectAll() {
    const { rowCount, columnCount } = ground;
    const first = { row: 0, column: 0 };
    setSelection({ anchor: { row: rowCount - 1, column: columnCount - 1 }, active: first });
    scrollTo(first);
  }

  function goBack(go: (() => void) | undefined, said: string) {
    const before = props.document();
    go?.();
    edits.say(props.document() === before ? "" : said);
  }

  function enterOn() {
    if (own?.input && shape.columns[active.column]?.canEdit) startEditing();
    else at.why(active);
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (doKey(event)) event.preventDefault();
    },
  };
}
