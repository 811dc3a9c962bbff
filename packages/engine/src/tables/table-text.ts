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

/** "Actual", "Forecast", "4 + 8 months", and how many periods a year holds that is cut off. */
function standingText(column: TableColumn): string {
  const { standing, periodCount, actualCount, periodUnit, isComplete } = column;
  const periods = `${periodUnit}${periodCount === 1 ? "" : "s"}`;
  if (standing === "mixed") return `${actualCount} + ${periodCount - actualCount} ${periods}`;
  const word = standing === "actual" ? "Actual" : "Forecast";
  return isComplete || periodCount === 0 ? word : `${word}, ${periodCount} ${periods}`;
}

/** Two lines above each column: time and its standing, or time and case where there are several. */
export function headingsOf({ columns }: Table): { upper: string; lower: string }[] {
  const isCompared = columns.some((column) => column.case !== columns[0]?.case || column.between);
  return columns.map((column) => {
    if (!isCompared) return { upper: standingText(column), lower: column.label };
    return { upper: column.label, lower: ROLE_TEXTS[column.role] ?? column.caseName };
  });
}

const ROLE_TEXTS = { figure: undefined, difference: "Difference", differencePercent: "%" } as const;

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
