/**
 * Random models of every kind of module, for properties that must hold whatever a person builds:
 * any timeline, any opening balance sheet that nets to zero, any mix of modules that makes sense.
 */
import fc from "fast-check";
import type { Account, ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import type { Timeline, TimeUnit } from "#time/timeline.ts";
import { maybe, money, month } from "./random-figures.ts";
import {
  fixedAssetsModule,
  incomeTaxModule,
  loanModule,
  ownerModules,
  treasuryModule,
} from "./random-finance-modules.ts";
import { operatingModules, salesTaxModule, type Taxed } from "./random-operating-modules.ts";
import { smallCompany } from "./small-company.ts";

const EXTRA: Account[] = [
  { id: "deferred", name: "Deferred income", line: "deferredIncome" },
  { id: "prepaid", name: "Prepayments", line: "prepayments" },
  { id: "gstOnSales", name: "GST not yet received", line: "salesTax" },
  { id: "gstOnPurchases", name: "GST not yet paid", line: "otherCurrentAssets" },
  { id: "loanSoon", name: "Bank loan, current", line: "shortTermLoans" },
];

const OPENINGS = [
  "debtors",
  "stock",
  "plant",
  "creditors",
  "gst",
  "gstPayable",
  "payrollOwed",
  "leave",
  "taxPayable",
  "bankLoan",
  "deferred",
  "prepaid",
];
const CREDITS = new Set([
  "creditors",
  "gst",
  "gstPayable",
  "payrollOwed",
  "leave",
  "taxPayable",
  "bankLoan",
  "deferred",
]);

const timeline: fc.Arbitrary<Timeline> = fc
  .record({
    unit: fc.constantFrom<TimeUnit>("week", "month", "quarter", "year"),
    periodCount: fc.integer({ min: 2, max: 14 }),
    yearEndMonth: month,
    startMonth: month,
    year: fc.integer({ min: 2023, max: 2030 }),
  })
  .map(({ unit, periodCount, yearEndMonth, startMonth, year }) => ({
    unit,
    start:
      unit === "week"
        ? (MONDAYS[startMonth - 1] ?? "")
        : `${year}-${String(startMonth).padStart(2, "0")}-01`,
    periodCount,
    yearEndMonth,
    actualCount: 0,
  }));

const MONDAYS = [
  "2026-01-05",
  "2026-02-02",
  "2026-03-02",
  "2026-04-06",
  "2026-05-04",
  "2026-06-01",
  "2026-06-29",
  "2026-08-03",
  "2026-09-07",
  "2026-10-05",
  "2026-11-02",
  "2026-12-28",
];

/** Openings of every kind, netted by share capital: this is the books' past, not a forecast. */
const accounts = fc
  .tuple(
    fc.array(money(50_000), { minLength: OPENINGS.length, maxLength: OPENINGS.length }),
    money(80_000),
  )
  .map(([amounts, cash]) => {
    const openings = new Map(
      OPENINGS.map((id, index) => [id, (CREDITS.has(id) ? -1 : 1) * (amounts[index] ?? 0)]),
    );
    openings.set("cash", cash);
    openings.set("gstOnSales", -partOf(openings.get("debtors")));
    openings.set("gstOnPurchases", -partOf(openings.get("creditors")));
    const cents = [...openings.values()].reduce(
      (sum, opening) => sum + Math.round(opening * 100),
      0,
    );
    openings.set("capital", -cents / 100);
    return [...smallCompany().accounts, ...EXTRA].map((account) => {
      const { opening: _, ...rest } = account;
      const opening = openings.get(account.id);
      return opening === undefined ? rest : { ...rest, opening };
    });
  });

/** An eleventh of a bill with tax of a tenth, in whole cents. */
function partOf(bills = 0): number {
  return Math.trunc((bills * 100) / 11) / 100;
}

const modules: fc.Arbitrary<Module[]> = fc.boolean().chain((isTaxed) => {
  const taxed: Taxed = isTaxed ? { salesTax: "vat" } : {};
  const parts: fc.Arbitrary<Module[]>[] = [
    isTaxed ? salesTaxModule().map((each) => [each]) : fc.constant([]),
    operatingModules(taxed),
    maybe(fixedAssetsModule(taxed)).map((each) => (each ? [each] : [])),
    loanModule().map((each) => [each]),
    maybe(incomeTaxModule()).map((each) => (each ? [each] : [])),
    ownerModules(),
    maybe(treasuryModule()).map((each) => (each ? [each] : [])),
  ];
  return fc.tuple(...parts).map((lists) => lists.flat());
});

export const randomModel: fc.Arbitrary<ModelDocument> = fc
  .record({ timeline, accounts, modules })
  .map((parts) => smallCompany({ name: "Random company", ...parts }));
