import { monthInYear, yearEndLabel } from "@app/engine/time/month";
import { monthOfDay } from "./day.ts";
import type { Day } from "./ledger.ts";
import { SourceError } from "./source-error.ts";

/** The month a year ends with; one that ends within a month (5 April) cannot be cut into months. */
export function yearEndMonthOf(name: string, month: number, day: number): number {
  const label = yearEndLabel(month);
  if (day >= Number.parseInt(label, 10)) return month;
  const problem = `${name} ends its year on day ${day} of month ${month}, not on ${label}`;
  throw new SourceError("refused", `${problem}; only years of whole months can be read.`);
}

/** The same, where the source gives the last day of a year. */
export function yearEndMonthOfDay(name: string, day: Day): number {
  return yearEndMonthOf(name, monthInYear(monthOfDay(day)), Number(day.slice(8, 10)));
}
