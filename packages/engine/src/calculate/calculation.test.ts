import { expect, test, vi } from "vitest";
import { add, at, mul, prev } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { openCalculation } from "./calculation.ts";
import { compileProgram } from "./program.ts";
import { seriesOf } from "./sheet.ts";

const shared = { unit: "currency", measure: "flow", section: "test" } as const;
const lines: Line[] = [
  { id: "price", name: "Price", ...shared, source: { kind: "given", values: [3, 4] } },
  {
    ...{ id: "sales", name: "Sales", ...shared },
    source: { kind: "calculated", expression: mul(at("price"), 2) },
  },
  {
    ...{ id: "cash", name: "Cash", ...shared },
    source: { kind: "calculated", expression: add(prev("cash"), at("sales")), history: [10] },
  },
];

test("figures are there at once, and changes made while WebAssembly is made are kept", async () => {
  const program = compileProgram(lines, 2);
  const calculation = openCalculation(program);
  const cash = () => [...seriesOf(program, calculation.sheet(), "cash")];
  expect(cash()).toEqual([16, 24]);
  const first = calculation.sheet();
  const ready = calculation.accelerate();
  calculation.change([{ row: 0, period: 1, value: 5 }]);
  expect(await ready).toBe(true);
  expect(calculation.sheet()).not.toBe(first);
  expect(cash()).toEqual([16, 26]);
  calculation.change([{ row: 0, period: 0, value: 1 }]);
  expect(cash()).toEqual([12, 22]);
});

test("scenarios run on the figures of now", async () => {
  const program = compileProgram(lines, 2);
  const calculation = openCalculation(program);
  calculation.change([{ row: 0, period: 0, value: 0 }]);
  const overlays = [[{ row: 0, period: 1, value: 10 }]];
  const request = { base: calculation.sheet(), overlays, lines: ["cash"] };
  // Closures at first, and two lanes of WebAssembly as soon as they are compiled.
  for (let turn = 0; turn < 3; turn++) {
    const [cash] = calculation.batch(request);
    expect([...(cash ?? [])]).toEqual([10, 10, 30]);
    await calculation.accelerate();
  }
});

test("a fork starts from the figures of now, and neither moves the other", async () => {
  const program = compileProgram(lines, 2);
  const base = openCalculation(program);
  const cash = (calculation = base) => [...seriesOf(program, calculation.sheet(), "cash")];
  base.change([{ row: 0, period: 0, value: 0 }]);
  const fork = base.fork();
  fork.change([{ row: 0, period: 1, value: 10 }]);
  base.change([{ row: 0, period: 0, value: 1 }]);
  expect([cash(), cash(fork)]).toEqual([
    [12, 20],
    [10, 30],
  ]);
  expect(await fork.accelerate()).toBe(true);
  expect(base.isAccelerated()).toBe(true);
  fork.change([{ row: 0, period: 1, value: 0 }]);
  expect([cash(), cash(fork)]).toEqual([
    [12, 20],
    [10, 10],
  ]);
});

test("where WebAssembly is refused, closures go on with the same figures", async () => {
  const compile = vi
    .spyOn(WebAssembly, "compile")
    .mockRejectedValue(new Error("refused by policy"));
  const program = compileProgram(lines, 2);
  const calculation = openCalculation(program);
  expect(await calculation.accelerate()).toBe(false);
  calculation.change([{ row: 0, period: 1, value: 5 }]);
  expect([...seriesOf(program, calculation.sheet(), "cash")]).toEqual([16, 26]);
  const [cash] = calculation.batch({ base: calculation.sheet(), overlays: [[]], lines: ["cash"] });
  expect([...(cash ?? [])]).toEqual([10, 16, 26]);
  compile.mockRestore();
});
