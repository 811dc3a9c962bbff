import { evaluate } from "@app/engine/calculate/evaluate";
import { printA1 } from "@app/engine/excel/a1";
import type { Cell, Workbook } from "@app/engine/excel/workbook";
import {
  abs,
  add,
  at,
  compare,
  div,
  type Expression,
  floor,
  iif,
  max,
  min,
  mul,
  neg,
  not,
  num,
  rolling,
  root,
  round,
  sub,
} from "@app/engine/lines/expression";
import { expect, test } from "vitest";
import { findProgram } from "../processes.ts";
import type { Exported } from "./exported-models.ts";
import { faultsOf, judge } from "./parity.ts";

const office = findProgram(["soffice", "libreoffice"]);

const a = at("A");
const b = at("B");
const EXPRESSIONS: Expression[] = [
  add(a, b, a),
  add(a, sub(b, a)),
  sub(a, add(b, num(-3))),
  sub(a, sub(b, num(0.5))),
  mul(add(a, 1), sub(b, 1)),
  mul(neg(a), neg(b)),
  neg(add(a, b)),
  sub(0, neg(a)),
  div(a, b),
  div(mul(a, 3), add(b, 1)),
  div(a, div(b, 7)),
  div(a, num(-0.5)),
  min(a, b),
  max(a, neg(b)),
  abs(sub(a, b)),
  floor(a),
  floor(div(a, 3)),
  not(a),
  not(compare(a, "less", b)),
  compare(a, "equal", b),
  compare(a, "notEqual", b),
  compare(a, "less", b),
  compare(a, "lessOrEqual", b),
  compare(a, "greater", b),
  compare(a, "greaterOrEqual", add(b, 1)),
  iif(a, b, neg(b)),
  iif(compare(a, "greater", b), sub(a, b), 1e-7),
  iif(not(b), 123456789012, mul(a, 1e21)),
  round(a),
  round(a, 2),
  round(mul(a, b), 2),
  round(a, -2),
  root(a, 12),
  mul(root(add(1, abs(a)), 4), 2),
  neg(root(abs(b), 2)),
  rolling("A", 2),
  mul(rolling("A", 2), 3),
];
const PAIRS = [
  [0, 0],
  [0, 3],
  [7, 0],
  [-7, 3],
  [2.5, -2.5],
  [-2.5, -0.5],
  [1.005, 100],
  [2.675, 1],
  [0.285, 0.5],
  [150, -50],
  [1234.565, 0.1],
  [-1234.565, 8],
];

/** Each pair of figures stands in A and B, and every kind of expression over them from C on. */
function everyExpression(): Workbook {
  const rows = PAIRS.map((pair, row) => {
    const figure = (value: number): Cell => ({ value, look: "input" });
    const read = (line: string, lag: number) => PAIRS[row - lag]?.[line === "A" ? 0 : 1] ?? 0;
    const locate = (line: string, lag: number) => `${line}${row + 2 - lag}`;
    const formulas = EXPRESSIONS.map((expression): Cell => {
      const value = evaluate(expression, read) + 0;
      return { value, formula: printA1(expression, locate), look: "calculation" };
    });
    return { cells: [...pair.map(figure), ...formulas] };
  });
  const frozen = { rows: 0, columns: 0 };
  const sheet = { name: "Expressions", columnWidths: [], frozen, rows: [{ cells: [] }, ...rows] };
  return { title: "Expressions", names: [], sheets: [sheet] };
}

/** The same workbook with one figure off by one unit in the last place, and one text wrong. */
function withFaults({ sheets, ...rest }: Workbook): Workbook {
  const [sheet] = sheets;
  if (!sheet) throw new Error("There is no sheet.");
  const wrong: Cell[] = [
    { value: 1024 + 2 ** -42, formula: "2^10", look: "calculation" },
    { value: 1024, formula: "2^10+0", look: "calculation" },
    { value: "Yes", formula: 'IF(A2=0,"yes","no")', look: "calculation" },
  ];
  return { ...rest, sheets: [{ ...sheet, rows: [{ cells: wrong }] }] };
}

const exported = (workbook: Workbook, largest: number): Exported => ({
  name: "Test",
  workbook,
  largest,
});

test.skipIf(!office)(
  "LibreOffice calculates every kind of expression as the engine does, and a wrong cell is seen",
  { timeout: 60_000 },
  async () => {
    const workbook = everyExpression();
    const [right, wrong] = await judge(office ?? "", [
      exported(workbook, 1),
      exported(withFaults(workbook), 1),
    ]);

    expect(right?.faults).toEqual([]);
    expect(wrong?.faults).toEqual([
      "'Expressions'!A1 is off by -0.00000000000022737368",
      "'Expressions'!C1 is off by 1",
    ]);
  },
);

test("a difference above four units in the last place of the largest figure is a fault", () => {
  const formula = (value: number): Cell => ({ value, formula: "1+1", look: "calculation" });
  const sheet = { name: "X", columnWidths: [], frozen: { rows: 0, columns: 0 } };
  const cells = [1, 2, 3, 4, 5].map(formula);
  const model = exported(
    { title: "X", names: [], sheets: [{ ...sheet, rows: [{ cells }] }] },
    1000,
  );
  const found = [1000 * 2 ** -50, 1001 * 2 ** -50, -1e-9, "Err:508", ""];

  expect(faultsOf(model, `"${found.join('"\n"')}"\n`)).toEqual([
    `'X'!B1 is off by ${1001 * 2 ** -50}`,
    "'X'!C1 is off by -1e-9",
    "'X'!D1 is off by Err:508",
    "'X'!E1 is off by ",
  ]);
  expect(faultsOf(model, "0\n")).toEqual(["1 cells of 5 came back"]);
});

test("a check may be sixteen units off, and a key figure agrees to ten digits", () => {
  const sheet = { name: "KPIs", columnWidths: [], frozen: { rows: 0, columns: 0 } };
  const cells: Cell[] = [
    { value: 0, formula: "1-1", look: "check" },
    { value: 40_000, formula: "8/0.0002", look: "calculation" },
  ];
  const model = exported(
    { title: "X", names: [], sheets: [{ ...sheet, rows: [{ cells }] }] },
    1000,
  );

  expect(faultsOf(model, `${1000 * 2 ** -48}\n0.000004\n`)).toEqual([]);
  expect(faultsOf(model, `${1001 * 2 ** -48}\n0.0000041\n`)).toHaveLength(2);
});
