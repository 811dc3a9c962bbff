/** The workbook behind a chart, which opens when somebody edits its data. */
import type { Cell, Sheet } from "@app/engine/excel/workbook";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import type { NativeChart } from "./native-chart.ts";
import { figureFormat } from "./number-format.ts";

export const SHEET = "Sheet1";

export function chartBook({ labels, series, format }: NativeChart): Promise<Uint8Array> {
  const numberFormat = figureFormat(format);
  const figureCell = (figure: number | null | undefined): Cell | null =>
    typeof figure === "number" ? { value: figure, look: "calculation", numberFormat } : null;
  const names = series.map(({ name }): Cell => ({ value: name, look: "period" }));
  const sheet: Sheet = {
    ...{ name: SHEET, frozen: { rows: 1, columns: 1 } },
    columnWidths: [24, ...series.map(() => 16)],
    rows: [
      { cells: [null, ...names] },
      ...labels.map((label, at) => ({
        cells: [
          { value: label, look: "label" } as const,
          ...series.map(({ figures }) => figureCell(figures[at])),
        ],
      })),
    ],
  };
  return writeXlsx({ title: "Chart", sheets: [sheet], names: [] });
}
