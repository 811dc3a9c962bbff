/** The cells of a file as text, and back. */
import type { Table } from "@app/spreadsheet/read-table";

type SheetText = Omit<Table["sheets"][number], "formulas" | "errors" | "dateNumbers"> & {
  formulas: string[];
  errors: string[];
  dateNumbers: [string, number][];
};

export function cellsText({ sheets, ...table }: Table): string {
  return JSON.stringify({
    ...table,
    sheets: sheets.map(({ formulas, errors, dateNumbers, ...sheet }) => ({
      ...sheet,
      ...{ formulas: [...formulas], errors: [...errors], dateNumbers: [...dateNumbers] },
    })),
  });
}

export function tableOfText(text: string): Table {
  const { sheets, ...table } = JSON.parse(text) as Omit<Table, "sheets"> & { sheets: SheetText[] };
  return {
    ...table,
    sheets: sheets.map(({ formulas, errors, dateNumbers, ...sheet }) => ({
      ...sheet,
      ...{ formulas: new Set(formulas), errors: new Set(errors) },
      dateNumbers: new Map(dateNumbers),
    })),
  };
}
