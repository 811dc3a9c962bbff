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
type Mode = NonNullable<Override["mode"]>;

/** What a cell holds while changes are laid over it: a figure, or what will be done to one. */
type Held<T> = {
  given: (line: LineId, period: number) => T | undefined;
  moved: (before: T, mode: Mode, value: number) => T;
};

export function applyOverrides(
  overrides: readonly Override[],
  given: GivenValue,
  periodCount: number,
): Map<LineId, Map<number, number>> {
  return layOver(overrides, { given, moved }, periodCount);
}

function moved(before: number, mode: Mode, value: number): number {
  if (mode === "set") return value;
  return mode === "scale" ? before * value : before + value;
}

/** What changes make of whatever figure is under them: figure × scale + shift. */
export type CellChange = { scale: number; shift: number };

/** The changes themselves, cell by cell, without the figures they are laid over. */
export function changesOf(
  overrides: readonly Override[],
  isGiven: (line: LineId) => boolean,
  periodCount: number,
): Map<LineId, Map<number, CellChange>> {
  const given = (line: LineId) => (isGiven(line) ? { scale: 1, shift: 0 } : undefined);
  return layOver(overrides, { given, moved: changeMoved }, periodCount);
}

function changeMoved({ scale, shift }: CellChange, mode: Mode, value: number): CellChange {
  if (mode === "set") return { scale: 0, shift: value };
  if (mode === "shift") return { scale, shift: shift + value };
  return { scale: scale * value, shift: shift * value };
}

function layOver<T>(
  overrides: readonly Override[],
  held: Held<T>,
  periodCount: number,
): Map<LineId, Map<number, T>> {
  const changed = new Map<LineId, Map<number, T>>();
  const read = (line: LineId, period: number) =>
    changed.get(line)?.get(period) ?? held.given(line, period);
  const move = (line: LineId, period: number, mode: Mode, value: number) => {
    const before = read(line, period);
    if (before === undefined) return false;
    const cells = changed.get(line) ?? new Map<number, T>();
    changed.set(line, cells.set(period, held.moved(before, mode, value)));
    return true;
  };
  for (const override of overrides) {
    const last = Math.min(override.to ?? periodCount - 1, periodCount - 1);
    for (let period = Math.max(override.from ?? 0, 0); period <= last; period++)
      moveCell(override, period, move);
  }
  return changed;
}

function moveCell(
  { line, mode = "set", value }: Override,
  period: number,
  move: (line: LineId, period: number, mode: Mode, value: number) => boolean,
) {
  if (move(line, period, mode, value) || !move(overrideOf(line), period, mode, value)) return;
  move(isOverriddenOf(line), period, "set", 1);
  if (mode === "set") move(overrideScaleOf(line), period, "set", 0);
  if (mode === "scale") move(overrideScaleOf(line), period, "scale", value);
}
