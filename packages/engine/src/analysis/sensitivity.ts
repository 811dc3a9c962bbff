/**
 * Sensitivity: how far a figure moves when each input alone is a stated share lower and higher in
 * every forecast period. The widest comes first, as a tornado is drawn; of equals the first in the
 * document. Inputs that move nothing are told too: they may be forgotten ones.
 */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line, Unit } from "#lines/line.ts";
import type { Override } from "#model/document.ts";
import { canOverride, OVERRIDES } from "#overrides/override-lines.ts";
import type { Cases } from "#scenarios/cases.ts";
import { casesAllowing } from "#scenarios/cases-allowing.ts";
import { overlayOnSheet } from "#scenarios/resolve-scenario.ts";
import { measureCases, type Target, targetValue } from "./target.ts";

export type Sensitivity = {
  line: LineId;
  name: string;
  unit: Unit;
  /** The figure with the input lower and higher. */
  low: number;
  high: number;
  /** The same against the base case. */
  lowChange: number;
  highChange: number;
};

export type SensitivityOptions = {
  /** 0.1 is ten percent of the input's own figure, the default. */
  step?: number;
  /** Only these inputs; every input when unsaid. */
  lines?: readonly LineId[];
};

export function sensitivityOf(
  cases: Cases,
  target: Target,
  { step, lines }: SensitivityOptions = {},
): Sensitivity[] {
  return widestFirst(moveInputs(cases, target, inputsOf(cases.model, lines), step));
}

/** Each input alone, lower and higher; in the order of the inputs. */
export function moveInputs(
  cases: Cases,
  target: Target,
  inputs: readonly Line[],
  step = 0.1,
): Sensitivity[] {
  const changes = inputs.map(({ id }) => ({ line: id, mode: "scale" }) as const);
  const allowing = casesAllowing(cases, changes);
  const { model, base } = allowing;
  const from = model.document.timeline.actualCount;
  const scaled = (line: LineId, value: number): Override[] => [
    { line, mode: "scale", value, from },
  ];
  const overlays = inputs
    .flatMap(({ id }) => [scaled(id, 1 - step), scaled(id, 1 + step)])
    .map((overrides) => overlayOnSheet(model.program, overrides, base));
  const figures = measureCases(allowing, target, overlays);
  const before = targetValue(model.program, base, target);
  return inputs.map(({ id, name, unit }, index): Sensitivity => {
    const [low, high] = [figures[2 * index] ?? 0, figures[2 * index + 1] ?? 0];
    return { line: id, name, unit, low, high, lowChange: low - before, highChange: high - before };
  });
}

export function widestFirst(bars: readonly Sensitivity[]): Sensitivity[] {
  return bars.toSorted((left, right) => widthOf(right) - widthOf(left));
}

/** What a person gave: drivers with figures, and figures of modules. */
export function inputsOf({ program }: Model, lines?: readonly LineId[]): Line[] {
  return program.lines.filter(
    (line) =>
      line.source.kind === "given" &&
      canOverride(line) &&
      line.section !== OVERRIDES &&
      (lines?.includes(line.id) ?? true),
  );
}

function widthOf({ lowChange, highChange }: Sensitivity): number {
  return Math.max(Math.abs(highChange - lowChange), Math.abs(lowChange), Math.abs(highChange));
}
