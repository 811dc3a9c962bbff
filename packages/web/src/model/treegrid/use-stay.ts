/**
 * Rows come and go while somebody is in a grid: a colleague adds a module, a group is folded. Whoever stands
 * in a cell stays in it, wherever it is by then, so that what they type goes where they look.
 */
import type { Table } from "@app/engine/tables/table";
import { useState } from "react";
import { type Cell, type Selection, selectCell } from "./grid-selection.ts";
import { ZERO_ROWS } from "./use-folding.ts";

/** What is in view, row by row. */
type StayGround = { shape: Table; inView: readonly number[] };

/** Told of other rows or columns before they are drawn, so that nothing is drawn twice. */
export function useStay(
  after: StayGround,
  onOther: (before: StayGround, after: StayGround) => void,
) {
  const [before, setBefore] = useState(after);
  if (before.shape === after.shape && before.inView === after.inView) return;
  setBefore(after);
  onOther(before, after);
}

/** The same cell among other rows; undefined where its row is no longer in view. */
export function stayAt(
  { row, column }: Cell,
  before: StayGround,
  after: StayGround,
): Cell | undefined {
  const key = rowKeyAt(before, row);
  const found = after.inView.findIndex((_, at) => rowKeyAt(after, at) === key);
  if (key === undefined || found < 0) return undefined;
  const own = before.shape.columns[column]?.key;
  const at = after.shape.columns.findIndex((each) => each.key === own);
  return { row: found, column: own !== undefined && at >= 0 ? at : column };
}

/**
 * The same selection among other rows. Where the active row is gone, what follows it is named and not
 * typed into: nobody chose its cell.
 */
export function staySelected(
  { active, anchor }: Selection,
  before: StayGround,
  after: StayGround,
): Selection {
  const stays = stayAt(active, before, after);
  if (!stays) return selectCell({ row: active.row, column: -1 });
  return { active: stays, anchor: stayAt(anchor, before, after) ?? stays };
}

function rowKeyAt({ shape, inView }: StayGround, at: number): string | undefined {
  const row = inView[at];
  return row === ZERO_ROWS ? "zero rows" : shape.rows[row ?? -1]?.key;
}
