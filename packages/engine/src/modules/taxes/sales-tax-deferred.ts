/**
 * Sales tax on the cash basis: the tax of a bill waits on a deferred account and is released as
 * the bill is paid. What is still deferred follows from the tax billed by the very rule (days or
 * profile) by which the customer or supplier account is settled.
 *
 *   released = deferred before + tax billed − tax of bills still open
 *
 * What is deferred at the start is the tax of the bills open at the start, each in the same
 * proportion, so it is released as these are paid.
 */
import { add, at, type Expression, prev, sub } from "#lines/expression.ts";
import type { Measure } from "#lines/line.ts";
import type { Payables } from "#model/kinds/payables.ts";
import type { Receivables } from "#model/kinds/receivables.ts";
import type { SalesTax } from "#model/kinds/sales-tax.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { claim, postSettled } from "#modules/settlement/settlement-control.ts";
import { openBefore, openPartOf } from "#modules/settlement/settlement-rule.ts";

/** `side` is where the tax of a bill stands on the deferred account. */
type Deferral = {
  deferred: string;
  side: "debit" | "credit";
  field: string;
  /** Of the bills open at the start, the part that is tax. */
  share: number;
};

export function releaseDeferred(module: SalesTax, context: ModuleContext) {
  const { deferredOnSales, deferredOnPurchases } = module;
  if (deferredOnSales !== undefined && deferredOnSales === deferredOnPurchases) {
    const message = "Tax on sales and tax on purchases wait on two different accounts.";
    context.issue("deferredOnPurchases", "duplicate", message);
    return;
  }
  const sides = [
    { deferred: deferredOnSales, side: "credit", field: "deferredOnSales" } as const,
    { deferred: deferredOnPurchases, side: "debit", field: "deferredOnPurchases" } as const,
  ];
  for (const { deferred, ...rest } of sides) {
    if (!context.account(rest.field, deferred) || deferred === undefined) continue;
    const controls = controlsOf(context, deferred);
    const share = shareAtStart(context, { deferred, ...rest }, controls);
    for (const control of controls)
      release(module.account, context, { deferred, share, ...rest }, control);
  }
}

/** Of what customers or suppliers owed at the start, the share that is deferred tax. */
function shareAtStart(
  { draft }: ModuleContext,
  { deferred, side, field }: Omit<Deferral, "share">,
  controls: readonly string[],
): number {
  const openingOf = (account: string) => draft.accounts.get(account)?.opening ?? 0;
  const sign = side === "credit" ? 1 : -1;
  const owed = sign * controls.reduce((sum, control) => sum + openingOf(control), 0);
  const waiting = -sign * openingOf(deferred);
  if (waiting === 0) return 0;
  if (owed > 0 && waiting > 0 && waiting <= owed) return waiting / owed;
  const name = draft.accounts.get(deferred)?.name ?? deferred;
  draft.issues.push({
    code: "short-history",
    severity: "warning",
    place: `accounts/${deferred}/opening`,
    message: `"${name}" opens with tax of unpaid bills, and no bills are open that it could be part of (${field}). It joins the first return.`,
  });
  return 0;
}

/** Moves the tax of bills paid on one customer or supplier account to the return. */
function release(taxAccount: string, context: ModuleContext, deferral: Deferral, control: string) {
  const { deferred, side } = deferral;
  const settlement = settlementOf(context, control);
  const { open, released } = addOpenTax(context, deferral, control, settlement);
  const text = `${context.module.name}: tax of bills paid`;
  const isCredit = side === "credit";
  const [debit, credit] = isCredit ? [deferred, taxAccount] : [taxAccount, deferred];
  context.post({ text, debit, credit, amount: released, as: taxAccount });
  const on = { account: deferred, side };
  const settled = claim(context, { ...on, open, kept: () => keptOf(context, settlement) });
  postSettled(context, settled, { ...on, contra: taxAccount, text, as: taxAccount });
}

/** Gross amounts before the first period, whose share of tax is a line's figures there. */
type Before = { measure?: Measure; figures?: number[] };

/** Adds `<field>.<account>.billed`, `.open` and `.released`. */
function addOpenTax(
  context: ModuleContext,
  { deferred, side, field, share }: Deferral,
  control: string,
  settlement: Receivables | Payables | undefined,
) {
  const { name = control, opening = 0 } = context.draft.accounts.get(control) ?? {};
  const { earlier = [] } = settlement ?? {};
  const openAtStart = settlement
    ? openBefore(settlement, context.draft.document, earlier)
    : Math.abs(opening);
  const line = (part: string, text: string, expression: Expression, before: Before = {}) =>
    context.line(
      `${field}.${control}.${part}`,
      { name: `${name}, ${text}`, ...(before.measure ? { measure: before.measure } : {}) },
      expression,
      before.figures?.map((figure) => figure * share),
    );
  const bills = context.idOf(`${field}.${control}.billed`);
  const open = context.idOf(`${field}.${control}.open`);
  const bill = taxBilled(context, deferred, control, side);
  const billed = line("billed", "tax billed", bill, { figures: earlier });
  const uncollected = add(prev(open), billed);
  const rule = settlement ? openPartOf(settlement, context.draft)(bills) : uncollected;
  const stillOpen = line("open", "tax of open bills", rule, {
    measure: "balance",
    figures: [openAtStart],
  });
  return { open, released: line("released", "tax of bills paid", sub(uncollected, stillOpen)) };
}

/** The customer or supplier accounts whose bills put tax on the deferred account. */
function controlsOf({ draft }: ModuleContext, deferred: string): string[] {
  const others = draft.postings.flatMap(({ debit, credit }) =>
    debit === deferred ? [credit] : credit === deferred ? [debit] : [],
  );
  return [...new Set(others)];
}

function taxBilled(
  context: ModuleContext,
  deferred: string,
  control: string,
  side: "debit" | "credit",
): Expression {
  const other = side === "credit" ? "debit" : "credit";
  const more = context.posted(side, deferred, (posting) => posting[other] === control);
  const less = context.posted(other, deferred, (posting) => posting[side] === control);
  return sub(more, less);
}

function settlementOf(
  { draft }: ModuleContext,
  control: string,
): Receivables | Payables | undefined {
  return draft.document.modules
    .filter((module) => module.kind === "receivables" || module.kind === "payables")
    .find((module) => module.account === control && !module.isOff);
}

/** Deferred tax beyond the open bills goes the way the opening balance of the bills goes. */
function keptOf({ draft }: ModuleContext, settlement: Receivables | Payables | undefined) {
  const line = `${settlement?.id ?? ""}.kept`;
  return draft.lines.has(line) ? at(line) : 0;
}
