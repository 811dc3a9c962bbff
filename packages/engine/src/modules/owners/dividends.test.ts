import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { DividendRule, Dividends } from "#model/kinds/dividends.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { smallCompany } from "#testing/small-company.ts";

/** April to September with a June year end; profit of 300 a month but a loss of 100 in May. */
function company(changes: Partial<Dividends>): ModelDocument {
  const small = smallCompany();
  return {
    ...small,
    timeline: { ...small.timeline, start: "2026-04-01", periodCount: 6 },
    modules: [
      {
        kind: "journal",
        id: "trade",
        name: "Trade",
        entries: [
          {
            text: "Trade",
            debit: "cash",
            credit: "sales",
            amount: [300, -100, 300, 300, 300, 300],
          },
        ],
      },
      {
        kind: "dividends",
        id: "dividends",
        name: "Dividends",
        account: "retained",
        declared: { kind: "payout", share: 0.4, of: "year" },
        ...changes,
      },
    ],
  };
}

/** 40 % of 300 − 100 + 300 = 500 is 200, declared in June out of this year's 500, paid in August. */
test("40 % of the year's 500 is declared in June, owed for two months and paid in August", () => {
  const { model, read, failedChecks } = calculateModel(
    company({ payable: "dividendsOwed", paidAfter: 2 }),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "dividends.declared",
      "dividends.paid",
      "bs.account.dividendsOwed",
      "cf.financing",
      "bs.account.retained",
      "bs.account.currentYearEarnings",
    ]),
  ).toBe(`
dividends.declared                0    0   200    0     0    0
dividends.paid                    0    0     0    0   200    0
bs.account.dividendsOwed          0    0   200  200     0    0
cf.financing                      0    0     0    0  -200    0
bs.account.retained               0    0  -200  300   300  300
bs.account.currentYearEarnings  300  200   500  300   600  900
`);
  expect(failedChecks()).toEqual([]);
});

test("a share of each period's profit is nothing of a loss", () => {
  const declared = { kind: "payout", share: 0.4, of: "period" } as const;
  const { read } = calculateModel(company({ declared }));
  expect(read("dividends.declared")).toEqual([120, 0, 120, 120, 120, 120]);
  expect(read("cf.financing").map((paid) => paid + 0)).toEqual([-120, 0, -120, -120, -120, -120]);
});

/** 700 in June against 500 of earnings: paid as entered, 200 beyond. */
test("dividends beyond reserves are paid as entered, with an alert of 200", () => {
  const declared: DividendRule = { kind: "amount", amount: 700, months: [6] };
  const { read, failedChecks } = calculateModel(company({ declared }));
  expect(read("dividends.declared")).toEqual([0, 0, 700, 0, 0, 0]);
  expect(read("dividends.beyondReserves")).toEqual([0, 0, -200, 0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

test("an owner's drawings are held against retained earnings and the year's own", () => {
  const document = company({
    account: "drawings",
    declared: { kind: "amount", amount: [100, 100, 0, 0, 0, 900] },
  });
  document.accounts.push({ id: "drawings", name: "Drawings", line: "drawings" });
  const { read, failedChecks } = calculateModel(document);
  // Earned by September: 500 + 900 = 1,400; drawn 1,100. In May 200 earned, 200 drawn.
  expect(read("dividends.beyondReserves")).toEqual([0, 0, 0, 0, 0, 0]);
  expect(failedChecks()).toEqual([]);
});

/** From April on: 90 owed at the start are paid when the rule pays what was declared before. */
test("90 owed at the start: of March paid three months later in June, of each month 30 a month, of no month at once", () => {
  const paid = (changes: Partial<Dividends>) => {
    const document = withOwed(company({ payable: "dividendsOwed", paidAfter: 3, ...changes }));
    const { model, read, failedChecks } = calculateModel(document);
    expect([model.issues, failedChecks()]).toEqual([[], []]);
    return read("dividends.paid").map(Math.round);
  };
  const amount = (months?: number[]): DividendRule => ({
    ...{ kind: "amount", amount: 0 },
    ...(months ? { months } : {}),
  });
  expect(paid({ declared: amount([3]) })).toEqual([0, 0, 90, 0, 0, 0]);
  expect(paid({ declared: amount([1, 3]) })).toEqual([45, 0, 45, 0, 0, 0]);
  expect(paid({ declared: amount() })).toEqual([30, 30, 30, 0, 0, 0]);
  expect(paid({ declared: amount([6]) })).toEqual([90, 0, 0, 0, 0, 0]);
  const unwind = { from: "2026-05-01", shares: [0.5, 0, 0, 0.5] };
  expect(paid({ declared: amount(), unwind })).toEqual([0, 45, 0, 0, 45, 0]);
});

/** 90 owed at the start and 40 % of each month's profit: 120, 0, 120, … paid three months later. */
test("what was owed at the start is paid beside what the model declares", () => {
  const declared: DividendRule = { kind: "payout", share: 0.4, of: "period" };
  const document = withOwed(company({ declared, payable: "dividendsOwed", paidAfter: 3 }));
  const { read, failedChecks } = calculateModel(document);
  expect(drawTable(read, ["dividends.paid", "bs.account.dividendsOwed"])).toBe(`
dividends.paid             30   30   30  120    0  120
bs.account.dividendsOwed  180  150  240  240  360  360
`);
  expect(failedChecks()).toEqual([]);
  expect([1, 2, 4].flatMap((count) => changedByRollingForward(document, count))).toEqual([]);
});

function withOwed(document: ModelDocument): ModelDocument {
  const openings: Record<string, number> = { dividendsOwed: -90, retained: 90 };
  const accounts = document.accounts.map((account) => ({
    ...account,
    opening: openings[account.id] ?? account.opening ?? 0,
  }));
  return { ...document, accounts };
}

test("paying after half a period is told", () => {
  const { model } = calculateModel(company({ payable: "dividendsOwed", paidAfter: 0.5 }));
  expect(model.issues.map(({ code, place }) => `${code} ${place}`)).toEqual([
    "invalid modules/dividends/paid",
  ]);
});

test("rolling forward with actual = forecast pays what was declared when it was due", () => {
  const document = company({ payable: "dividendsOwed", paidAfter: 3 });
  expect([1, 3, 4].flatMap((count) => changedByRollingForward(document, count, 0))).toEqual([]);
});

test("a dividend that is declared and not yet paid is no cash flow", () => {
  const { read, model } = calculateModel(
    smallCompany({
      modules: [
        {
          kind: "dividends",
          id: "dividend",
          name: "Dividends",
          account: "retained",
          declared: { kind: "amount", amount: 100 },
          payable: "dividendsOwed",
        },
      ],
    }),
  );
  expect(read("cf.financing.dividendsOwed")).toEqual([0, -100, -100]);
  expect(read("cf.financing")).toEqual([0, -100, -100]);
  expect(model.issues).toEqual([]);
});

test("one declared in an actual month and owed at its end is no cash flow there either", () => {
  const timeline = { ...smallCompany().timeline, actualCount: 2 };
  const actuals = { retained: [100, 0], dividendsOwed: [-100, 100], cash: [0, -100] };
  const { read, model } = calculateModel(smallCompany({ timeline, actuals }));
  expect(read("cf.financing.dividendsOwed")).toEqual([0, -100, 0]);
  const names = model.statements.cashFlow.map(({ label }) => label);
  expect(names).not.toContain("Retained earnings");
});
