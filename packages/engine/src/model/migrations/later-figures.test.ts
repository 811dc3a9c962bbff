import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { readDocument } from "#model/read-document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { sayLaterFigures } from "./later-figures.ts";

const company = (parts: object) => ({ ...smallCompany(), schemaVersion: 1, ...parts });

const expense = { kind: "expense", id: "rent", name: "Rent", account: "rentCost" };
const actualMonths = { ...smallCompany().timeline, actualCount: 2 };

function brought(parts: object): ModelDocument {
  const { document, issues } = readDocument(company(parts));
  expect(issues).toEqual([]);
  return document as ModelDocument;
}

test("of a short list the last figure held on, and still does: 100, 200 stays 100, 200, 200", () => {
  const drivers = [{ id: "price", name: "Price", unit: "currency", values: [5, 6] }];
  const document = brought({ drivers, modules: [{ ...expense, amount: [100, 200] }] });
  expect(document.schemaVersion).toBe(2);
  expect(document.drivers[0]?.values).toEqual({ figures: [5], later: 6 });
  const { model, read } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(read("price")).toEqual([5, 6, 6]);
  expect(read("rent.amount")).toEqual([100, 200, 200]);
});

test("a module a month earlier read past its three figures and got the last one again", () => {
  const document = brought({ modules: [{ ...expense, shift: -1, amount: [100, 200, 300] }] });
  const { model, read } = calculateModel(document);
  expect(model.issues).toEqual([]);
  expect(read("rent.amount")).toEqual([200, 300, 300]);
});

test("actuals that ended a month early were zero there, and are written out", () => {
  const actuals = { cash: [100], sales: [-100, 0] };
  const document = brought({ timeline: actualMonths, actuals });
  expect(document.actuals).toEqual({ cash: [100, 0], sales: [-100, 0] });
});

test("whole lists, single figures, formulas and lists that are no figures stay as they are", () => {
  const staff = {
    kind: "payroll",
    id: "staff",
    name: "Staff",
    account: "wages",
    form: "amount",
    amount: [1, 2, 3],
    leave: { rate: [0.1], account: "leaveCost", provision: "leave" },
  };
  const customers = {
    kind: "receivables",
    id: "customers",
    name: "Customers",
    account: "debtors",
    method: "profile",
    profile: [0.5, 0.5],
    earlier: [10],
  };
  const rent = { ...expense, amount: "2", months: [7] };
  const document = brought({ modules: [staff, customers, rent] });
  expect(document.modules).toEqual([
    { ...staff, leave: { ...staff.leave, rate: { figures: [], later: 0.1 } } },
    customers,
    rent,
  ]);
});

test("a driver with an empty list, or with nothing, was zero", () => {
  const price = { id: "price", name: "Price", unit: "currency" };
  const drivers = [{ ...price, values: [] }, price, { ...price, formula: "1" }];
  expect(brought({ drivers }).drivers.map(({ values }) => values)).toEqual([0, 0, undefined]);
});

test("over random lists and shifts, a document brought forward has the figures it had", () => {
  const given = fc.record({
    list: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 8 }),
    shift: fc.integer({ min: -5, max: 5 }),
    periodCount: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(given, ({ list, shift, periodCount }) => {
      const timeline = { ...smallCompany().timeline, periodCount };
      const module = { ...expense, shift, amount: list };
      const { model, read } = calculateModel(brought({ timeline, modules: [module] }));
      expect(model.issues).toEqual([]);
      expect(read("rent.amount")).toEqual(figuresOfVersion1(list, shift, periodCount));
    }),
    { numRuns: 100 },
  );
});

/** Spread over the periods with the last one staying on, then moved in the same way. */
function figuresOfVersion1(list: number[], shift: number, periodCount: number): number[] {
  const spread = Array.from({ length: periodCount }, (_, period) => list[period] ?? list.at(-1));
  return spread.map((_, period) =>
    period < shift ? 0 : (spread[period - shift] ?? spread.at(-1) ?? 0),
  );
}

test.each([
  { timeline: null },
  { timeline: { periodCount: 1e12, actualCount: 1e12 }, actuals: { cash: [1] } },
  { timeline: actualMonths, drivers: [null, 3], modules: {}, actuals: [] },
  { timeline: actualMonths, modules: [{ shift: "x", amount: [] }] },
])("what is no model is left for the schema to tell: %j", (parts) => {
  expect(() => sayLaterFigures(parts)).not.toThrow();
  expect(readDocument(company(parts)).issues.length).toBeGreaterThan(0);
});

test("a module nested without end is refused, not followed", () => {
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`);
  expect(readDocument(company({ modules: [{ ...expense, amount: deep }] })).document).toBe(
    undefined,
  );
});
