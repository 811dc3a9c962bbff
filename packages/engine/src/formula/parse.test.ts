import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#testing/runs.ts";
import { compileFormula } from "./compile-formula.ts";
import { FUNCTION_NAMES } from "./functions.ts";
import { parse } from "./parse.ts";
import { print } from "./print.ts";
import { FormulaError, type Operator, type Syntax } from "./syntax.ts";

test.each([
  ["a+b*c", "a + b * c"],
  ["(a+b)*c", "(a + b) * c"],
  ["a-(b-c)", "a - (b - c)"],
  ["(a-b)-c", "a - b - c"],
  ["-a*b", "-a * b"],
  ["-(a*b)", "-(a * b)"],
  ["a<b=c", "a < b = c"],
  ["12.5%*a", "0.125 * a"],
  ["if( a>=0 ,prev(a,12), .5)", "if(a >= 0, prev(a, 12), 0.5)"],
  ["0.00000001 + 1000000000000000000000000", "0.00000001 + 1000000000000000000000000"],
])("%s is written as %s", (typed, printed) => {
  expect(print(parse(typed))).toBe(printed);
});

test.each([
  ["", "The formula ends too early.", 0],
  ["a +", "The formula ends too early.", 3],
  ["(a + b", 'Here a ")" is missing.', 6],
  ["a b", '"b" was not expected here.', 2],
  ["a + * b", '"*" was not expected here.', 4],
  ["sum(a b)", 'Here a "," is missing.', 6],
  ["a # b", '"#" has no meaning in a formula.', 2],
  ["a + 🙂", '"🙂" has no meaning in a formula.', 4],
  [`1 + ${"9".repeat(400)}`, "This number is too large.", 4],
])("%s points at its fault", (typed, message, at) => {
  expect(faultOf(() => parse(typed))).toEqual({ message, at });
});

test.each([
  ["sume(a, b)", 'There is no function "sume". Did you mean "sum"?', 0],
  ["1 + yeartodate(a)", 'There is no function "yeartodate". Did you mean "yearToDate"?', 4],
  ["constructor(a)", 'There is no function "constructor".', 0],
  ["not(a, b)", '"not" takes 1 value in its brackets.', 0],
  ["round(a, b)", "Here a whole number from -9 to 9 is needed.", 9],
  ["prev(a, 0)", "Here a whole number from 1 to 520 is needed.", 8],
  ["flag(20270631)", "Write a day as 20270630.", 5],
  ["a".repeat(2001), "A formula has at most 2000 signs.", 2000],
])("%s cannot be compiled", (typed, message, at) => {
  expect(faultOf(() => compileFormula(typed, SCOPE))).toEqual({ message, at });
});

test("a text of any kind is read, or refused at a place within it, and quickly", () => {
  const word = fc.constantFrom(
    ...["(", ")", ",", "+", "-", "*", "/", "<", "<=", "<>", "=", " ", "1", ".5", "7%", "é", "a.b"],
    ...FUNCTION_NAMES.map((name) => `${name}(`),
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 60 }).map((words) => words.join("")),
    fc.string({ maxLength: 60, unit: "binary" }),
    word.map((each) => each.repeat(400)),
  );
  fc.assert(
    fc.property(text, (formula) => {
      try {
        compileFormula(formula, SCOPE);
      } catch (error) {
        expect(error).toBeInstanceOf(FormulaError);
        const { at } = error as FormulaError;
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(formula.length);
      }
    }),
    runs(200),
  );
}, 30_000);

test("looking back within looking back within looking back grows by a line each, not by doubling", () => {
  const nested = `${"growth(".repeat(90)}a * 2${")".repeat(90)}`;
  expect(compileFormula(nested, SCOPE).lines).toHaveLength(90);
});

test("printing a tree and reading it again gives the same tree", () => {
  fc.assert(
    fc.property(syntaxes, (syntax) => {
      expect(withoutPlaces(parse(print(syntax)))).toEqual(withoutPlaces(syntax));
    }),
    runs(150),
  );
}, 30_000);

const SCOPE = {
  line: "x",
  name: "X",
  timeline: {
    unit: "month",
    start: "2026-07-01",
    periodCount: 12,
    yearEndMonth: 6,
    actualCount: 0,
  },
} as const;

const OPERATORS: Operator[] = ["+", "-", "*", "/", "<", "<=", ">", ">=", "=", "<>"];

const { syntax: syntaxes } = fc.letrec<{ syntax: Syntax }>((tie) => ({
  syntax: fc.oneof(
    { maxDepth: 6, depthSize: "medium" },
    fc.record({
      kind: fc.constant("number" as const),
      value: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      at: fc.constant(0),
    }),
    fc.record({
      kind: fc.constant("name" as const),
      name: fc.constantFrom("sales", "loan.ratePerYear", "x_1"),
      at: fc.constant(0),
    }),
    fc.record({ kind: fc.constant("negate" as const), of: tie("syntax"), at: fc.constant(0) }),
    fc.record({
      kind: fc.constant("operation" as const),
      operator: fc.constantFrom(...OPERATORS),
      left: tie("syntax"),
      right: tie("syntax"),
      at: fc.constant(0),
    }),
    fc.record({
      kind: fc.constant("call" as const),
      name: fc.constantFrom(...FUNCTION_NAMES),
      args: fc.array(tie("syntax"), { maxLength: 3 }),
      at: fc.constant(0),
    }),
  ),
}));

function withoutPlaces(syntax: Syntax): unknown {
  return JSON.parse(JSON.stringify(syntax, (key, value) => (key === "at" ? 0 : value)));
}

function faultOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof FormulaError) return { message: error.message, at: error.at };
    throw error;
  }
  return undefined;
}
