import { expect, test } from "vitest";
import { add, at, type Expression, mul, prev, rolling } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { type Backend, EVERYTHING, type Work } from "./backend.ts";
import { batchBySingles, openBatch } from "./batch.ts";
import { closuresOf } from "./closures.ts";
import { changeCells, downstreamOf } from "./incremental.ts";
import { compileProgram } from "./program.ts";
import { seriesOf } from "./sheet.ts";

const shared = { unit: "currency", measure: "flow", section: "test" } as const;

function line(id: string, expression: Expression, history: number[] = []): Line {
  return { id, name: id, ...shared, source: { kind: "calculated", expression, history } };
}

function given(id: string, values: number[]): Line {
  return { id, name: id, ...shared, source: { kind: "given", values } };
}

const program = compileProgram(
  [
    given("price", [10, 10, 10]),
    given("volume", [1, 2, 3]),
    given("wage", [5, 5, 5]),
    line("sales", mul(at("price"), at("volume"))),
    line("payroll", mul(at("wage"), 2)),
    line("cash", add(prev("cash"), at("sales")), [100]),
    line("two", rolling("sales", 2)),
  ],
  3,
);
const row = (id: string) => program.rowOf.get(id) ?? -1;

/** Closures that tell what they were asked to run. */
function watched(): { backend: Backend; works: Work[] } {
  const backend = closuresOf(program);
  const works: Work[] = [];
  const run: Backend["run"] = (sheet, work) => {
    works.push(work);
    backend.run(sheet, work);
  };
  return { backend: { ...backend, run }, works };
}

function open() {
  const { backend, works } = watched();
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  const engine = { program, backend, downstream: downstreamOf(program) };
  const read = (id: string) => [...seriesOf(program, sheet, id)];
  return { engine, sheet, read, lastWork: () => works.at(-1) };
}

test("a driver runs only what it moves, from the period that changed", () => {
  const { engine, sheet, read, lastWork } = open();
  changeCells(engine, sheet, [{ row: row("price"), period: 1, value: 20 }]);
  expect(read("sales")).toEqual([10, 40, 30]);
  expect(read("cash")).toEqual([110, 150, 180]);
  expect(read("two")).toEqual([10, 50, 70]);
  const moved = lastWork()?.steps?.flatMap((step) => program.steps[step]?.rows ?? []);
  expect(moved?.map((each) => program.lines[each]?.id).sort()).toEqual(["cash", "sales", "two"]);
  expect(lastWork()?.from).toBe(1);
});

test("an opening balance moves everything from the first period on", () => {
  const { engine, sheet, read } = open();
  changeCells(engine, sheet, [{ row: row("cash"), period: -1, value: 0 }]);
  expect(read("cash")).toEqual([10, 30, 60]);
});

test("a calculated period and a period outside the timeline cannot be set", () => {
  const { engine, sheet } = open();
  const set = (id: string, period: number) => () =>
    changeCells(engine, sheet, [{ row: row(id), period, value: 1 }]);
  expect(set("sales", 0)).toThrow('"sales" is calculated and cannot be set');
  expect(set("price", 3)).toThrow("there is no cell in row 0, period 3");
  expect(set("price", -2)).toThrow("there is no cell in row 0, period -2");
});

test("three scenarios keep the lines asked for, each as if it ran alone", async () => {
  const { sheet, engine } = open();
  const overlays = [
    [{ row: row("price"), period: 0, value: 20 }],
    [],
    [
      { row: row("volume"), period: 2, value: 5 },
      { row: row("cash"), period: -1, value: 0 },
    ],
  ];
  const expected = [
    [100, 120, 140, 170],
    [100, 110, 130, 160],
    [0, 10, 30, 80],
  ];
  const request = { base: sheet, overlays, lines: ["cash"] };
  for (const batch of [
    await openBatch(program, engine.backend),
    batchBySingles(program, engine.backend),
  ])
    expect(batch(request).map((values) => [...values])).toEqual(expected);
});

test("a scenario takes 8 bytes for each period and each period of history of a kept line", async () => {
  const { sheet, engine } = open();
  const batch = await openBatch(program, engine.backend);
  const [all] = batch({ base: sheet, overlays: [[]] });
  expect(all?.byteLength).toBe(8 * 7 * (3 + 1));
});
