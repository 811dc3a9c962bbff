import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleModels } from "#examples/examples.ts";
import type { ModelDocument } from "#model/document.ts";
import { stableText } from "#model/stable-text.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { randomModel } from "#testing/random-model.ts";
import { runs } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Edit } from "./edit.ts";
import { renamedLine } from "./line-names.ts";

const rename = (list: string, from: string, to: string) =>
  ({ kind: "rename", list, from, to }) as const;

function renamed(document: ModelDocument, edit: Edit): ModelDocument {
  const applied = applyEdits(document, [edit]);
  expect(applied.issues).toEqual([]);
  const then = applied.document ?? document;
  const back = applyEdits(then, applied.inverse ?? []);
  expect(back.document && stableText(back.document)).toBe(stableText(document));
  return then;
}

describe("a new id goes everywhere the document speaks of the entry:", () => {
  const company = smallCompany({
    drivers: [
      { id: "rent", name: "Rent driver", unit: "currency", values: 7 },
      {
        id: "base",
        name: "Base",
        unit: "currency",
        formula: " loan.interest*2 + LOAN_x -rent( loan )",
      },
    ],
    modules: [
      {
        kind: "expense",
        id: "rent",
        name: "Rent",
        amount: "rent * 2 + prev( rent.net )",
        account: "rentCost",
      },
      {
        kind: "treasury",
        id: "bank",
        name: "Bank",
        sweep: { loan: "loan", share: "loan.ratePerYear" },
      },
    ],
    scenarios: [
      { id: "low", name: "Low", overrides: [{ line: "rent.amount", value: 1 }] },
      { id: "lower", name: "Lower", parent: "low", overrides: [{ line: "rent", value: 1 }] },
    ],
    overrides: [{ line: "rent.amount", value: 3, from: 1 }],
    actuals: { rentCost: [5], cash: [-5] },
    replacedForecasts: [{ period: 0, movements: { rentCost: 4, cash: -4 } }],
    kpis: [{ id: "share", name: "Share", unit: "rate", formula: "pl.account.rentCost/pl.revenue" }],
    checks: [
      { id: "rule", name: "Rule", class: "alert", formula: "kpi.share > account.rentCost.closing" },
    ],
    notes: [
      { id: "one", place: "modules/rent/amount", text: "Why" },
      { id: "two", place: "scenarios/low/overrides/rent.amount#2/value", text: "Why" },
      { id: "three", place: "actuals/rentCost", text: "Why" },
    ],
  });

  test("a module, in formulas, overrides, notes and other modules, but not the driver of its name", () => {
    const then = renamed(company, rename("modules", "rent", "office"));
    expect(then.modules[0]).toMatchObject({
      id: "office",
      amount: "rent * 2 + prev( office.net )",
    });
    expect(then.overrides[0]?.line).toBe("office.amount");
    expect(then.scenarios.map(({ overrides }) => overrides[0]?.line)).toEqual([
      "office.amount",
      "rent",
    ]);
    expect(then.notes.map(({ place }) => place)).toEqual([
      "modules/office/amount",
      "scenarios/low/overrides/office.amount#2/value",
      "actuals/rentCost",
    ]);
    expect(then.drivers).toBe(company.drivers);
  });

  test("in a formula only the name changes: spaces, case and functions stay as they were written", () => {
    const before = smallCompany({
      ...company,
      modules: [
        ...company.modules,
        { kind: "equity", id: "loan", name: "Loan", account: "capital" },
      ],
    });
    const then = renamed(before, rename("modules", "loan", "bankLoan"));
    expect(then.drivers[1]?.formula).toBe(" bankLoan.interest*2 + LOAN_x -rent( loan )");
    expect(then.modules[1]).toMatchObject({
      sweep: { loan: "bankLoan", share: "bankLoan.ratePerYear" },
    });
  });

  test("a driver, an account, a scenario and a KPI", () => {
    const driver = renamed(company, rename("drivers", "rent", "lease"));
    expect(driver.modules[0]).toMatchObject({ amount: "lease * 2 + prev( rent.net )" });
    expect(driver.drivers[1]?.formula).toBe(" loan.interest*2 + LOAN_x -rent( loan )");
    expect(driver.scenarios[1]?.overrides[0]?.line).toBe("lease");
    const account = renamed(company, rename("accounts", "rentCost", "premises"));
    expect(account.modules[0]).toMatchObject({ account: "premises" });
    expect(account.actuals).toEqual({ premises: [5], cash: [-5] });
    expect(account.replacedForecasts).toEqual([
      { period: 0, movements: { premises: 4, cash: -4 } },
    ]);
    expect(account.kpis[0]?.formula).toBe("pl.account.premises/pl.revenue");
    expect(account.checks[0]?.formula).toBe("kpi.share > account.premises.closing");
    expect(account.notes[2]?.place).toBe("actuals/premises");
    expect(renamed(company, rename("scenarios", "low", "worse")).scenarios[1]?.parent).toBe(
      "worse",
    );
    expect(renamed(company, rename("kpis", "share", "part")).checks[0]?.formula).toMatch(
      /^kpi\.part /,
    );
  });

  test("somebody who spoke of the new name before is as before after undoing", () => {
    const dangling = smallCompany({
      drivers: [
        { id: "a", name: "A", unit: "count", formula: "new.net + b" },
        { id: "b", name: "B", unit: "count" },
      ],
      actuals: { new: [1] },
    });
    expect(renamed(dangling, rename("drivers", "b", "a2")).drivers[0]?.formula).toBe(
      "new.net + a2",
    );
    renamed(dangling, rename("accounts", "cash", "new"));
  });

  test.each([
    [rename("modules", "rent", "bank"), 'modules/rent: "bank" is already there.'],
    [
      rename("modules", "rent", "two words"),
      'modules/rent: "two words" is not written as expected.',
    ],
    [rename("modules", "nobody", "x"), "modules/nobody: This is not there."],
    [rename("overrides", "rent.amount", "x"), "overrides/rent.amount: This is not there."],
    [rename("accounts", "rentCost", "other"), 'actuals/other: "other" is already there.'],
  ])("%j is refused", (edit, words) => {
    const document = { ...company, actuals: { ...company.actuals, other: [1] } };
    const { issues } = applyEdits(document, [edit]);
    expect(issues.map(({ place, message }) => `${place}: ${message}`)).toEqual([words]);
  });
});

