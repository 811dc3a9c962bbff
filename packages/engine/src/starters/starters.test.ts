import { describe, expect, test } from "vitest";
import { openCalculation } from "#calculate/calculation.ts";
import { seriesOf } from "#calculate/sheet.ts";
import { isWithinGate } from "#checks/integrity.ts";
import type { ModelDocument } from "#model/document.ts";
import { readDocument } from "#model/read-document.ts";
import { casesOf, runScenarios } from "#scenarios/cases.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { listConstants } from "#testing/list-constants.ts";
import { changedByRollingForward } from "#testing/roll-forward.ts";
import { scaledBy } from "#testing/scaled-model.ts";
import type { StarterModel, TimeSeries } from "./starter.ts";
import { starterModels } from "./starters.ts";

type Calendar = { start: string; monday: string; yearEndMonth: number };

const AUSTRALIAN: Calendar = { start: "2026-07-01", monday: "2026-06-29", yearEndMonth: 6 };

function documentOf(starter: StarterModel, timeSeries: TimeSeries, calendar = AUSTRALIAN) {
  const { start, monday, yearEndMonth } = calendar;
  const isWeekly = timeSeries.unit === "week";
  return starter.make({
    name: starter.name,
    timeSeries,
    start: isWeekly ? monday : start,
    yearEndMonth,
    currency: "AUD",
  });
}

function usual(starter: StarterModel, calendar = AUSTRALIAN): ModelDocument {
  const [first] = starter.timeSeries;
  if (!first) throw new Error(`${starter.key} has no time series`);
  return documentOf(starter, first, calendar);
}

function alertsOf({ model, read }: ReturnType<typeof calculateModel>): string[] {
  return model.checks
    .filter((check) => check.class === "alert" && read(check.line).some((value) => value !== 0))
    .map(({ name }) => name);
}

const offered = starterModels.flatMap((starter) =>
  starter.timeSeries.map((timeSeries) => ({ starter, timeSeries })),
);

test.each([
  ["blank", "salesPerYear", "sales"],
  ["retailWholesale", "retailPerYear", "retail"],
  ["retailWholesale", "wholesalePerYear", "wholesale"],
  ["notForProfit", "donationsPerYear", "donations"],
])(
  "in %s, %s typed in the fifth month moves the revenue of that month and of no other",
  (key, id, module) => {
    const starter = starterModels.find((each) => each.key === key) as StarterModel;
    const document = usual(starter);
    const drivers = document.drivers.map((driver) => {
      if (driver.id !== id) return driver;
      const later = Number(driver.values);
      return { ...driver, values: { figures: [later, later, later, later, 6_000_000], later } };
    });
    const line = `${module}.net`;
    const [before, after] = [document, { ...document, drivers }].map((each) =>
      calculateModel(each).read(line),
    );
    expect(
      after?.flatMap((figure, period) => (figure === before?.[period] ? [] : [period])),
    ).toEqual([4]);
    expect(after?.[4]).toBeGreaterThan(250_000);
  },
);

test("there are ten starters with the keys people's models carry", () => {
  expect(starterModels.map(({ key }) => key)).toEqual([
    "servicesFirm",
    "retailWholesale",
    "manufacturing",
    "softwareSubscription",
    "constructionProjects",
    "hospitality",
    "notForProfit",
    "property",
    "weeklyCashFlow",
    "blank",
  ]);
});

