/**
 * Sales tax on the cash basis: the tax of a bill waits on a deferred account and is released as
 * the bill is paid. What is still deferred follows from the tax billed by the very rule (days or
 * profile) by which the customer or supplier account is settled.
 *
 *   released = deferred before + tax billed − tax of bills still open
 */
import { add, at, type Expression, prev, sub } from "#lines/expression.ts";
import type { Payables } from "#model/kinds/payables.ts";
import type { Receivables } from "#model/kinds/receivables.ts";
import type { SalesTax } from "#model/kinds/sales-tax.ts";
import type { ModuleContext } from "./context.ts";
import { claim, postSettled } from "./settlement-control.ts";
import { openPartOf } from "./settlement-rule.ts";

type Side = { deferred: string; side: "debit" | "credit"; field: string };

export function releaseDeferred(module: SalesTax, context: ModuleContext) {
  if (
    module.deferredOnSales !== undefined &&
    module.deferredOnSales === module.deferredOnPurchases
  ) {
    const message = "Tax on sales and tax on purchases wait on two different accounts.";
    context.issue("deferredOnPurchases", "duplicate", message);
    return;
  }
  const sides = [
    { deferred: module.deferredOnSales, side: "credit", field: "deferredOnSales" } as const,
    { deferred: module.deferredOnPurchases, side: "debit", field: "deferredOnPurchases" } as const,
  ];
  for (const { deferred, side, field } of sides) {
    if (context.account(field, deferred) && deferred !== undefined) {
      releaseSide(module, context, { deferred, side, field });
    }
  }
}

function releaseSide(module: SalesTax, context: ModuleContext, { deferred, side, field }: Side) {
  for (const control of controlsOf(context, deferred)) {
    const name = `${context.draft.accounts.get(control)?.name ?? control}, `;
    const prefix = `${field}.${control}`;
    const [billedLine, openLine] = [
      context.idOf(`${prefix}.billed`),
      context.idOf(`${prefix}.open`),
    ];
    const billed = context.line(
      `${prefix}.billed`,
      { name: `${name}tax billed` },
      taxBilled(context, deferred, control, side),
    );
    const settlement = settlementOf(context, control);
    const open = context.line(
      `${prefix}.open`,
      { name: `${name}tax of open bills`, measure: "balance" },
      settlement ? openPartOf(settlement, context.draft)(billedLine) : add(prev(openLine), billed),
    );
    const released = context.line(
      `${prefix}.released`,
      { name: `${name}tax of bills paid` },
      sub(add(prev(openLine), billed), open),
    );
    const sides =
      side === "credit"
        ? { debit: deferred, credit: module.account }
        : { debit: module.account, credit: deferred };
    const text = `${module.name}: tax of bills paid`;
    context.post({ text, ...sides, amount: released, as: module.account });
    const settled = claim(context, {
      account: deferred,
      side,
      open: openLine,
      kept: () => keptOf(context, settlement),
    });
    postSettled(context, settled, {
      account: deferred,
      side,
      contra: module.account,
      text,
      as: module.account,
    });
  }
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
