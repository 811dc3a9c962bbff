import { describe, expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { bridgeOf } from "./bridge.ts";
import { restatementsIn } from "./closed-periods.ts";
import { movementsIn, rollForward } from "./roll-forward.ts";

/** Rent of 100 a month, growing by a tenth; paid at once from 1,000. */
const renting = smallCompany({
  timeline: { unit: "month", start: "2026-07-01", periodCount: 4, yearEndMonth: 6, actualCount: 0 },
  modules: [
    {
      kind: "expense",
      id: "rent",
      name: "Rent",
      amount: "if(calendar.index = 0, 100, prev(rent.net) * 1.1)",
      account: "rentCost",
    },
  ],
});

describe("rolling forward", () => {
  const before = calculateModel(renting);

  test("an actual that equals its forecast changes no later figure, to the bit", () => {
    const actual = movementsIn(before.model, before.sheet, 0);
    const after = calculateModel(rollForward(before.model, before.sheet, [actual]));
    for (const line of before.model.program.lines) {
      if (line.section === "calendar" || line.id.endsWith(".actual")) continue;
      expect([line.id, after.read(line.id)]).toEqual([line.id, before.read(line.id)]);
    }
    expect(after.failedChecks()).toEqual([]);
  });

  test("the forecast opens on the ledger's closing, account by account, and goes on from its flows", () => {
    const rolled = rollForward(before.model, before.sheet, [{ rentCost: 150, cash: -150 }]);
    const after = calculateModel(rolled);
    expect(after.read("bs.account.cash")).toEqual([
      850,
      850 - 165,
      850 - 165 - 181.50000000000003,
      after.read("bs.account.cash")[3],
    ]);
    expect(rolled.replacedForecasts).toEqual([
      { period: 0, movements: expect.objectContaining({ rentCost: 100, cash: -100 }) },
    ]);
    expect(after.failedChecks()).toEqual([]);
  });

  test("closed periods that changed in the source are listed by account", () => {
    const rolled = rollForward(before.model, before.sheet, [{ rentCost: 150, cash: -150 }]);
    expect(restatementsIn(rolled, [{ rentCost: 160, cash: -150, creditors: -10 }])).toEqual([
      { account: "rentCost", period: 0, before: 150, after: 160, difference: 10 },
      { account: "creditors", period: 0, before: 0, after: -10, difference: -10 },
    ]);
  });

  /** 30 more rent than forecast, of which 20 is still owed: cash is 10 worse than forecast. */
  test("the bridge adds up: more rent is amount, rent not yet paid is timing", () => {
    const fresh = [{ rentCost: 130, cash: -110, creditors: -20 }];
    expect(bridgeOf(renting, fresh, "bs.account.cash", 0)).toEqual({
      forecast: 900,
      restatement: 0,
      amount: -30,
      timing: 20,
      actual: 890,
    });
  });

  test("a closed month that changed is a restatement in the bridge, before amount and timing", () => {
    const closed = rollForward(before.model, before.sheet, [{ rentCost: 100, cash: -100 }]);
    const fresh = [
      { rentCost: 140, cash: -140 },
      { rentCost: 164, cash: -150, creditors: -14 },
    ];
    // August was forecast as July × 1.1: 110, and 154 once July is 140; 164 is 10 more.
    const bridge = bridgeOf(closed, fresh, "bs.account.cash", 1);
    expect(bridge.forecast).toBeCloseTo(790, 9);
    expect(bridge.restatement).toBeCloseTo(-84, 9);
    expect(bridge.amount).toBeCloseTo(-10, 9);
    expect(bridge.timing).toBeCloseTo(14, 9);
    expect(bridge.actual).toBe(710);
  });

  /** 300 a month is invoiced and paid a month later; July invoices 360, and nothing is received early. */
  test("more sales than forecast are an amount on ordinary terms: owed in July, in the bank in August", () => {
    const selling = smallCompany({
      modules: [
        {
          kind: "revenue",
          id: "selling",
          name: "Selling",
          account: "sales",
          receivable: "debtors",
          form: "amount",
          amount: 300,
        },
        {
          kind: "receivables",
          id: "customers",
          name: "Customers",
          account: "debtors",
          method: "profile",
          profile: [0, 1],
        },
      ],
    });
    const fresh = [{ sales: -360, debtors: 360 }];
    const cash = bridgeOf(selling, fresh, "bs.account.cash", 0);
    expect(cash).toEqual({ forecast: 1000, restatement: 0, amount: 0, timing: 0, actual: 1000 });
    const owed = bridgeOf(selling, fresh, "bs.account.debtors", 0);
    expect(owed).toMatchObject({ forecast: 300, amount: 60, timing: 0, actual: 360 });
    expect(bridgeOf(selling, fresh, "bs.account.cash", 1)).toMatchObject({ amount: 60, timing: 0 });
  });

  /** A grant of 200 forecast for September comes in July. */
  test("what came earlier than forecast is timing in both months, and no amount in either", () => {
    const entry = { text: "Grant", debit: "cash", credit: "gain", amount: 200, day: "2026-09-30" };
    const granted = smallCompany({
      modules: [{ kind: "journal", id: "grant", name: "Grant", entries: [entry] }],
    });
    const fresh = [{ cash: 200, gain: -200 }, {}, {}];
    const inPeriod = (period: number) => bridgeOf(granted, fresh, "pl.account.gain", period);
    expect(inPeriod(0)).toMatchObject({ forecast: 0, amount: 0, timing: 200, actual: 200 });
    expect(inPeriod(2)).toMatchObject({ forecast: 200, amount: 0, timing: -200, actual: 0 });
    const cash = (period: number) => bridgeOf(granted, fresh, "bs.account.cash", period);
    expect(cash(1)).toMatchObject({ amount: 0, timing: 200 });
    expect(cash(2)).toMatchObject({ amount: 0, timing: 0 });
  });
});
