/**
 * What a cell looks like, by what it is. Inputs are blue on cream, as modellers expect; a subtotal
 * has a thin rule above it, a total a thin one above and a double one below.
 */
import type { Cell, CellLook } from "@app/engine/excel/workbook";
import type { CellStyle } from "hucre/xlsx";

const font = { name: "Calibri", size: 11 };
const grey = { rgb: "6B7280" };

const looks: Record<CellLook, CellStyle> = {
  title: { font: { ...font, size: 16, bold: true } },
  heading: { font: { ...font, bold: true }, border: { bottom: { style: "thin", color: grey } } },
  period: {
    font: { ...font, bold: true },
    border: { bottom: { style: "thin", color: grey } },
    alignment: { horizontal: "right" },
  },
  label: { font },
  note: { font: { ...font, italic: true, color: grey } },
  input: {
    font: { ...font, color: { rgb: "0000FF" } },
    fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FFF8E1" } },
  },
  calculation: { font },
  subtotal: { font: { ...font, bold: true }, border: { top: { style: "thin" } } },
  total: {
    font: { ...font, bold: true },
    border: { top: { style: "thin" }, bottom: { style: "double" } },
  },
  check: { font: { ...font, italic: true, color: { rgb: "1E7B34" } } },
};

export function styleOf({ look, numberFormat, indent }: Cell): CellStyle {
  return {
    ...looks[look],
    ...(numberFormat !== undefined && { numFmt: numberFormat }),
    ...(indent !== undefined && { alignment: { horizontal: "left", indent } }),
  };
}
