import type { Unit } from "@app/engine/lines/line";
import type { Table, TableRow } from "@app/engine/tables/table";

export const UNIT_WORDS: Record<Unit, string> = {
  currency: "Money",
  count: "Count",
  percent: "Percent",
  days: "Days",
  rate: "Rate",
  flag: "Yes or no",
};

export const UNITS = Object.keys(UNIT_WORDS) as Unit[];

/** What a row's figures are counted in, as far as the document says. */
export function unitText({ line, unit }: TableRow, { currency }: Pick<Table, "currency">): string {
  if (line === undefined) return "";
  if (unit === "currency") return currency;
  return unit === "percent" ? "%" : unit === "days" ? "days" : "";
}
