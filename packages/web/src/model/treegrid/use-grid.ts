/** Where a person is in a grid and what keys and the pointer do there; the figures are others' work. */
import { cellIndex, referencesAt, type Table, type TableRow } from "@app/engine/tables/table";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { CaseColours } from "#model/case-colours.ts";
import type { Marking } from "#model/cell-look.ts";
import type { CellPlace } from "#model/figure.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import { useWidth } from "#ui/use-width.ts";
import { takesFormula } from "./bar-content.ts";
import { refusalOf, storedText } from "./clipboard.ts";
import type { EditorMove } from "./grid-editor.tsx";
import {
  type Cell,
  type Ground,
  moveBy,
  rangeOf,
  type Selection,
  selectCell,
  within,
} from "./grid-selection.ts";
import { columnWidth, gridSize, nameSize } from "./grid-size.ts";
import { scrolledTo } from "./grid-window.ts";
import { type SideColumn, sidesThatFit } from "./side-columns.ts";
import { type FoldedAtFirst, useFolding, ZERO_ROWS } from "./use-folding.ts";
import { type GridEditing, type Sheet, useGridEdits } from "./use-grid-edits.ts";
import { useLeaving } from "./use-leaving.ts";
import { useSeen } from "./use-seen.ts";
import { stayAt, staySelected, useStay } from "./use-stay.ts";

export type GridProps = GridEditing & {
  /** What must be done before anything is changed; what is half typed stays until then. */
  hold?: string | undefined;
  onUndo?: () => void;
  onRedo?: () => void;
  /** Opens the explanation of a figure. */
  onWhy?: (place: CellPlace) => void;
  /** Somebody has come to another figure: what is open about the last one may follow. */
  onSelect?: (place: CellPlace) => void;
  /** A figure is being typed: whatever lies over the grid should go. */
  onTyping?: () => void;
  /** The document as it is open: with it there is a bar for formulas, and the foot says what changed. */
  open?: OpenDocument;
  /** The height of what scrolls; without it the grid fills the place it stands in. */
  height?: number;
  /** Texts beside the figures, such as evidence and notes. Always the same list, or rows are drawn anew. */
  sideColumns?: readonly SideColumn[];
  /** What the figures of a row are counted in, after its name. Always the same function. */
  unitOf?: (row: TableRow) => string;
  /** The row that is spoken of elsewhere: it and those that fold into it are tinted and in view. */
  shownRow?: string | undefined;
  /** The colours of cases that are compared. */
  colours?: CaseColours;
  /** From which difference on one is marked; without it all of them are coloured. */
  marking?: Marking;
  /** Rows that begin folded. Always the same function. */
  foldedAtFirst?: FoldedAtFirst;
};

type Editor = {
  /** Of its row and its column, wherever they stand. */
  key: string;
  cell: Cell;
  label: string;
  initial: string;
  isSelected: boolean;
  /** Why what was typed cannot stand here. */
  refusal?: string;
  /** As it was when the editor opened, and which cell of it is typed into. */
  sheet: Sheet;
  from: Cell;
};

