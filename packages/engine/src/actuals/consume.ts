/**
 * An event of the forecast that has become actual in another period is consumed, wholly or in
 * part, by an explicit link: what has happened is taken off what is still to come, so it is never
 * counted twice. (An event in its own period needs no link: actual periods take no postings.)
 */
import type { LineId } from "#lines/expression.ts";
import { BECAME_ACTUAL } from "#model/became-actual.ts";
import type { ModelDocument, Override } from "#model/document.ts";

export type Consumption = {
  /** The given line of the event, such as `newVan.additions`. */
  line: LineId;
  /** The forecast period it was expected in, and how much of it has happened. */
  period: number;
  amount: number;
  /** Where it happened: "Plant, May 2027". */
  happened: string;
};

export function consume(
  document: ModelDocument,
  { line, period, amount, happened }: Consumption,
): ModelDocument {
  const note = BECAME_ACTUAL + happened;
  const override: Override = {
    line,
    mode: "shift",
    value: -amount,
    from: period,
    to: period,
    note,
  };
  return { ...document, overrides: [...document.overrides, override] };
}
