/** Where each kind of module feels a shock. */
import type { ModelDocument } from "#model/document.ts";
import type { CostOfSales } from "#model/kinds/cost-of-sales.ts";
import type { Payroll } from "#model/kinds/payroll.ts";
import type { Revenue } from "#model/kinds/revenue.ts";
import type { Treasury } from "#model/kinds/treasury.ts";
import type { Module } from "#model/module.ts";
import { standardLine } from "#model/standard-lines.ts";
import { PERIODS_PER_YEAR } from "#time/timeline.ts";
import type { ShockKind } from "./shock.ts";

/** A figure of a module, how it is changed, and in how many periods when not in all of the forecast. */
export type Hold = { field: string; how: "scale" | "shift" | "growth"; periods?: number };

/** What a shock changes in a module; undefined where it does not concern it. */
export function concernOf(
  kind: ShockKind,
  module: Module,
  document: ModelDocument,
): Hold[] | undefined {
  switch (kind) {
    case "interestRates":
      return ratesOf(module);
    case "wages":
      return wagesOf(module, document);
    case "debtorDays":
      return module.kind === "receivables" ? daysOf(module) : undefined;
    case "creditorDays":
      return module.kind === "payables" ? daysOf(module) : undefined;
    case "revenue":
      return module.kind === "revenue" ? revenueOf(module, document) : undefined;
    case "costOfSales":
      return module.kind === "costOfSales" && !isForPeople(module, document)
        ? [costOf(module)]
        : undefined;
    case "overheads":
      return isOverhead(module, document) ? [scaled("amount")] : undefined;
  }
}

const scaled = (field: string): Hold => ({ field, how: "scale" });
const shifted = (field: string): Hold => ({ field, how: "shift" });

/** Money is dearer to borrow, and earns more. */
function ratesOf(module: Module): Hold[] | undefined {
  if (module.kind === "loan") return [shifted("ratePerYear")];
  return module.kind === "treasury" ? treasuryRates(module) : undefined;
}

function treasuryRates({ revolver, cashInterest }: Treasury): Hold[] | undefined {
  if (!revolver && !cashInterest) return undefined;
  return [
    ...(revolver ? [shifted("revolverRate")] : []),
    ...(cashInterest ? [shifted("cashRate")] : []),
  ];
}

/** By a payment profile there are no days to change. */
function daysOf({ method }: { method: "days" | "profile" }): Hold[] {
  return method === "days" ? [shifted("days")] : [];
}

function wagesOf(module: Module, document: ModelDocument): Hold[] | undefined {
  if (module.kind === "payroll") return payOf(module);
  if (module.kind !== "expense" && module.kind !== "costOfSales") return undefined;
  if (!isForPeople(module, document)) return undefined;
  return [module.kind === "expense" ? scaled("amount") : costOf(module)];
}

/** Leave that is taken is paid at the new wage too. */
function payOf({ form, leave }: Payroll): Hold[] {
  const pay = scaled(form === "headcount" ? "salaryPerYear" : "amount");
  return leave?.taken === undefined ? [pay] : [pay, scaled("leave.taken")];
}

function costOf({ form }: CostOfSales): Hold {
  return scaled(form === "unit" ? "unitCost" : form);
}

/** Less is sold, where it says how much is; else what is sold brings in less. */
function revenueOf(module: Revenue, { timeline }: ModelDocument): Hold[] {
  switch (module.form) {
    case "amount":
      return [scaled("amount")];
    case "growth":
      return [scaled("base")];
    case "priceVolume":
      return [scaled("volume")];
    case "subscription":
      return [scaled("price")];
    case "history":
      // Later years grow from the first, which has been changed already.
      return [{ field: "growth", how: "growth", periods: PERIODS_PER_YEAR[timeline.unit] }];
  }
}

function isOverhead(module: Module, document: ModelDocument): boolean {
  if (module.kind !== "expense" || isForPeople(module, document)) return false;
  return lineOf(module, document)?.section === "operatingExpenses";
}

function isForPeople(module: { account: string }, document: ModelDocument): boolean {
  return lineOf(module, document)?.group === "employees";
}

function lineOf({ account }: { account: string }, { accounts }: ModelDocument) {
  return standardLine(accounts.find(({ id }) => id === account)?.line ?? "");
}
