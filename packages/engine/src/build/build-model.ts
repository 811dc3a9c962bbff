/**
 * Document → program. Each step reads what the ones before it added; nothing is calculated here.
 *
 *   accounts    the chart on its standard lines
 *   calendar    the timeline as lines
 *   drivers     given series and formulas
 *   modules     lines and postings, phase by phase
 *   ledger      postings → movements and balances
 *   statements  accounts → profit and loss, balance sheet, cash flow by both methods
 *   KPIs, checks
 *
 * A document that does not work out still gives a model: what is wrong becomes an issue at its
 * place, and the rest calculates.
 */
import { compileProgram, type Program } from "#calculate/program.ts";
import { checkActuals } from "#checks/actuals.ts";
import { addIntegrityChecks } from "#checks/integrity.ts";
import { checkOpenings } from "#checks/openings.ts";
import { checkUnsettled } from "#checks/unsettled.ts";
import { type AccountOnLine, addLine, type Check, type Draft } from "#draft/draft.ts";
import { located } from "#draft/line-place.ts";
import type { Posting } from "#draft/posting.ts";
import { checkFormulas } from "#formula/check-formulas.ts";
import { addLedgerLines } from "#ledger/ledger.ts";
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { addPlannedLines } from "#modules/context/planned-lines.ts";
import { emitModules } from "#modules/modules.ts";
import { addOverrides } from "#overrides/add-overrides.ts";
import { addBalanceSheet } from "#statements/balance-sheet.ts";
import { addCashFlow } from "#statements/cash-flow.ts";
import { addDirectCashFlow } from "#statements/cash-flow-direct.ts";
import { addProfitAndLoss } from "#statements/profit-and-loss.ts";
import type { Statements } from "#statements/statement.ts";
import { type Period, periodsOf } from "#time/timeline.ts";
import { addAccounts } from "./accounts.ts";
import { isBlocking } from "./blocking.ts";
import { calendarLines } from "./calendar.ts";
import { addDrivers } from "./drivers.ts";
import { addCheckRules, addKpis } from "./kpis.ts";

export type Model = {
  document: ModelDocument;
  periods: readonly Period[];
  accounts: ReadonlyMap<string, AccountOnLine>;
  postings: readonly Posting[];
  checks: readonly Check[];
  statements: Statements;
  program: Program;
  issues: readonly Issue[];
  /** Lines whose figures decide how the model is built: how far back days look, say. */
  consulted: ReadonlySet<LineId>;
  /**
   * The figures do not hold: books do not net to zero, or a posting, a change or a figure is left
   * out. There is something to look at, but no forecast to hand out.
   */
  isBlocked: boolean;
};

export function buildModel(document: ModelDocument): Model {
  const draft: Draft = {
    document,
    periods: periodsOf(document.timeline),
    lines: new Map(),
    accounts: new Map(),
    postings: [],
    checks: [],
    issues: [],
    consulted: new Set(),
    plannedReads: [],
  };
  addAccounts(draft);
  checkOpenings(draft);
  checkActuals(draft);
  for (const line of calendarLines(document.timeline)) addLine(draft, line);
  addDrivers(draft);
  emitModules(draft);
  checkUnsettled(draft);
  addLedgerLines(draft);
  const statements: Statements = {
    profitAndLoss: addProfitAndLoss(draft),
    balanceSheet: addBalanceSheet(draft),
    cashFlow: addCashFlow(draft),
    cashFlowDirect: addDirectCashFlow(draft),
  };
  addIntegrityChecks(draft);
  addKpis(draft);
  addCheckRules(draft);
  checkFormulas(draft);
  addOverrides(draft);
  addPlannedLines(draft);
  const program = compileProgram([...draft.lines.values()], document.timeline.periodCount);
  const { periods, accounts, postings, checks, consulted } = draft;
  const found = program.issues.map((issue) => located(issue, draft.lines));
  const issues = [...draft.issues, ...found];
  return {
    document,
    periods,
    accounts,
    postings,
    checks,
    statements,
    program,
    issues,
    consulted,
    isBlocked: issues.some(isBlocking),
  };
}
