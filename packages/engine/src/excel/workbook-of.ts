import { cellOf } from "#calculate/sheet.ts";
import type { Line } from "#lines/line.ts";
import { cellName, columnName, printA1 } from "./a1.ts";
import { CHECK_FORMAT, EMPTY_ROW, numberFormatOf, textCell, textRow } from "./cells.ts";
import { coverSheet } from "./cover.ts";
import { columnWidths, type Desk, type Export, headingRow, periodColumn } from "./desk.ts";
import { type Block, FIRST_ROW, LABEL_COLUMNS, layoutOf, SHEETS, type SheetKey } from "./layout.ts";
import { caseRowsOf, scenariosSheet } from "./scenario-sheet.ts";
import type { Cell, Row, Sheet, Workbook } from "./workbook.ts";

const LINE_SHEETS: SheetKey[] = [
  "drivers",
  "actuals",
  "calculations",
  "profitAndLoss",
  "balanceSheet",
  "cashFlow",
  "kpis",
  "checks",
];

export function workbookOf(given: Export): Workbook {
  const layout = layoutOf(given.model);
  const desk: Desk = { ...given, layout, caseRows: caseRowsOf(given) };
  const [drivers, ...rest] = LINE_SHEETS.filter((key) => layout.blocks[key].length > 0).map((key) =>
    lineSheet(desk, key),
  );
  const scenarios = given.cases.length > 0 ? [scenariosSheet(desk)] : [];
  return {
    title: given.model.document.name,
    sheets: [coverSheet(desk), ...(drivers ? [drivers] : []), ...scenarios, ...rest],
    names: namesOf(desk),
  };
}

/** Drivers can be read by name: `driver_debtorDays`. */
function namesOf({ model, layout, cases }: Desk): Workbook["names"] {
  const last = columnName(periodColumn(model, model.program.periodCount - 1));
  const first = columnName(periodColumn(model, 0));
  const drivers = model.document.drivers.flatMap(({ id }) => {
    const place = layout.placeOf.get(id);
    if (!place) return [];
    const at = place.row + 1;
    return [
      {
        name: `driver_${id.replaceAll(".", "_")}`,
        refersTo: `'${SHEETS[place.sheet]}'!$${first}$${at}:$${last}$${at}`,
      },
    ];
  });
  return cases.length > 0
    ? [{ name: "Scenario", refersTo: `'${SHEETS.cover}'!$B$5` }, ...drivers]
    : drivers;
}

function lineSheet(desk: Desk, key: SheetKey): Sheet {
  const { model, layout } = desk;
  const rows: Row[] = [textRow("title", SHEETS[key]), EMPTY_ROW, headingRow(model)];
  for (const block of layout.blocks[key]) rows.push(...blockRows(desk, key, block), EMPTY_ROW);
  return {
    name: SHEETS[key],
    columnWidths: columnWidths(model),
    frozen: { rows: FIRST_ROW, columns: LABEL_COLUMNS },
    rows,
  };
}

function blockRows(desk: Desk, key: SheetKey, block: Block): Row[] {
  return [
    textRow("heading", block.heading),
    ...block.lines.map(({ line }) => lineRow(desk, key, line)),
  ];
}

function lineRow(desk: Desk, key: SheetKey, line: Line): Row {
  const { program } = desk.model;
  const times = Array.from({ length: program.stride }, (_, time) => time - program.historyCount);
  const labels = [
    textCell(line.name, "label"),
    textCell(line.unit, "note"),
    textCell(line.id, "note"),
  ];
  return { cells: [...labels, ...times.map((period) => figureCell(desk, key, line, period))] };
}

function figureCell(desk: Desk, key: SheetKey, line: Line, period: number): Cell | null {
  const { model, values } = desk;
  const row = model.program.rowOf.get(line.id) ?? 0;
  const value = (values[cellOf(model.program, row, period)] ?? 0) + 0;
  const numberFormat = key === "checks" ? CHECK_FORMAT : numberFormatOf(line);
  if (period < 0) return value === 0 ? null : { value, look: "input", numberFormat };
  if (line.source.kind === "given") {
    const formula = desk.caseRows.formulaFor(line.id, columnName(periodColumn(model, period)));
    return {
      value,
      look: formula ? "calculation" : "input",
      numberFormat,
      ...(formula ? { formula } : {}),
    };
  }
  const formula = printA1(line.source.expression, (id, lag) => locate(desk, key, id, period - lag));
  return { value, formula, look: lookOf(desk, key, line), numberFormat };
}

function locate({ model, layout }: Desk, from: SheetKey, line: string, period: number): string {
  const place = layout.placeOf.get(line);
  if (!place) throw new Error(`"${line}" has no place in the workbook`);
  const column = periodColumn(model, period);
  return place.sheet === from
    ? `${columnName(column)}${place.row + 1}`
    : cellName(SHEETS[place.sheet], column, place.row);
}

function lookOf({ model }: Desk, key: SheetKey, { id }: Line): Cell["look"] {
  if (key === "checks") return "check";
  const kind = Object.values(model.statements)
    .flat()
    .find(({ line }) => line === id)?.kind;
  return kind === undefined || kind === "account" ? "calculation" : kind;
}
