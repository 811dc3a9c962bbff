import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { AssetStart, FixedAssets } from "#model/kinds/fixed-assets.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { smallCompany } from "#testing/small-company.ts";
import { periodsOf, type TimeUnit } from "#time/timeline.ts";

type Shape = { cost?: number; accumulated?: number; periodCount?: number; unit?: TimeUnit };

/** The small company with 10,000 in cash and, if given, plant at cost with its depreciation. */
function company(changes: Partial<FixedAssets>, shape: Shape = {}): ModelDocument {
  const { cost = 0, accumulated = 0, periodCount = 3, unit = "month" } = shape;
  const small = smallCompany();
  const openings: Record<string, number> = {
    cash: 10_000,
    plant: cost,
    plantDepreciation: -accumulated,
    capital: accumulated - cost - 10_000,
  };
  const start = unit === "week" ? "2026-06-29" : small.timeline.start;
  return {
    ...small,
    timeline: { ...small.timeline, unit, start, periodCount },
    accounts: small.accounts.map((account) => ({ ...account, opening: openings[account.id] ?? 0 })),
    modules: [
      {
        kind: "fixedAssets",
        id: "plant",
        name: "Plant",
        additions: 0,
        cost: "plant",
        accumulated: "plantDepreciation",
        expense: "depreciationCost",
        method: { kind: "straightLine", lifeYears: 1 },
        gain: "gain",
        loss: "loss",
        ...changes,
      },
    ],
  };
}

const life = (lifeYears: number) => ({ kind: "straightLine", lifeYears }) as const;
const once = (amount: number) => [amount, 0];

/** 1,200 over twelve months is 100 a month; another 600 in August adds 50 a month. */
test("plant of 1,200 and then 600 over a year wears by 100, 150 and 150 a month", () => {
  const { model, read, failedChecks } = calculateModel(company({ additions: [1200, 600, 0] }));
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "plant.depreciation",
      "pl.profit",
      "cf.operating",
      "cf.investing",
      "bs.account.plant",
      "bs.account.plantDepreciation",
      "plant.netBook",
      "bs.account.cash",
    ]),
  ).toBe(`
plant.depreciation              100   150   150
pl.profit                      -100  -150  -150
cf.operating                      0     0     0
cf.investing                  -1200  -600     0
bs.account.plant               1200  1800  1800
bs.account.plantDepreciation   -100  -250  -400
plant.netBook                  1100  1550  1400
bs.account.cash                8800  8200  8200
`);
  expect(failedChecks()).toEqual([]);
});

/** 1,200 over three months is 400 a month: from its month on, from the middle of it, from the next. */
test("a life of three months starts with a full month, half of one, or the next", () => {
  const wear = (starts: AssetStart) =>
    calculateModel(
      company({ additions: once(1200), method: life(0.25), starts }, { periodCount: 5 }),
    ).read("plant.depreciation");
  expect(wear("fullPeriod")).toEqual([400, 400, 400, 0, 0]);
  expect(wear("midPeriod")).toEqual([200, 400, 400, 200, 0]);
  expect(wear("nextPeriod")).toEqual([0, 400, 400, 400, 0]);
});

/** 73 days of life: 31 in July, 31 in August, 11 in September; 1,460 ÷ 73 = 20 a day. */
test("by days, 1,460 over 73 days wears by 620, 620 and 220", () => {
  const { read } = calculateModel(
    company({ additions: once(1460), method: life(0.2), starts: "byDays" }, { periodCount: 4 }),
  );
  expect(read("plant.depreciation").map((value) => Math.round(value * 1e9) / 1e9)).toEqual([
    620, 620, 220, 0,
  ]);
});

/** 2.4 months of life: 500, 500 and the last 200. */
test("a life that ends within a month takes only what is left of it", () => {
  const { read } = calculateModel(
    company({ additions: once(1200), method: life(0.2) }, { periodCount: 4 }),
  );
  expect(drawTable(read, ["plant.depreciation"])).toBe("\nplant.depreciation  500  500  200  0\n");
});

