import fc from "fast-check";
import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { casesOf, onScenario } from "#scenarios/cases.ts";
import { starterModels } from "#starters/starters.ts";
import { leavesOf } from "#testing/leaves.ts";
import { randomModel } from "#testing/random-model.ts";
import { periodsTried } from "#testing/runs.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { Arithmetic } from "./arithmetic.ts";
import { explain } from "./explain.ts";
import { explainOver } from "./explain-over.ts";
import type { View } from "./view.ts";

function view(document: ModelDocument, scenario?: string): View {
  const model = buildModel(document);
  const { base } = onScenario(casesOf(model), scenario);
  return { model, sheet: base, scenario };
}

/** July is actual: 90 of rent was paid. Then rent is hours × rate, at least 200, and a fee of 5. */
const company = smallCompany({
  timeline: { ...smallCompany().timeline, actualCount: 1 },
  actuals: { cash: [-90], rentCost: [90] },
  drivers: [
    {
      id: "rate",
      name: "Rate",
      unit: "currency",
      values: 25,
      setBy: "Ann",
      setOn: "2026-06-01",
      note: "Lease",
    },
    { id: "hours", name: "Hours", unit: "count", values: [0, 6, 10] },
    { id: "floor", name: "Floor", unit: "currency", formula: "max(hours * rate, 200)" },
  ],
  modules: [
    { kind: "expense", id: "rent", name: "Rent", amount: "floor", account: "rentCost" },
    { kind: "expense", id: "fee", name: "Fee", amount: 5, account: "wages" },
  ],
  scenarios: [{ id: "dear", name: "Dear", overrides: [{ line: "rate", mode: "scale", value: 2 }] }],
});

/** The same, with a scenario that sets the rent's formula by hand in one month. */
const changed: ModelDocument = {
  ...company,
  scenarios: [{ id: "set", name: "Set", overrides: [{ line: "floor", value: 1, from: 2, to: 2 }] }],
};

test("closing cash is opened step by step: balance, postings, module, formula, driver", () => {
  const shown = view(company);
  const cash = explain(shown, "bs.account.cash", 2);
  expect(cash.value).toBe(1000 - 90 - 205 - 255);
  expect(steps(cash)).toEqual([["account.cash.closing", 2, 450]]);
  expect(steps(explain(shown, "account.cash.closing", 2))).toEqual([
    ["account.cash.closing", 1, 705],
    ["account.cash.movement", 2, -255],
  ]);
  const movement = explain(shown, "account.cash.movement", 2);
  expect(
    movement.parts.map(({ contribution, posting, figure }) => [
      posting?.text,
      posting?.debit,
      figure?.line,
      contribution,
    ]),
  ).toEqual([
    ["Rent", "rentCost", "rent.net", -250],
    ["Fee", "wages", "fee.net", -5],
  ]);
  const amount = explain(shown, "rent.amount", 2);
  expect(amount.origin).toMatchObject({ kind: "calculated", module: "rent", formula: "floor" });
  const floor = explain(shown, "floor", 2);
  expect(floor.parts.map(({ contribution }) => contribution)).toEqual([250]);
  expect(text(floor.parts[0]?.arithmetic)).toBe("Hours[2] 10 × Rate[2] 25");
  expect(explain(shown, "rate", 2)).toMatchObject({
    value: 25,
    parts: [],
    origin: { kind: "driver", setBy: "Ann", setOn: "2026-06-01", note: "Lease", overrides: [] },
  });
});

test("a floor that held shows the floor, not what it held up", () => {
  const [part] = explain(view(company), "floor", 1).parts;
  expect([part?.contribution, text(part?.arithmetic)]).toEqual([200, "200"]);
});

test("factors of one, flags that are on and brackets that change nothing are left out", () => {
  const driver = (id: string, formula: string) =>
    ({ id, name: id, unit: "currency", formula }) as const;
  const document = smallCompany({
    drivers: [
      { id: "x", name: "X", unit: "currency", values: 7 },
      driver("plain", "(x * 1) * (x * 3)"),
      driver("flagged", "x * ((x >= 7) * (x <= 7))"),
      driver("grown", "x * (1 + x) / 1"),
    ],
  });
  const shown = view(document);
  const said = (line: string) => text(explain(shown, line, 0).parts[0]?.arithmetic);
  expect(said("plain")).toBe("X[0] 7 × X[0] 7 × 3");
  expect(said("flagged")).toBe("X[0] 7");
  expect(said("grown")).toBe("X[0] 7 × (1 + X[0] 7)");
});

test("a figure that is nothing says when it next is something", () => {
  const late = { kind: "expense", id: "late", name: "Late", account: "wages" } as const;
  const shown = view(smallCompany({ modules: [{ ...late, amount: [0, 0, 12] }] }));
  expect(explainOver(shown, "pl.account.wages", 0, 0).next).toMatchObject({ period: 2, value: 12 });
  expect(explainOver(shown, "pl.account.wages", 2, 2).next).toBeUndefined();
});

