/**
 * Income tax by the tax year, provided for on the year so far.
 *
 *   taxed so far  = profit before tax + adjustments since the tax year began
 *   taxable       = taxed so far − losses brought forward, never less than nothing
 *                 | taxed so far, where losses are refunded
 *   provision     = rate × taxable − what the year has been charged already
 *   losses on     = losses brought forward − taxed so far, never less than nothing
 *
 * So within a year a loss takes back what was provided before it, and the year as a whole is
 * taxed once. The provision debits the expense and credits the liability; payments, which may be
 * refunds, settle the liability.
 */
import type { AccountOnLine } from "#draft/draft.ts";
import { movementOf } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, iif, max, mul, prev, sub } from "#lines/expression.ts";
import type { IncomeTax } from "#model/kinds/income-tax.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { hasAccountsAlone } from "#modules/context/kept-accounts.ts";
import { monthOfDay } from "#time/day.ts";
import { financialYearOf } from "#time/month.ts";
import { payTax } from "./income-tax-payment.ts";

export function incomeTax(module: IncomeTax, context: ModuleContext) {
  const account = context.account("account", module.account);
  if (!account || !context.account("payable", module.payable)) return;
  if (!hasAccountsAlone(module, context)) return;
  const isStart = taxYearLines(module, context);
  const taxed = taxedSoFar(module, context, isStart);
  const charged = context.line(
    "charged",
    { name: "charged in the year so far", measure: "balance" },
    add(iif(isStart, 0, prev(context.idOf("charged"))), at(movementOf(module.account))),
    [chargedBefore(module, account, context)],
  );
  const rate = context.input("rate", module.rate, {
    name: "tax rate",
    unit: "percent",
    measure: "rate",
  });
  const due = mul(rate, taxableOf(module, context, isStart, taxed));
  const before = iif(isStart, 0, prev(context.idOf("charged")));
  const provision = context.line("provision", { name: "provision" }, sub(due, before));
  context.post({
    text: module.name,
    debit: module.account,
    credit: module.payable,
    amount: provision,
    as: module.account,
  });
  payTax(module, context, { isStart, provision, charged });
}

/** The first period of each tax year; and whether a year is whole, for the last may not be. */
function taxYearLines({ yearEndMonth }: IncomeTax, context: ModuleContext): Expression {
  const { timeline, periods } = context;
  const yearOf = (day: number) =>
    financialYearOf(monthOfDay(day), yearEndMonth ?? timeline.yearEndMonth);
  const shape = (name: string) => ({ name, unit: "flag", measure: "count" }) as const;
  const after = (periods.at(-1)?.lastDay ?? 0) + 1;
  context.given(
    "isWholeYear",
    shape("the tax year ends within the model"),
    periods.map(({ lastDay }) => (yearOf(lastDay) < yearOf(after) ? 1 : 0)),
  );
  if (yearEndMonth === undefined) return at("calendar.isYearStart");
  return context.given(
    "isYearStart",
    shape("first period of the tax year"),
    periods.map(({ firstDay, lastDay }) => (yearOf(firstDay - 1) < yearOf(lastDay) ? 1 : 0)),
  );
}

/** What was charged before the first period: of this year so far, or of the year before it. */
function chargedBefore(
  { payment, yearEndMonth }: IncomeTax,
  { opening = 0 }: AccountOnLine,
  { periods }: ModuleContext,
): number {
  const isNewYear = yearEndMonth === undefined && periods[0]?.isYearStart;
  if (isNewYear && payment.kind === "instalments") return payment.priorYearTax ?? opening;
  return yearEndMonth === undefined ? opening : 0;
}

/** The books' year so far is known from the opening balances; a tax year of its own is not. */
function taxedSoFar(module: IncomeTax, context: ModuleContext, isStart: Expression): Expression {
  const adjustments = context.input("adjustments", module.adjustments, { name: "adjustments" });
  const accounts = [...context.draft.accounts.values()].filter(isTaxed);
  const soFar = accounts.reduce((sum, account) => sum - (account.opening ?? 0), 0);
  return context.line(
    "taxed",
    { name: "taxed in the year so far", measure: "balance" },
    add(iif(isStart, 0, prev(context.idOf("taxed"))), at("pl.profitBeforeTax"), adjustments),
    [module.yearEndMonth === undefined ? soFar : 0],
  );
}

function isTaxed({ standard }: AccountOnLine) {
  return standard.statement === "profitAndLoss" && standard.section !== "incomeTax";
}

function taxableOf(
  module: IncomeTax,
  context: ModuleContext,
  isStart: Expression,
  taxed: Expression,
): Expression {
  if (module.losses === "refunded") return taxed;
  const shape = (name: string) => ({ name, measure: "balance" }) as const;
  const opening = [module.openingLosses ?? 0];
  const [before, after] = [context.idOf("lossesBefore"), context.idOf("lossesAfter")];
  const brought = context.line(
    "lossesBefore",
    shape("losses brought into the year"),
    iif(isStart, prev(after), prev(before)),
    opening,
  );
  context.line(
    "lossesAfter",
    shape("losses carried forward"),
    max(0, sub(brought, taxed)),
    opening,
  );
  return context.line("taxable", shape("taxable in the year so far"), max(0, sub(taxed, brought)));
}
