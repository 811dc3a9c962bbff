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
  const staying = useMemo(() => headingsOfSums(rows), [rows]);
  const folded = useMemo(() => {
    const atStart = (row: TableRow) =>
      start === "given" ? foldedAtFirst(row) : start === "folded" && !staying.has(row.key);
    const isFolded = (row: TableRow) => atStart(row) !== turned.has(row.key);
    return new Set(rows.filter((row) => row.isCollapsible && isFolded(row)).map(({ key }) => key));
  }, [rows, start, turned, foldedAtFirst, staying]);
  const inView = useMemo(() => {
    const shown = rowsInView(rows, { folded, isZeroFolded });
    return zeroCount > 0 ? [...shown, ZERO_ROWS] : shown;
  }, [rows, folded, isZeroFolded, zeroCount]);

  function toggle(row: number) {
    const own = rows[row];
    if (row === ZERO_ROWS) setIsZeroFolded(!isZeroFolded);
    else if (own?.isCollapsible) setTurned(toggled(turned, own.key));
  }

  const foldable = rows.filter(({ isCollapsible, key }) => isCollapsible && !staying.has(key));
  // What was folded as it began is folded again, unless that was all of it.
  const opened: Start = foldable.every(foldedAtFirst) ? "open" : "given";
  return {
    ...{ folded, inView, toggle, zeroCount, isZeroFolded },
    canFold: rows.some(({ isCollapsible }) => isCollapsible),
    isAllFolded: foldable.every(({ key }) => folded.has(key)),
    foldAll: (isFolding: boolean) => {
      setStart(isFolding ? "folded" : opened);
      setTurned(NONE);
    },
  };
}

/** Names of statements: folded with all the rest they would leave no figure to read. */
function headingsOfSums(rows: readonly TableRow[]): ReadonlySet<string> {
  const isSum = ({ kind }: TableRow) => kind === "subtotal" || kind === "total";
  const parents = new Set(rows.filter(isSum).map(({ parent }) => parent));
  return new Set(
    rows.filter(({ kind, key }) => kind === "heading" && parents.has(key)).map(({ key }) => key),
  );
}

export type FoldState = ReturnType<typeof useFolding>;

const NONE: ReadonlySet<string> = new Set();
const isNever = () => false;
