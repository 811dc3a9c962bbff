/**
 * Where each line stands in the workbook: every line has one row on one sheet, and a period has
 * the same column on all of them, so a formula reads across sheets without surprise.
 *
 *   A name · B unit · C the line's id · D… before the first period · then the periods
 */
import type { Model } from "#build/build-model.ts";
import type { Line } from "#lines/line.ts";
import { canOverride } from "#overrides/override-lines.ts";
import type { StatementRow } from "#statements/statement.ts";

/** In the order of the sheets: what is put in, what comes out, how it comes about. */
export const SHEETS = {
  cover: "Cover",
  drivers: "Drivers",
  scenarios: "Scenarios",
  profitAndLoss: "P&L",
  balanceSheet: "Balance sheet",
  cashFlow: "Cash flow",
  kpis: "KPIs",
  checks: "Checks",
  calculations: "Calculations",
  actuals: "Actuals",
  document: "Document",
} as const;

export type SheetKey = keyof typeof SHEETS;

/** The title, what is actual, and the column headings stand above the lines. */
export const FIRST_ROW = 3;
export const LABEL_COLUMNS = 3;
export const ID_COLUMN = 2;
export const ID_HEADING = "Id";

export type Placed = { line: Line; row: number };
export type Block = { heading: string; lines: Placed[]; headingRow: number };
export type Layout = {
  blocks: ReadonlyMap<SheetKey, readonly Block[]>;
  placeOf: ReadonlyMap<string, { sheet: SheetKey; row: number }>;
};

export function layoutOf(model: Model): Layout {
  const blocks = new Map<SheetKey, Block[]>();
  const placeOf = new Map<string, { sheet: SheetKey; row: number }>();
  const headings = headingsOf(model);
  const totals = totalsOf(model);
  const checks = new Set(model.checks.map(({ line }) => line));
  const bySheet = grouped(inReadingOrder(model), (line) => sheetOf(line, checks));
  for (const [sheet, lines] of bySheet) {
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
        row += totals.has(line.id) ? 2 : 1;
      }
      row += 1;
      blocks.set(sheet, [...(blocks.get(sheet) ?? []), block]);
    }
  }
  return { blocks, placeOf };
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

/** A total has an empty row below it. */
function totalsOf({ statements }: Model): Set<string> {
  const rows: StatementRow[] = Object.values(statements).flat();
  return new Set(rows.filter(({ kind }) => kind === "total").map(({ line }) => line));
}

const SHEET_OF_SECTION = new Map<string, SheetKey>([
  ["profitAndLoss", "profitAndLoss"],
  ["balanceSheet", "balanceSheet"],
  ["cashFlow", "cashFlow"],
  ["cashFlowDirect", "cashFlow"],
  ["kpis", "kpis"],
  ["checks", "checks"],
]);

/** What a person gives stands with the drivers, and so does a driver that is a formula. */
function sheetOf(line: Line, checks: ReadonlySet<string>): SheetKey {
  const { id, source, section } = line;
  const own = checks.has(id) ? "checks" : SHEET_OF_SECTION.get(section);
  if (own) return own;
  if (section === "drivers" || (source.kind === "given" && canOverride(line))) return "drivers";
  return source.kind === "given" && section === "ledger" ? "actuals" : "calculations";
}

function headingsOf({ document }: Model): Map<string, string> {
  return new Map([
    ["calendar", "Timing"],
    ["drivers", "Drivers"],
    ["overrides", "Changes by hand"],
    ["ledger", "Ledger"],
    ["parts", "Parts of formulas"],
    ["circles", "Closed forms"],
    ["planned", "As planned"],
    ["profitAndLoss", "Profit and loss"],
    ["balanceSheet", "Balance sheet"],
    ["cashFlow", "Cash flow, indirect method"],
    ["cashFlowDirect", "Cash flow, direct method"],
    ["kpis", "KPIs"],
    ["checks", "Checks"],
    ...document.modules.map(({ id, name }): [string, string] => [id, name]),
  ]);
}
