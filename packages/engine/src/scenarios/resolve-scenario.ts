/**
 * A scenario as the cells it sets differently from the base: what it inherits first, then its own.
 * Nothing is stored between, so taking a change away gives back exactly what was there.
 */
import type { Model } from "#build/build-model.ts";
import type { Overlay } from "#calculate/batch.ts";
import type { Program } from "#calculate/program.ts";
import { cellOf, type Sheet } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import type { Override } from "#model/document.ts";
import { ANOTHER_CASE } from "#overrides/add-overrides.ts";
import { applyOverrides, type GivenValue } from "#overrides/apply-overrides.ts";
import { lineageOf, type ScenarioId, scenarioOf } from "#overrides/family.ts";
import { canOverride } from "#overrides/override-lines.ts";

export function resolveScenario({ document, program }: Model, id: ScenarioId): Overlay {
  if (!scenarioOf(document, id)) return [];
  const overrides = lineageOf(document, id).flatMap((scenario) => scenario.overrides);
  const given: GivenValue = (line, period) => {
    const source = lineOf(program, line)?.source;
    return source?.kind === "given" ? (source.values[period] ?? 0) : undefined;
  };
  return [...overlayOf(program, overrides, given), ...showingCells(program)];
}

/** The same over the figures of a calculated case. */
export function overlayOnSheet(
  program: Program,
  overrides: readonly Override[],
  sheet: Sheet,
): Overlay {
  return overlayOf(program, overrides, (line, period) => {
    const row = program.rowOf.get(line) ?? -1;
    const isGiven = program.lines[row]?.source.kind === "given";
    return isGiven ? sheet[cellOf(program, row, period)] : undefined;
  });
}

/** A change to what is not there or cannot be changed is an issue of the model, and left out. */
function overlayOf(program: Program, overrides: readonly Override[], given: GivenValue): Overlay {
  const sound = overrides.filter(({ line: id }) => {
    const line = lineOf(program, id);
    return line !== undefined && canOverride(line);
  });
  const changed = applyOverrides(sound, given, program.periodCount);
  return [...changed].flatMap(([line, cells]) => {
    const row = program.rowOf.get(line) ?? 0;
    return [...cells].map(([period, value]) => ({ row, period, value }));
  });
}

function showingCells(program: Program): Overlay {
  const row = program.rowOf.get(ANOTHER_CASE);
  if (row === undefined) return [];
  return Array.from({ length: program.periodCount }, (_, period) => ({ row, period, value: 1 }));
}

function lineOf(program: Program, id: LineId) {
  return program.lines[program.rowOf.get(id) ?? -1];
}
