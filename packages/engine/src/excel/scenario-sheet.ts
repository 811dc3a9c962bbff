/**
 * The sheet of scenarios: for every driver that differs somewhere, one row of figures per case,
 * the base first. The driver's own row picks the row of the case that the cover asks for.
 */
import type { LineId } from "#lines/expression.ts";
import { EMPTY_ROW, numberFormatOf, textCell, textRow } from "./cells.ts";
import { type CaseRows, columnWidths, type Desk, type Export, headingRow } from "./desk.ts";
import { FIRST_ROW, LABEL_COLUMNS, SHEETS } from "./layout.ts";
import type { Row, Sheet } from "./workbook.ts";

export function caseRowsOf({ cases }: Export): CaseRows {
  const lines = [...new Set(cases.flatMap(({ values }) => [...values.keys()]))];
  // A heading, the base, the other cases and an empty row.
  const height = cases.length + 3;
  const rowOf = new Map(lines.map((line, index) => [line, FIRST_ROW + index * height + 1]));
  return {
    lines,
    rowOf,
    formulaFor: (line, column) => {
      const base = rowOf.get(line);
      if (base === undefined) return undefined;
      const cells = [undefined, ...cases].map(
        (_, index) => `'${SHEETS.scenarios}'!${column}${base + index + 1}`,
      );
      return `CHOOSE(Scenario+1,${cells.join(",")})`;
    },
  };
}

export function scenariosSheet(desk: Desk): Sheet {
  const { model, caseRows } = desk;
  const rows: Row[] = [textRow("title", SHEETS.scenarios), EMPTY_ROW, headingRow(model)];
  for (const id of caseRows.lines) rows.push(...blockRows(desk, id), EMPTY_ROW);
  return {
    name: SHEETS.scenarios,
    columnWidths: columnWidths(model),
    frozen: { rows: FIRST_ROW, columns: LABEL_COLUMNS },
    rows,
  };
}

function blockRows({ model, cases }: Desk, id: LineId): Row[] {
  const line = model.program.lines[model.program.rowOf.get(id) ?? -1];
  if (line?.source.kind !== "given") return [];
  const { values: base } = line.source;
  const numberFormat = numberFormatOf(line);
  const row = (name: string, caseId: string, values: readonly number[]): Row => ({
    cells: [
      textCell(name, "label"),
      textCell(line.unit, "note"),
      textCell(`${id}@${caseId}`, "note"),
      ...Array.from({ length: model.program.historyCount }, () => null),
      ...Array.from({ length: model.program.periodCount }, (_, period) => ({
        value: (values[period] ?? 0) + 0,
        look: "input" as const,
        numberFormat,
      })),
    ],
  });
  return [
    textRow("heading", line.name),
    row("Base", "base", base),
    ...cases.map((each) => row(each.name, each.id, each.values.get(id) ?? base)),
  ];
}
