/** What an accountant found who held the first forecast of a joinery against its ledger. */
import { describe, expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { JOINERY_ADVERTISING, JOINERY_SALES, joineryBooks } from "#testing/joinery-books.ts";
import type { FittedUnit } from "./document-shape.ts";
import { fitModel } from "./fit-model.ts";
import { openingBalances } from "./opening-balances.ts";

const fitJoinery = (months?: number, unit: FittedUnit = "month") => {
  const made = fitModel(joineryBooks(months), { name: "Joinery", unit });
  const run = calculateModel(made.document);
  expect(run.failedChecks()).toEqual([]);
  const driver = (id: string) => made.document.drivers.find((each) => each.id === id);
  return { ...made, read: run.read, driver };
};
const round = (amounts: readonly number[]) =>
  amounts.map((amount) => Math.round(amount * 100) / 100);

describe("GST of 16,077.15 for August to October, owed at the books' end", () => {
  test("is paid in November by months: the month's own tax of about 5,400 is left", () => {
    const { read } = fitJoinery();
    const owed = read("account.gst.closing");
    expect(round(owed.slice(22, 23))).toEqual([-16_077.15]);
    expect(owed[23]).toBeGreaterThan(-6000);
  });

  test("and by weeks in the week of 21 November, the third, where the weekly model paid it in February", () => {
    const { read, driver } = fitJoinery(undefined, "week");
    expect(driver("salesTaxLastReturn")).toMatchObject({
      values: 16_077.15,
      note: "What was owed at the end of the return, Oct-26; due on 21 November 2026.",
    });
    const owed = read("account.gst.closing");
    expect(owed[1]).toBeLessThan(-16_077.15);
    expect(owed[2]).toBeGreaterThan(-6000);
  });
});

describe("a loan of 50,000 at 7.5 %, on which 312.50 was charged in September and 306.25 in October", () => {
  test.each([1, 2])("is found from %i months of books, as an estimate", (months) => {
    const { driver, unproven } = fitJoinery(months);
    expect(driver("debtRate")).toMatchObject({ values: 0.075, evidence: "estimate" });
    expect(unproven).toContain(
      "The interest rate on debt is read from months too few to be sure: set the one agreed.",
    );
  });

  test("that costs nothing in the books is told among what they cannot tell", () => {
    const books = joineryBooks();
    const free = books.actuals.interest?.map(() => 0) ?? [];
    const bank = books.actuals.bank?.map(
      (movement, at) => movement + (books.actuals.interest?.[at] ?? 0),
    );
    const { document, unproven } = fitModel(
      { ...books, actuals: { ...books.actuals, interest: free, bank: bank ?? [] } },
      { name: "Free" },
    );
    const why = "No interest was charged in 23 months on 48,000 that is owed; none is forecast.";
    expect(document.drivers.find(({ id }) => id === "debtRate")).toMatchObject({
      values: 0,
      note: why,
    });
    expect(unproven).toContain(why);
  });
});

test("one month of books says once that receivables, payables and tax stay, and why", () => {
  const { unproven } = fitJoinery(1);
  for (const name of ["Accounts Receivable", "Accounts Payable", "GST"])
    expect(unproven.filter((sentence) => sentence.startsWith(`${name} stays at `))).toHaveLength(1);
  expect(unproven).toContain(
    "Accounts Receivable stays at 135,681: its balances are not explained by what was billed.",
  );
});

describe("costs of the joinery", () => {
  const { driver, read } = fitJoinery();

  test("that are the same every month are that: rent 6,600.00, fees 85.40, pay 25,750", () => {
    expect(driver("rentPerMonth")).toMatchObject({
      values: 6600,
      note: "The same every month. 23 months, Dec-24 to Oct-26.",
    });
    expect(driver("feesPerMonth")?.values).toBe(85.4);
    expect(driver("wagesPerMonth")).toMatchObject({
      values: 25_750,
      note: "The same every month. 12 months, Nov-25 to Oct-26.",
    });
    expect(round(read("account.rent.movement").slice(23, 35))).toEqual(new Array(12).fill(6600));
  });

  test("that vary by chance rise by nothing, and pay that rose by 3 % rises again", () => {
    expect(driver("costGrowth")).toMatchObject({
      values: 0,
      note: "Of the accounts that changed: 21,180 in 11 months, after 22,059 in the same ones a year before, is −4%; month by month, without the highest and the lowest, −3.6%; that may be chance, and none is taken. 23 months, Dec-24 to Oct-26.",
    });
    expect(driver("wageGrowth")?.values).toBe(0.03);
    expect(driver("advertisingPerMonth")?.note).not.toContain("rise");
  });

  test("say what the ledger says: advertising between 1,817 and 2,153, its mean 1,944", () => {
    const last = JOINERY_ADVERTISING.slice(-12);
    const mean = last.reduce((total, each) => total + each, 0) / 12;
    expect(Math.round(mean)).toBe(1944);
    expect(driver("advertisingPerMonth")?.note).toBe(
      "The mean of a month is 1,944; it is taken as 1,937: what is far out is taken as just far out. 12 months, Nov-25 to Oct-26, between 1,817 and 2,153.",
    );
  });
});

test("growth of sales ties to the ledger: 11 months against the same 11 a year before", () => {
  const sum = (from: number) =>
    JOINERY_SALES.slice(from, from + 11).reduce((total, each) => total + each, 0);
  expect([sum(12), sum(0)].map(Math.round)).toEqual([1_165_344, 1_127_095]);
  expect(fitJoinery().driver("salesGrowth")?.note).toBe(
    "1,165,344 in 11 months, after 1,127,095 in the same ones a year before, is 3.4%; month by month, without the highest and the lowest, 3.2%, which is taken. 23 months, Dec-24 to Oct-26.",
  );
});

describe("a company that earned 301,821 in a year and has no account for income tax", () => {
  test("is not taxed in silence: what 25 % would come to is told, and typing the rate forecasts it", () => {
    const { driver, questions, document } = fitJoinery();
    expect(driver("incomeTaxRate")).toMatchObject({ values: 0, evidence: "estimate" });
    expect(questions.find((each) => each.driver === "incomeTaxRate")).toEqual({
      driver: "incomeTaxRate",
      asked: "Is the profit taxed?",
      why: "Income tax is not in the books and none is forecast. The last 12 months earned 301,821 before tax; at 25% that is 75,455.",
      choices: [
        { words: "No, or not in these books", value: 0 },
        { words: "At 25%, the rate of smaller companies in Australia", value: 0.25 },
      ],
    });
    const drivers = document.drivers.map((each) =>
      each.id === "incomeTaxRate" ? { ...each, values: 0.25 } : each,
    );
    const taxed = calculateModel({ ...document, drivers });
    expect(taxed.failedChecks()).toEqual([]);
    const [profit, tax] = ["pl.profitBeforeTax", "pl.incomeTax"].map((line) => taxed.read(line));
    // From July 2027 a month's tax is a quarter of its profit.
    expect(tax?.[33]).toBeCloseTo(0.25 * (profit?.[33] ?? 0), 2);
  });

  test("in a currency of many countries is told what it earned, without a rate", () => {
    const { unproven } = fitModel({ ...joineryBooks(), currency: "EUR" }, { name: "Any" });
    expect(unproven).toContain(
      "Income tax is not in the books and none is forecast. The last 12 months earned 301,821 before tax. If it is taxed, set the income tax rate.",
    );
  });

  test("and one that made a loss is asked for nothing", () => {
    const books = joineryBooks();
    const { rent = [], bank = [] } = books.actuals;
    const loss = {
      rent: rent.map((each) => each + 60_000),
      bank: bank.map((each) => each - 60_000),
    };
    const { document, questions } = fitModel(
      { ...books, actuals: { ...books.actuals, ...loss } },
      { name: "Loss" },
    );
    expect(document.drivers.some(({ id }) => id === "incomeTaxRate")).toBe(false);
    expect(questions.some(({ driver }) => driver === "incomeTaxRate")).toBe(false);
  });
});

test("customers who pay by the month have the days of each month's end to be drawn, and depreciation says its life", () => {
  const { rules, document } = fitJoinery();
  const customers = document.modules.find(({ id }) => id === "customers");
  expect(customers?.note).toMatch(
    /^Bills are paid 5% at once, 70% a month later, 25% two months later/,
  );
  const days = rules.find(({ module }) => module === "customers")?.history ?? [];
  // 135,681 is October's 113,179 and 22,502 of September's 112,644: 31 + 6 days.
  expect(days.at(-1)).toBeCloseTo(31 + (22_502 / 112_644) * 30, 1);
  expect(document.modules.find(({ kind }) => kind === "fixedAssets")?.note).toBe(
    "90,000 at cost wears by 1,500 a month, which is a life of 5 years: the same in 12 months.",
  );
});

test("sales are drawn as they are forecast: with their growth and season, not as a flat line", () => {
  const { fits, read } = fitJoinery();
  const { line = "", history = [] } = fits.find(({ driver }) => driver === "salesPerMonth") ?? {};
  expect(history).toEqual(JOINERY_SALES);
  expect(read(line).slice(23)).toEqual(read("pl.revenue").slice(23));
});

test("weeks open on the ledger's balances, and these add up to nothing", () => {
  const { document, span } = fitJoinery(undefined, "week");
  const opened = openingBalances(document);
  expect(span).toBe("Dec-24 to Oct-26");
  expect(opened).toContainEqual({ name: "GST", amount: -16_077.15 });
  expect(opened.at(-1)?.name).toBe("Profit of the year so far");
  expect(opened.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(0, 2);
});
