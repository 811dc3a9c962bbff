/**
 * The opening balance sheet: the statement's own formulas, one column before the first period. The
 * engine has no figures there, so a row that some formula looks back to must stay as the engine
 * has it, and a formula that was split has parts without an opening; then the column stays empty.
 */
import type { Model } from "#build/build-model.ts";
import { evaluate } from "#calculate/evaluate.ts";
import { cellOf } from "#calculate/sheet.ts";
import { PARTS } from "#formula/compile-formula.ts";
import type { LineId } from "#lines/expression.ts";
import { referencesOf } from "#lines/walk.ts";
import type { Desk } from "./desk.ts";

export function hasOpening(model: Model, reachOf: readonly number[]): boolean {
  const { lines, rowOf } = model.program;
  const lineOf = (id: LineId) => lines[rowOf.get(id) ?? -1];
  return model.statements.balanceSheet.every(({ line: id }) => {
    const source = lineOf(id)?.source;
    const reads = source?.kind === "calculated" ? referencesOf(source.expression) : [];
    const isSplit = reads.some(({ line }) => lineOf(line)?.section === PARTS);
    return !isSplit && (reachOf[rowOf.get(id) ?? -1] ?? 0) === 0;
  });
}

/** The figure of a balance-sheet row, from the balances before the first period. */
export function openingFigure(desk: Desk, line: LineId): number {
  const { program } = desk.model;
  const row = program.rowOf.get(line) ?? 0;
  const source = program.lines[row]?.source;
  const isOnSheet = desk.layout.placeOf.get(line)?.sheet === "balanceSheet";
  if (!isOnSheet || source?.kind !== "calculated")
    return desk.values[cellOf(program, row, -1)] ?? 0;
  return evaluate(source.expression, (id, lag) =>
    lag === 0
      ? openingFigure(desk, id)
      : (desk.values[cellOf(program, program.rowOf.get(id) ?? 0, -1 - lag)] ?? 0),
  );
}
