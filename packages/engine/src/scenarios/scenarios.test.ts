import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { seriesOf } from "#calculate/sheet.ts";
import type { ModelDocument, Override, Scenario } from "#model/document.ts";
import { ANOTHER_CASE } from "#overrides/add-overrides.ts";
import { faultOfDeleting, faultOfMoving } from "#overrides/family.ts";
import { listOverrides, overridesOn } from "#overrides/list-overrides.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { casesOf, onScenario, runScenarios } from "./cases.ts";
import { resolveScenario } from "./resolve-scenario.ts";

/** Rent is 100 a month; the fee is a tenth of it by formula; both are paid from 1,000 in cash. */
function company(scenarios: Scenario[] = [], overrides: Override[] = []): ModelDocument {
  return smallCompany({
    drivers: [
      { id: "rent", name: "Rent", unit: "currency", values: 100 },
      { id: "fee", name: "Fee", unit: "currency", formula: "rent * 10%" },
    ],
    modules: [
      { kind: "expense", id: "office", name: "Office", amount: "rent + fee", account: "rentCost" },
    ],
    scenarios,
    overrides,
  });
}

const scenario = (id: string, overrides: Override[], parent?: string): Scenario => ({
  id,
  name: id,
  overrides,
  ...(parent === undefined ? {} : { parent }),
});

function read(document: ModelDocument, id: string | undefined, line: string) {
  const model = buildModel(document);
  expect(model.issues).toEqual([]);
  const [sheet] = runScenarios(casesOf(model), [id]);
  return [...seriesOf(model.program, sheet ?? new Float64Array(), line)];
}

test("a scenario changes only what it says, in the periods it says", () => {
  const document = company([scenario("low", [{ line: "rent", value: 80, from: 1, to: 1 }])]);
  expect(read(document, "low", "rent")).toEqual([100, 80, 100]);
  expect(read(document, "low", "bs.account.cash")).toEqual([890, 802, 692]);
  expect(read(document, undefined, "bs.account.cash")).toEqual([890, 780, 670]);
});

test("a child scales and shifts what its parent says, and follows it when it changes", () => {
  const child = scenario(
    "child",
    [
      { line: "rent", mode: "scale", value: 2, from: 0, to: 0 },
      { line: "rent", mode: "shift", value: 5, from: 2 },
    ],
    "parent",
  );
  const on = (value: number) => company([scenario("parent", [{ line: "rent", value }]), child]);
  expect(read(on(80), "child", "rent")).toEqual([160, 80, 85]);
  expect(read(on(70), "child", "rent")).toEqual([140, 70, 75]);
});

test("a change to what the parent already says still counts when the parent moves", () => {
  const child = scenario("child", [{ line: "rent", value: 80 }], "parent");
  const on = (value: number) => company([scenario("parent", [{ line: "rent", value }]), child]);
  expect(read(on(80), "child", "rent")).toEqual([80, 80, 80]);
  expect(read(on(90), "child", "rent")).toEqual([80, 80, 80]);
  expect(resolveScenario(buildModel(on(80)), "child").filter(({ value }) => value === 80)).toEqual(
    [0, 1, 2].map((period) => ({ row: expect.any(Number), period, value: 80 })),
  );
});

test("a formula can be set, scaled and shifted, and goes on following in the other periods", () => {
  const document = company([
    scenario("set", [{ line: "fee", value: 7, from: 1, to: 1 }]),
    scenario("more", [
      { line: "fee", mode: "scale", value: 3, from: 1, to: 1 },
      { line: "fee", mode: "shift", value: 4, from: 1 },
      { line: "rent", value: 200 },
    ]),
    scenario("reset", [{ line: "fee", value: 1, from: 2 }], "more"),
  ]);
  expect(read(document, "set", "fee")).toEqual([10, 7, 10]);
  expect(read(document, "more", "fee")).toEqual([20, 64, 24]);
  expect(read(document, "reset", "fee")).toEqual([20, 64, 1]);
  expect(read(document, undefined, "fee")).toEqual([10, 10, 10]);
});

test("changes by hand to the base are a layer of their own, under every scenario", () => {
  const document = company(
    [scenario("double", [{ line: "rent", mode: "scale", value: 2 }])],
    [
      { line: "rent", value: 50, from: 0, to: 0 },
      { line: "fee", mode: "scale", value: 2, from: 2 },
    ],
  );
  expect(read(document, undefined, "rent")).toEqual([50, 100, 100]);
  expect(read(document, undefined, "fee")).toEqual([5, 10, 20]);
  expect(read(document, "double", "rent")).toEqual([100, 200, 200]);
  expect(read(document, "double", "fee")).toEqual([10, 20, 40]);
  expect(listOverrides(document).map(({ place, from, to }) => [place, from, to])).toEqual([
    ["overrides/0", 0, 0],
    ["overrides/1", 2, 2],
    ["scenarios/double/overrides/0", 0, 2],
  ]);
  expect(overridesOn(document, "double", "rent", 0).map(({ place }) => place)).toEqual([
    "overrides/0",
    "scenarios/double/overrides/0",
  ]);
});

