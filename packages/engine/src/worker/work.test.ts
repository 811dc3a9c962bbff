import { expect, test } from "vitest";
import { seekGoal } from "#analysis/goal-seek.ts";
import { runTrials, type Simulation, spreadsOf } from "#analysis/monte-carlo.ts";
import { sensitivityOf } from "#analysis/sensitivity.ts";
import { buildModel } from "#build/build-model.ts";
import { casesOf, onScenario } from "#scenarios/cases.ts";
import { holdDocument } from "#testing/holder-connection.ts";
import { smallCompany } from "#testing/small-company.ts";

const company = smallCompany({
  drivers: [
    { id: "price", name: "Price", unit: "currency", values: 10 },
    { id: "units", name: "Units", unit: "count", values: [10, 20, 30] },
  ],
  modules: [
    {
      ...{ kind: "revenue", id: "selling", name: "Selling", account: "sales" },
      ...{ form: "amount", amount: "price * units" },
    },
    { kind: "expense", id: "rent", name: "Rent", amount: 100, account: "rentCost" },
  ],
  scenarios: [{ id: "dear", name: "Dear", overrides: [{ line: "price", value: 12 }] }],
});

const target = { line: "bs.account.cash", from: 2 };

async function hold() {
  const connection = holdDocument();
  await connection.open(company);
  return connection;
}

test("sensitivity, goal seek and chance in parts give what they give at once, on any case", async () => {
  const connection = await hold();
  const cases = casesOf(buildModel(company));
  const dear = onScenario(cases, "dear");
  const tornado = await connection.run({ kind: "sensitivity", target, on: "dear" }).result;
  expect(tornado?.result.bars).toEqual(sensitivityOf(dear, target));
  const goal = { change: { line: "price" }, target, wanted: 1900 };
  const sought = await connection.run({ kind: "goal", goal }).result;
  // 1,000 + 60 × price − 300 is 1,900 at a price of 20.
  expect(sought?.result.goal).toMatchObject({ kind: "found", value: 20 });
  expect(sought?.result.goal).toEqual(seekGoal(cases, goal));
  const simulation: Simulation = {
    seed: 7,
    lines: ["bs.account.cash"],
    inputs: [
      { line: "price", draws: "perTrial", distribution: { kind: "uniform", low: 8, high: 12 } },
    ],
  };
  const shares = [0.1, 0.5, 0.9];
  const chance = await connection.run({ kind: "trials", simulation, count: 150, shares }).result;
  const [cash] = runTrials(cases, simulation, { first: 0, count: 150 });
  expect(chance?.result.spreads).toEqual([spreadsOf(cash ?? [], shares)]);
});

test("200 scenarios come with progress, in their order, on the document they were asked for with", async () => {
  const connection = await hold();
  await connection.isFast();
  const scenarios = Array.from({ length: 200 }, (_, index) => [{ line: "price", value: index }]);
  const progress: number[] = [];
  const run = connection.run({ kind: "scenarios", scenarios, lines: ["selling.net"] }, ({ done }) =>
    progress.push(done),
  );
  const edited = await connection.edit([{ kind: "set", place: "drivers/units/values", value: 1 }]);
  expect(edited).toMatchObject({ version: 1 });
  const found = await run.result;
  expect(found?.version).toBe(0);
  expect(found?.result.figures.map((values) => [...values])).toEqual(
    scenarios.map((_, price) => [10 * price, 20 * price, 30 * price]),
  );
  expect(progress).toEqual([0, 64, 128, 192]);
});

test("an edit has its turn between two parts of long work, and cancelled work ends at once", async () => {
  const connection = await hold();
  const order: string[] = [];
  const scenarios = Array.from({ length: 4000 }, () => []);
  const run = connection.run({ kind: "scenarios", scenarios, lines: ["rent.net"] }, ({ done }) => {
    order.push(`part ${done}`);
    if (done === 8) run.cancel();
  });
  await connection.edit([{ kind: "set", place: "modules/rent/amount", value: 90 }]);
  order.push("edited");
  expect(await run.result).toBeUndefined();
  expect(order.filter((each) => each.startsWith("part"))).toEqual(["part 0", "part 4", "part 8"]);
  expect(order.indexOf("edited")).toBeLessThan(order.length - 1);
});

test("work under way ends as if it were cancelled when another document is opened", async () => {
  const connection = await hold();
  const scenarios = Array.from({ length: 4000 }, () => []);
  const run = connection.run({ kind: "scenarios", scenarios, lines: ["rent.net"] });
  await connection.open((await connection.document()).document);
  expect(await run.result).toBeUndefined();
});
