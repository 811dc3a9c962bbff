/**
 * Cash flow by the indirect method: from profit, through every account but cash, to cash. It never
 * looks at the cash account, so that agreeing with it proves something.
 *
 *   operating = profit − what of it is investing or financing
 *             + movements that are not cash (depreciation), added back
 *             + movements of working capital
 *   investing, financing = movements of that class, and profit of that class
 *   exchange  = what a change of rates did to cash, where a model has it
 *
 * A movement's class is its posting's in forecast periods and its account's in actual periods.
 */
import { type AccountOnLine, type Draft, isCash } from "#draft/draft.ts";
import type { Posting } from "#draft/posting.ts";
import { signedSums } from "#ledger/ledger.ts";
import { actualOf, closingOf, IS_FORECAST, PROFIT } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, iif, neg, prev, ZERO } from "#lines/expression.ts";
import type { CashFlowClass } from "#model/standard-lines.ts";
import { cashFlowName } from "./cash-flow-names.ts";
import { type StatementRow, statementRow } from "./statement.ts";

type Part = { account: AccountOnLine; cashFlow: CashFlowClass; expression: Expression };

export function addCashFlow(draft: Draft): StatementRow[] {
  const parts = withDividendsAsOne(partsOf(draft));
  const isProfit = ({ account }: Part) => account.standard.statement === "profitAndLoss";
  const ofClass = (cashFlow: CashFlowClass) => parts.filter((part) => part.cashFlow === cashFlow);
  const put = (line: string, label: string, kind: StatementRow["kind"], expression: Expression) =>
    statementRow(
      draft,
      "cashFlow",
      "flow",
      { line, label, kind, level: kind === "account" ? 1 : 0 },
      expression,
    );
  const partRow = ({ account, cashFlow, expression }: Part) =>
    put(
      `cf.${cashFlow}.${account.id}`,
      cashFlowName(account, cashFlow, draft.postings),
      "account",
      expression,
    );
  const total = (line: string, label: string, rows: StatementRow[]) =>
    put(line, label, "subtotal", add(...rows.map((row) => at(row.line))));

  const investing = ofClass("investing").map(partRow);
  const financing = ofClass("financing").map(partRow);
  const exchange = ofClass("exchange").map(partRow);
  const elsewhere = (["investing", "financing", "exchange"] as const)
    .flatMap(ofClass)
    .filter(isProfit);
  const operating = [
    put("cf.profit", "Profit for the period", "account", at(PROFIT)),
    ...elsewhere.map(({ account, cashFlow }) =>
      put(
        `cf.less.${account.id}.${cashFlow}`,
        `${account.standard.side === "debit" ? "Add back" : "Less"}: ${account.name}`,
        "account",
        neg(at(`cf.${cashFlow}.${account.id}`)),
      ),
    ),
    ...ofClass("nonCash")
      .filter((part) => !isProfit(part))
      .map(partRow),
    ...ofClass("operating")
      .filter((part) => !isProfit(part))
      .map(partRow),
  ];
  const rows = [
    ...operating,
    total("cf.operating", "Operating cash flow", operating),
    ...investing,
    total("cf.investing", "Investing cash flow", investing),
    ...financing,
    total("cf.financing", "Financing cash flow", financing),
  ];
  const net = add(at("cf.operating"), at("cf.investing"), at("cf.financing"));
  const cashAccounts = [...draft.accounts.values()].filter(isCash);
  return [
    ...rows,
    put("cf.net", "Net cash flow", "total", net),
    ...exchange,
    statementRow(
      draft,
      "cashFlow",
      "balance",
      { line: "cf.openingCash", label: "Opening cash", kind: "account", level: 0 },
      add(...cashAccounts.map(({ id }) => prev(closingOf(id)))),
    ),
    statementRow(
      draft,
      "cashFlow",
      "balance",
      { line: "cf.closingCash", label: "Closing cash", kind: "total", level: 0 },
      add(at("cf.openingCash"), at("cf.net"), ...exchange.map(({ line }) => at(line))),
      cashAccounts.reduce((sum, { opening = 0 }) => sum + opening, 0),
    ),
  ];
}

/** Every account but cash, once for each class in which it moves. */
function partsOf(draft: Draft): Part[] {
  const classes: CashFlowClass[] = ["operating", "nonCash", "investing", "financing", "exchange"];
  const moving = draft.postings.filter((posting) => !isOnPaper(posting, draft));
  const byClass = classes.map((cashFlow) => ({
    cashFlow,
    sumOf: signedSums(moving.filter((posting) => posting.cashFlow === cashFlow)),
  }));
  return [...draft.accounts.values()]
    .filter((account) => !isCash(account))
    .flatMap((account) =>
      byClass.flatMap(({ cashFlow, sumOf }) => {
        const forecast = sumOf(account.id);
        const isOwn = (account.cashFlow ?? account.standard.cashFlow) === cashFlow;
        if (forecast === ZERO && !isOwn) return [];
        const actual = isOwn ? at(actualOf(account.id)) : ZERO;
        return [{ account, cashFlow, expression: neg(iif(at(IS_FORECAST), forecast, actual)) }];
      }),
    );
}

/**
 * Declared and owed are two sides of it; together they are what was paid, in actual periods as in
 * forecast ones.
 */
function withDividendsAsOne(parts: readonly Part[]): Part[] {
  const isDividend = ({ account, cashFlow }: Part) =>
    cashFlow === "financing" && DIVIDENDS.includes(account.standard.id);
  const dividends = parts.filter(isDividend);
  const named =
    dividends.find(({ account }) => account.standard.id === DIVIDENDS[0]) ?? dividends[0];
  const expression = add(...dividends.map((part) => part.expression));
  return parts.flatMap((part) => {
    if (part === named) return [{ ...part, expression }];
    return isDividend(part) ? [] : [part];
  });
}

const DIVIDENDS = ["dividendsPayable", "retainedEarnings"];

/**
 * A dividend declared and not paid, or the part of a loan that falls due soon: finance that moves
 * from one balance to another. Its two sides cancel, and nobody looks for them in the cash flow.
 */
function isOnPaper({ cashFlow, debit, credit }: Posting, { accounts }: Draft): boolean {
  if (cashFlow !== "financing") return false;
  const sides = [debit, credit].map((id) => accounts.get(id));
  return sides.every((side) => side?.standard.statement === "balanceSheet" && !isCash(side));
}
