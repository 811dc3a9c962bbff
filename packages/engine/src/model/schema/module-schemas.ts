/** The schema of every kind of module; the types stand in `kinds/`, and a test holds the two together. */
import {
  accountId,
  boolean,
  day,
  dayOfYear,
  earlierSeries,
  identifier,
  input,
  integer,
  list,
  moduleId,
  number,
  object,
  oneOf,
  remarks,
  type Schema,
  text,
  variants,
} from "./schema.ts";

type Fields = Record<string, Schema>;

const account = accountId;
const months = list(integer(1, 12), 12, 1);
const periods = integer(1, 520);
const shares = list(number, 520, 1);
const interestOn = oneOf("opening", "average");
const basis = oneOf("nominal", "actual365", "compound");

const dueDates = list(dayOfYear, 12, 1);
const cycle = object({
  months: integer(1, 12),
  "endMonth?": integer(1, 12),
  "dueDays?": integer(0, 730),
  "dueDates?": dueDates,
});
const due: Schema = {
  anyOf: [object({ periods: integer(0, 520) }), cycle],
  description: "a number of periods, or months and days",
};

/** A kind, or one schema for each of its forms. */
function kind(
  name: string,
  fields: Fields,
  forms?: { field: string; of: Record<string, Fields> },
): Schema {
  const base: Fields = {
    kind: { const: name },
    id: identifier,
    name: text(),
    "isOff?": boolean,
    "shift?": integer(-520, 520),
    ...remarks,
  };
  if (!forms) return object({ ...base, ...fields });
  const schemas = Object.entries(forms.of).map(([form, own]) =>
    object({ ...base, [forms.field]: { const: form }, ...own, ...fields }),
  );
  return variants(forms.field, schemas);
}

/** Objects told apart by their `kind`. */
function rules(of: Record<string, Fields>): Schema {
  return variants(
    "kind",
    Object.entries(of).map(([name, fields]) => object({ kind: { const: name }, ...fields })),
  );
}

const taxed: Fields = { "salesTax?": moduleId, "salesTaxRate?": input };
const unwind = object({ from: day, shares });
const openingBills: Fields = { "earlier?": earlierSeries, "unwind?": unwind };
const settlement = {
  field: "method",
  of: { days: { days: input }, profile: { profile: shares } },
};

const operating: Schema[] = [
  kind(
    "revenue",
    { account, "receivable?": account, ...taxed },
    {
      field: "form",
      of: {
        amount: { amount: input },
        growth: {
          base: input,
          growth: input,
          "growthPer?": oneOf("period", "year", "yearStart"),
          "seasonality?": list(number, 12, 12),
          "isFromActuals?": boolean,
        },
        priceVolume: { price: input, volume: input },
        subscription: {
          "customersOpening?": number,
          newCustomers: input,
          churn: input,
          price: input,
          "billingPeriods?": periods,
          "deferredIncome?": account,
        },
        history: { growth: input, "earlier?": earlierSeries },
      },
    },
  ),
  kind(
    "costOfSales",
    { account, "inventory?": account, "payable?": account, ...taxed },
    {
      field: "form",
      of: {
        share: { share: input, of: list(moduleId, 200, 1) },
        unit: { unitCost: input, volume: input },
        amount: { amount: input },
      },
    },
  ),
  kind("expense", {
    amount: input,
    account,
    "payable?": account,
    ...taxed,
    "months?": months,
    "prepaid?": object({ account, periods }),
  }),
  kind(
    "payroll",
    {
      account,
      "withholding?": object({ rate: input, liability: account, due, "unwind?": unwind }),
      "onCosts?": list(
        object({
          id: identifier,
          name: text(),
          rate: input,
          account,
          liability: account,
          due,
          "unwind?": unwind,
          "thresholdPerMonth?": input,
        }),
        20,
      ),
      "leave?": object({ rate: input, account, provision: account, "taken?": input }),
    },
    {
      field: "form",
      of: { headcount: { headcount: input, salaryPerYear: input }, amount: { amount: input } },
    },
  ),
  kind(
    "receivables",
    { account, ...openingBills, "badDebts?": object({ share: input, account }) },
    settlement,
  ),
  kind("payables", { account, ...openingBills }, settlement),
  kind(
    "inventory",
    { account, "payable?": account, ...taxed, ...openingBills },
    { field: "method", of: { days: { days: input }, target: { target: input } } },
  ),
  kind("salesTax", {
    rate: input,
    account,
    payable: account,
    cycle,
    "basis?": oneOf("accrual", "cash"),
    "deferredOnSales?": account,
    "deferredOnPurchases?": account,
  }),
];

