/**
 * Every kind of module, and when it runs: flows first, then what settles them, then tax and
 * finance. A settling module sees what has been posted before it, so the order is part of its
 * meaning.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import { ZERO } from "#lines/expression.ts";
import type { Module, ModuleKind } from "#model/module.ts";
import { fixedAssets } from "./assets/fixed-assets.ts";
import { journal } from "./books/journal.ts";
import { addActualShares } from "./context/actual-shares.ts";
import { contextOf, type ModuleContext } from "./context/context.ts";
import type { Registers } from "./context/scope.ts";
import { loan } from "./finance/loan.ts";
import { treasury } from "./finance/treasury.ts";
import { dividends } from "./owners/dividends.ts";
import { equity } from "./owners/equity.ts";
import { payroll } from "./people/payroll.ts";
import { addControls } from "./settlement/settlement-control.ts";
import { sortModules } from "./sound-modules.ts";
import { incomeTax } from "./taxes/income-tax.ts";
import { salesTax } from "./taxes/sales-tax.ts";
import { costOfSales } from "./trading/cost-of-sales.ts";
import { expense } from "./trading/expense.ts";
import { inventory } from "./trading/inventory.ts";
import { payables } from "./trading/payables.ts";
import { receivables } from "./trading/receivables.ts";
import { revenue } from "./trading/revenue.ts";

type Emit<Kind extends ModuleKind> = (
  module: Extract<Module, { kind: Kind }>,
  context: ModuleContext,
) => void;

/**
 * `phase` orders the kinds; within a phase modules run in the order of the document. 1: flows;
 * 2: stock, which buys; 3: customers and suppliers, who are billed by then; 4: sales tax, which
 * knows by then what was billed and paid; 5: loans and owners; 6 and 7:
 * tax and dividends, which follow profit; 8: the treasury, which sees all other cash.
 */
const KINDS: { [Kind in ModuleKind]: { phase: number; emit: Emit<Kind> } } = {
  revenue: { phase: 1, emit: revenue },
  costOfSales: { phase: 1, emit: costOfSales },
  expense: { phase: 1, emit: expense },
  payroll: { phase: 1, emit: payroll },
  inventory: { phase: 2, emit: inventory },
  receivables: { phase: 3, emit: receivables },
  payables: { phase: 3, emit: payables },
  salesTax: { phase: 4, emit: salesTax },
  fixedAssets: { phase: 1, emit: fixedAssets },
  journal: { phase: 1, emit: journal },
  loan: { phase: 5, emit: loan },
  equity: { phase: 5, emit: equity },
  incomeTax: { phase: 6, emit: incomeTax },
  dividends: { phase: 7, emit: dividends },
  treasury: { phase: 8, emit: treasury },
};

export function emitModules(draft: Draft) {
  const { sound, silent } = sortModules(draft);
  const modules = new Map(draft.document.modules.toReversed().map((each) => [each.id, each]));
  const registers: Registers = { modules, shares: [], claims: [] };
  for (const module of inPhases(sound)) emitModule(module, draft, registers);
  addActualShares(draft, registers.shares);
  addControls(draft, registers.claims);
  for (const module of inPhases(silent)) addSilentLines(module, draft, modules);
}

function inPhases(modules: readonly Module[]): Module[] {
  return modules.toSorted((left, right) => KINDS[left.kind].phase - KINDS[right.kind].phase);
}

/** A module that is off posts nothing, and its lines are zero for whoever reads them. */
function addSilentLines(module: Module, draft: Draft, modules: Registers["modules"]) {
  const lines = new Map(draft.lines);
  const aside = {
    ...draft,
    lines,
    postings: [...draft.postings],
    checks: [],
    issues: [],
    plannedReads: [],
  };
  emitModule(module, aside, { modules, shares: [], claims: [] });
  for (const line of lines.values()) {
    if (line.module !== module.id) continue;
    addLine(draft, { ...line, source: { kind: "calculated", expression: ZERO } });
  }
}

function emitModule<Kind extends ModuleKind>(
  module: Extract<Module, { kind: Kind }>,
  draft: Draft,
  registers: Registers,
) {
  const emit: Emit<Kind> = KINDS[module.kind as Kind].emit;
  emit(module, contextOf(draft, module, registers));
}