test("a module's own figure can be changed like a driver", () => {
  const document = smallCompany({
    modules: [{ kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" }],
    scenarios: [scenario("low", [{ line: "rent.amount", value: 60, from: 2 }])],
  });
  expect(read(document, "low", "pl.account.rentCost")).toEqual([100, 100, 60]);
});

test("what holds the change to a formula can be changed itself, as a workbook shows it", () => {
  const document = company([
    scenario("set", [{ line: "fee", value: 7, from: 1, to: 1 }]),
    scenario("back", [{ line: "fee.override", value: 8, from: 1, to: 1 }], "set"),
  ]);
  expect(read(document, "back", "fee")).toEqual([10, 8, 10]);
});

test("a ratio set by hand rolls up as an average, and by its parts where it was not", () => {
  const document: ModelDocument = {
    ...company([scenario("set", [{ line: "share", value: 0.5, from: 0, to: 0 }])]),
    drivers: [
      { id: "rent", name: "Rent", unit: "currency", values: [100, 200, 300] },
      { id: "fee", name: "Fee", unit: "currency", values: [10, 40, 10] },
      { id: "share", name: "Share", unit: "percent", formula: "fee / rent" },
    ],
  };
  const model = buildModel(document);
  const groups = [{ label: "", from: 0, to: 1, periodCount: 2, isComplete: false }];
  const rolled = runScenarios(casesOf(model), [undefined, "set"]).map(
    (sheet) => rollUp({ program: model.program, sheet, groups }, "share")[0],
  );
  expect(rolled).toEqual([50 / 300, 0.35]);
});

test("while a scenario is showing, a check says so; the base shows nothing", () => {
  const document = company([scenario("low", [])]);
  expect(read(document, "low", ANOTHER_CASE)).toEqual([1, 1, 1]);
  expect(read(document, undefined, ANOTHER_CASE)).toEqual([0, 0, 0]);
  expect(buildModel(document).checks.filter((check) => check.class === "sensitivity")).toEqual([
    expect.objectContaining({ line: ANOTHER_CASE }),
  ]);
});

test("a scenario can be the case that others are laid over", () => {
  const { model, base } = onScenario(
    casesOf(buildModel(company([scenario("low", [{ line: "rent", value: 80 }])]))),
    "low",
  );
  expect([...seriesOf(model.program, base, "rent")]).toEqual([80, 80, 80]);
});

test("what cannot be changed is told at its place, and the rest of the scenario counts", () => {
  const document = company(
    [
      scenario("a", [
        { line: "rnet", value: 1 },
        { line: "bs.account.cash", value: 1 },
        { line: "account.cash.actual", value: 1 },
        { line: "calendar.days", value: 1 },
        { line: "rent", value: 1, from: 2, to: 1 },
        { line: "rent", value: 80 },
      ]),
      scenario("b", [], "nobody"),
      scenario("c", [], "d"),
      scenario("d", [], "c"),
    ],
    [{ line: "office.net", value: 1 }],
  );
  const { model, failedChecks } = calculateModel(document);
  expect(model.issues.map(({ place, message }) => `${place}: ${message}`)).toEqual([
    'scenarios/b/parent: "b" is built on "nobody", which is not there.',
    'scenarios/c/parent: "c" is built on itself.',
    'scenarios/d/parent: "d" is built on itself.',
    'overrides/0: "Office: expense" follows from other lines and cannot be changed itself.',
    'scenarios/a/overrides/0: There is no line "rnet" to change. Did you mean "rent"?',
    'scenarios/a/overrides/1: "Cash at bank" follows from other lines and cannot be changed itself.',
    'scenarios/a/overrides/2: "Cash at bank, actual movement" follows from other lines and cannot be changed itself.',
    'scenarios/a/overrides/3: "Days in the period" follows from other lines and cannot be changed itself.',
    'scenarios/a/overrides/4: The change to "Rent" ends before it begins.',
  ]);
  expect(failedChecks()).toEqual([]);
  const [sheet] = runScenarios(casesOf(model), ["a"]);
  expect([...seriesOf(model.program, sheet ?? new Float64Array(), "rent")]).toEqual([80, 80, 80]);
});

test("a scenario that others are built on cannot be deleted until they are moved", () => {
  const document = company([scenario("a", []), scenario("b", [], "a"), scenario("c", [], "b")]);
  expect(faultOfDeleting(document, "a")).toBe('Move what is built on it first: "b".');
  expect(faultOfDeleting(document, "c")).toBeUndefined();
  expect(faultOfMoving(document, "a", "c")).toBe('"c" is itself built on this scenario.');
  expect(faultOfMoving(document, "c", "nobody")).toBe('There is no scenario "nobody".');
  expect(faultOfMoving(document, "c", "a")).toBeUndefined();
  expect(faultOfMoving(document, "c", undefined)).toBeUndefined();
});

test("what a module works out from its settings is no figure to change; what was entered is", () => {
  const document = smallCompany({
    modules: [
      {
        kind: "revenue",
        id: "sales",
        name: "Sales",
        account: "sales",
        form: "growth",
        base: 100,
        growth: 0,
        growthPer: "year",
        seasonality: [1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1],
      },
    ],
    scenarios: [
      scenario("a", [
        { line: "sales.season", value: 1 },
        { line: "sales.base", value: 200 },
      ]),
    ],
  });
  expect(buildModel(document).issues.map(({ place }) => place)).toEqual([
    "scenarios/a/overrides/0",
  ]);
});