const amounts: Schema = {
  anyOf: [input, list(object({ day, amount: number }), 500)],
  description: "a number, a list of numbers, a formula or amounts on days",
};

const finalDue: Fields = {
  "finalMonth?": integer(1, 12),
  "finalDate?": dayOfYear,
  "finalDays?": integer(0, 366),
};

const finance: Schema[] = [
  kind("fixedAssets", {
    additions: amounts,
    cost: account,
    accumulated: account,
    expense: account,
    method: rules({
      straightLine: { lifeYears: number, "openingLifeYears?": number },
      diminishingValue: { ratePerYear: input, "rest?": oneOf("period", "year") },
    }),
    "starts?": oneOf("fullPeriod", "midPeriod", "nextPeriod", "byDays"),
    "residualShare?": input,
    "payable?": account,
    "paidAfter?": periods,
    "unwind?": unwind,
    "disposals?": list(object({ day, cost: number, proceeds: number }), 500),
    "gain?": account,
    "loss?": account,
    "salesTax?": moduleId,
  }),
  kind("loan", {
    account,
    "currentAccount?": account,
    "draws?": amounts,
    repayment: rules({
      amount: { amount: input },
      equalPrincipal: { "first?": day, periods, "every?": periods },
      annuity: { "first?": day, periods },
      bullet: { day },
    }),
    ratePerYear: input,
    "basis?": basis,
    "interestOn?": interestOn,
    interestAccount: account,
    "interestPayable?": account,
    "interestPaidAfter?": periods,
    "interestUnwind?": unwind,
  }),
  kind("treasury", {
    "minimumCash?": input,
    "revolver?": object({
      account,
      limit: input,
      ratePerYear: input,
      "interestOn?": interestOn,
      interestAccount: account,
    }),
    "cashInterest?": object({
      ratePerYear: input,
      "interestOn?": interestOn,
      interestAccount: account,
    }),
    "sweep?": object({ loan: moduleId, share: input }),
    "basis?": basis,
  }),
  kind("incomeTax", {
    rate: input,
    account,
    payable: account,
    "adjustments?": input,
    "losses?": oneOf("carriedForward", "refunded"),
    "openingLosses?": number,
    "yearEndMonth?": integer(1, 12),
    payment: rules({
      asEarned: { "unwind?": unwind },
      instalments: {
        "months?": months,
        "dueDates?": dueDates,
        "every?": integer(1, 12),
        "dueDays?": integer(0, 366),
        ...finalDue,
        "priorYearTax?": number,
      },
      yearly: finalDue,
    }),
  }),
  kind("equity", { account, "contributions?": input, "buyBacks?": input }),
  kind("dividends", {
    account,
    declared: rules({
      amount: { amount: input, "months?": months },
      payout: { share: input, of: oneOf("period", "year") },
    }),
    "payable?": account,
    "paidAfter?": periods,
    "unwind?": unwind,
  }),
  kind("journal", {
    entries: list(
      object({
        text: text(),
        debit: account,
        credit: account,
        amount: input,
        "day?": day,
        "cashFlow?": oneOf("operating", "investing", "financing", "nonCash", "exchange"),
        "group?": oneOf(
          "customers",
          "suppliers",
          "employees",
          "salesTax",
          "incomeTax",
          "interest",
          "other",
        ),
      }),
      500,
    ),
  }),
];

export const moduleSchema = variants("kind", [...operating, ...finance]);
