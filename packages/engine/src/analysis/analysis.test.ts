import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf, onScenario } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { seekGoal } from "./goal-seek.ts";
import { sensitivityOf } from "./sensitivity.ts";

/** Costs are price × volume, capped at 5,000, and a fee of 10 that never changes them. */
function cases() {
  const model = buildModel(
    smallCompany({
      drivers: [
        { id: "price", name: "Price", unit: "currency", values: 5 },
        { id: "volume", name: "Volume", unit: "count", values: [10, 20, 30] },
        { id: "unused", name: "Unused", unit: "currency", values: 7 },
        { id: "square", name: "Square", unit: "count", formula: "volume * volume" },
        { id: "steps", name: "Steps", unit: "count", formula: "if(volume >= 15, 1, 0)" },
      ],
      modules: [
        {
          kind: "expense",
          id: "goods",
          name: "Goods",
          amount: "min(price * volume, 5000)",
          account: "rentCost",
        },
        { kind: "expense", id: "fee", name: "Fee", amount: 10, account: "wages" },
      ],
      scenarios: [
        { id: "dear", name: "Dear", overrides: [{ line: "price", value: 8 }] },
        { id: "fewer", name: "Fewer", overrides: [{ line: "fee.amount", value: 0 }] },
      ],
    }),
  );
  expect(model.issues).toEqual([]);
  return casesOf(model);
}

test("closing cash moves most with price and volume, a little with the fee, and not at all with what nobody reads", () => {
  const bars = sensitivityOf(cases(), { line: "bs.account.cash", from: 2 });
  expect(bars.map(({ line, lowChange, highChange }) => [line, lowChange, highChange])).toEqual([
    ["price", 30, -30],
    ["volume", 30, -30],
    ["fee.amount", 3, -3],
    ["unused", 0, 0],
  ]);
  expect(bars[0]).toMatchObject({ name: "Price", unit: "currency", low: 700, high: 640 });
});

test("a total over several periods can be looked at, with another step and another case", () => {
  const target = { line: "pl.profit", from: 0, to: 1 };
  const [bar] = sensitivityOf(onScenario(cases(), "dear"), target, { step: 0.5, lines: ["price"] });
  expect(bar).toMatchObject({ line: "price", low: -140, high: -380, lowChange: 120 });
});

test("the price that leaves 400 in the bank is 9.5, and the scale of the volume is 1.9", () => {
  const target = { line: "bs.account.cash", from: 2 };
  const price = seekGoal(cases(), { change: { line: "price" }, target, wanted: 400 });
  expect(price).toMatchObject({ kind: "found", others: [] });
  expect(price.kind === "found" && price.value).toBeCloseTo(9.5, 10);
  const scale = seekGoal(cases(), {
    change: { line: "volume", mode: "scale" },
    target,
    wanted: 400,
  });
  expect(scale.kind === "found" && scale.value).toBeCloseTo(1.9, 10);
});

test("one period's volume can be looked for by itself", () => {
  const found = seekGoal(cases(), {
    change: { line: "volume", mode: "shift", from: 1, to: 1 },
    target: { line: "bs.account.cash", from: 2 },
    wanted: 600,
  });
  expect(found.kind === "found" && found.value).toBeCloseTo(14, 10);
});

test("a goal beyond a cap is not reached, and the nearest is told", () => {
  const target = { line: "pl.profit", from: 0 };
  expect(seekGoal(cases(), { change: { line: "price" }, target, wanted: -6000 })).toEqual({
    kind: "none",
    nearest: expect.any(Number),
    reached: -5010,
  });
});

test("two solutions are both told, the one nearest to where the input stands first", () => {
  const found = seekGoal(cases(), {
    change: { line: "volume", from: 0, to: 0 },
    target: { line: "square", from: 0 },
    wanted: 49,
  });
  expect(found).toMatchObject({ kind: "several" });
  expect(found.kind === "several" && [found.value, ...found.others]).toEqual([
    expect.closeTo(7, 10),
    expect.closeTo(-7, 10),
  ]);
});

test("a figure that jumps over what is wanted has no solution", () => {
  const found = seekGoal(cases(), {
    change: { line: "volume", from: 0, to: 0 },
    target: { line: "steps", from: 0 },
    wanted: 0.5,
  });
  expect(found).toMatchObject({ kind: "none" });
});

test("an input that moves nothing is told, and bounds are kept", () => {
  const target = { line: "pl.profit", from: 0 };
  expect(seekGoal(cases(), { change: { line: "unused" }, target, wanted: 0 })).toEqual({
    kind: "unmoved",
    reached: -60,
  });
  expect(
    seekGoal(cases(), { change: { line: "price" }, target, wanted: -110, low: 0, high: 8 }),
  ).toMatchObject({ kind: "none", nearest: 8, reached: -90 });
});
