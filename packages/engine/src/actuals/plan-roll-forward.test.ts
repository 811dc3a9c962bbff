import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { openedWith, smallCompany } from "#testing/small-company.ts";
import { monthOf } from "#time/month.ts";
import type { Books } from "./books.ts";
import { planRollForward, type RollForwardPlan } from "./plan-roll-forward.ts";

/** Rent of 100 a month, paid at once; a van of 600 is expected in September. */
const company = (changes: Partial<ModelDocument> = {}) =>
  smallCompany({
    timeline: {
      unit: "month",
      start: "2026-07-01",
      periodCount: 6,
      yearEndMonth: 6,
      actualCount: 0,
    },
    modules: [
      { kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" },
      {
        ...{ kind: "fixedAssets", id: "van", name: "Van", additions: [0, 0, 600, 0, 0, 0] },
        ...{ cost: "plant", accumulated: "plantDepreciation", expense: "depreciationCost" },
        ...{ method: { kind: "straightLine", lifeYears: 5 }, starts: "nextPeriod" },
      },
    ],
    ...changes,
  });

const july = monthOf(2026, 7);
const places = { "090": "cash", "469": "rentCost", "970": "capital" };

/** In cents. */
function balances(...months: Record<string, number>[]): Books {
  return {
    ...{ decimals: 2, places },
    months: months.map((amounts, at) => ({ month: july + at, are: "balances", amounts })),
  };
}

function plan(
  document: ModelDocument,
  books: Books,
  more: Partial<Parameters<typeof planRollForward>[1]> = {},
): RollForwardPlan {
  const planned = planRollForward(document, {
    ...{ books, newAccounts: [], held: [], consumed: [] },
    ...more,
  });
  if (!("document" in planned)) throw new Error(JSON.stringify(planned));
  return planned;
}

const AS_FORECAST = balances(
  { "090": 90_000, "469": 10_000, "970": -100_000 },
  { "090": 80_000, "469": 20_000, "970": -100_000 },
);

describe("books by month become the next actual periods", () => {
  test("balances equal to the forecast change no later figure, to the bit", () => {
    const before = calculateModel(company());
    const { document, from, to, differences } = plan(company(), AS_FORECAST);
    const after = calculateModel(document);

    expect([from, to, differences]).toEqual([0, 1, []]);
    expect(document.timeline.actualCount).toBe(2);
    for (const { id, section } of before.model.program.lines) {
      if (section === "calendar" || id.endsWith(".actual")) continue;
      expect([id, after.read(id)]).toEqual([id, before.read(id)]);
    }
    expect(after.failedChecks()).toEqual([]);
  });

  test("where each account of the books stands is kept with the model's account", () => {
    const { document } = plan(company(), AS_FORECAST);
    expect(document.accounts.find(({ id }) => id === "cash")?.sources).toEqual(["090"]);
  });

  test("a trial balance of August goes on from what July left in the model", () => {
    const rolled = plan(company(), balances({ "090": 89_000, "469": 11_000, "970": -100_000 }));
    const august = { "090": 77_500, "469": 22_500, "970": -100_000 };
    const months: Books["months"] = [{ month: july + 1, are: "balances", amounts: august }];
    const { document, bridges } = plan(rolled.document, { decimals: 2, places, months });

    expect(document.actuals).toMatchObject({ cash: [-110, -115], rentCost: [110, 115] });
    expect(bridges.cash).toEqual({
      forecast: 790,
      restatement: 0,
      amount: -15,
      timing: 0,
      actual: 775,
    });
    expect(bridges.profit).toMatchObject({ forecast: -100, amount: -15, actual: -115 });
  });

  test("movements of several accounts on one are added to the cent", () => {
    const months: Books["months"] = [
      { month: july, are: "movements", amounts: { a: 3_010, b: 7_020, "090": -10_030 } },
    ];
    const { document } = plan(company(), {
      ...{ decimals: 2, months, places: { a: "rentCost", b: "rentCost", "090": "cash" } },
    });
    expect(document.actuals).toEqual({ cash: [-100.3], rentCost: [100.3] });
  });

  test("a quarter of a model by quarters is taken by the balances at its end", () => {
    const quarterly = company({
      timeline: {
        unit: "quarter",
        start: "2026-07-01",
        periodCount: 4,
        yearEndMonth: 6,
        actualCount: 0,
      },
      modules: [],
    });
    const amounts = { "090": 70_000, "469": 30_000, "970": -100_000 };
    const books: Books = {
      decimals: 2,
      places,
      months: [{ month: july + 2, are: "balances", amounts }],
    };
    expect(plan(quarterly, books).document.actuals).toEqual({ cash: [-300], rentCost: [300] });
  });
});

describe("nothing is taken in silence", () => {
  const oneMonth = (month: number): Books => ({
    ...{ decimals: 2, places },
    months: [{ month, are: "balances", amounts: {} }],
  });

  test.each([
    [
      "a month before the first period",
      july - 3,
      "The books are of Apr-26, and the model's periods are Jul-26 to Dec-26.",
    ],
    [
      "a month after a gap",
      july + 2,
      "The model is actual to no period yet, and the books begin with Sep-26. Add Jul-26 first.",
    ],
  ])("%s is refused", (_, month, problem) => {
    const asked = { books: oneMonth(month), newAccounts: [], held: [], consumed: [] };
    expect(planRollForward(company(), asked)).toEqual({ problem });
  });

  test("months outside the model are named and left out", () => {
    const early = { month: july - 1, are: "balances", amounts: {} } as const;
    const books = { ...AS_FORECAST, months: [early, ...AS_FORECAST.months] };
    expect(plan(company(), books).leftOut).toEqual(["Jun-26 is before the model's first period."]);
  });

  test("a balance of the model that the file does not name is told", () => {
    const accounts = openedWith({ stock: 250 });
    expect(plan(company({ accounts }), AS_FORECAST).gone).toEqual([
      { account: "stock", amount: 250 },
    ]);
  });

  test("an account named without an amount was said not to be named, and so was one that is nothing by then", () => {
    const accounts = openedWith({ debtors: 250, stock: 250 });
    const paid = { text: "Paid", debit: "cash", credit: "debtors", amount: [250, 0, 0, 0, 0, 0] };
    const collected: Module = { kind: "journal", id: "book", name: "Book", entries: [paid] };
    const expected = company({ accounts, modules: [collected] });
    const goneIn = (books: Books) => plan(expected, books).gone;

    expect(goneIn(AS_FORECAST)).toEqual([{ account: "stock", amount: 250 }]);
    expect(goneIn({ ...AS_FORECAST, named: ["stock"] })).toEqual([]);
    const { document } = plan(expected, AS_FORECAST);
    expect(plan(document, AS_FORECAST).gone).toEqual([]);
  });

  test("a closed month that changed is listed, and counts only when it is not held", () => {
    const closed = plan(company(), AS_FORECAST).document;
    const changed = balances(
      { "090": 88_000, "469": 12_000, "970": -100_000 },
      { "090": 78_000, "469": 22_000, "970": -100_000 },
      { "090": 68_000, "469": 32_000, "970": -100_000 },
    );
    const taken = plan(closed, changed);
    const held = plan(closed, changed, { held: both(0) });

    expect(taken.restatements).toEqual([
      { account: "cash", period: 0, before: -100, after: -120, difference: -20 },
      { account: "rentCost", period: 0, before: 100, after: 120, difference: 20 },
    ]);
    expect(taken.document.actuals.cash).toEqual([-120, -100, -100]);
    expect(taken.bridges.cash).toMatchObject({ restatement: -20 });
    expect(held.document.actuals.cash).toEqual([-100, -100, -100]);
    expect(held.bridges.cash).toMatchObject({ restatement: 0 });
    expect([taken.lopsided, held.lopsided]).toEqual([undefined, undefined]);
  });

  const both = (period: number) => ["cash", "rentCost"].map((account) => ({ period, account }));

  test("accounts of a closed month are accepted and held one by one, as long as both sides of a journal go together", () => {
    const closed = plan(company(), AS_FORECAST).document;
    // A late bill of 20 for rent, and 5 that a customer will not pay.
    const amounts = { "090": 88_000, "469": 12_000, "610": -500, "412": 500, "970": -100_000 };
    const changed = {
      ...balances(amounts),
      places: { ...places, "610": "debtors", "412": "badDebts" },
    };
    const holding = (...accounts: string[]) =>
      plan(closed, changed, { held: accounts.map((account) => ({ period: 0, account })) });

    expect(holding("badDebts").lopsided).toEqual({ period: 0, amount: -5 });
    const { lopsided, document } = holding("debtors", "badDebts");
    expect(lopsided).toBeUndefined();
    expect(document.actuals).toMatchObject({ cash: [-120, -100], rentCost: [120, 100] });
    expect(document.actuals.badDebts?.[0] ?? 0).toBe(0);
  });
});

test("a closed month finer than cents still balances after a change of one account was accepted", () => {
  const third = 100 / 3;
  const fine = { actuals: { cash: [-100], rentCost: [third], wages: [third], badDebts: [third] } };
  const timeline = { ...company().timeline, actualCount: 1 };
  const codes = { ...places, "477": "wages", "412": "badDebts" };
  const amounts = { "090": 85_000, "469": 8_333, "477": 3_333, "412": 3_334, "970": -100_000 };
  const { document, restatements } = plan(company({ ...fine, timeline }), {
    ...{ decimals: 2, places: codes, months: [{ month: july, are: "balances", amounts }] },
  });

  expect(restatements.map(({ account }) => account)).toEqual(["cash", "rentCost", "badDebts"]);
  expect(calculateModel(document).failedChecks()).toEqual([]);
});

describe("the turn of a year", () => {
  /** June is the last month of the year; its rent stands in the books until the year is closed. */
  const accounts = openedWith({ rentCost: 100 }).map((account) =>
    account.id === "retained" ? { ...account, opening: 0 } : account,
  );
  const closedBooks = balances({ "090": 90_000, "469": 10_000, "970": -110_000, "960": 10_000 });
  const openBooks = balances({ "090": 90_000, "469": 20_000, "970": -110_000 });

  test.each([
    ["closed", closedBooks],
    ["not closed", openBooks],
  ])("books that were %s give the same movements of July", (_, books) => {
    const placed = { ...books, places: { ...places, "960": "retained" } };
    const { document } = plan(company({ accounts }), placed);
    expect(document.actuals).toEqual({ cash: [-100], rentCost: [100] });
  });

  describe("in a month that owners paid 50 in", () => {
    const asked = (amounts: Record<string, number>, lastYear?: "closed" | "open") => ({
      books: { ...balances(amounts), places: { ...places, "960": "retained" }, lastYear },
      ...{ newAccounts: [], held: [], consumed: [] },
    });
    const closed = { "090": 95_000, "469": 10_000, "970": -115_000, "960": 10_000 };
    const open = { "090": 95_000, "469": 20_000, "970": -115_000 };

    test.each([
      ["closed", closed, { closed: -100, open: 0 }],
      ["not closed", open, { closed: -200, open: -100 }],
    ])("books that were %s prove neither, and July's profit is told by both answers", (...row) => {
      const [, amounts, profit] = row;
      expect(planRollForward(company({ accounts }), asked(amounts))).toEqual({
        question: { period: 0, year: 2026, profit },
      });
    });

    test.each([
      ["closed", closed],
      ["open", open],
    ] as const)("the year said to be %s gives July's own rent", (lastYear, amounts) => {
      const planned = planRollForward(company({ accounts }), asked(amounts, lastYear));
      expect(planned).toMatchObject({
        document: { actuals: { cash: [-50], rentCost: [100], capital: [-50] } },
        question: { period: 0 },
      });
    });
  });

  test("a ledger that turns its years itself is asked nothing, though owners took the whole profit out", () => {
    const loss = openedWith({ sales: -100 }).map((account) =>
      account.id === "retained" ? { ...account, opening: 0 } : account,
    );
    const taken = { "090": 80_000, "469": 10_000, "970": -90_000 };
    const books = { ...balances(taken), places: { ...places, "960": "retained" } };
    const { document, question } = plan(company({ accounts: loss }), {
      ...{ ...books, turnsYears: true },
    });
    expect(question).toBeUndefined();
    expect(document.actuals).toEqual({ cash: [-200], rentCost: [100], retained: [100] });
  });

  test("a year that the first month proves closed is not asked about in the next", () => {
    const books = balances(
      { "090": 90_000, "469": 10_000, "970": -110_000, "960": 10_000 },
      { "090": 85_000, "469": 20_000, "970": -115_000, "960": 10_000 },
    );
    const placed = { ...books, places: { ...places, "960": "retained" } };
    const { document, question } = plan(company({ accounts }), placed);
    expect(question).toBeUndefined();
    expect(document.actuals).toMatchObject({ rentCost: [100, 100], capital: [0, -50] });
  });
});

test("a van paid for before it was expected is offered as the same event, and linked it is bought once", () => {
  const books = balances({ "090": 30_000, "469": 10_000, "970": -100_000, "710": 60_000 });
  const placed = { ...books, places: { ...places, "710": "plant" } };
  const { events, document } = plan(company(), placed);
  const linked = plan(company(), placed, {
    consumed: [{ line: "van.additions", period: 2, amount: 600, happened: "Plant, Jul-26" }],
  });

  expect(events).toEqual([
    {
      line: "van.additions",
      name: expect.any(String),
      account: "plant",
      period: 2,
      amount: 600,
      happened: 600,
    },
  ]);
  expect(calculateModel(document).read("bs.account.plant").at(-1)).toBe(1200);
  expect(calculateModel(linked.document).read("bs.account.plant").at(-1)).toBe(600);
});
