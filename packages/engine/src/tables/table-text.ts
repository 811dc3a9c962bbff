/** The words around the figures, the same wherever a table is drawn. */
import type { FigureFormat, Negatives } from "./format-figure.ts";
import { formatFigure } from "./format-figure.ts";
import { cellIndex, type Scale, type Table, type TableColumn } from "./table.ts";

const SCALE_TEXTS = { ones: "", thousands: " ’000", millions: " m" } satisfies Record<
  Scale,
  string
>;

/** "AUD ’000", once, above the table. */
export function scaleText({ currency, scale }: Pick<Table, "currency" | "scale">): string {
  return currency + SCALE_TEXTS[scale];
}

/** What is said above figures that do not hold; nothing above others. */
export function blockedTexts({ blockedBy }: Pick<Table, "blockedBy">): string[] {
  if (blockedBy.length === 0) return [];
  const faults = blockedBy.map(({ message, place }) => `${message} (${place})`);
  return ["These figures do not hold. What to mend:", ...faults];
}

/** "Actual", "Forecast", "4 + 8 months", and how many periods a year holds that is cut off. */
function standingText(column: TableColumn): string {
  const { standing, periodCount, actualCount, periodUnit, isComplete } = column;
  const periods = `${periodUnit}${periodCount === 1 ? "" : "s"}`;
  if (standing === "mixed") return `${actualCount} + ${periodCount - actualCount} ${periods}`;
  const word = standing === "actual" ? "Actual" : "Forecast";
  return isComplete || periodCount === 0 ? word : `${word}, ${periodCount} ${periods}`;
}

/**
 * Two lines above each column: standing and time, or time with its standing and the case where there
 * are several; of one case in two years, which of them. Above a difference that is left empty stands why.
 */
export function headingsOf({ columns }: Table): { upper: string; lower: string }[] {
  const isCompared = columns.some((column) => column.case !== columns[0]?.case || column.between);
  return columns.map((column, index) => {
    if (!isCompared) return { upper: standingText(column), lower: column.label };
    const { role, label, currency, emptyBecause = label } = column;
    if (role !== "figure") return { upper: emptyBecause, lower: ROLE_TEXTS[role] };
    const name = yearText(columns, index) ?? column.caseName;
    const lower = currency === undefined ? name : `${name}, ${currency}`;
    return { upper: timeAndStanding(column), lower };
  });
}

/** Of one case in two years, which of them a column is; undefined where cases are compared. */
function yearText(columns: readonly TableColumn[], index: number): string | undefined {
  const pair = columns.find(({ between }) => between?.includes(index))?.between;
  if (!pair || columns[pair[0]]?.case !== columns[pair[1]]?.case) return undefined;
  return index === pair[0] ? "This year" : "Last year";
}

/** Above a pair of one case: "Jan-27, forecast, less Jan-26, actual"; of cases their time. */
export function groupText(table: Table, first: number): string {
  const upper = headingsOf(table)[first]?.upper ?? "";
  const pair = table.columns.find(({ between }) => between?.[0] === first)?.between;
  const other = pair && table.columns[pair[1]];
  if (!other || yearText(table.columns, first) === undefined) return upper;
  return other.periodCount === 0 ? upper : `${upper}, less ${timeAndStanding(other)}`;
}

/** "FY27, forecast, 9 months": what is compared says how much of a year it is. */
function timeAndStanding(column: TableColumn): string {
  const { label, periodCount } = column;
  return periodCount === 0 ? label : `${label}, ${standingText(column).toLowerCase()}`;
}

const ROLE_TEXTS = { difference: "Difference", differencePercent: "%" } as const;

function formatAt({ rows, columns }: Table, row: number, column: number): FigureFormat {
  const { style, decimals } = rows[row]?.format ?? { style: "amount", decimals: 0 };
  const role = columns[column]?.role;
  if (role === "differencePercent") return { style: "percent", decimals: 1 };
  return { style: role === "difference" && style === "percent" ? "points" : style, decimals };
}

export function textAt(table: Table, row: number, column: number, negatives?: Negatives): string {
  const shown = table.shown[cellIndex(table, row, column)] ?? null;
  return formatFigure(shown, formatAt(table, row, column), negatives);
}
