/** What people typed into a line: its own figures, and those that changes by hand set. */
import type { LineId } from "#lines/expression.ts";
import { listOverrides } from "#overrides/list-overrides.ts";
import type { TableCase } from "./table-case.ts";

/** None for a line that is calculated; what a scale, a shift or an average gives was not typed. */
export function typedFigures(cases: Iterable<TableCase>, line: LineId): number[] {
  const models = new Set([...cases].map(({ model }) => model));
  return [...models].flatMap(({ document, program }) => {
    const source = program.lines[program.rowOf.get(line) ?? -1]?.source;
    if (source?.kind !== "given") return [];
    const changes = listOverrides(document).filter(({ mode }) => mode === "set");
    const set = changes.filter((change) => change.line === line).map(({ value }) => value);
    return [...(source.entered ?? source.values), ...set];
  });
}
