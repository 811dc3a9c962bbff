/**
 * What of a loan falls due within a year, as a banker reads it: the principal of each period of the
 * coming year. It is calculated without looking ahead, by a formula nobody reads; where the year's own
 * repayments come to the same, they are its parts.
 */
import { closingOf } from "#ledger/ledger-lines.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";
import type { Explanation } from "./explain.ts";
import { figurePart, type Part } from "./parts.ts";
import { figureIn, type View } from "./view.ts";

const HALF_CENT = 0.005;

/** The explanation as it is, of whatever is no loan's current part. */
export function withDueByPeriod(view: View, explanation: Explanation): Explanation {
  const { line, period, value } = explanation;
  const loan = view.model.document.modules.find(
    (each) => each.kind === "loan" && isCurrentPart(each.id, each.currentAccount, line),
  );
  if (!loan || period < 0 || value === 0) return explanation;
  const parts = repaymentsAhead(view, loan.id, period, value < 0 ? -1 : 1);
  const sum = parts.reduce((total, { contribution }) => total + contribution, 0);
  if (Math.abs(sum - value) < HALF_CENT) return { ...explanation, parts };
  const isFormula =
    line === `${loan.id}.current` && explanation.parts.some(({ figure }) => !figure);
  return isFormula
    ? { ...explanation, parts: [shareDue(view, loan.id, explanation)] }
    : explanation;
}

function isCurrentPart(loan: string, account: string | undefined, line: string): boolean {
  if (line === `${loan}.current`) return true;
  return account !== undefined && [closingOf(account), `bs.account.${account}`].includes(line);
}

/** As far as the model goes. */
function repaymentsAhead(view: View, loan: string, period: number, sign: 1 | -1): Part[] {
  const { periodCount, unit } = view.model.document.timeline;
  if (!view.model.program.rowOf.has(`${loan}.repaid`)) return [];
  const count = Math.min(PERIODS_PER_YEAR[unit], periodCount - 1 - period);
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    figurePart(figureIn(view, `${loan}.repaid`, period + 1 + index), sign),
  );
}

function shareDue(view: View, loan: string, { period, value }: Explanation): Part {
  const owed = figureIn(view, `${loan}.balance`, period);
  const arithmetic = [owed, " × ", value / owed.value, ", the share due within twelve months"];
  return { contribution: value, sign: 1, arithmetic };
}
