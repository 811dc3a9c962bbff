/**
 * What may be changed by hand or in a scenario: a driver, or a figure a person gave a module. Not
 * the calendar, not what the ledger says, and nothing calculated from them: the books would no
 * longer balance by construction.
 *
 * A given line is changed in its own values. A formula that is changed anywhere becomes
 *
 *   line = if it is overridden: as calculated × scale + override, otherwise: as calculated
 *
 * where an absolute figure has the scale zero. Scale is left out while nobody scales or shifts.
 * Without a change the line has the same bits as its formula.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import { PARTS } from "#formula/compile-formula.ts";
import { add, at, iif, type LineId, mul } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";

/** The section of the lines that hold changes to formulas. */
export const OVERRIDES = "overrides";

export const overrideOf = (line: LineId): LineId => `${line}.override`;
export const overrideScaleOf = (line: LineId): LineId => `${line}.overrideScale`;
export const isOverriddenOf = (line: LineId): LineId => `${line}.isOverridden`;
const asCalculatedOf = (line: LineId): LineId => `${line}.asCalculated`;

export function canOverride({ section, module, source, formula }: Line): boolean {
  const isOfPerson = section === "drivers" || section === OVERRIDES;
  const isInput = isOfPerson || (module !== undefined && section !== PARTS);
  const isWritten = source.kind === "given" ? !source.isWorkedOut : formula !== undefined;
  return isInput && isWritten;
}

/** Whether a change is to a line that may be changed, and ends where it begins or later. */
export function canBeMade({ from, to }: { from: number; to: number }, line: Line | undefined) {
  if (!line || !canOverride(line)) return false;
  return Number.isInteger(from) && Number.isInteger(to) && from <= to;
}

/** Makes room for changes to a formula; `isAbsolute` when every one of them sets a figure. */
export function openFormula(draft: Draft, line: Line, isAbsolute: boolean) {
  if (line.source.kind === "given" || draft.lines.has(isOverriddenOf(line.id))) return;
  const { id, formula: _, module: __, ratio: ___, ...rest } = line;
  const shape = { ...rest, section: OVERRIDES };
  addLine(draft, { ...shape, id: asCalculatedOf(id), name: `${line.name}, as calculated` });
  const give = (each: LineId, name: string, unit: Line["unit"], value: number) => {
    const values = draft.periods.map(() => value);
    const source = { kind: "given", values } as const;
    addLine(draft, { ...shape, id: each, name: `${line.name}, ${name}`, unit, source });
  };
  give(isOverriddenOf(id), "is overridden", "flag", 0);
  give(overrideOf(id), "override", line.unit, 0);
  if (!isAbsolute) give(overrideScaleOf(id), "override, scale", "rate", 1);
  const calculated = at(asCalculatedOf(id));
  const changed = isAbsolute
    ? at(overrideOf(id))
    : add(mul(calculated, at(overrideScaleOf(id))), at(overrideOf(id)));
  const expression = iif(at(isOverriddenOf(id)), changed, calculated);
  const history = line.source.history ? { history: line.source.history } : {};
  draft.lines.set(id, { ...line, source: { kind: "calculated", expression, ...history } });
}
