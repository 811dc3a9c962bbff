/** The fifteen kinds of module in words: what each is for, and what it asks. */
import type { ModuleKind } from "@app/engine/model/module";

export type KindWords = {
  name: string;
  /** One line under the name, where kinds are chosen. */
  summary: string;
  /** Two sentences for whoever looks closer. */
  about: string;
  asks: string;
};

export const KIND_WORDS: Record<ModuleKind, KindWords> = {
  revenue: {
    name: "Revenue",
    summary: "Growth, price × volume, subscriptions, last year, or figures",
    about:
      "Sales before tax, in one of five forms. Customers owe it or pay at once; sales tax is added.",
    asks: "How it is worked out, its account, who owes it, and whether sales tax is added.",
  },
  costOfSales: {
    name: "Cost of sales",
    summary: "A share of sales, a cost per unit, or figures; from stock or bought",
    about: "What it costs to make what is sold. Taken from stock, or bought and owed to suppliers.",
    asks: "The share or cost, the sales it follows, and where it comes from.",
  },
  expense: {
    name: "Expense",
    summary: "An amount a month, in certain months, or paid ahead",
    about: "A running cost, paid at once or owed. Paid ahead, it becomes expense month by month.",
    asks: "The amount, its account, the months it falls in, and whether it is owed or paid ahead.",
  },
  payroll: {
    name: "Payroll",
    summary: "People or gross pay, with withholding, on-costs and leave",
    about: "From gross to net pay. What is withheld and the on-costs are owed until they are due.",
    asks: "People and salaries or gross pay, what is withheld, on-costs and leave.",
  },
  receivables: {
    name: "Receivables",
    summary: "When customers pay: days, or a payment profile",
    about:
      "Collects what customers were billed. What is still owed is counted back from the sales.",
    asks: "The days or the profile, and how the opening balance comes in.",
  },
  payables: {
    name: "Payables",
    summary: "When you pay suppliers: days, or a payment profile",
    about: "Pays what suppliers billed. What is still owed is counted back from the purchases.",
    asks: "The days or the profile, and how the opening balance is paid.",
  },
  inventory: {
    name: "Inventory",
    summary: "Stock held for so many days, or to a target",
    about: "Buys what keeps the stock at its level after cost of sales has taken from it.",
    asks: "The days or the target, who is owed, and the stock account.",
  },
  fixedAssets: {
    name: "Fixed assets",
    summary: "What is bought, how it wears, what is sold",
    about: "One class of assets with its depreciation. Each class has its accounts to itself.",
    asks: "What is bought and when, the life or the rate, and what is sold.",
  },
  loan: {
    name: "Loan",
    summary: "Drawn, repaid by a schedule, with interest",
    about: "Money borrowed. Repaid in equal parts, level payments, as entered or all at once.",
    asks: "What is drawn and when, how it is repaid, the rate a year and what it is on.",
  },
  treasury: {
    name: "Treasury",
    summary: "Overdraft, minimum cash, sweep, interest on cash",
    about:
      "Keeps cash at its minimum with an overdraft and repays it first. Moves last in each period. A model has one.",
    asks: "Minimum cash, limit, rate a year, interest on the opening or average balance; a loan to sweep to.",
  },
  salesTax: {
    name: "Sales tax",
    summary: "GST or VAT on sales and purchases, paid by return",
    about: "Gathers the tax of every module that names it, and pays or reclaims it by return.",
    asks: "The rate, the months of a return, when it is due, and whether it is on cash or accrual.",
  },
  incomeTax: {
    name: "Income tax",
    summary: "Tax on profit, with losses and instalments",
    about: "Provides for tax over the year and pays it as earned, in instalments or once a year.",
    asks: "The rate, what becomes of losses, and when it is paid.",
  },
  equity: {
    name: "Equity",
    summary: "Paid in by owners, or bought back",
    about: "Money that owners put in, and shares bought back from them.",
    asks: "What is paid in or bought back, and the account.",
  },
  dividends: {
    name: "Dividends",
    summary: "Declared and paid, or an owner’s drawings",
    about: "What owners take out: as entered, or a share of profit. Paid at once or owed first.",
    asks: "The amount or the share of profit, and when it is paid.",
  },
  journal: {
    name: "Journal",
    summary: "An entry by hand, once or every period",
    about: "Anything no other kind knows, as debit, credit and amount.",
    asks: "The two accounts, the amount and the day.",
  },
};
