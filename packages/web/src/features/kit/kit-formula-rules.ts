/** What the kit's formula field is told: the rules are the model's, the names are made up. */
import type { Timeline } from "@app/engine/time/timeline";
import {
  completionsAt as completionsIn,
  mistakesIn as mistakesAmong,
} from "#model/formula-rules.ts";
import type { FormulaCompletion } from "#ui/formula-text.ts";

const NAMES: FormulaCompletion[] = [
  { name: "casualShare", meaning: "Casual pay, share of sales", value: "18.0%" },
  { name: "kegsSold", meaning: "Wholesale, kegs", value: "520" },
  { name: "taproom.net", meaning: "Taproom, sales before GST", value: "104,600" },
  { name: "taproom.tax", meaning: "Taproom, GST on sales", value: "10,460" },
  { name: "taproomDays", meaning: "Taproom, days open", value: "27" },
];

const EIGHT_MONTHS: Timeline = {
  unit: "month",
  start: "2026-11-01",
  periodCount: 8,
  yearEndMonth: 6,
  actualCount: 0,
};

const CASUAL_PAY = { line: "casualPay", name: "Casual pay", timeline: EIGHT_MONTHS };

export function mistakesIn(text: string) {
  const names = NAMES.map(({ name }) => name);
  return mistakesAmong(text, names, CASUAL_PAY);
}

export function completionsAt(text: string, place: number) {
  return completionsIn(text, place, NAMES);
}