export function useGrid(props: GridProps, shape: Table) {
  const { store, hold, onUndo, onRedo, onWhy } = props;
  const [wrapper, width] = useWidth(960);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);
  const folding = useFolding(shape.rows, props.foldedAtFirst);
  const { inView, folded } = folding;
  const [selection, setSelection] = useState<Selection>(selectCell({ row: 0, column: -1 }));
  const [editor, setEditor] = useState<Editor | null>(null);
  /** As it is on the screen, for a field that is told of its own end. */
  const openEditor = useRef<Editor>(null);
  useLayoutEffect(() => {
    openEditor.current = editor;
  }, [editor]);
  /** A formula is asked for in the bar, for the row where one is. */
  const [formula, setFormula] = useState<{ key: string }>();
  const column = useSyncExternalStore(store.subscribe, () => columnWidth(store.table() ?? shape));
  const { sideColumns = NO_SIDES } = props;
  const columnCount = shape.columns.length;
  const sides = useMemo(() => {
    const { name, isPhone } = nameSize(width);
    const room = isPhone ? 0 : width - name;
    return sidesThatFit(sideColumns, { room, column, count: columnCount });
  }, [sideColumns, width, column, columnCount]);
  const size = useMemo(
    () => gridSize(column, width, shape.columns, sides),
    [column, width, shape, sides],
  );
  const [seen, look] = useSeen(scroller, size, inView.length, columnCount);
  const edits = useGridEdits(props, inView);
  const leaving = useLeaving(store);
  const ground: Ground = {
    rowCount: inView.length,
    columnCount,
    // Only looked at when a key is pressed, by when it has been laid out.
    get pageRows() {
      const height = scroller.current?.clientHeight || HEIGHT_UNKNOWN;
      return Math.max(Math.floor((height - size.head) / size.row) - 1, 1);
    },
    isEmpty: ({ row, column }) => isEmptyCell(shape, inView[row] ?? -1, column),
  };
  useStay({ shape, inView }, (before, after) => {
    setSelection(staySelected(selection, before, after));
    const cell = editor && stayAt(editor.cell, before, after);
    if (editor) setEditor(cell ? { ...editor, cell } : null);
  });
  const active = within(selection.active, ground);
  const range = active.column < 0 ? undefined : rangeOf(selection);
  const activeRow = inView[active.row] ?? -1;
  const own = shape.rows[activeRow];

  function select(next: Selection) {
    setSelection(next);
    edits.say("");
    scrollTo(next.active);
    const { row, column } = within(next.active, ground);
    const at = { row: inView[row] ?? -1, column };
    if (column >= 0 && referencesAt(shape, at.row, column).length > 0) props.onSelect?.(at);
  }

  function scrollTo({ row, column }: Cell) {
    const node = scroller.current;
    if (!node) return;
    const rows = { size: size.row, count: inView.length };
    const columns = { size: size.column, count: columnCount };
    node.scrollTop = scrolledTo(row, {
      ...{ offset: node.scrollTop, extent: node.clientHeight - size.head },
      ...rows,
    });
    const pinned = size.pinnedCount * size.column;
    if (column >= 0 && column < columnCount - size.pinnedCount)
      node.scrollLeft = scrolledTo(column, {
        ...{ offset: node.scrollLeft, extent: node.clientWidth - size.left - size.right - pinned },
        ...columns,
      });
    look();
  }

  useShown(props.shownRow, shape, inView, (rows) => {
    for (const row of rows) scrollTo({ row, column: -1 });
  });

  const toggle = (row: number) => folding.toggle(inView[row] ?? shape.rows.length);

  function unlessHeld(change: () => void) {
    if (hold) edits.say(hold);
    else change();
  }

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
    const text = initial ?? storedText(sheet.table, activeRow, active.column);
    scrollTo(active);
    props.onTyping?.();
    setEditor({
      ...{ key: `${own.key} ${column.key}`, cell: active, label: `${own.label}, ${column.label}` },
      ...{ initial: text, isSelected, sheet, from: active },
    });
  }

  function commit(editor: Editor, text: string, move: EditorMove): boolean {
    if (openEditor.current?.key !== editor.key) return tellGone(editor, text);
    if (hold && move !== "none") {
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
    // Another one may be open by now.
    const close = () => setEditor((open) => (open?.key === editor.key ? null : open));
    // Nothing typed where something stood means what Delete means.
    if (text.trim() === "") edits.clear(rangeOf(selectCell(from)), sheet);
    else edits.enter([{ ...from, text }], sheet);
    if (move === "none") {
      close();
      return true;
    }
    const step = EDITOR_STEPS[move];
    const { row, column } = editor.cell;
    const next = within({ row: row + step.row, column: Math.max(column + step.column, 0) }, ground);
    leaving.soon(() => {
      scrollTo(next);
      // Whoever went elsewhere meanwhile stays there.
      if (scroller.current?.contains(document.activeElement))
        grid.current?.focus({ preventScroll: true });
      close();
      setSelection(selectCell(next));
    });
    return true;
  }

  /** A field is left when its row goes, too: what was typed is told, since there is nowhere to enter it. */
  function tellGone({ label, initial }: Editor, text: string): true {
    if (text !== initial) edits.say(`${label} is no longer here. “${text}” was not entered.`);
    if (document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (doKey(event)) event.preventDefault();
  }

  /** Whether the key was for the grid. */
  function doKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (active.column < 0 && doNameKey(key)) return true;
    const next = moveBy({ ...selection, active }, event, ground);
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
    const isOpen = !folded.has(own?.key ?? "");
    const isZeros = activeRow === ZERO_ROWS;
    if (key === "Enter" || key === " ") toggle(active.row);
    else if (isZeros) return false;
    else if (key === "ArrowRight" && own?.isCollapsible && !isOpen) toggle(active.row);
    else if (key === "ArrowLeft" && own?.isCollapsible && isOpen) toggle(active.row);
    else if (key === "ArrowLeft") {
      const parent = inView.findIndex((row) => shape.rows[row]?.key === own?.parent);
      if (parent >= 0) select(selectCell({ row: parent, column: -1 }));
    } else return false;
    return true;
  }

  function doCommand({ key, shiftKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    if (letter === "z" && !shiftKey) unlessHeld(() => goBack(onUndo, "Undone."));
    else if (letter === "z" || letter === "y") unlessHeld(() => goBack(onRedo, "Redone."));
    else if (letter === "a") selectAll();
    else if (letter === "d" && range) unlessHeld(() => edits.fill(range, "down"));
    else if (letter === "r" && range) unlessHeld(() => edits.fill(range, "right"));
    else return false;
    return true;
  }

  /** The cell one is in is the first of them, where F2 and Enter are seen to do something. */
  function selectAll() {
    const { rowCount, columnCount } = ground;
    const active = { row: 0, column: 0 };
    setSelection({ anchor: { row: rowCount - 1, column: columnCount - 1 }, active });
    scrollTo(active);
  }

  function goBack(go: (() => void) | undefined, said: string) {
    const before = props.document();
    go?.();
    edits.say(props.document() === before ? "" : said);
  }

  function enterOn() {
    if (own?.input && shape.columns[active.column]?.canEdit) startEditing();
    else why(active);
  }

  function why({ row, column }: Cell) {
    const at = { row: inView[row] ?? -1, column };
    if (column >= 0 && referencesAt(shape, at.row, column).length > 0) onWhy?.(at);
  }

  function onCopy(event: ClipboardEvent, isCut: boolean) {
    if (!range) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", edits.copy(range));
    if (isCut) unlessHeld(() => edits.clear(range));
  }

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
    const isActive = cell.row === active.row && cell.column === active.column;
    if (!isActive) select(selectCell(cell));
    if (cell.column < 0) toggle(cell.row);
    else if (!isInput(shape, inView[cell.row] ?? -1, cell.column)) why(cell);
    // A finger has no keys to begin with: the first tap selects, the next one types over.
    else if (isActive && isTouch.current) startEditing(undefined, true);
  }

  function onPointerMove(event: PointerEvent) {
    if (event.buttons !== 1 || event.pointerType !== "mouse") return;
    const cell = cellAt(event.target);
    if (cell && cell.column >= 0 && selection.anchor.column >= 0)
      setSelection({ anchor: selection.anchor, active: cell });
  }

  return {
    ...{
      wrapper,
      scroller,
      grid,
      size,
      sides,
      seen,
      look,
      inView,
      folding,
      active,
      activeRow,
      formula: formula?.key === own?.key ? formula : undefined,
      own,
      range,
      editor,
      edits,
    },
    ...{
      leaveNow: leaving.now,
      commit,
      why,
      onKeyDown,
      onCopy,
      onPointerDown,
      onPointerMove,
      onClick,
      startEditing,
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain");
      if (range) unlessHeld(() => edits.paste(text, range));
    },
    /** Back to the cell the formula was asked from. */
    closeFormula: () => {
      setFormula(undefined);
      grid.current?.focus({ preventScroll: true });
    },
    onCancel: () => {
      setEditor(null);
      grid.current?.focus({ preventScroll: true });
    },
  };
}

