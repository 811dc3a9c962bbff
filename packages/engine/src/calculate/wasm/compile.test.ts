import { expect, test } from "vitest";
import { EVERYTHING } from "#calculate/backend.ts";
import { compileProgram, type Program } from "#calculate/program.ts";
import { seriesOf } from "#calculate/sheet.ts";
import { add, at, type Expression, mul, prev, rolling } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { webAssemblyOf } from "./compile.ts";
import { groupsOf } from "./groups.ts";

const shared = { unit: "currency", measure: "flow", section: "test" } as const;

function line(id: string, expression: Expression, history: number[] = []): Line {
  return { id, name: id, ...shared, source: { kind: "calculated", expression, history } };
}

function given(id: string, values: number[]): Line {
  return { id, name: id, ...shared, source: { kind: "given", values } };
}

/** Sales, a balance that reads its own past, and a sum that looks back. */
const program = compileProgram(
  [
    given("price", [1, 2, 3]),
    line("sales", mul(at("price"), 10)),
    line("tax", mul(at("sales"), 0.5)),
    line("two", rolling("sales", 2)),
    line("balance", add(prev("balance"), at("tax")), [100]),
  ],
  3,
);

function namesOf({ lines }: Program, rows: number[]) {
  return rows.map((row) => lines[row]?.id).join(" ");
}

test("lines share a loop unless one reads its own past or looks back at its group", () => {
  expect(groupsOf(program).map(({ rows }) => namesOf(program, rows))).toEqual([
    "sales tax",
    "two",
    "balance",
  ]);
});

test("a sheet that lies elsewhere is calculated in place as well", async () => {
  const backend = await webAssemblyOf(program);
  const elsewhere = backend.open().slice();
  backend.run(elsewhere, EVERYTHING);
  expect([...seriesOf(program, elsewhere, "two")]).toEqual([10, 30, 50]);
  expect([...seriesOf(program, elsewhere, "balance")]).toEqual([105, 115, 130]);
});

test("sheets of one program do not know each other", async () => {
  const backend = await webAssemblyOf(program);
  const [one, other] = [backend.open(), backend.open()];
  backend.run(one, EVERYTHING);
  expect([...seriesOf(program, one, "sales")]).toEqual([10, 20, 30]);
  expect([...seriesOf(program, other, "sales")]).toEqual([0, 0, 0]);
});

test("running from a period leaves the periods before it and the next row's history alone", async () => {
  const backend = await webAssemblyOf(program);
  const sheet = backend.open();
  sheet.fill(7);
  backend.run(sheet, { from: 2 });
  expect([...seriesOf(program, sheet, "sales")]).toEqual([7, 7, 70]);
  expect([...seriesOf(program, sheet, "balance")]).toEqual([7, 7, 42]);
  const history = program.lines.map((_, row) => sheet[row * program.stride]);
  expect(history).toEqual([7, 7, 7, 7, 7]);
});

test("a thousand lines over ten years of weeks are 4 MB, and every one is calculated", async () => {
  const lines = [given("start", [1])];
  for (let index = 0; index < 999; index++)
    lines.push(line(`line-${index}`, add(at(index === 0 ? "start" : `line-${index - 1}`), 1)));
  const large = compileProgram(lines, 520);
  const backend = await webAssemblyOf(large);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  const last = seriesOf(large, sheet, "line-998");
  expect([last[0], last[1], last[519]]).toEqual([1000, 999, 999]);
});