test("an actual period leads to the ledger's own movement, and time zero to the opening", () => {
  const shown = view(company);
  const [part] = explain(shown, "account.cash.movement", 0).parts;
  expect(part).toMatchObject({ contribution: -90, figure: { line: "account.cash.actual" } });
  expect(explain(shown, "account.cash.actual", 0).origin).toEqual({
    kind: "actual",
    account: "cash",
  });
  expect(explain(shown, "account.cash.closing", -1)).toMatchObject({
    value: 1000,
    origin: { kind: "opening", account: "cash" },
  });
});

test("the leaves of closing cash are the opening, the ledger, the figures given and the products", () => {
  const leaves = leavesOf(view(company), "bs.account.cash", 2);
  expect(
    leaves.map(({ line, period, weight, contribution, origin }) => [
      line,
      period,
      weight,
      contribution,
      origin.kind,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ["account.cash.closing", -1, 1, 1000, "opening"],
      ["account.cash.actual", 0, 1, -90, "actual"],
      ["floor", 1, -1, -200, "calculated"],
      ["floor", 2, -1, -250, "calculated"],
      ["fee.amount", 1, -1, -5, "module"],
      ["fee.amount", 2, -1, -5, "module"],
    ]),
  );
  expect(leaves).toHaveLength(6);
});

test("a figure changed by a scenario says so, and a changed formula leads to the change", () => {
  const place = "scenarios/dear/overrides/0";
  expect(explain(view(company, "dear"), "rate", 2)).toMatchObject({
    value: 50,
    origin: { kind: "driver", overrides: [{ place, mode: "scale", value: 2 }] },
  });
  expect(explain(view(company), "rate", 2).origin).toMatchObject({ overrides: [] });
  const shown = view(changed, "set");
  const floor = explain(shown, "floor", 2);
  expect(floor.origin).toMatchObject({ overrides: [{ place: "scenarios/set/overrides/0" }] });
  expect(steps(floor)).toEqual([["floor.override", 2, 1]]);
  expect(explain(shown, "floor.override", 2).origin).toMatchObject({
    kind: "override",
    overrides: [{ value: 1 }],
  });
});

test("a period after the last is refused, and not answered with the figure of another line", () => {
  const shown = view(company);
  expect(explain(shown, "rate", 2).value).toBe(25);
  for (const period of [3, 4, 1000])
    expect(() => explain(shown, "rate", period)).toThrow(
      new RangeError(`there is no period ${period}`),
    );
});

test("every figure of the small company adds up from its parts and from its leaves", () => {
  for (const shown of [view(company), view(company, "dear"), view(changed, "set")]) {
    expectPartsToAddUp(shown);
    expectLeavesToAddUp(shown);
  }
});

test("whatever the model, every figure adds up from its parts, and statements from their leaves", () => {
  fc.assert(
    fc.property(randomModel, (document) => {
      expectPartsToAddUp(view(document));
      expectLeavesToAddUp(view(document), ["bs.account.cash", "bs.totalAssets", "pl.profit"]);
    }),
    { numRuns: 8, seed: 20261115 },
  );
}, 60_000);

test.each(starterModels.map((starter) => [starter.name, starter] as const))(
  "%s: every figure adds up from its parts, and the statements' totals from their leaves",
  (name, { make, timeSeries: [timeSeries] }) => {
    const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
    const document = make({ name, timeSeries, start, yearEndMonth: 6, currency: "AUD" });
    expectPartsToAddUp(view(document));
    expectLeavesToAddUp(view(document), ["bs.totalAssets", "pl.profit", "cf.net"]);
  },
  30_000,
);

/** A rounding of the largest figure on the way, for each part there is. */
function expectSum(parts: readonly number[], value: number, what: string, largest = 1) {
  const sum = parts.reduce((total, part) => total + part, 0);
  const size = Math.max(largest, Math.abs(value), ...parts.map(Math.abs));
  if (!(Math.abs(sum - value) <= size * parts.length * 2 ** -52))
    expect.fail(`${what}: the parts add up to ${sum}, not ${value}`);
}

function expectPartsToAddUp(shown: View) {
  for (const { id, source } of shown.model.program.lines) {
    if (source.kind === "given") continue;
    for (const period of periodsTried(shown.model.document.timeline)) {
      const { parts, value } = explain(shown, id, period);
      expectSum(
        parts.map(({ contribution }) => contribution),
        value,
        `${id} in ${period}`,
      );
    }
  }
}

function expectLeavesToAddUp(shown: View, lines?: string[]) {
  const last = shown.model.periods.length - 1;
  // What cancels out on the way leaves its roundings, and is no leaf.
  const largest = shown.sheet.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  for (const line of lines ?? shown.model.program.lines.map(({ id }) => id)) {
    const contributions = leavesOf(shown, line, last).map(({ contribution }) => contribution);
    expectSum(contributions, explain(shown, line, last).value, `leaves of ${line}`, largest);
  }
}

function steps({ parts }: ReturnType<typeof explain>) {
  return parts.map(({ figure, contribution }) => [figure?.line, figure?.period, contribution]);
}

function text(arithmetic: Arithmetic | undefined): string {
  const written = arithmetic?.map((each) =>
    typeof each === "object" ? `${each.name}[${each.period}] ${each.value}` : String(each),
  );
  return written?.join("") ?? "";
}