test("purchases in every period, by days over leap years, wear exactly as each would alone", () => {
  const periodCount = 60;
  const additions = Array.from({ length: periodCount }, (_, period) => 100 + ((period * 37) % 11));
  for (const unit of ["week", "month", "quarter"] as const) {
    const document = company(
      { additions, method: life(1.5), starts: "byDays" },
      { periodCount, unit },
    );
    const periods = periodsOf(document.timeline);
    const expected = periods.map(({ firstDay, days }) =>
      additions.reduce((sum, cost, bought) => {
        const held = firstDay - (periods[bought]?.firstDay ?? 0);
        const left = held < 0 ? 0 : Math.min(days, Math.max(0, 1.5 * 365 - held));
        return sum + (cost * left) / (1.5 * 365);
      }, 0),
    );
    for (const [period, wear] of calculateModel(document).read("plant.depreciation").entries()) {
      expect(wear, `${unit} ${period}`).toBeCloseTo(expected[period] ?? 0, 9);
    }
  }
});

test("by days, months and quarters lead to the same net book value at each quarter's end", () => {
  const bought: Partial<FixedAssets> = { additions: once(1460), method: life(2), starts: "byDays" };
  const netBook = (unit: TimeUnit, periodCount: number) =>
    calculateModel(company(bought, { unit, periodCount })).read("plant.netBook");
  const months = netBook("month", 12).filter((_, period) => period % 3 === 2);
  for (const [quarter, value] of netBook("quarter", 4).entries()) {
    expect(value).toBeCloseTo(months[quarter] ?? 0, 9);
  }
});

test("in every unit of time an asset is written off in full and no further", () => {
  const counts = { week: 60, month: 14, quarter: 6, year: 3 } as const;
  for (const [unit, periodCount] of Object.entries(counts)) {
    const document = company(
      { additions: once(1000), starts: "midPeriod" },
      { periodCount, unit: unit as TimeUnit },
    );
    const { read, failedChecks } = calculateModel(document);
    expect(read("plant.netBook").at(-1), unit).toBeCloseTo(0, 9);
    expect(failedChecks(), unit).toEqual([]);
  }
});

/** 1,000 at cost, 700 written down: 83.33 a month at full life, until the last 300 are gone. */
test("opening assets wear at their full life until nothing is left", () => {
  const { read } = calculateModel(company({}, { cost: 1000, accumulated: 700, periodCount: 5 }));
  expect(drawTable(read, ["plant.depreciation"], 2)).toBe(
    "\nplant.depreciation  83.33  83.33  83.33  50.00  0.00\n",
  );
});

/** 1,000 − 400 = 600 over the six months left to it: 100 a month. */
test("opening assets wear over the life that is left to them when it is given", () => {
  const method = { ...life(1), openingLifeYears: 0.5 };
  const { read } = calculateModel(company({ method }, { cost: 1000, accumulated: 400 }));
  expect(read("plant.depreciation")).toEqual([100, 100, 100]);
});

/** 60 % a year is 5 % a month: 1,000 → 50, 950 → 47.5, 902.5 → 45.125. */
test("diminishing value takes 5 % of what is left each month", () => {
  const method = { kind: "diminishingValue", ratePerYear: 0.6 } as const;
  const { read, failedChecks } = calculateModel(company({ method }, { cost: 1000 }));
  expect(drawTable(read, ["plant.depreciation"], 3)).toBe(
    "\nplant.depreciation  50.000  47.500  45.125\n",
  );
  expect(failedChecks()).toEqual([]);
});

/** July to June at 50 each, then 5 % of the 400 that are left. */
test("with a yearly rest every month of the year is charged alike", () => {
  const method = { kind: "diminishingValue", ratePerYear: 0.6, rest: "year" } as const;
  const { read } = calculateModel(company({ method }, { cost: 1000, periodCount: 13 }));
  const wear = read("plant.depreciation").map((value) => Math.round(value * 1e6) / 1e6);
  expect(wear).toEqual([...Array.from({ length: 12 }, () => 50), 20]);
});

/** 100 bought in July start in August: 5 % of 0, of 100, of 95. */
test("diminishing value from the next month on starts a month later", () => {
  const method = { kind: "diminishingValue", ratePerYear: 0.6 } as const;
  const { read } = calculateModel(company({ additions: once(100), method, starts: "nextPeriod" }));
  expect(drawTable(read, ["plant.depreciation"], 2)).toBe(
    "\nplant.depreciation  0.00  5.00  4.75\n",
  );
});

