/** The field over the cell that is typed into: when it opens, and what becomes of what was typed. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { TableStore } from "#model/table-store.ts";
import { tellNotEntered } from "#model/tell-not-entered.ts";
import { takesFormula } from "./bar-content.ts";
import { refusalOf, storedText } from "./clipboard.ts";
import type { EditorMove } from "./grid-editor.tsx";
import type { GridAt } from "./grid-props.ts";
import { type Cell, rangeOf, selectCell, within } from "./grid-selection.ts";
import type { Sheet } from "./use-grid-edits.ts";
import { useLeaving } from "./use-leaving.ts";

type Editor = {
  /** Of its row and its column, wherever they stand. */
  key: string;
  cell: Cell;
  label: string;
  initial: string;
  /** What stood there, as it would be typed. */
  stored: string;
  isSelected: boolean;
  /** Why what was typed cannot stand here. */
  refusal?: string;
  /** As it was when the editor opened, and which cell of it is typed into. */
  sheet: Sheet;
  from: Cell;
};

/** Which cell is typed into, if one is; it stays with its row wherever that goes. */
export function useEditor() {
  const [editor, setEditor] = useState<Editor | null>(null);
  /** As it is on the screen, for a field that is told of its own end. */
  const openEditor = useRef<Editor>(null);
  useLayoutEffect(() => {
    openEditor.current = editor;
  }, [editor]);
  return { editor, setEditor, openEditor };
}

type FieldTargets = GridAt &
  ReturnType<typeof useEditor> & {
    grid: RefObject<HTMLDivElement | null>;
    scroller: RefObject<HTMLDivElement | null>;
    store: TableStore;
  };

export function useGridField(at: FieldTargets) {
  const { props, shape, ground, edits, active, activeRow, own, grid, scroller } = at;
  const { editor, setEditor, openEditor } = at;
  const { hold } = props;
  /** A formula is asked for in the bar, for the row where one is. */
  const [formula, setFormula] = useState<{ key: string }>();
  const leaving = useLeaving(at.store);
  const focusGrid = () => grid.current?.focus({ preventScroll: true });

  /** With the caret at the end, unless all of it is selected to be typed over. */
  function startEditing(initial?: string, isSelected = false) {
    const sheet = edits.sheet();
    const column = shape.columns[active.column];
    if (!sheet || active.column < 0) return;
    if (hold) return edits.say(hold);
    if (!own?.input || !column?.canEdit || !props.onEdits) {
      if (own?.line !== undefined)
        edits.say(!props.onEdits ? edits.whyReadOnly : own.input ? NOT_A_FORECAST : CALCULATED);
      return;
    }
    const whyClosed = edits.whyClosed(activeRow, active.column);
    if (whyClosed) {
      edits.say(whyClosed);
      return;
    }
    if (props.open && initial === "=" && takesFormula(props.document(), sheet.table, activeRow)) {
      setFormula({ key: own.key });
      return;
    }
    const stored = storedText(sheet.table, activeRow, active.column);
    at.scrollTo(active);
    props.onTyping?.();
    setEditor({
      ...{ key: `${own.key} ${column.key}`, cell: active, label: `${own.label}, ${column.label}` },
      ...{ initial: initial ?? stored, stored, isSelected, sheet, from: active },
    });
  }

  function commit(editor: Editor, text: string, move: EditorMove): boolean {
    if (openEditor.current?.key !== editor.key) return tellGone(editor, text);
    // Without a move the field is gone, or about to be: nothing can wait in it.
    if (hold && move === "none") return giveBack(editor, text, hold);
    if (hold) {
      edits.say(hold);
      return false;
    }
    const { sheet, from } = editor;
    const refusal = refusalOf(sheet.table, sheet.inView[from.row] ?? -1, text);
    if (refusal) {
      if (move !== "none") setEditor({ ...editor, refusal });
      edits.say(refusal);
      return false;
    }
    // Nothing typed where something stood means what Delete means.
    const isCleared = text.trim() === "";
    const why = isCleared
      ? edits.clear(rangeOf(selectCell(from)), sheet)
      : edits.enter([{ ...from, text }], sheet);
    if (why !== undefined && text !== editor.stored) {
      if (move === "none") return giveBack(editor, text, why);
      setEditor({ ...editor, refusal: why });
      return false;
    }
    if (move === "none") close(editor);
    else leaveTo(editor, move);
    return true;
  }

  /** Nothing that was typed is dropped in silence: it is told where it is still seen without its field. */
  function giveBack(editor: Editor, text: string, why: string): true {
    if (text !== editor.stored) tellNotEntered(editor.label, text, why);
    close(editor);
    return true;
  }

  /** Another one may be open by now. */
  function close({ key }: Editor) {
    setEditor((open) => (open?.key === key ? null : open));
  }

  function leaveTo(editor: Editor, move: Exclude<EditorMove, "none">) {
    const step = EDITOR_STEPS[move];
    const { row, column } = editor.cell;
    const next = within({ row: row + step.row, column: Math.max(column + step.column, 0) }, ground);
    leaving.soon(() => {
      at.scrollTo(next);
      // Whoever went elsewhere meanwhile stays there.
      if (scroller.current?.contains(document.activeElement)) focusGrid();
      close(editor);
      at.setSelection(selectCell(next));
    });
  }

  /** A field is left when its row goes, too: what was typed is told, since there is nowhere to enter it. */
  function tellGone({ label, stored }: Editor, text: string): true {
    if (text !== stored) edits.say(`${label} is no longer here. “${text}” was not entered.`);
    if (document.activeElement === document.body) focusGrid();
    return true;
  }

  return {
    ...{ editor, commit, startEditing },
    leaveNow: leaving.now,
    formula: formula?.key === own?.key ? formula : undefined,
    /** Back to the cell the formula was asked from. */
    closeFormula: () => {
      setFormula(undefined);
      focusGrid();
    },
    onCancel: () => {
      setEditor(null);
      focusGrid();
    },
  };
}

const EDITOR_STEPS: Record<Exclude<EditorMove, "none">, Cell> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
};

const CALCULATED = "This line is calculated. Change a driver behind it.";
const NOT_A_FORECAST = "Only single forecast periods are typed into.";
