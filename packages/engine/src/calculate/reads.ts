/** Which rows each row reads, over all its text: what grouping and recalculating go by. */
import { referencesOf } from "#lines/walk.ts";
import type { Program } from "./program.ts";

/** A row is read from `lag` periods back to `reach` periods back. */
export type Read = { row: number; lag: number; reach: number };

export function readsOf(program: Program): Read[][] {
  return program.lines.map(({ source }) => {
    if (source.kind === "given") return [];
    return referencesOf(source.expression).map(({ line, lag, reach }) => ({
      row: program.rowOf.get(line) ?? 0,
      lag,
      reach,
    }));
  });
}