describe.each(offered)("$starter.name, $timeSeries.name", ({ starter, timeSeries }) => {
  const document = documentOf(starter, timeSeries);

  test("is a sound document that calculates without an issue, an error or an alert", () => {
    expect(readDocument(JSON.parse(JSON.stringify(document))).issues).toEqual([]);
    expect(document.accounts.reduce((sum, { opening = 0 }) => sum + opening, 0)).toBe(0);
    const calculated = calculateModel(document);
    expect(calculated.model.issues).toEqual([]);
    expect(calculated.failedChecks()).toEqual([]);
    expect(alertsOf(calculated)).toEqual([]);
    expect(Math.min(...calculated.read("bs.account.cash"))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...calculated.read("bs.equity"))).toBeGreaterThanOrEqual(0);
  });

  test("has scenarios that balance and change something", () => {
    const cases = casesOf(calculateModel(document).model);
    const { model, base } = cases;
    const sheets = runScenarios(
      cases,
      document.scenarios.map(({ id }) => id),
    );
    expect(sheets.length).toBeGreaterThanOrEqual(2);
    for (const [index, sheet] of sheets.entries()) {
      const read = (line: string) => [...seriesOf(model.program, sheet, line)];
      const assets = read("bs.totalAssets");
      const errors = model.checks.filter((check) => check.class === "error");
      const failed = errors.filter(({ line }) =>
        read(line).some((value, period) => !isWithinGate(value, assets[period] ?? 0)),
      );
      expect(failed.map(({ name }) => name)).toEqual([]);
      const before = [...seriesOf(model.program, base, "bs.account.cash")];
      const hasMoved = read("bs.account.cash").join() !== before.join();
      // A lower valuation moves no cash, and nothing moves in a model without figures.
      const isStill = starter.key === "blank" || document.scenarios[index]?.id === "valuesLower";
      expect(hasMoved).toBe(!isStill);
    }
  });
});

const CALENDARS: Calendar[] = [
  { start: "2027-01-01", monday: "2027-01-04", yearEndMonth: 12 },
  { start: "2026-11-01", monday: "2026-10-19", yearEndMonth: 3 },
];

