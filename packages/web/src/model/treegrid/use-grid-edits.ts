/** What a person does to the figures of a grid, as edits; and what to say about it afterwards. */
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { canEditCell, type Table } from "@app/engine/tables/table";
import { useMemo, useState } from "react";
import type { TableStore } from "#model/table-store.ts";
import {
  type CellChange,
  type CellEdits,
  cellEdits,
  type WhyNot,
  whyNotTyped,
} from "./cell-edits.ts";
import { type CellText, copiedText, pastedCells, readFigure } from "./clipboard.ts";
import { cellsIn, type Range } from "./grid-selection.ts";

export type MakeEdits = (edits: readonly Edit[], from: ModelDocument) => readonly Issue[];

export type GridEditing = {
  store: TableStore;
  /** Before the edits: changes by hand are found in it. */
  document: () => ModelDocument;
  /** Why they are refused; nothing when they are made. `from` is what they were typed in. Without it
   * the grid is only read. */
  onEdits?: MakeEdits | undefined;
  /** What somebody's access does not let them change is not typed into; without it, it all is. */
  whyNot?: WhyNot | undefined;
  /** Why nothing can be changed for the moment. */
  hold?: string | undefined;
};

/** What somebody has before them when they begin to type; others may change it until they are done. */
export type Sheet = { document: ModelDocument; table: Table; inView: readonly number[] };

export function useGridEdits(
  { store, document, onEdits, whyNot, hold }: GridEditing,
  inView: readonly number[],
) {
  const [said, setSaid] = useState({ text: "", of: document(), hold });
  /** Nothing said after nothing draws nothing. */
  const setMessage = (text: string) =>
    setSaid((before) => (text || before.text ? { text, of: document(), hold } : before));

  function sheet(): Sheet | undefined {
    const table = store.table();
    return table && { document: document(), table, inView };
  }

  /** Why nothing is typed into a cell that takes input otherwise. */
  const whyClosed = useMemo(() => {
    // Always the same where all or nothing is closed: rows are rendered anew by another.
    if (!onEdits) return alwaysClosed;
    if (!whyNot) return neverClosed;
    return (row: number, column: number) => {
      const table = store.table();
      return table && whyNotTyped(document(), table, { row, column }, whyNot);
    };
  }, [store, document, whyNot, onEdits]);

  /** Why nothing of it was made; undefined where something was, or nothing had to be. */
  function make(on: Sheet, changes: readonly CellChange[], left = NONE_LEFT): string | undefined {
    if (!onEdits) return refused(READ_ONLY);
    const whys = new Set<string>();
    const open = changes.filter((change) => {
      const why = whyNot && whyNotTyped(on.document, on.table, change, whyNot);
      if (why) whys.add(why);
      return !why;
    });
    const made = cellEdits(on.document, on.table, open);
    const readOnlyCount = made.readOnlyCount + changes.length - open.length;
    const issues = made.edits.length > 0 ? onEdits(made.edits, on.document) : [];
    const report =
      reportOf({ ...made, ...left, readOnlyCount }) || clearedText(made, open, on.table);
    const [why] = made.edits.length > 0 ? issues.map(({ message }) => message) : whys;
    setMessage(issues[0]?.message ?? [report, ...whys].join(" "));
    return why;
  }

  function refused(why: string): string {
    setMessage(why);
    return why;
  }

  /** Edits that are about more than cells, and what to say of them; why they were not made. */
  function makeEdits(made: readonly Edit[], said: string): string | undefined {
    const from = document();
    const whyClosed = onEdits ? whyNot?.(made, from) : READ_ONLY;
    const why = whyClosed ?? onEdits?.(made, from)[0]?.message;
    setMessage(why ?? said);
    return why;
  }

  /** Texts that are typed or pasted; what is empty leaves its cell as it is. */
  function enter(texts: readonly CellText[], on = sheet()): string | undefined {
    if (!on) return undefined;
    const { table } = on;
    const left = { ...NONE_LEFT };
    const changes = texts.flatMap(({ row: viewRow, column, text }): CellChange[] => {
      const row = on.inView[viewRow];
      if (row === undefined || row < 0 || column >= table.columns.length) {
        if (text.trim() !== "") left.outsideCount += 1;
        return [];
      }
      const isOpen = canEditCell(table, row, column);
      const value = isOpen ? readFigure(table, row, text) : 0;
      if (value === null) return [];
      if (!Number.isNaN(value)) return [{ row, column, value }];
      left.notFigureCount += 1;
      return [];
    });
    return make(on, changes, left);
  }

  return {
    /** Only about the document as it is: what was undone since is no longer so, nor why it was closed. */
    message: () => (said.of === document() && said.hold === hold ? said.text : ""),
    say: setMessage,
    whyReadOnly: READ_ONLY,
    make: makeEdits,
    put: (changes: readonly CellChange[]): string | undefined => {
      const on = sheet();
      return on && make(on, changes);
    },
    whyClosed,
    sheet,
    enter,
    paste: (text: string, range: Range) => enter(pastedCells(text, range)),
    copy: (range: Range) => {
      const table = store.table();
      return table ? copiedText(table, inView, range) : "";
    },
    clear: (range: Range, on = sheet()): string | undefined => {
      if (!on) return undefined;
      const changes = cellsIn(range).flatMap(({ row, column }) => {
        const at = on.inView[row];
        return at === undefined || at < 0 ? [] : [{ row: at, column, value: null }];
      });
      return make(on, changes);
    },
    /** The first row or column of the range into the others; of one alone, the one before it. */
    fill: (range: Range, direction: "down" | "right") => {
      const isDown = direction === "down";
      const isOne = isDown ? range.top === range.bottom : range.left === range.right;
      const top = isDown && isOne ? Math.max(range.top - 1, 0) : range.top;
      const left = !isDown && isOne ? Math.max(range.left - 1, 0) : range.left;
      const from = isDown ? { ...range, top, bottom: top } : { ...range, left, right: left };
      const to = isDown ? { ...range, top: top + 1 } : { ...range, left: left + 1 };
      const table = store.table();
      if (table) enter(pastedCells(copiedText(table, inView, from), to));
    },
  };
}

