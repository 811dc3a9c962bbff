/** Which rows of a grid are open: as it begins, all, or none, and those that were turned since. */
import type { TableRow } from "@app/engine/tables/table";
import { useMemo, useState } from "react";
import { rowsInView, toggled, zeroRowCount } from "#model/fold-rows.ts";

/** In place of a row's number: the row that stands for all rows of zeros. */
export const ZERO_ROWS = -1;

export type FoldedAtFirst = (row: TableRow) => boolean;

type Start = "given" | "open" | "folded";

export function useFolding(rows: readonly TableRow[], foldedAtFirst: FoldedAtFirst = isNever) {
  const [start, setStart] = useState<Start>("given");
  const [turned, setTurned] = useState<ReadonlySet<string>>(NONE);
  const [isZeroFolded, setIsZeroFolded] = useState(true);
  const zeroCount = useMemo(() => zeroRowCount(rows), [rows]);
  const folded = useMemo(() => {
    const isFolded = (row: TableRow) =>
      (start === "given" ? foldedAtFirst(row) : start === "folded") !== turned.has(row.key);
    return new Set(rows.filter((row) => row.isCollapsible && isFolded(row)).map(({ key }) => key));
  }, [rows, start, turned, foldedAtFirst]);
  const inView = useMemo(() => {
    const shown = rowsInView(rows, { folded, isZeroFolded });
    return zeroCount > 0 ? [...shown, ZERO_ROWS] : shown;
  }, [rows, folded, isZeroFolded, zeroCount]);

  function toggle(row: number) {
    const own = rows[row];
    if (row === ZERO_ROWS) setIsZeroFolded(!isZeroFolded);
    else if (own?.isCollapsible) setTurned(toggled(turned, own.key));
  }

  return {
    ...{ folded, inView, toggle, zeroCount, isZeroFolded },
    canFold: rows.some(({ isCollapsible }) => isCollapsible),
    isAllFolded: rows.every(({ isCollapsible, key }) => !isCollapsible || folded.has(key)),
    foldAll: (isFolding: boolean) => {
      setStart(isFolding ? "folded" : "open");
      setTurned(NONE);
    },
  };
}

export type FoldState = ReturnType<typeof useFolding>;

const NONE: ReadonlySet<string> = new Set();
const isNever = () => false;
