import type { Unit } from "@app/engine/lines/line";

export const UNIT_WORDS: Record<Unit, string> = {
  currency: "Money",
  count: "Count",
  percent: "Percent",
  days: "Days",
  rate: "Rate",
  flag: "Yes or no",
};

export const UNITS = Object.keys(UNIT_WORDS) as Unit[];
