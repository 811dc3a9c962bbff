/** What a person gives that a line of a statement is made of, as near to it as can be told. */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { visitReferences } from "#lines/walk.ts";
import type { StatementKey } from "#statements/statement.ts";
import { inputOf } from "./row-input.ts";
import type { Insert } from "./rows.ts";

/** More than these stand in nobody's way under the drivers themselves. */
const INPUTS_MOST = 8;

/** Lines are the same while only figures change, and so is what they are made of. */
const known = new WeakMap<object, Map<StatementKey, Insert[]>>();

/** Below each account the inputs it is made of; none below what too many of them feed. */
export function driverInserts(model: Model, statement: StatementKey): Insert[] {
  const { rowOf } = model.program;
  const found = known.get(rowOf) ?? new Map<StatementKey, Insert[]>();
  known.set(rowOf, found);
  const inserts =
    found.get(statement) ??
    model.statements[statement].flatMap(({ line, kind }): Insert[] => {
      const lines = kind === "account" ? inputsBehind(model, line) : [];
      return lines.length > 0 ? [{ below: line, lines, isFolding: true }] : [];
    });
  found.set(statement, inserts);
  return inserts;
}

/** Balances, and what other accounts come to, are lines that stand elsewhere and say it there. */
function inputsBehind({ program }: Model, id: LineId): LineId[] {
  const inputs = new Set<LineId>();
  const seen = new Set<LineId>([id]);
  const waiting = [id];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const line = program.lines[program.rowOf.get(next) ?? -1];
    if (!line || (next !== id && isElsewhere(line, id))) continue;
    if (inputOf(line) && !isAnother(program, line)) inputs.add(next);
    if (inputOf(line)?.holds === "figures" || line.source.kind === "given") continue;
    visitReferences(line.source.expression, (reference) => {
      if (seen.has(reference)) return;
      seen.add(reference);
      waiting.push(reference);
    });
  }
  return inputs.size <= INPUTS_MOST ? [...inputs] : [];
}

/** A figure that is nothing but a driver is not said twice. */
export function isAnother({ rowOf }: Model["program"], { formula }: Line): boolean {
  return formula !== undefined && rowOf.has(formula.text.trim());
}

/** The movement of the account itself is on the way; every other line of the books is not. */
function isElsewhere({ id, section, module }: Line, of: LineId): boolean {
  if (section === "drivers" || module !== undefined) return false;
  const account = of.slice(of.lastIndexOf(".") + 1);
  return !id.startsWith(`account.${account}.`) || id.endsWith(".closing");
}
