import { expect, test } from "vitest";
import {
  add,
  at,
  atZero,
  div,
  type Expression,
  iif,
  mul,
  prev,
  rolling,
  slope,
  sub,
} from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { EVERYTHING } from "./backend.ts";
import { closuresOf } from "./closures.ts";
import { compileProgram } from "./program.ts";
import { seriesOf } from "./sheet.ts";

function line(id: string, expression: Expression, history: number[] = []): Line {
  const source = { kind: "calculated", expression, history } as const;
  return { id, name: id, unit: "currency", measure: "flow", section: "test", source };
}

function given(id: string, values: number[], history: number[] = []): Line {
  const source = { kind: "given", values, history } as const;
  return { id, name: id, unit: "currency", measure: "flow", section: "test", source };
}

function calculate(lines: Line[], periodCount: number) {
  const program = compileProgram(lines, periodCount);
  const backend = closuresOf(program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return { program, read: (id: string) => [...seriesOf(program, sheet, id)] };
}

test("a line reads other lines, its own past and what stood before the first period", () => {
  const { read } = calculate(
    [
      line("closing", add(prev("closing"), at("flow")), [100]),
      given("flow", [10, 20, 30], [5, 7]),
      line("three", rolling("flow", 3)),
    ],
    3,
  );
  expect(read("closing")).toEqual([110, 130, 160]);
  expect(read("three")).toEqual([22, 37, 60]);
});

test("dividing by zero gives zero", () => {
  const { read } = calculate([given("none", [0, 4]), line("share", div(8, at("none")))], 2);
  expect(read("share")).toEqual([0, 2]);
});

test("lines that feed each other over time run period by period, whatever order they come in", () => {
  const lines = [
    line("balance", sub(add(prev("balance"), at("interest")), 10), [100]),
    line("interest", mul(prev("balance"), 0.1)),
  ];
  expect(calculate(lines, 2).read("balance")).toEqual([100, 100]);
  expect(calculate([...lines].reverse(), 2).read("balance")).toEqual([100, 100]);
});

test("a circle within a period is named with its path, and the rest still calculates", () => {
  const { program, read } = calculate(
    [
      line("cash", at("interest")),
      line("interest", mul(at("cash"), 0.1)),
      line("sales", add(1, 2)),
    ],
    1,
  );
  expect(program.issues.map(({ code, message }) => [code, message])).toEqual([
    ["cycle", "These lines run in a circle within one period: interest → cash → interest."],
  ]);
  expect(read("sales")).toEqual([3]);
});

test("a name that is not in the model is told, and the line gives zero", () => {
  const { program, read } = calculate([line("sales", add(at("prise"), 1))], 1);
  expect(program.issues[0]?.message).toBe('"sales" uses "prise", which is not in the model.');
  expect(read("sales")).toEqual([0]);
});

/** cash = 100 − tax of 40 % on (50 + interest) + interest; interest = 10 % of the average of 80 and cash. */
test("interest on an average balance that moves its own base is solved exactly", () => {
  const { program, read } = calculate(
    [
      line("cash", add(sub(100, at("tax")), at("interest"))),
      line("tax", mul(add(50, at("interest")), 0.4)),
      line(
        "interest",
        div(
          mul(0.05, add(80, atZero("cash", "interest"))),
          sub(1, mul(0.05, slope("cash", "interest"))),
        ),
      ),
    ],
    1,
  );
  expect(program.issues).toEqual([]);
  const interest = read("interest")[0] ?? 0;
  const cash = read("cash")[0] ?? 0;
  expect(interest).toBeCloseTo((80 + cash) / 20, 12);
  expect(cash).toBeCloseTo(100 - 0.4 * (50 + interest) + interest, 12);
});

test("a floor on the way of an unknown cannot be solved, and is told at its line", () => {
  const { program } = calculate(
    [line("cash", iif(at("interest"), 1, 0)), line("interest", atZero("cash", "interest"))],
    1,
  );
  expect(program.issues.map(({ code, place }) => [code, place])).toEqual([["not-linear", "cash"]]);
});
