/** The base's own changes, laid over what was entered in given lines. */
import type { LineId } from "#lines/expression.ts";
import type { Given, Line } from "#lines/line.ts";
import type { Override } from "#model/document.ts";
import { applyOverrides } from "./apply-overrides.ts";

/** The lines that the changes touch; each keeps what was entered, so that it can be given back. */
export function changedLines(
  overrides: readonly Override[],
  lineOf: (id: LineId) => Line | undefined,
  periodCount: number,
): Line[] {
  const givenOf = (id: LineId): Given | undefined => {
    const source = lineOf(id)?.source;
    return source?.kind === "given" ? source : undefined;
  };
  const entered = (id: LineId, period: number) => {
    const source = givenOf(id);
    return source && (source.values[period] ?? 0);
  };
  const changed = applyOverrides(overrides, entered, periodCount);
  return [...changed].flatMap(([id, cells]): Line[] => {
    const [line, source] = [lineOf(id), givenOf(id)];
    if (!line || !source) return [];
    const values = Array.from(
      { length: periodCount },
      (_, period) => cells.get(period) ?? source.values[period] ?? 0,
    );
    return [{ ...line, source: { ...source, values, entered: source.values } }];
  });
}
