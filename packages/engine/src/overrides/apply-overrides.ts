/**
 * Changes laid over given lines, one after the other: an absolute figure replaces what stands
 * there, scale multiplies it and shift adds to it. Only cells that were changed are held, also
 * those changed to what they already were: a change counts by being made.
 */
import type { LineId } from "#lines/expression.ts";
import type { Override } from "#model/document.ts";
import { isOverriddenOf, overrideOf, overrideScaleOf } from "./override-lines.ts";

/** What is given under the changes; undefined for a line that is not given. */
export type GivenValue = (line: LineId, period: number) => number | undefined;
export type ChangedCells = Map<LineId, Map<number, number>>;

export function applyOverrides(
  overrides: readonly Override[],
  givenValue: GivenValue,
  periodCount: number,
): ChangedCells {
  const changed: ChangedCells = new Map();
  const read = (line: LineId, period: number) =>
    changed.get(line)?.get(period) ?? givenValue(line, period);
  const write = (line: LineId, period: number, value: number) => {
    const cells = changed.get(line) ?? new Map<number, number>();
    changed.set(line, cells.set(period, value));
  };
  for (const override of overrides) {
    const last = Math.min(override.to ?? periodCount - 1, periodCount - 1);
    for (let period = Math.max(override.from ?? 0, 0); period <= last; period++)
      applyToCell(override, period, read, write);
  }
  return changed;
}

function applyToCell(
  { line, mode = "set", value }: Override,
  period: number,
  read: GivenValue,
  write: (line: LineId, period: number, value: number) => void,
) {
  const given = read(line, period);
  if (given !== undefined) {
    write(line, period, moved(given, mode, value));
    return;
  }
  const added = read(overrideOf(line), period);
  if (added === undefined) return;
  write(isOverriddenOf(line), period, 1);
  write(overrideOf(line), period, moved(added, mode, value));
  const scale = read(overrideScaleOf(line), period);
  if (scale === undefined || mode === "shift") return;
  write(overrideScaleOf(line), period, mode === "set" ? 0 : scale * value);
}

function moved(before: number, mode: "set" | "scale" | "shift", value: number): number {
  if (mode === "set") return value;
  return mode === "scale" ? before * value : before + value;
}
