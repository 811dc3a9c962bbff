/** The rules by which single parts are fitted, each on books that show it. */
import { describe, expect, test } from "vitest";
import type { Account } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { fitModel } from "./fit-model.ts";
import type { FittedBooks } from "./history.ts";

const BASIC: Account[] = [
  { id: "bank", name: "Bank", line: "cash", opening: 500_000 },
  { id: "capital", name: "Capital", line: "shareCapital", opening: -500_000 },
  { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
  { id: "sales", name: "Sales", line: "salesServices" },
];
const SALES = 10_000;

type Movement = (index: number) => number;

/** Books from January 2025 with sales of 10,000 a month in cash, and what is given besides, against the bank. */
function booksWith(
  months: number,
  besides: Record<string, Movement>,
  accounts: readonly Account[],
  yearEndMonth = 12,
): FittedBooks {
  const given: Record<string, Movement> = { sales: () => -SALES, ...besides };
  const each = Array.from({ length: months }, (_, index) => index);
  const actuals = Object.fromEntries(
    Object.entries(given).map(([id, movement]) => [id, each.map(movement)]),
  );
  const bank = each.map((index) =>
    Object.values(given).reduce((total, movement) => total - movement(index), 0),
  );
  const openings = accounts.reduce((total, { opening = 0 }) => total + opening, 0);
  const basic = BASIC.map((account) =>
    account.id === "capital" ? { ...account, opening: -500_000 - openings } : account,
  );
  const timeline = {
    unit: "month" as const,
    start: "2025-01-01",
    yearEndMonth,
    actualCount: months,
  };
  return {
    currency: "EUR",
    accounts: [...basic, ...accounts],
    actuals: { ...actuals, bank },
    timeline,
  };
}

function forecastOf(books: FittedBooks) {
  const made = fitModel(books, { name: "Part" });
  const run = calculateModel(made.document);
  expect(run.failedChecks()).toEqual([]);
  const from = made.document.timeline.actualCount;
  const moved = (id: string) => run.read(`account.${id}.movement`).slice(from).map(Math.round);
  return { ...made, moved };
}

const inMonth =
  (month: number, amount: number): Movement =>
  (index) =>
    index % 12 === month - 1 ? amount : 0;

describe("sales tax on one account", () => {
  /** 1,000 a month; each quarter's 3,000 is paid the month after it. */
  const gst: Account = { id: "gst", name: "GST", line: "salesTax", opening: -3000 };
  const owed: Movement = (index) => (index % 3 === 0 ? 2000 : -1000);

  test("the return that has ended is paid when it is due, and later ones by themselves", () => {
    const { moved, document } = forecastOf(booksWith(18, { gst: owed }, [gst]));
    expect(document.drivers.find(({ id }) => id === "salesTaxRate")?.values).toBe(0.1);
    // June ended a return: July pays 3,000 and accrues 1,000; September moves the next to its own account.
    expect(moved("gst").slice(0, 4)).toEqual([2000, -1000, 2000, -1000]);
    expect(moved("salesTaxToPay").slice(0, 4)).toEqual([0, 0, -3000, 3000]);
    expect(moved("bank").slice(0, 4)).toEqual([8000, 11_000, 11_000, 8000]);
  });

  test("tax on sales and on purchases on accounts of their own are settled together", () => {
    const paid: Account = { id: "gstPaid", name: "GST paid", line: "salesTax", opening: 600 };
    const purchases: Movement = (index) => (index % 3 === 0 ? -400 : 200);
    const accounts = [gst, paid, { id: "rent", name: "Rent", line: "rent" }];
    const books = booksWith(18, { gst: owed, gstPaid: purchases, rent: () => 2000 }, accounts);
    const { moved, document } = forecastOf(books);
    expect(document.drivers.find(({ id }) => id === "salesTaxRate")?.values).toBe(0.1);
    expect(moved("gstPaid").slice(0, 3)).toEqual([-600, 0, 0]);
  });
});

describe("income tax", () => {
  const accounts: Account[] = [
    { id: "tax", name: "Income tax", line: "incomeTax" },
    { id: "taxOwed", name: "Income tax owed", line: "incomeTaxPayable" },
  ];
  const year = 12 * SALES * 0.25;

  test("charged once a year in the books is charged once a year, and paid in the month it was paid in", () => {
    const books = booksWith(
      18,
      {
        tax: inMonth(12, year),
        taxOwed: (index) => (index % 12 === 11 ? -year : index === 15 ? year : 0),
      },
      accounts,
    );
    const { moved } = forecastOf(books);
    expect(moved("tax")).toEqual([0, 0, 0, 0, 0, year, 0, 0, 0, 0, 0, 0]);
    expect(moved("taxOwed")).toEqual([0, 0, 0, 0, 0, -year, 0, 0, 0, year, 0, 0]);
  });

  test("that was never charged is no rate somebody made up: it is nothing, and is asked for", () => {
    const { document, unproven } = forecastOf(booksWith(18, {}, accounts));
    expect(document.drivers.find(({ id }) => id === "incomeTaxRate")).toMatchObject({
      values: 0,
      evidence: "estimate",
    });
    expect(unproven.some((sentence) => sentence.startsWith("Income tax: No tax"))).toBe(true);
  });
});

describe("a dividend", () => {
  const taken: Account = { id: "taken", name: "Dividends", line: "drawings" };

  test("that came in every December of the books comes again", () => {
    const { moved } = forecastOf(booksWith(24, { taken: inMonth(12, 30_000) }, [taken]));
    expect(moved("taken")).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30_000]);
  });

  test("that one December had and the next had not is not forecast, and is asked for", () => {
    const once: Movement = (index) => (index === 11 ? 30_000 : 0);
    const { moved, questions } = forecastOf(booksWith(24, { taken: once }, [taken]));
    expect(moved("taken").some((amount) => amount !== 0)).toBe(false);
    expect(questions).toEqual([
      {
        driver: "dividend",
        asked: "Is there a dividend again?",
        why: "30,000 was taken from Dividends in December 2025, and it did not come every year.",
        choices: [
          { words: "Not unless one is declared", value: 0 },
          { words: "Again 30,000", value: 30_000 },
        ],
      },
    ]);
  });

  test("seen once, in the only such month, comes again as an estimate and a question", () => {
    const { document, questions } = forecastOf(
      booksWith(18, { taken: inMonth(12, 30_000) }, [taken]),
    );
    const dividend = document.drivers.find(({ id }) => id === "dividend");
    expect(dividend).toMatchObject({ evidence: "estimate", values: 0.25 });
    // Of the year's 120,000.
    expect(questions[0]?.choices).toEqual([
      { words: "Again 25% of the year's profit", value: 0.25 },
      { words: "Not unless one is declared", value: 0 },
    ]);
  });
});

