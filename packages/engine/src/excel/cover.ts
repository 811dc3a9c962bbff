/** The cover: what the workbook is of, which case it shows, and whether every check holds. */
import { columnName } from "./a1.ts";
import { EMPTY_ROW, textCell, textRow } from "./cells.ts";
import { type Desk, periodColumn } from "./desk.ts";
import { SHEETS } from "./layout.ts";
import type { Cell, Row, Sheet } from "./workbook.ts";

export const COVER_HASH_ROW = 2;

export function coverSheet(desk: Desk): Sheet {
  const { model, hash, cases } = desk;
  const { document, periods } = model;
  const fact = (label: string, cell: Cell): Row => ({ cells: [textCell(label, "label"), cell] });
  const text = (label: string, value: string) => fact(label, textCell(value, "note"));
  const scenario = { value: 0, look: "input", numberFormat: "0" } as const;
  return {
    name: SHEETS.cover,
    columnWidths: [34, 48, 24],
    frozen: { rows: 1, columns: 0 },
    rows: [
      textRow("title", document.name),
      EMPTY_ROW,
      text("Model hash", hash),
      text(
        "Periods",
        `${periods[0]?.label ?? ""} to ${periods.at(-1)?.label ?? ""}, in ${document.currency}`,
      ),
      cases.length > 0 ? fact("Scenario shown (0 is the base)", scenario) : EMPTY_ROW,
      ...cases.map(({ name }, index) => text(`Scenario ${index + 1}`, name)),
      EMPTY_ROW,
      textRow("heading", "Check", "Largest difference", "Holds"),
      ...checkRows(desk),
      EMPTY_ROW,
      textRow(
        "note",
        "Blue figures are inputs. Everything else is calculated, one formula per row.",
      ),
      textRow("note", "Errors must be zero in every period. Alerts are news."),
    ],
  };
}

/** A check holds when it is below half a cent everywhere; an alert only counts. */
function checkRows({ model, layout, values }: Desk): Row[] {
  const { program } = model;
  const [first, last] = [
    columnName(periodColumn(model, 0)),
    columnName(periodColumn(model, program.periodCount - 1)),
  ];
  return model.checks.flatMap(({ line, name, class: kind }) => {
    const place = layout.placeOf.get(line);
    const row = program.rowOf.get(line);
    if (!place || row === undefined) return [];
    const range = `'${SHEETS[place.sheet]}'!${first}${place.row + 1}:${last}${place.row + 1}`;
    const start = row * program.stride + program.historyCount;
    const largest = values
      .subarray(start, start + program.periodCount)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const isHeld = largest < 0.005;
    const word = kind === "error" ? "Error" : "Alert";
    return [
      {
        cells: [
          textCell(name, "label"),
          {
            value: largest,
            formula: `MAX(MAX(${range}),-MIN(${range}))`,
            look: "check",
            numberFormat: "#,##0.000000",
          },
          {
            value: isHeld ? "Yes" : word,
            formula: `IF(MAX(MAX(${range}),-MIN(${range}))<0.005,"Yes","${word}")`,
            look: "check",
          },
        ],
      } satisfies Row,
    ];
  });
}
