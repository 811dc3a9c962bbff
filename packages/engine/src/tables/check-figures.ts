/** A check over the periods of a column: zero when it is right in all of them, else at its worst. */

import { cellOf, valueAt } from "#calculate/sheet.ts";
import { GATE_SCALE, isRounding } from "#checks/integrity.ts";
import type { Check } from "#draft/draft.ts";
import type { Source } from "./read-figures.ts";

/** Undefined when the case's model has no such check. */
export function readCheck(source: Source, { line, class: kind }: Check): number | undefined {
  const { model, sheet } = source.case;
  const { program } = model;
  const row = program.rowOf.get(line);
  if (row === undefined) return undefined;
  let worst = 0;
  for (let period = source.range.from; period <= source.range.to; period++) {
    const value = sheet[cellOf(program, row, period)] ?? 0;
    if (Math.abs(value) <= Math.abs(worst)) continue;
    const scale = valueAt(program, sheet, GATE_SCALE, period);
    if (kind === "error" && isRounding(value, scale)) continue;
    worst = value;
  }
  return worst;
}
