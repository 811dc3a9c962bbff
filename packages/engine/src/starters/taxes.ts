/** Taxes that starters share: on sales, by returns, and on profit, by instalments. */
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import { account } from "./chart.ts";
import { percentDriver } from "./operations.ts";
import type { Part } from "./part.ts";
import { monthAfterYearEnd, owedAtStart } from "./scale.ts";
import type { StarterChoice } from "./starter.ts";

/** A return for each calendar quarter, due 28 days after it. */
const RETURN: PaymentCycle = { months: 3, endMonth: 12, dueDays: 28 };
const SALES_TAX_RATE = 0.1;

/** What a year's figure is with sales tax at the rate starters begin with. */
export function withSalesTax(perYear: number): number {
  return perYear * (1 + SALES_TAX_RATE);
}

/** `netPerYear` is what was sold less what was bought in a year, both taxed and before tax. */
export function salesTax(choice: StarterChoice, netPerYear: number): Part {
  const { running, ended } = owedAtStart(choice, netPerYear * SALES_TAX_RATE, RETURN);
  return {
    accounts: [account("salesTaxAccrued", running), account("salesTaxPayable", ended)],
    drivers: [
      percentDriver(
        "salesTaxRate",
        "Sales tax rate (GST, VAT)",
        SALES_TAX_RATE,
        "0 where there is none.",
      ),
    ],
    modules: [
      {
        kind: "salesTax",
        id: "salesTax",
        name: "Sales tax",
        rate: "salesTaxRate",
        account: "salesTaxAccrued",
        payable: "salesTaxPayable",
        cycle: RETURN,
      },
    ],
  };
}

/** Tax in four instalments by the year before, and the rest five months after the year's end. */
export function incomeTax(
  choice: StarterChoice,
  priorYearTax: number,
  { rate = 0.25, openingLosses }: { rate?: number; openingLosses?: number } = {},
): Part {
  return {
    accounts: [account("taxPayable", Math.round(priorYearTax / 4)), account("incomeTax")],
    drivers: [percentDriver("taxRate", "Income tax rate", rate)],
    modules: [
      {
        kind: "incomeTax",
        id: "incomeTax",
        name: "Income tax",
        rate: "taxRate",
        account: "incomeTax",
        payable: "taxPayable",
        ...(openingLosses ? { openingLosses } : {}),
        payment: {
          kind: "instalments",
          months: [3, 6, 9, 12].map((months) => monthAfterYearEnd(choice, months)),
          finalMonth: monthAfterYearEnd(choice, 5),
          priorYearTax,
        },
      },
    ],
  };
}