/** Every id of a document, with the same id and more behind it. */
function renamesOf(document: ModelDocument) {
  const lists = ["accounts", "drivers", "modules", "kpis", "checks", "scenarios"] as const;
  const parts = document.modules.flatMap((module) =>
    module.kind === "payroll" && module.onCosts
      ? [{ list: `modules/${module.id}New/onCosts`, entries: module.onCosts }]
      : [],
  );
  return [...lists.map((list) => ({ list, entries: document[list] })), ...parts].flatMap(
    ({ list, entries }) => entries.map(({ id }) => rename(list, id, `${id}New`)),
  );
}

function expectSameFigures(document: ModelDocument) {
  const renames = renamesOf(document);
  const { document: then, issues } = applyEdits(document, renames);
  expect(issues).toEqual([]);
  const [before, after] = [calculateModel(document), calculateModel(then ?? document)];
  const lineAfter = (line: string) => renames.reduce(renamedLine, line);
  // Lines that are made while compiling have names that no person can write.
  const namesIn = ({ model }: typeof before) =>
    model.program.lines.flatMap(({ id }) => (/^[\w.]+$/.test(id) ? [id] : []));
  expect(namesIn(after)).toEqual(namesIn(before).map(lineAfter));
  expect(after.sheet).toEqual(before.sheet);
  expect(after.model.issues.length).toBe(before.model.issues.length);
}

/** One that makes and sells goods, one that sells subscriptions. */
const examples = exampleModels.filter(({ key }) => /coffee|software/.test(key));

test.each(examples)(
  "in $name everything gets another id, and every figure keeps its bits",
  ({ document }) => expectSameFigures(document()),
);

const settings = runs(3);

test(
  "in any model everything gets another id, and every figure keeps its bits",
  () => fc.assert(fc.property(randomModel, expectSameFigures), settings),
  settings.numRuns * 10_000,
);