test("stock that rose by 100 a month to 4,800 stays there, and is asked whether it goes back to the year's 4,250", () => {
  const accounts: Account[] = [
    { id: "stock", name: "Stock", line: "inventory", opening: 3000 },
    { id: "goods", name: "Goods", line: "materials" },
  ];
  const { questions, document } = forecastOf(
    booksWith(18, { stock: () => 100, goods: () => 3000 }, accounts),
  );
  expect(document.drivers.find(({ id }) => id === "stockLevel")?.values).toBe(4800);
  expect(questions).toEqual([
    {
      driver: "stockLevel",
      asked: "Stock: how much from now on?",
      // 3,700 to 4,800 by hundreds.
      why: "It stands at 4,800; over the last 12 months the mean is 4,250.",
      choices: [
        { words: "Stay at 4,800", value: 4800 },
        { words: "Back to the year's mean, 4,250", value: 4250 },
      ],
    },
  ]);
});

describe("a single large purchase", () => {
  const accounts: Account[] = [
    { id: "plant", name: "Plant", line: "fixedAssets", opening: 120_000 },
    { id: "worn", name: "Plant, depreciation", line: "accumulatedDepreciation", opening: -20_000 },
    { id: "wear", name: "Depreciation", line: "depreciation" },
  ];
  const wearing = { worn: () => -1000, wear: () => 1000 };

  test("of no more than wears out in a year is replacement and comes again in its month", () => {
    const books = booksWith(18, { ...wearing, plant: inMonth(6, 12_000) }, accounts);
    expect(forecastOf(books).moved("plant")[11]).toBe(12_000);
  });

  test("beyond that is left out, and told", () => {
    const once: Movement = (index) => (index === 14 ? 90_000 : 0);
    const { moved, unproven } = forecastOf(booksWith(18, { ...wearing, plant: once }, accounts));
    expect(moved("plant").some((amount) => amount !== 0)).toBe(false);
    expect(unproven).toContain(
      "Plant: 90,000 in Mar-26 is more than wears out in a year; no such purchase is forecast.",
    );
  });
});

describe("costs", () => {
  const cost = (line: string): Account => ({ id: "cost", name: "Cost", line });

  test("that have had nothing for half a year are not forecast, and that is told", () => {
    const ended: Movement = (index) => (index < 12 ? 500 : 0);
    const { moved, unproven } = forecastOf(booksWith(18, { cost: ended }, [cost("rent")]));
    expect(moved("cost")[0]).toBe(0);
    expect(unproven).toContain("Cost has had nothing for 6 months and is not forecast.");
  });

  test("and sales that ended are not sold again", () => {
    const old: Account = { id: "old", name: "Old line", line: "salesGoods" };
    const ended: Movement = (index) => (index < 12 ? -500 : 0);
    const { moved, unproven } = forecastOf(booksWith(18, { old: ended }, [old]));
    expect(moved("old")[0]).toBe(0);
    expect(unproven).toContain("Old line has had nothing for 6 months and is not forecast.");
  });

  test("billed once a year come again in their month", () => {
    const { moved } = forecastOf(booksWith(24, { cost: inMonth(7, 6000) }, [cost("insurance")]));
    expect(moved("cost")).toEqual([0, 0, 0, 0, 0, 0, 6000, 0, 0, 0, 0, 0]);
  });
});

describe("loans", () => {
  const accounts: Account[] = [
    { id: "loan", name: "Loan", line: "loans", opening: -60_000 },
    { id: "interest", name: "Interest", line: "interestExpense" },
  ];

  test("repaid every quarter are repaid in the same months again", () => {
    const quarterly: Movement = (index) => (index % 3 === 2 ? 1500 : 0);
    const owed = (index: number) => 60_000 - 1500 * Math.floor(index / 3);
    const interest: Movement = (index) => owed(index) * 0.005;
    const { moved, document } = forecastOf(booksWith(18, { loan: quarterly, interest }, accounts));
    expect(moved("loan").slice(0, 6)).toEqual([0, 0, 1500, 0, 0, 1500]);
    expect(document.modules.find(({ kind }) => kind === "loan")).toMatchObject({
      note: "Repaid every 3 months, usually 1,500: 4 times in 12 months.",
      evidence: "actual",
    });
    expect(document.drivers.find(({ id }) => id === "debtRate")?.values).toBeCloseTo(0.06, 3);
  });
});
