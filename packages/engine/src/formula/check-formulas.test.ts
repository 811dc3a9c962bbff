import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { Unit } from "#lines/line.ts";
import type { Driver } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { listConstants } from "#testing/list-constants.ts";
import { smallCompany } from "#testing/small-company.ts";

const GIVEN: Driver[] = [
  { id: "sales", name: "Sales", unit: "currency", values: 100 },
  { id: "price", name: "Price", unit: "currency", values: 5 },
  { id: "volume", name: "Volume", unit: "count", values: 20 },
  { id: "margin", name: "Margin", unit: "percent", values: 0.4 },
  { id: "debtorDays", name: "Debtor days", unit: "days", values: 45 },
];

test.each<[Unit, string]>([
  ["currency", "price * volume"],
  ["currency", "sales * margin + 100"],
  ["currency", "if(debtorDays > 30, sales, 0)"],
  ["currency", "sales * debtorDays / 365"],
  ["currency", "sales * price / sales"],
  ["currency", "volume * 50"],
  ["currency", "prev(sales + price) + cumulative(sales * 2)"],
  ["days", "debtorDays + 15"],
  ["days", "sales / price * days()"],
  ["percent", "sales / price - 1"],
  ["percent", "growth(sales) * margin"],
  ["flag", "sales > price"],
])("%s from %s fits", (unit, formula) => {
  expect(issuesOf(unit, formula)).toEqual([]);
});

test.each<[Unit, string, string]>([
  ["currency", "sales + debtorDays", "Money cannot be added to days. (at 7)"],
  ["currency", "sales - volume", "A plain number cannot be subtracted from money. (at 7)"],
  ["currency", "sales * price", "Money times money has no meaning. (at 7)"],
  ["currency", "sales + sales * price", "Money times money has no meaning. (at 15)"],
  ["flag", "sales > debtorDays", "Money cannot be compared with days. (at 7)"],
  [
    "currency",
    "max(sales, volume)",
    'Money cannot be used together in "max" with a plain number. (at 1)',
  ],
  [
    "currency",
    "if(sales > 0, sales, debtorDays)",
    'Money cannot be used together in "if" with days. (at 1)',
  ],
  [
    "currency",
    "price * volume / sales",
    'The formula gives a plain number, but "Result" is money. (at 16)',
  ],
  ["percent", "prev(sales)", 'The formula gives money, but "Result" is a plain number. (at 1)'],
  ["count", "1 / price", "Dividing by money leaves no unit to read. (at 3)"],
])("%s from %s is a clash: %s", (unit, formula, message) => {
  expect(issuesOf(unit, formula)).toEqual([
    { code: "unit-clash", severity: "error", place: "drivers/result/formula", message },
  ]);
});

test("an unknown name is told once, with its place and the nearest name, and gives zero", () => {
  const { model, read } = calculateModel(
    smallCompany({
      drivers: [...GIVEN, driver("currency", "cumulative(pirce * volume) + sales + zzz")],
    }),
  );
  expect(model.issues.map(({ code, place, message }) => [code, place, message])).toEqual([
    [
      "unknown-name",
      "drivers/result/formula",
      '"pirce" is not in the model. Did you mean "price"? (at 12)',
    ],
    ["unknown-name", "drivers/result/formula", '"zzz" is not in the model. (at 38)'],
  ]);
  expect(read("result")).toEqual([0, 0, 0]);
  expect(read("sales")).toEqual([100, 100, 100]);
});

test("a module's formula is checked against the unit of its field", () => {
  const { issues } = buildModel(
    smallCompany({
      drivers: GIVEN,
      modules: [
        { kind: "expense", id: "rent", name: "Rent", amount: "debtorDays", account: "rentCost" },
      ],
    }),
  );
  expect(issues.map(({ place, message }) => [place, message])).toEqual([
    [
      "modules/rent/amount",
      'The formula gives days, but "Rent: amount before tax" is money. (at 1)',
    ],
  ]);
});

test("a part of a formula that needs its own line gets its own unit", () => {
  const { program } = buildModel(
    smallCompany({ drivers: [...GIVEN, driver("percent", "prev(sales / price)")] }),
  );
  expect(program.lines.find(({ id }) => id === "result.part1")?.unit).toBe("rate");
});

test("numbers hidden in formulas are listed with their places, common ones and look-backs left out", () => {
  const { program } = buildModel(
    smallCompany({
      drivers: [...GIVEN, driver("currency", "prev(sales * 1.05, 3) / 12 + round(7, 2) * 100")],
    }),
  );
  expect(listConstants(program.lines)).toEqual([
    { line: "result", place: "drivers/result/formula", value: 1.05, at: 13 },
    { line: "result", place: "drivers/result/formula", value: 7, at: 35 },
  ]);
});

function driver(unit: Unit, formula: string): Driver {
  return { id: "result", name: "Result", unit, formula };
}

function issuesOf(unit: Unit, formula: string) {
  return buildModel(smallCompany({ drivers: [...GIVEN, driver(unit, formula)] })).issues;
}

test("a check may be of any unit, and a KPI must have its own", () => {
  const { issues } = buildModel(
    smallCompany({
      drivers: GIVEN,
      kpis: [{ id: "margin", name: "Margin shown", unit: "percent", formula: "sales" }],
      checks: [
        { id: "a", name: "Slow customers", class: "alert", formula: "debtorDays > 60" },
        { id: "b", name: "Sales", class: "error", formula: "max(0, sales - 1000)" },
        { id: "c", name: "Nonsense", class: "error", formula: "sales + debtorDays" },
      ],
    }),
  );
  expect(issues.map(({ place, message }) => `${place}: ${message}`)).toEqual([
    'kpis/margin/formula: The formula gives money, but "Margin shown" is a plain number. (at 1)',
    "checks/c/formula: Money cannot be added to days. (at 7)",
  ]);
});
