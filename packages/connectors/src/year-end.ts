import { yearEndLabel } from "@app/engine/time/month";
import { SourceError } from "./source-error.ts";

/** The month a year ends with; one that ends within a month (5 April) cannot be cut into months. */
export function yearEndMonthOf(name: string, monthInYear: number, day: number): number {
  const label = yearEndLabel(monthInYear);
  if (day >= Number.parseInt(label, 10)) return monthInYear;
  const problem = `${name} ends its year on day ${day} of month ${monthInYear}, not on ${label}`;
  throw new SourceError("refused", `${problem}; only years of whole months can be read.`);
}
