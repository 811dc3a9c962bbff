import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import { consume } from "./consume.ts";

/** A van, a loan and a grant are expected in September; all in whole hundreds. */
const modules: Module[] = [
  {
    kind: "fixedAssets",
    id: "van",
    name: "Van",
    additions: [0, 0, 600, 0],
    cost: "plant",
    accumulated: "plantDepreciation",
    expense: "depreciationCost",
    method: { kind: "straightLine", lifeYears: 5 },
    starts: "nextPeriod",
  },
  {
    kind: "loan",
    id: "loan",
    name: "Loan",
    account: "bankLoan",
    draws: [{ day: "2026-09-15", amount: 400 }],
    repayment: { kind: "bullet", day: "2030-06-30" },
    ratePerYear: 0,
    interestAccount: "interestCost",
  },
  {
    kind: "journal",
    id: "grant",
    name: "Grant",
    entries: [{ text: "Grant", debit: "cash", credit: "gain", amount: 200, day: "2026-09-30" }],
  },
];

/** July is actual, and has in it what became of September's events. */
function afterJuly(actuals: ModelDocument["actuals"]): ModelDocument {
  const timeline = { ...smallCompany().timeline, periodCount: 4, actualCount: 1 };
  return smallCompany({ timeline, modules, actuals });
}

const september = { period: 2, happened: "July 2026" };

describe("an event that has become actual early is not counted twice", () => {
  test("a van bought in July is taken off September's additions: plant stays at 600", () => {
    const early = afterJuly({ plant: [600], cash: [-600] });
    const twice = calculateModel(early);
    expect(twice.read("bs.account.plant")).toEqual([600, 600, 1200, 1200]);
    const document = consume(early, { ...september, line: "van.additions", amount: 600 });
    const { model, read, failedChecks } = calculateModel(document);
    expect(model.issues).toEqual([]);
    expect(read("bs.account.plant")).toEqual([600, 600, 600, 600]);
    expect(failedChecks()).toEqual([]);
  });

  test("of a loan's 400 on a day, 150 drawn in July leave 250 for September", () => {
    const early = afterJuly({ bankLoan: [-150], cash: [150] });
    const document = consume(early, { ...september, line: "loan.draws", amount: 150 });
    const { model, read, failedChecks } = calculateModel(document);
    expect(model.issues).toEqual([]);
    expect(read("bs.account.bankLoan")).toEqual([150, 150, 400, 400]);
    expect(failedChecks()).toEqual([]);
  });

  test("an entry by hand on a day is consumed by its amount, with a note that says where", () => {
    const early = afterJuly({ gain: [-200], cash: [200] });
    const document = consume(early, { ...september, line: "grant.entry1Amount", amount: 200 });
    const { model, read } = calculateModel(document);
    expect(model.issues).toEqual([]);
    expect(read("pl.account.gain")).toEqual([200, 0, 0, 0]);
    expect(document.overrides.map(({ note }) => note)).toEqual(["Became actual: July 2026"]);
  });

  test("a link to an event that is not there is told at its place", () => {
    const document = consume(afterJuly({}), { ...september, line: "boat.additions", amount: 1 });
    const [issue] = calculateModel(document).model.issues;
    expect(issue).toMatchObject({ code: "unknown-name", place: "overrides/0" });
  });
});
