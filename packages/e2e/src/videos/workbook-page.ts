/** A workbook as a spreadsheet program shows it: drawn from what the file holds, because no such program runs in a browser. */
import type { Cell, Sheet, Workbook } from "@app/engine/excel/workbook";
import type { Page } from "@playwright/test";

type Looked = { sheet: string /** The line's id in column C. */; row: string };

/** So many columns have room beside the names. */
const COLUMNS = 9;
/** The first months that are ahead, after the last that are actual. */
const SKIPPED = 14;

export async function showWorkbook(page: Page, workbook: Workbook, looked: Looked) {
  const sheet = workbook.sheets.find(({ name }) => name === looked.sheet);
  if (!sheet) throw new Error(`The workbook has no sheet ${looked.sheet}.`);
  await page.goto("about:blank");
  await page.setContent(`<style>${STYLE}</style>${bodyOf(workbook, sheet, looked.row)}`);
}

function bodyOf({ title, sheets }: Workbook, sheet: Sheet, line: string) {
  const columns = shownColumns(sheet);
  const row = sheet.rows.findIndex(({ cells }) => cells[2]?.value === line);
  const column = columns.at(4) ?? 0;
  const cell = sheet.rows[row]?.cells[column];
  const bar = cell?.formula === undefined ? textOf(cell) : `=${cell.formula}`;
  const rows = sheet.rows.map(({ cells }, index) => {
    const drawn = columns.map((at) => {
      const mark = index === row && at === column ? " chosen" : "";
      return `<td class="${cells[at]?.look ?? ""}${mark}">${escaped(textOf(cells[at]))}</td>`;
    });
    return `<tr><th>${index + 1}</th>${drawn.join("")}</tr>`;
  });
  const letters = columns.map((at) => `<th>${letterOf(at)}</th>`).join("");
  const tabs = sheets
    .filter(({ isHidden }) => !isHidden)
    .map((each) => `<b class="${each === sheet ? "open" : ""}">${escaped(each.name)}</b>`);
  return `<header>${escaped(title)}.xlsx</header>
    <p><b>${letterOf(column)}${row + 1}</b><i>fx</i><code>${escaped(bar)}</code></p>
    <main><table><tr><th></th>${letters}</tr>${rows.join("")}</table></main><footer>${tabs.join("")}</footer>`;
}

/** Names and units, then months; what is folded away is not seen. */
function shownColumns({ foldedColumns, columnWidths }: Sheet) {
  const first = foldedColumns ? foldedColumns.first + foldedColumns.count + SKIPPED : 2;
  const months = columnWidths.map((_, at) => at).filter((at) => at >= first);
  return [0, 1, ...months.slice(0, COLUMNS)];
}

function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}

/** As its number format says, of those that the export uses. */
function textOf(cell: Cell | null | undefined) {
  if (!cell || typeof cell.value !== "number") return String(cell?.value ?? "");
  const { value, numberFormat = "" } = cell;
  if (/m+.*y/.test(numberFormat)) {
    const day = new Date(Date.UTC(1899, 11, 30 + value));
    return day.toLocaleDateString("en", { month: "short", year: "2-digit", timeZone: "UTC" });
  }
  const digits = /0\.(0+)/.exec(numberFormat)?.[1]?.length ?? 0;
  const isShare = numberFormat.includes("%");
  const size = Math.abs(isShare ? value * 100 : value);
  const look = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = size.toLocaleString("en", look) + (isShare ? "%" : "");
  return value < 0 ? `(${text})` : text;
}

function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const STYLE = `
  body { margin: 0; display: grid; grid-template-rows: auto auto 1fr auto; height: 100vh; font: 13px Inter, Arial, sans-serif; color: #1c1f26 }
  header { background: #1e6b43; color: #fff; padding: 9px 14px; text-align: center; font-weight: 600 }
  p { margin: 0; display: flex; gap: 14px; align-items: center; padding: 7px 14px; border-bottom: 1px solid #c9ccd3; background: #f4f5f7 }
  p b { min-width: 52px } p i { color: #6b7280 } code { font: 13px monospace; background: #fff; border: 1px solid #c9ccd3; padding: 3px 8px; flex: 1 }
  main { overflow: hidden } table { border-collapse: collapse; table-layout: fixed; width: 1280px }
  th { background: #f4f5f7; color: #6b7280; font-weight: 400; border: 1px solid #d8dbe0; width: 80px; height: 21px }
  tr > th:first-child { width: 38px } tr:first-child > th:nth-child(2) { width: 290px } tr:first-child > th:nth-child(3) { width: 62px }
  td { border: 1px solid #e3e5e9; height: 21px; padding: 0 6px; white-space: nowrap; overflow: hidden; text-align: right; font-variant-numeric: tabular-nums }
  td:nth-child(2), td:nth-child(3) { text-align: left } .note { color: #6b7280 } .title { font-weight: 700; font-size: 15px }
  .heading, .period, .subtotal, .total { font-weight: 600 } .total { border-top: 2px solid #1c1f26 }
  td.input { color: #1d39c4; background: #fff9e5 } td.chosen { outline: 2px solid #1e6b43; outline-offset: -1px }
  footer { background: #f4f5f7; border-top: 1px solid #c9ccd3; padding: 6px 14px; display: flex; gap: 18px; color: #4b5563 }
  footer b { font-weight: 400; padding: 3px 8px } footer .open { background: #fff; color: #1e6b43; font-weight: 600; border-bottom: 2px solid #1e6b43 }`;
