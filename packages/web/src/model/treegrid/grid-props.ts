import type { Table, TableRow } from "@app/engine/tables/table";
import type { CaseColours } from "#model/case-colours.ts";
import type { Marking } from "#model/cell-look.ts";
import type { CellPlace } from "#model/figure.tsx";
import type { OpenDocument } from "#model/open-document.ts";
import type { Cell, Ground, Range, Selection } from "./grid-selection.ts";
import type { SideColumn } from "./side-columns.ts";
import type { FoldedAtFirst, FoldState } from "./use-folding.ts";
import type { GridEditing, GridEdits } from "./use-grid-edits.ts";

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

/** What keys, the pointer and the field act on, as it is on the screen. */
export type GridAt = {
  props: GridProps;
  shape: Table;
  folding: FoldState;
  ground: Ground;
  edits: GridEdits;
  selection: Selection;
  active: Cell;
  /** The active row's place in the table, and the row there. */
  activeRow: number;
  own: TableRow | undefined;
  /** None while somebody is on a row's name. */
  range: Range | undefined;
  setSelection: (next: Selection) => void;
  /** To another cell, which comes into view. */
  select: (next: Selection) => void;
  scrollTo: (cell: Cell) => void;
  /** Asks why the figure of a cell is what it is. */
  why: (cell: Cell) => void;
};
