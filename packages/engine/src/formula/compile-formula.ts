/**
 * A formula's meaning: the tree becomes an expression over lines. What needs a memory of its own
 * (a running total, a year to date) becomes a line beside the one it is written for.
 */
import {
  abs,
  add,
  at,
  compare,
  div,
  type Expression,
  iif,
  type LineId,
  max,
  min,
  mul,
  neg,
  not,
  num,
  prev,
  rolling,
  round,
  sub,
  type Term,
} from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { readDay } from "#time/day.ts";
import type { Timeline } from "#time/timeline.ts";
import { periodOfDay } from "#time/timeline.ts";
import { FUNCTION_NAMES, type FunctionName, isFunction, shapeOf } from "./functions.ts";
import { suggestion } from "./nearest-name.ts";
import { parse } from "./parse.ts";
import { print } from "./print.ts";
import { FormulaError, type Operator, type Syntax } from "./syntax.ts";

/** `lines` stand beside the line the formula is for. */
export type CompiledFormula = { syntax: Syntax; expression: Expression; lines: Line[] };

/** For whom the formula is compiled: its line, for the names of what stands beside it. */
export type FormulaScope = { line: LineId; name: string; timeline: Timeline };

/** The section of the lines a formula needs besides its own. */
export const PARTS = "parts";

/** Far beyond what a person reads, and short enough for any depth of brackets. */
const LENGTH_MOST = 2000;

type Compiler = { scope: FormulaScope; lines: Line[] };

/** Throws a `FormulaError` that points at the place. */
export function compileFormula(text: string, scope: FormulaScope): CompiledFormula {
  if (text.length > LENGTH_MOST) {
    throw new FormulaError(`A formula has at most ${LENGTH_MOST} signs.`, LENGTH_MOST);
  }
  const compiler: Compiler = { scope, lines: [] };
  const syntax = parse(text);
  const expression = compile(syntax, compiler);
  return { syntax, expression, lines: compiler.lines };
}

function compile(syntax: Syntax, compiler: Compiler): Expression {
  switch (syntax.kind) {
    case "number":
      return num(syntax.value);
    case "name":
      return at(syntax.name);
    case "negate":
      return neg(compile(syntax.of, compiler));
    case "operation":
      return OPERATIONS[syntax.operator](
        compile(syntax.left, compiler),
        compile(syntax.right, compiler),
      );
    case "call":
      return compileCall(syntax, compiler);
  }
}

const OPERATIONS: Record<Operator, (left: Term, right: Term) => Expression> = {
  "+": (left, right) => add(left, right),
  "-": sub,
  "*": mul,
  "/": div,
  "<": (left, right) => compare(left, "less", right),
  "<=": (left, right) => compare(left, "lessOrEqual", right),
  ">": (left, right) => compare(left, "greater", right),
  ">=": (left, right) => compare(left, "greaterOrEqual", right),
  "=": (left, right) => compare(left, "equal", right),
  "<>": (left, right) => compare(left, "notEqual", right),
};

type Call = Extract<Syntax, { kind: "call" }>;
type CompileCall = (call: Call, compiler: Compiler) => Expression;

const CALLS: Record<FunctionName, CompileCall> = {
  if: of((condition, yes, no) => iif(condition, yes, no)),
  and: fold((left, right) => iif(left, compare(right, "notEqual", 0), 0)),
  or: fold((left, right) => iif(left, 1, compare(right, "notEqual", 0))),
  not: of((value) => not(value)),
  min: fold(min),
  max: fold(max),
  sum: fold((left, right) => add(left, right)),
  avg: (call, compiler) => div(CALLS.sum(call, compiler), call.args.length),
  abs: of((value) => abs(value)),
  round: ({ args: [value, digits] }, compiler) =>
    round(value ? compile(value, compiler) : 0, digits ? wholeNumber(digits, -9, 9) : 0),
  prev: compilePrev,
  lag: compilePrev,
  rolling: ({ args: [value, periods] }, compiler) =>
    rolling(lineFor(value, compiler), periodsBack(periods)),
  growth: compileGrowth,
  cumulative: (call, compiler) => runningTotal(call, compiler, "cumulative"),
  yearToDate: (call, compiler) => runningTotal(call, compiler, "yearToDate"),
  days: () => at("calendar.days"),
  flag: compileFlag,
};

/** Ten years of weeks: the longest timeline there is. */
const PERIODS_BACK_MOST = 520;

