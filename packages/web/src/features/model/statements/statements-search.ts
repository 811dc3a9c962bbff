import { oneOrNone, optionalNumber, optionalText, type SearchOf, searchOf } from "#lib/search.ts";

/** What of the statements is showing, kept in the address beside how the model is looked at. */
export const statementsSearch = searchOf({
  statement: oneOrNone(["profitAndLoss", "balanceSheet", "cashFlow", "kpis"]),
  /** Of the cash flow; indirect when unsaid. */
  method: oneOrNone(["direct"]),
  /** What the figures are held against: "lastYear", "case:downside", "model:12", "version:40". */
  with: optionalText,
  /** The period up to which they are, counted from 1; unsaid it is where the two can differ. */
  at: optionalNumber,
  /** From which of a few sizes on a difference is marked; see MARKINGS. */
  mark: optionalNumber,
  /** The account to go to. */
  line: optionalText,
});

export type StatementsSearch = SearchOf<typeof statementsSearch>;