/** Scrolls when another row is shown, or when the one that is shown has come to be there. */
function useShown(
  shownRow: string | undefined,
  { rows }: Table,
  inView: readonly number[],
  scrollTo: (rows: readonly number[]) => void,
) {
  const first = inView.findIndex((row) => shownRow && rows[row]?.key === shownRow);
  const last = inView.findLastIndex((row) => shownRow && rows[row]?.parent === shownRow);
  const isThere = first >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on afterwards is left alone
  useEffect(() => {
    // The first comes last, so that it is in view where not all of them are.
    if (isThere) scrollTo([Math.max(first, last), first]);
  }, [shownRow, isThere]);
}

export type GridState = ReturnType<typeof useGrid>;

export function cellAt(target: EventTarget): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = element?.dataset.cell?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function isEmptyCell(table: Table, row: number, column: number): boolean {
  if (table.rows[row]?.line === undefined) return true;
  return column >= 0 && (table.figures[cellIndex(table, row, column)] ?? null) === null;
}

function isInput({ rows, columns }: Table, row: number, column: number): boolean {
  return rows[row]?.input !== undefined && columns[column]?.canEdit === true;
}

const EDITOR_STEPS: Record<Exclude<EditorMove, "none">, Cell> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
};

const NO_SIDES: readonly SideColumn[] = [];
/** In a test and in a hidden tab. */
const HEIGHT_UNKNOWN = 480;

const CALCULATED = "This line is calculated. Change a driver behind it.";
const NOT_A_FORECAST = "Only single forecast periods are typed into.";
