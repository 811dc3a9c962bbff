import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { randomModel } from "#testing/random-model.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import { readDay } from "#time/day.ts";
import { changesBetween, makeChange } from "./document-changes.ts";
import { bridgeVersions } from "./version-bridge.ts";

const SEPTEMBER = readDay("2026-09-30") ?? 0;
const closingCash = { line: "bs.account.cash", from: SEPTEMBER };

const expense = (id: string, amount: number | string, more = {}) =>
  ({ kind: "expense", id, name: id, amount, account: "rentCost", ...more }) as const;

/** Rent 100 a month; cleaning 10 for each of 2 visits. */
const before = smallCompany({
  drivers: [
    { id: "visits", name: "Visits", unit: "count", values: 2 },
    { id: "old", name: "Old", unit: "currency", values: 10 },
  ],
  modules: [expense("rent", 100), expense("cleaning", "visits * old")],
});

test("closing cash falls from 640 to 379.50: each change has its part, in the order they are made", () => {
  const after: ModelDocument = {
    ...before,
    name: "Renamed",
    accounts: before.accounts.map((account) =>
      account.id === "cash" ? { ...account, opening: 900 } : account,
    ),
    drivers: [
      {
        id: "visits",
        name: "Visits",
        unit: "count",
        values: { figures: [2], later: 3 },
        note: "Since August",
      },
      { id: "fresh", name: "Fresh", unit: "currency", values: 12 },
    ],
    modules: [
      expense("rent", 120, { months: [7, 9] }),
      expense("cleaning", "visits * fresh"),
      expense("power", 65.5),
    ],
    overrides: [{ line: "visits", value: 1, from: 0, to: 0 }],
  };
  const { before: first, after: last, parts } = bridgeVersions(before, after, closingCash);
  expect(parts.map(({ place, kind, coins }) => [place, kind, coins])).toEqual([
    ["drivers/fresh", "added", 0],
    ["modules/power", "added", -19_650],
    ["accounts/cash", "changed", -10_000],
    // One visit more in August and in September, 10 each.
    ["drivers/visits", "changed", -2000],
    // 20 more in each of three months, then none in August.
    ["modules/rent/amount", "changed", -6000],
    ["modules/rent/months", "changed", 12_000],
    // 2 + 3 + 3 visits dearer by 2.
    ["modules/cleaning/amount", "changed", -1600],
    ["overrides/visits", "changed", 1200],
    ["drivers/old", "removed", 0],
  ]);
  expect([first, last]).toEqual([64_000, 37_950]);
  expect(parts.reduce((sum, { coins }) => sum + coins, first)).toBe(last);
});

test("new actuals are one change, with the number of actual periods; restated ones go by account", () => {
  const closed = (rent: number): ModelDocument => ({
    ...before,
    timeline: { ...before.timeline, actualCount: 1 },
    actuals: { cash: [-rent], rentCost: [rent] },
  });
  const rolled = bridgeVersions(before, closed(150), closingCash);
  expect(rolled.parts.map(({ place, coins }) => [place, coins])).toEqual([["actuals", -3000]]);
  const restated = bridgeVersions(closed(150), closed(160), closingCash);
  expect(restated.parts.map(({ place, coins }) => [place, coins])).toEqual([
    ["actuals/cash", -1000],
    ["actuals/rentCost", 0],
  ]);
});

test("a scenario's figure has the scenario's changes as parts", () => {
  const withLow = (value: number): ModelDocument => ({
    ...before,
    scenarios: [{ id: "low", name: "Low", overrides: [{ line: "rent.amount", value }] }],
  });
  const target = { ...closingCash, scenario: "low" };
  const { parts } = bridgeVersions(withLow(90), withLow(80), target);
  expect(parts.map(({ place, coins }) => [place, coins])).toEqual([["scenarios/low", 3000]]);
});

test("a period that only one version has counts as zero in the other", () => {
  const longer = { ...before, timeline: { ...before.timeline, periodCount: 4 } };
  const october = { line: "pl.profit", from: readDay("2026-10-31") ?? 0 };
  expect(bridgeVersions(before, longer, october)).toMatchObject({
    before: 0,
    after: -12_000,
    parts: [{ place: "timeline", coins: -12_000 }],
  });
});

test("a module that takes another form changes as a whole, with the fields that go with it", () => {
  const base = { kind: "receivables", id: "in", name: "In", account: "debtors" } as const;
  const days: ModelDocument = { ...before, modules: [{ ...base, method: "days", days: 30 }] };
  const profile: ModelDocument = {
    ...before,
    modules: [{ ...base, method: "profile", profile: [0.5, 0.5] }],
  };
  expect(changesBetween(days, profile).map(({ place }) => place)).toEqual(["modules/in"]);
});

test("names and notes are no change, and neither is the order of keys", () => {
  const renamed = {
    ...before,
    modules: before.modules.map(({ name, ...module }) => ({ ...module, name: `${name} costs` })),
    drivers: before.drivers.map((driver) => ({ ...driver, note: "new" })),
  };
  expect(changesBetween(before, renamed)).toEqual([]);
});

test("whatever changed, making every change gives the new version, and the parts add up to the cent", () => {
  fc.assert(fc.property(documents, documents, expectBridge), runs(15));
}, 30_000);

test("two models that have little in common are still bridged to the cent", () => {
  const pairs = fc.tuple(randomModel, randomModel);
  fc.assert(
    fc.property(pairs, ([left, right]) => expectBridge(left, right)),
    { numRuns: 3, seed: 20261115, endOnFailure: true },
  );
}, 60_000);

function expectBridge(left: ModelDocument, right: ModelDocument) {
  const changes = changesBetween(left, right);
  const made = changes.reduce(makeChange, left);
  expect(changesBetween(made, right)).toEqual([]);
  const from = buildModel(right).periods.at(-1)?.lastDay ?? 0;
  const target = { line: "bs.account.cash", from };
  const { before: first, after: last, parts } = bridgeVersions(left, right, target);
  expect(parts.reduce((sum, { coins }) => sum + coins, first)).toBe(last);
}

const amounts = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constantFrom("a * 2", "b / 3", "a + b"),
);

const documents = fc
  .record({
    opening: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    a: fc.double({ min: -1e3, max: 1e3, noNaN: true }),
    b: fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 1, maxLength: 3 }),
    modules: fc.uniqueArray(
      fc.record({ id: fc.constantFrom("p", "q", "r"), amount: amounts, isOff: fc.boolean() }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    override: fc.option(fc.double({ min: -10, max: 10, noNaN: true })),
  })
  .map(({ opening, a, b, modules, override }) =>
    smallCompany({
      accounts: smallCompany().accounts.map((account) =>
        account.id === "cash" ? { ...account, opening } : account,
      ),
      drivers: [
        { id: "a", name: "A", unit: "currency", values: a },
        { id: "b", name: "B", unit: "currency", values: b },
      ],
      modules: modules
        .toSorted((left, right) => (left.id < right.id ? -1 : 1))
        .map(({ id, amount, isOff }) => expense(id, amount, { isOff })),
      overrides: override === null ? [] : [{ line: "a", mode: "scale", value: override, from: 1 }],
    }),
  );
