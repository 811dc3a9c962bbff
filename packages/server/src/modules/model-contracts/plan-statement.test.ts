import { readDay, writeDay } from "@app/engine/time/day";
import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { type HeldContract, isCovered, planBills, planStatement } from "./plan-statement.ts";

const day = (text: string) => readDay(text) ?? 0;
const OCTOBER = monthOf(2026, 10);

let nextId = 1;
function contract(boughtOn: string, endedOn: string | null, change: Partial<HeldContract> = {}) {
  const id = nextId++;
  return {
    ...{
      id,
      modelId: id,
      modelName: `Model ${id}`,
      clientId: 7,
      clientName: "Saltmarsh",
      ownerName: "",
    },
    ...{ boughtOn: day(boughtOn), endedOn: endedOn === null ? null : day(endedOn), ...change },
  };
}

const spansOf = (contracts: HeldContract[]) =>
  planStatement(OCTOBER, contracts, 2_900).map(({ from, to, isEnded, amount }) => [
    ...[writeDay(from), writeDay(to), isEnded, amount],
  ]);

test.each([
  ["2025-07-03", null, ["2026-10-01", "2026-10-31", false, 2_900]],
  ["2025-07-03", "2026-10-20", ["2026-10-01", "2026-10-20", true, 2_900]],
  ["2026-10-31", null, ["2026-10-31", "2026-10-31", false, 2_900]],
  ["2026-10-05", "2026-10-05", ["2026-10-05", "2026-10-05", true, 2_900]],
  ["2026-09-30", "2026-10-01", ["2026-10-01", "2026-10-01", true, 2_900]],
  ["2026-10-05", "2026-11-02", ["2026-10-05", "2026-10-31", false, 2_900]],
])("a model from %s to %s is in October 2026 as %j, a whole month", (bought, ended, expected) => {
  expect(spansOf([contract(bought, ended)])).toEqual([expected]);
});

test("what was bought after the month or ended before it is not in it", () => {
  const contracts = [contract("2026-11-01", null), contract("2026-01-01", "2026-09-30")];
  expect(spansOf(contracts)).toEqual([]);
});

test("a model that was bought twice in a month is charged once", () => {
  const contracts = [
    contract("2026-01-01", "2026-10-04", { modelId: 1_000 }),
    contract("2026-10-20", null, { modelId: 1_000 }),
  ];
  expect(spansOf(contracts)).toEqual([["2026-10-01", "2026-10-31", false, 2_900]]);
});

test("35 models are one invoice of 35 × 29.00 = 1,015.00", () => {
  const contracts = Array.from({ length: 35 }, () => contract("2026-01-01", null));
  const bills = planBills(OCTOBER, planStatement(OCTOBER, contracts, 2_900), 2_900, false);
  expect(bills).toMatchObject([
    {
      ...{ title: "Models, October 2026", key: "models October 2026" },
      lines: [{ account: "models", amount: 101_500, each: { quantity: 35, price: 2_900 } }],
    },
  ]);
});

test("split, every client has an invoice with its models by name, and those of nobody one of their own", () => {
  const contracts = [
    contract("2026-01-01", null, { modelName: "Budget" }),
    contract("2026-01-01", null, { modelName: "Own", clientId: null, clientName: "" }),
    contract("2026-01-01", null, { modelName: "Fleet", clientId: 3, clientName: "Pelican" }),
    contract("2026-01-01", null, { modelName: "Actuals" }),
  ];
  const bills = planBills(OCTOBER, planStatement(OCTOBER, contracts, 2_900), 2_900, true);
  expect(
    bills.map(({ title, key, lines }) => [title, key, lines.map((each) => each.description)]),
  ).toEqual([
    ["Models, October 2026, Pelican", "models October 2026, client 3", ["Fleet"]],
    ["Models, October 2026, Saltmarsh", "models October 2026, client 7", ["Actuals", "Budget"]],
    ["Models, October 2026, of no client", "models October 2026, client none", ["Own"]],
  ]);
});

test.each([
  ["2026-10-31", "2026-11-30", true],
  ["2026-09-01", "2026-10-01", false],
  ["2026-09-02", "2026-10-02", true],
  ["2026-11-01", "2026-12-01", false],
])("unlimited models from %s, up to before %s, cover October 2026: %s", (from, to, expected) => {
  const others = [{ from: day("2026-01-01"), to: day("2026-02-01") }];
  expect(isCovered(OCTOBER, [...others, { from: day(from), to: day(to) }])).toBe(expected);
});

test("who never had unlimited models is not covered", () => {
  expect(isCovered(OCTOBER, [])).toBe(false);
});
