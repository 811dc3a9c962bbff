/**
 * The names of the ledger's lines. An account's movement is the ledger's own figure in actual
 * periods and the sum of its postings in forecast periods; its closing is opening plus movement.
 */
import type { LineId } from "#lines/expression.ts";

export const actualOf = (account: string): LineId => `account.${account}.actual`;
export const movementOf = (account: string): LineId => `account.${account}.movement`;
export const closingOf = (account: string): LineId => `account.${account}.closing`;

export const IS_FORECAST: LineId = "calendar.isForecast";

/** The period's profit, positive when it is one. */
export const PROFIT: LineId = "ledger.profit";
/** The financial year's profit so far, as a balance of the ledger: credit, so negative. */
export const EARNINGS: LineId = "ledger.currentYearEarnings";
