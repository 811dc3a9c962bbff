/**
 * The scenarios of a model as whole series: every given line that some scenario changes, with the
 * figures each of them calculates with. Relative changes and inheritance are worked out already.
 */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import { ANOTHER_CASE } from "#overrides/add-overrides.ts";
import { resolveScenario } from "#scenarios/resolve-scenario.ts";

/** `values` has only lines that differ from the base. */
export type Case = { id: string; name: string; values: ReadonlyMap<LineId, readonly number[]> };

export function casesOf(model: Model): Case[] {
  return model.document.scenarios.map(({ id, name }) => ({
    id,
    name,
    values: seriesOf(model, id),
  }));
}

function seriesOf(model: Model, scenario: string): Map<LineId, number[]> {
  const series = new Map<LineId, number[]>();
  for (const { row, period, value } of resolveScenario(model, scenario)) {
    const line = model.program.lines[row];
    if (line?.source.kind !== "given" || line.id === ANOTHER_CASE) continue;
    const base = line.source.values;
    const own = series.get(line.id) ?? model.periods.map((_, index) => base[index] ?? 0);
    own[period] = value;
    series.set(line.id, own);
  }
  return series;
}
