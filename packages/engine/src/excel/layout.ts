/**
 * Where each line stands in the workbook: every line has one row on one sheet, and a period has
 * the same column on all of them, so a formula reads across sheets without surprise.
 *
 *   A name · B unit · C the line's id · D… before the first period · then the periods
 */
import type { Model } from "#build/build-model.ts";
import type { Line } from "#lines/line.ts";

export const SHEETS = {
  cover: "Cover",
  drivers: "Drivers",
  scenarios: "Scenarios",
  actuals: "Actuals",
  calculations: "Calculations",
  profitAndLoss: "P&L",
  balanceSheet: "Balance sheet",
  cashFlow: "Cash flow",
  kpis: "KPIs",
  checks: "Checks",
} as const;

export type SheetKey = keyof typeof SHEETS;

/** The title, an empty row and the column headings stand above the lines. */
export const FIRST_ROW = 3;
export const LABEL_COLUMNS = 3;

export type Placed = { line: Line; row: number };
export type Block = { heading: string; lines: Placed[]; headingRow: number };
export type Layout = {
  blocks: Record<SheetKey, Block[]>;
  placeOf: ReadonlyMap<string, { sheet: SheetKey; row: number }>;
};

export function layoutOf(model: Model): Layout {
  const blocks = Object.fromEntries(
    Object.keys(SHEETS).map((key) => [key, [] as Block[]]),
  ) as unknown as Record<SheetKey, Block[]>;
  const placeOf = new Map<string, { sheet: SheetKey; row: number }>();
  const headings = headingsOf(model);
  for (const [sheet, lines] of bySheet(model)) {
    let row = FIRST_ROW;
    for (const [section, members] of grouped(lines, ({ section }) => section)) {
      const block: Block = {
        heading: headings.get(section) ?? section,
        headingRow: row,
        lines: [],
      };
      row += 1;
      for (const line of members) {
        placeOf.set(line.id, { sheet, row });
        block.lines.push({ line, row });
        row += 1;
      }
      row += 1;
      blocks[sheet].push(block);
    }
  }
  return { blocks, placeOf };
}

function bySheet(model: Model): Map<SheetKey, Line[]> {
  return grouped(inReadingOrder(model), sheetOf);
}

function grouped<Key>(lines: readonly Line[], keyOf: (line: Line) => Key): Map<Key, Line[]> {
  const groups = new Map<Key, Line[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key) ?? [];
    group.push(line);
    groups.set(key, group);
  }
  return groups;
}

/** Statements are read in their own order; everything else in the order in which it was built. */
function inReadingOrder({ program, statements }: Model): Line[] {
  const rows = Object.values(statements).flat();
  const positions = new Map(rows.map(({ line }, position) => [line, position]));
  const position = ({ id }: Line) => positions.get(id) ?? -1;
  return program.lines.toSorted((left, right) => position(left) - position(right));
}

function sheetOf({ source, section }: Line): SheetKey {
  if (section === "cashFlowDirect") return "cashFlow";
  if (section in SHEETS && section !== "drivers") return section as SheetKey;
  if (source.kind === "calculated") return "calculations";
  return section === "ledger" ? "actuals" : "drivers";
}

function headingsOf({ document }: Model): Map<string, string> {
  return new Map([
    ["calendar", "Timing"],
    ["drivers", "Drivers"],
    ["ledger", "Ledger"],
    ["parts", "Parts of formulas"],
    ["circles", "Closed forms"],
    ["profitAndLoss", "Profit and loss"],
    ["balanceSheet", "Balance sheet"],
    ["cashFlow", "Cash flow, indirect method"],
    ["cashFlowDirect", "Cash flow, direct method"],
    ["kpis", "KPIs"],
    ["checks", "Checks"],
    ...document.modules.map(({ id, name }): [string, string] => [id, name]),
  ]);
}