/** 1,000 with a residual of 92 %: 80 may be written down: 50, then 30, then nothing. */
test("nothing is written down below its residual value", () => {
  const method = { kind: "diminishingValue", ratePerYear: 0.6 } as const;
  const { read } = calculateModel(company({ method, residualShare: 0.92 }, { cost: 1000 }));
  expect(drawTable(read, ["plant.depreciation"])).toBe("\nplant.depreciation  50  30  0\n");
});

test("straight line leaves the residual: 1,200 with 10 % wears by 90 a month", () => {
  const { read } = calculateModel(company({ additions: once(1200), residualShare: 0.1 }));
  expect(drawTable(read, ["plant.depreciation"])).toBe("\nplant.depreciation  90  90  90\n");
});

/**
 * July: 100 of depreciation, so 500 of 1,000. August: half is sold, with 250 of depreciation and 50 of
 * August, so it stood at 200; 350 received is a gain of 150. The other half wears by 50.
 */
test("half the class sold for 350 gives a gain of 150, halves the wear and adds back no more than it", () => {
  const method = { ...life(1), openingLifeYears: 0.5 };
  const disposals = [{ day: "2026-08-10", cost: 500, proceeds: 350 }];
  const { model, read, failedChecks } = calculateModel(
    company({ method, disposals }, { cost: 1000, accumulated: 400 }),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "plant.depreciation",
      "plant.gain",
      "bs.account.plant",
      "bs.account.plantDepreciation",
      "cf.nonCash.plantDepreciation",
      "cf.operating",
      "cf.investing",
    ]),
  ).toBe(`
plant.depreciation             100   100    50
plant.gain                       0   150     0
bs.account.plant              1000   500   500
bs.account.plantDepreciation  -500  -300  -350
cf.nonCash.plantDepreciation   100   100    50
cf.operating                     0     0     0
cf.investing                     0   350     0
`);
  expect(failedChecks()).toEqual([]);
});

test("sold for 150 it is a loss of 50 on its own line, added back to operating cash flow", () => {
  const method = { ...life(1), openingLifeYears: 0.5 };
  const disposals = [{ day: "2026-08-10", cost: 500, proceeds: 150 }];
  const { model, read } = calculateModel(
    company({ method, disposals }, { cost: 1000, accumulated: 400 }),
  );
  expect([read("plant.gain"), read("plant.loss")]).toEqual([
    [0, 0, 0],
    [0, 50, 0],
  ]);
  const isResult = ({ line }: { line: string }) => line.startsWith("cf.less.");
  const moved = model.statements.cashFlow.filter(isResult).map(({ label }) => label);
  expect(moved).toEqual(["Less: Gain on disposal", "Add back: Loss on disposal"]);
});

/** The only van wears by 200 until it is sold in August; another for 600 over six months by 100. */
test("when everything is sold and something bought, only what is new wears on", () => {
  const disposals = [{ day: "2026-08-10", cost: 1200, proceeds: 900 }];
  const { read, failedChecks } = calculateModel(
    company({ additions: [1200, 600, 0], method: life(0.5), disposals }, { periodCount: 9 }),
  );
  expect(drawTable(read, ["plant.depreciation"])).toBe(
    "\nplant.depreciation  200  300  100  100  100  100  100  0  0\n",
  );
  expect(failedChecks()).toEqual([]);
});

/** 1,000 and 500 bought, a third of it sold in September: after it two thirds of 250 are left. */
test("a sale shrinks every purchase before it alike", () => {
  const disposals = [{ day: "2026-09-10", cost: 500, proceeds: 0 }];
  const { read } = calculateModel(
    company({ additions: [1000, 500, 0], method: life(0.5), disposals }, { periodCount: 8 }),
  );
  const wear = read("plant.depreciation").map((value) => Math.round(value * 100) / 100);
  expect(wear).toEqual([166.67, 250, 250, 166.67, 166.67, 166.67, 55.56, 0]);
});

test("more sold than there is sells all of it, with an alert", () => {
  const disposals = [{ day: "2026-08-10", cost: 1500, proceeds: 0 }];
  const { read } = calculateModel(company({ disposals }, { cost: 1000 }));
  expect(read("bs.account.plant")).toEqual([1000, 0, 0]);
  expect(read("plant.beyondCost")).toEqual([0, -500, 0]);
});