function compileCall(call: Call, compiler: Compiler): Expression {
  const { name, args, at: place } = call;
  if (!isFunction(name)) {
    const message = `There is no function "${name}".${suggestion(name, FUNCTION_NAMES)}`;
    throw new FormulaError(message, place);
  }
  const { least, most } = shapeOf(name);
  if (args.length < least || args.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    const values = wanted === "1" ? "value" : "values";
    throw new FormulaError(`"${name}" takes ${wanted} ${values} in its brackets.`, place);
  }
  return CALLS[name](call, compiler);
}

function of(build: (...args: [Expression, Expression, Expression]) => Expression): CompileCall {
  return ({ args }, compiler) => {
    const [first, second, third] = args.map((arg) => compile(arg, compiler));
    return build(first ?? num(0), second ?? num(0), third ?? num(0));
  };
}

function fold(build: (left: Expression, right: Expression) => Expression): CompileCall {
  return ({ args }, compiler) => args.map((arg) => compile(arg, compiler)).reduce(build);
}

/** `prev(x)`, or `prev(x, n)` for n periods earlier. */
function compilePrev({ args: [value, periods] }: Call, compiler: Compiler): Expression {
  return prev(lineFor(value, compiler), periodsBack(periods));
}

/** x ÷ x before − 1; empty (zero) where there was nothing before. */
function compileGrowth({ args: [value, periods] }: Call, compiler: Compiler): Expression {
  const line = lineFor(value, compiler);
  const before = prev(line, periodsBack(periods));
  return iif(compare(before, "equal", 0), 0, sub(div(at(line), before), 1));
}

function periodsBack(periods: Syntax | undefined): number {
  return periods ? wholeNumber(periods, 1, PERIODS_BACK_MOST) : 1;
}

function runningTotal(
  { args: [value] }: Call,
  compiler: Compiler,
  kind: "cumulative" | "yearToDate",
): Expression {
  const name = kind === "yearToDate" ? "year to date" : "so far";
  return besides(compiler, kind, name, value, (id) => {
    const carried = kind === "yearToDate" ? iif(at("calendar.isYearStart"), 0, prev(id)) : prev(id);
    return add(carried, value ? compile(value, compiler) : 0);
  });
}

/** 1 from the first day to the last, by period: `flag(20270701, 20280630)`; open-ended without. */
function compileFlag({ args }: Call, { scope }: Compiler): Expression {
  const [from, to] = args.map((arg) => num(periodOfDay(scope.timeline, dayNumber(arg))));
  const hasBegun = compare(at("calendar.index"), "greaterOrEqual", from ?? num(0));
  return to ? mul(hasBegun, compare(at("calendar.index"), "lessOrEqual", to)) : hasBegun;
}

function dayNumber(syntax: Syntax): number {
  const digits = syntax.kind === "number" ? String(syntax.value).padStart(8, "0") : "";
  const day = readDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
  if (day === undefined) throw new FormulaError("Write a day as 20270630.", syntax.at);
  return day;
}

function wholeNumber(syntax: Syntax, least: number, most: number): number {
  const value =
    syntax.kind === "negate" && syntax.of.kind === "number" ? -syntax.of.value : undefined;
  const number = syntax.kind === "number" ? syntax.value : value;
  if (number === undefined || !Number.isInteger(number) || number < least || number > most) {
    throw new FormulaError(`Here a whole number from ${least} to ${most} is needed.`, syntax.at);
  }
  return number;
}

/** Looking back needs a line: anything but a name gets one of its own. */
function lineFor(syntax: Syntax | undefined, compiler: Compiler): LineId {
  if (syntax?.kind === "name") return syntax.name;
  const number = compiler.lines.length + 1;
  const part = besides(compiler, "part", `part ${number}`, syntax, () =>
    syntax ? compile(syntax, compiler) : num(0),
  );
  return part.line;
}

/** A line beside the formula's own; its unit is found later, when every name is known. */
function besides(
  { scope, lines }: Compiler,
  kind: string,
  name: string,
  syntax: Syntax | undefined,
  build: (id: LineId) => Expression,
): Extract<Expression, { kind: "line" }> {
  const id = `${scope.line}.${kind}${lines.length + 1}`;
  const line: Line = {
    id,
    name: `${scope.name}, ${name}`,
    unit: "currency",
    measure: kind === "part" ? "flow" : "balance",
    section: PARTS,
    formula: { text: syntax ? print(syntax) : "", place: "" },
    source: { kind: "calculated", expression: num(0) },
  };
  lines.push(line);
  line.source = { kind: "calculated", expression: build(id) };
  return { kind: "line", line: id, lag: 0 };
}