describe.each(starterModels)("$name", (starter) => {
  test.each(CALENDARS)(
    "works from $start with the year ending in month $yearEndMonth",
    (calendar) => {
      const calculated = calculateModel(usual(starter, calendar));
      expect(calculated.model.issues).toEqual([]);
      expect(calculated.failedChecks()).toEqual([]);
      expect(alertsOf(calculated)).toEqual([]);
      expect(Math.min(...calculated.read("bs.account.cash"))).toBeGreaterThanOrEqual(0);
    },
  );

  test("gives the same figures 28 years later, when the calendar is the same again", () => {
    const later = (day: string) => `${Number(day.slice(0, 4)) + 28}${day.slice(4)}`;
    const { start, monday, yearEndMonth } = AUSTRALIAN;
    const shifted = { start: later(start), monday: later(monday), yearEndMonth };
    const [now, then] = [usual(starter), usual(starter, shifted)].map(calculateModel);
    for (const { line } of now?.model.statements.balanceSheet ?? []) {
      expect(then?.read(line)).toEqual(now?.read(line));
    }
  });

  test("doubles every amount when every amount of money is doubled", () => {
    const document = usual(starter);
    const [once, twice] = [document, scaledBy(document, 2)].map(calculateModel);
    const { profitAndLoss, balanceSheet, cashFlow } = once?.model.statements ?? {};
    for (const { line } of [profitAndLoss, balanceSheet, cashFlow].flatMap((rows) => rows ?? [])) {
      once?.read(line).forEach((value, period) => {
        expect(twice?.read(line)[period]).toBeCloseTo(value * 2, 4);
      });
    }
  });

  test("goes on as it was after five periods have become actual as forecast", () => {
    expect(changedByRollingForward(usual(starter), 5)).toEqual([]);
  });

  test("has no driver that moves nothing", () => {
    expect(deadDrivers(withFigures(usual(starter)))).toEqual([]);
  });

  test("has no account that nothing uses, and no input hidden in a formula", () => {
    const { model } = calculateModel(usual(starter));
    const used = new Set(model.postings.flatMap(({ debit, credit }) => [debit, credit]));
    const unused = model.document.accounts.filter(
      ({ id, line, opening }) => !used.has(id) && !opening && line !== "retainedEarnings",
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
    const isDay = (value: number) => value > 19_000_000;
    expect(listConstants(model.program.lines).filter(({ value }) => !isDay(value))).toEqual([]);
  });

  test("names its figures: six to twelve KPIs, notes at places that exist", () => {
    const { kpis, notes, drivers, modules, accounts } = usual(starter);
    expect(kpis.length).toBeGreaterThanOrEqual(6);
    expect(kpis.length).toBeLessThanOrEqual(12);
    const places = [
      ...drivers.map(({ id }) => `drivers/${id}`),
      ...modules.map(({ id }) => `modules/${id}`),
    ];
    expect(notes.length).toBeGreaterThan(0);
    for (const { place } of notes) expect([...places, "model", "accounts"]).toContain(place);
    expect(accounts.every(({ name }) => name.length > 0)).toBe(true);
  });
});

test("the first year's revenue is the same within 4 % at every time unit a starter offers", () => {
  for (const starter of starterModels.filter(({ key }) => key !== "weeklyCashFlow")) {
    const revenue = starter.timeSeries.map((timeSeries) => {
      const { model, read } = calculateModel(documentOf(starter, timeSeries));
      const year = model.periods.filter(
        ({ lastDay }) => lastDay < (model.periods[0]?.firstDay ?? 0) + 366,
      );
      return read("pl.revenue")
        .slice(0, year.length)
        .reduce((sum, value) => sum + value, 0);
    });
    expect(Math.max(...revenue)).toBeLessThanOrEqual(Math.min(...revenue) * 1.04);
  }
});

test("a blank model is zero throughout, and balances once it has figures", () => {
  const blank = starterModels.find(({ key }) => key === "blank");
  if (!blank) throw new Error("there is no blank starter");
  for (const timeSeries of blank.timeSeries) {
    const document = documentOf(blank, timeSeries);
    const { model, read } = calculateModel(document);
    const rows = Object.values(model.statements).flat();
    expect(rows.filter(({ line }) => read(line).some((value) => value !== 0))).toEqual([]);
    const filled = calculateModel(withFigures(document));
    expect(filled.model.issues).toEqual([]);
    expect(filled.failedChecks()).toEqual([]);
  }
});

/** A model of zeros answers to nothing, so its zeros become amounts that do. */
function withFigures(document: ModelDocument): ModelDocument {
  const figureOf: Record<string, number> = {
    salesPerYear: 900_000,
    staffPeople: 3,
    staffSalary: 70_000,
    loanDrawn: 2000,
    overdraftLimit: 100_000,
    cashFloor: 5000,
  };
  const drivers = document.drivers.map((driver) => {
    if (driver.values !== 0) return driver;
    const usual = driver.unit === "currency" ? 6000 : 0.1;
    return { ...driver, values: figureOf[driver.id] ?? usual };
  });
  return { ...document, drivers };
}

/** An overdraft only matters when cash is short, so what is still is tried again without cash. */
function deadDrivers(document: ModelDocument): string[] {
  const short = document.drivers.map((driver) =>
    driver.id === "cashFloor" ? { ...driver, values: 1e9 } : driver,
  );
  const given = document.drivers.filter(({ formula }) => formula === undefined);
  const still = stillDrivers(
    document,
    given.map(({ id }) => id),
  );
  return still.length === 0 ? [] : stillDrivers({ ...document, drivers: short }, still);
}

/** Moves each driver by a tenth and a little, and keeps those at which no output stirs. */
function stillDrivers(document: ModelDocument, ids: readonly string[]): string[] {
  const { program } = calculateModel(document).model;
  const calculation = openCalculation(program);
  const sections = ["profitAndLoss", "balanceSheet", "cashFlow", "kpis", "checks"];
  const outputs = program.lines.filter(({ section }) => sections.includes(section));
  const drawn = () => outputs.map(({ id }) => seriesOf(program, calculation.sheet(), id).join());
  const before = drawn().join();
  return ids.filter((id) => {
    const row = program.rowOf.get(id) ?? -1;
    const values = [...seriesOf(program, calculation.sheet(), id)];
    const cells = values.map((value, period) => ({ row, period, value }));
    calculation.change(cells.map((cell) => ({ ...cell, value: cell.value * 1.1 + 0.001 })));
    const isStill = drawn().join() === before;
    calculation.change(cells);
    return isStill;
  });
}