/** 500 owed in July and paid in September: no cash until then, and then it is investing. */
test("purchases owed are paid two months later as investing", () => {
  const { read, failedChecks } = calculateModel(
    company({ additions: [500, 0, 0], payable: "creditors", paidAfter: 2 }),
  );
  expect(read("bs.account.creditors").map((owed) => owed + 0)).toEqual([500, 500, 0]);
  expect(read("cf.investing").map((paid) => paid + 0)).toEqual([0, 0, -500]);
  expect(failedChecks()).toEqual([]);
});

/** 600 owed before the model are paid in two halves, or as it is stated; 500 of July in September. */
test("purchases owed at the start are paid when the rule would have paid them, or by a stated schedule", () => {
  const investing = (changes: Partial<FixedAssets>) => {
    const terms = { additions: [500, 0, 0], payable: "creditors", paidAfter: 2 };
    const document = company({ ...terms, ...changes });
    const openings: Record<string, number> = { creditors: -600, capital: -9400 };
    document.accounts = document.accounts.map((account) => ({
      ...account,
      opening: openings[account.id] ?? account.opening ?? 0,
    }));
    const { model, read, failedChecks } = calculateModel(document);
    expect([model.issues, failedChecks()]).toEqual([[], []]);
    return read("cf.investing").map((paid) => Math.round(paid) + 0);
  };
  expect(investing({})).toEqual([-300, -300, -500]);
  expect(investing({ unwind: { from: "2026-09-01", shares: [1] } })).toEqual([0, 0, -1100]);
});

/** 500 with 50 of tax: when paid, 500 are investing and the 50 operating. */
test("sales tax on a purchase is operating, the purchase investing", () => {
  for (const paidAfter of [undefined, 1]) {
    const payable = paidAfter === undefined ? {} : { payable: "creditors", paidAfter };
    const document = company({ additions: [500, 0, 0], salesTax: "gst", ...payable });
    document.modules.push({
      kind: "salesTax",
      id: "gst",
      name: "GST",
      rate: 0.1,
      account: "gst",
      payable: "gstPayable",
      cycle: { months: 12, endMonth: 6, dueDays: 28 },
    });
    const { model, read, failedChecks } = calculateModel(document);
    expect(model.issues).toEqual([]);
    const paidIn = paidAfter ?? 0;
    expect(read("cf.investing")[paidIn]).toBeCloseTo(-500, 9);
    expect(read("cf.operating")[paidIn]).toBeCloseTo(-50, 9);
    expect(failedChecks()).toEqual([]);
  }
});

test("on the cash basis of sales tax the module cannot pay later itself, and says so", () => {
  const document = company({ salesTax: "gst", payable: "creditors", paidAfter: 1 });
  document.modules.push({
    kind: "salesTax",
    id: "gst",
    name: "GST",
    rate: 0.1,
    account: "gst",
    payable: "gstPayable",
    basis: "cash",
    cycle: { months: 12, endMonth: 6, dueDays: 28 },
  });
  const places = calculateModel(document).model.issues.map(({ code, place }) => `${code} ${place}`);
  expect(places).toContain("invalid modules/plant/paidAfter");
});

test("what others post to the class's account shows as a difference to the register", () => {
  const document = company({}, { cost: 1000 });
  document.modules.push({
    kind: "journal",
    id: "hand",
    name: "By hand",
    entries: [{ text: "Extra", debit: "plant", credit: "cash", amount: 10, day: "2026-09-01" }],
  });
  expect(calculateModel(document).failedChecks()).toEqual([
    "Plant: the register agrees with cost, period 2: -10",
  ]);
});

test("a life of nothing is told at its place", () => {
  const { model } = calculateModel(company({ method: life(0) }));
  expect(model.issues.map(({ code, place }) => `${code} ${place}`)).toEqual([
    "invalid modules/plant/method",
  ]);
});

