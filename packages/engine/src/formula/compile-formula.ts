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
  round,
  sub,
  type Term,
} from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { readDay } from "#time/day.ts";
import type { Timeline } from "#time/timeline.ts";
import { periodOfDay } from "#time/timeline.ts";
import { parse } from "./parse.ts";
import { FormulaError, type Operator, type Syntax } from "./syntax.ts";

/** `lines` stand beside the line the formula is for. */
export type CompiledFormula = { expression: Expression; lines: Line[] };

/** For whom the formula is compiled: its line, for the names of what stands beside it. */
export type FormulaScope = { line: LineId; name: string; timeline: Timeline };

type Compiler = { scope: FormulaScope; lines: Line[] };

/** Throws a `FormulaError` that points at the place. */
export function compileFormula(text: string, scope: FormulaScope): CompiledFormula {
  const compiler: Compiler = { scope, lines: [] };
  const expression = compile(parse(text), compiler);
  return { expression, lines: compiler.lines };
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
type Builtin = {
  least: number;
  most: number;
  compile: (call: Call, compiler: Compiler) => Expression;
};

const MANY = 50;

const BUILTINS: Record<string, Builtin> = {
  if: { least: 3, most: 3, compile: of((condition, yes, no) => iif(condition, yes, no)) },
  not: { least: 1, most: 1, compile: of((value) => not(value)) },
  and: {
    least: 2,
    most: MANY,
    compile: fold((left, right) => iif(left, compare(right, "notEqual", 0), 0)),
  },
  or: {
    least: 2,
    most: MANY,
    compile: fold((left, right) => iif(left, 1, compare(right, "notEqual", 0))),
  },
  min: { least: 1, most: MANY, compile: fold(min) },
  max: { least: 1, most: MANY, compile: fold(max) },
  sum: { least: 1, most: MANY, compile: fold((left, right) => add(left, right)) },
  avg: {
    least: 1,
    most: MANY,
    compile: (call, compiler) =>
      div(fold((left, right) => add(left, right))(call, compiler), call.args.length),
  },
  abs: { least: 1, most: 1, compile: of((value) => abs(value)) },
  round: { least: 1, most: 2, compile: compileRound },
  prev: { least: 1, most: 2, compile: compilePrev },
  lag: { least: 1, most: 2, compile: compilePrev },
  growth: { least: 1, most: 2, compile: compileGrowth },
  cumulative: {
    least: 1,
    most: 1,
    compile: (call, compiler) => runningTotal(call, compiler, "cumulative"),
  },
  yearToDate: {
    least: 1,
    most: 1,
    compile: (call, compiler) => runningTotal(call, compiler, "yearToDate"),
  },
  days: { least: 0, most: 0, compile: () => at("calendar.days") },
  flag: { least: 1, most: 2, compile: compileFlag },
};

function compileCall(call: Call, compiler: Compiler): Expression {
  const builtin = Object.hasOwn(BUILTINS, call.name) ? BUILTINS[call.name] : undefined;
  if (!builtin) throw new FormulaError(`There is no function "${call.name}".`, call.at);
  const { least, most } = builtin;
  if (call.args.length < least || call.args.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    throw new FormulaError(`"${call.name}" takes ${wanted} values in its brackets.`, call.at);
  }
  return builtin.compile(call, compiler);
}

function of(
  build: (...args: [Expression, Expression, Expression]) => Expression,
): Builtin["compile"] {
  return (call, compiler) => {
    const [first, second, third] = call.args.map((arg) => compile(arg, compiler));
    return build(first ?? num(0), second ?? num(0), third ?? num(0));
  };
}

function fold(build: (left: Expression, right: Expression) => Expression): Builtin["compile"] {
  return (call, compiler) => call.args.map((arg) => compile(arg, compiler)).reduce(build);
}

function compileRound({ args }: Call, compiler: Compiler): Expression {
  const [value, digits] = args;
  return round(value ? compile(value, compiler) : 0, digits ? wholeNumber(digits, -9, 9) : 0);
}

/** `prev(x)`, or `prev(x, n)` for n periods earlier; anything but a name gets a line of its own. */
function compilePrev({ args, at: place }: Call, compiler: Compiler): Expression {
  const [value, periods] = args;
  if (!value) throw new FormulaError("Say which line to look back on.", place);
  return prev(lineFor(value, compiler), periods ? wholeNumber(periods, 1, 520) : 1);
}

/** x ÷ x before − 1; empty (zero) where there was nothing before. */
function compileGrowth(call: Call, compiler: Compiler): Expression {
  const [value] = call.args;
  if (!value) throw new FormulaError("Say which line grows.", call.at);
  const before = compilePrev(call, compiler);
  return iif(compare(before, "equal", 0), 0, sub(div(at(lineFor(value, compiler)), before), 1));
}

function runningTotal(
  { args: [value], at: place }: Call,
  compiler: Compiler,
  kind: string,
): Expression {
  if (!value) throw new FormulaError("Say which line to add up.", place);
  return besides(compiler, kind, (id) => {
    const carried = kind === "yearToDate" ? iif(at("calendar.isYearStart"), 0, prev(id)) : prev(id);
    return add(carried, compile(value, compiler));
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

function lineFor(syntax: Syntax, compiler: Compiler): LineId {
  if (syntax.kind === "name") return syntax.name;
  const expression = besides(compiler, "part", () => compile(syntax, compiler));
  return expression.kind === "line" ? expression.line : "";
}

/** A line beside the formula's own. */
function besides(compiler: Compiler, kind: string, build: (id: LineId) => Expression): Expression {
  const { scope, lines } = compiler;
  const id = `${scope.line}.${kind}${lines.length + 1}`;
  const line: Line = {
    id,
    name: `${scope.name}, ${kind === "yearToDate" ? "year to date" : kind}`,
    unit: "currency",
    measure: "balance",
    section: "parts",
    source: { kind: "calculated", expression: num(0) },
  };
  lines.push(line);
  line.source = { kind: "calculated", expression: build(id) };
  return at(id);
}