export type GridEdits = ReturnType<typeof useGridEdits>;

const READ_ONLY = "Nothing can be changed here: this model is only read.";
const neverClosed = () => undefined;
const alwaysClosed = () => READ_ONLY;

/** What of a paste came to nothing: no figure, or past the last row or column. */
const NONE_LEFT = { notFigureCount: 0, outsideCount: 0 };

type Report = Omit<CellEdits, "edits"> & typeof NONE_LEFT;

function reportOf(report: Report): string {
  const { changedCount, calculatedCount, readOnlyCount, notFigureCount, outsideCount } = report;
  const parts = [
    changedCount > 1 && `${changedCount} cells changed.`,
    calculatedCount > 0 && calculatedText(report),
    readOnlyCount > 0 && `${cells(readOnlyCount)} cannot be typed into and ${kept(readOnlyCount)}.`,
    notFigureCount > 0 && `${cells(notFigureCount)} without a figure ${kept(notFigureCount)}.`,
    outsideCount > 0 && `${figures(outsideCount)} past the end of the grid and left out.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** What follows from others no longer does, and nobody should find that out later. */
function calculatedText({ changedCount, calculatedCount }: Report): string {
  const isOne = calculatedCount === 1;
  const which = changedCount === 1 ? "This cell" : `${calculatedCount} of them`;
  const verbs = isOne ? "was calculated and now holds" : "were calculated and now hold";
  return `${which} ${verbs} what was entered; Delete brings the calculation back.`;
}

/** Delete does one of two things to a cell, and says which. */
function clearedText(
  { edits, changedCount }: CellEdits,
  [change]: readonly CellChange[],
  { rows }: Table,
): string {
  if (changedCount !== 1 || change?.value !== null) return "";
  if (edits[0]?.kind !== "remove") return "Set to zero.";
  const isEntered = rows[change.row]?.input?.holds === "figures";
  return isEntered ? "Back to what was entered." : "Back to what is calculated.";
}

function cells(count: number): string {
  return `${count} ${count === 1 ? "cell" : "cells"}`;
}

function figures(count: number): string {
  return count === 1 ? "1 figure was" : `${count} figures were`;
}

function kept(count: number): string {
  return `${count === 1 ? "was" : "were"} left as ${count === 1 ? "it is" : "they are"}`;
}