test("rolling forward with actual = forecast changes no later figure of any method", () => {
  const methods: FixedAssets["method"][] = [
    life(0.4),
    { kind: "diminishingValue", ratePerYear: 0.4 },
    { kind: "diminishingValue", ratePerYear: 0.4, rest: "year" },
  ];
  const starts: AssetStart[] = ["fullPeriod", "midPeriod", "nextPeriod", "byDays"];
  const disposals = [
    { day: "2026-08-10", cost: 300, proceeds: 250 },
    { day: "2026-12-10", cost: 900, proceeds: 10 },
  ];
  for (const method of methods) {
    for (const start of starts) {
      const document = company(
        {
          additions: [100, 0, 250, 30],
          method,
          starts: start,
          disposals,
          residualShare: 0.05,
          payable: "creditors",
          paidAfter: 2,
        },
        { cost: 1000, accumulated: 350, periodCount: 14 },
      );
      expect(changedByRollingForward(document, 4), `${method.kind} ${start}`).toEqual([]);
    }
  }
});

/**
 * 365 over a year is 1 a day. Bought on 10 July and sold on 10 September it is held for 22 days of July,
 * 31 of August and 10 of September: 63 are written down, 302 are left, and 300 received is a loss of 2.
 */
test("by days an asset wears from the day it is bought to the day it is sold", () => {
  const document = company({
    additions: [{ day: "2026-07-10", amount: 365 }],
    disposals: [{ day: "2026-09-10", cost: 365, proceeds: 300 }],
    method: life(1),
    starts: "byDays",
  });
  const { model, read, failedChecks } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, ["plant.depreciation", "plant.soldAccumulated", "plant.loss", "plant.netBook"]),
  ).toBe(`
plant.depreciation      22   31  10
plant.soldAccumulated    0    0  63
plant.loss               0    0   2
plant.netBook          343  312   0
`);
  expect(failedChecks()).toEqual([]);
  for (const actualCount of [1, 2])
    expect(changedByRollingForward(document, actualCount)).toEqual([]);
});

/** 1 a day from 10 July 2026: 22 of July, and the 365th day is 9 July 2027. */
test("by days a life ends as many days into its last month as it began late in its first", () => {
  const additions = [{ day: "2026-07-10", amount: 365 }];
  const shape = { periodCount: 13 };
  const { read } = calculateModel(company({ additions, method: life(1), starts: "byDays" }, shape));
  expect(read("plant.depreciation").map((each) => Math.round(each * 1e6) / 1e6)).toEqual([
    22, 31, 30, 31, 30, 31, 31, 28, 31, 30, 31, 30, 9,
  ]);
});

/** 100 a month, bought in July and sold in September: half a month at either end, or a whole one. */
test("the convention of the first period holds in the period of the sale too", () => {
  const wearOf = (starts: AssetStart) =>
    calculateModel(
      company({
        additions: [1200, 0, 0],
        disposals: [{ day: "2026-09-30", cost: 1200, proceeds: 0 }],
        method: life(1),
        starts,
      }),
    ).read("plant.depreciation");
  expect(wearOf("fullPeriod")).toEqual([100, 100, 100]);
  expect(wearOf("midPeriod")).toEqual([50, 100, 50]);
  expect(wearOf("nextPeriod")).toEqual([0, 100, 100]);
});

/**
 * 36.5 % a year is 0.1 % a day. 1,000 from 22 July on wears by 10 of 10 days; then 990 by 3.1 %: 30.69.
 * Sold on 15 September, 959.31 wears by 1.5 %: 14.39.
 */
test("diminishing value by days wears from the day it is bought to the day it is sold", () => {
  const { read, failedChecks } = calculateModel(
    company({
      additions: [{ day: "2026-07-22", amount: 1000 }],
      disposals: [{ day: "2026-09-15", cost: 1000, proceeds: 0 }],
      method: { kind: "diminishingValue", ratePerYear: 0.365 },
      starts: "byDays",
    }),
  );
  expect(drawTable(read, ["plant.depreciation"], 2)).toBe(
    "\nplant.depreciation  10.00  30.69  14.39\n",
  );
  expect(failedChecks()).toEqual([]);
});

test("sold down to its residual value, nothing more is written down before the sale", () => {
  const { read } = calculateModel(
    company(
      { disposals: [{ day: "2026-07-31", cost: 500, proceeds: 0 }], residualShare: 0.5 },
      { cost: 1000, accumulated: 480 },
    ),
  );
  // 20 may still be written down, 10 of them on what is sold.
  expect(read("plant.depreciation")).toEqual([20, 0, 0]);
  expect(read("plant.soldWear")).toEqual([10, 0, 0]);
});
