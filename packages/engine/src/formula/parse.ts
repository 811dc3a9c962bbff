/**
 * Reads a formula: comparison binds loosest, then plus and minus, then times and divided by, then
 * a leading minus. A number may end in a percent sign: 10% is 0.1.
 */
import { FormulaError, type Operator, type Syntax } from "./syntax.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** How strongly each sign binds; the printer puts brackets by the same table. */
export const STRENGTH: Record<Operator, number> = {
  "<": 1,
  "<=": 1,
  ">": 1,
  ">=": 1,
  "=": 1,
  "<>": 1,
  "+": 2,
  "-": 2,
  "*": 3,
  "/": 3,
};

/** Brackets in brackets in brackets: a bound, so that a hostile text cannot exhaust the stack. */
const DEPTH_MOST = 100;

type Reader = { tokens: Token[]; next: number; depth: number };

/** Throws a `FormulaError` that points at the place. */
export function parse(formula: string): Syntax {
  const { tokens, unread } = tokensOf(formula);
  if (unread !== undefined) {
    const sign = String.fromCodePoint(formula.codePointAt(unread) ?? 0);
    throw new FormulaError(`"${sign}" has no meaning in a formula.`, unread);
  }
  const reader = { tokens, next: 0, depth: 0 };
  const syntax = operation(reader, 1);
  const rest = peek(reader);
  if (rest.kind !== "end") throw new FormulaError(`"${rest.text}" was not expected here.`, rest.at);
  return syntax;
}

function operation(reader: Reader, strength: number): Syntax {
  let left = operand(reader);
  for (;;) {
    const token = peek(reader);
    const operator = operatorOf(token);
    if (!operator || STRENGTH[operator] < strength) return left;
    take(reader);
    const right = operation(reader, STRENGTH[operator] + 1);
    left = { kind: "operation", operator, left, right, at: token.at };
  }
}

function operand(reader: Reader): Syntax {
  reader.depth += 1;
  const token = take(reader);
  if (reader.depth > DEPTH_MOST)
    throw new FormulaError("The formula is nested too deeply.", token.at);
  const read = readOperand(reader, token);
  reader.depth -= 1;
  return read;
}

function readOperand(reader: Reader, token: Token): Syntax {
  const { text, at } = token;
  if (token.kind === "number") return { kind: "number", value: numberOf(token), at };
  if (token.kind === "name") {
    return peek(reader).text === "(" ? call(reader, token) : { kind: "name", name: text, at };
  }
  if (text === "-") return { kind: "negate", of: operand(reader), at };
  if (text === "+") return operand(reader);
  if (text === "(") {
    const inside = operation(reader, 1);
    expectSign(reader, ")");
    return inside;
  }
  const what =
    token.kind === "end" ? "The formula ends too early." : `"${text}" was not expected here.`;
  throw new FormulaError(what, at);
}

function call(reader: Reader, { text, at }: Token): Syntax {
  expectSign(reader, "(");
  const args: Syntax[] = [];
  while (peek(reader).text !== ")") {
    if (args.length > 0) expectSign(reader, ",");
    args.push(operation(reader, 1));
  }
  expectSign(reader, ")");
  return { kind: "call", name: text, args, at };
}

/** "12.5%" is 0.125: the digits are moved in the text, so that no rounding comes in. */
function numberOf({ text, at }: Token): number {
  const value = text.endsWith("%") ? Number(`${text.slice(0, -1)}e-2`) : Number(text);
  if (!Number.isFinite(value)) throw new FormulaError("This number is too large.", at);
  return value;
}

function operatorOf({ kind, text }: Token): Operator | undefined {
  return kind === "sign" && Object.hasOwn(STRENGTH, text) ? (text as Operator) : undefined;
}

function expectSign(reader: Reader, sign: string) {
  const token = take(reader);
  if (token.text !== sign) throw new FormulaError(`Here a "${sign}" is missing.`, token.at);
}

function peek(reader: Reader): Token {
  return reader.tokens[reader.next] ?? { kind: "end", text: "", at: 0 };
}

function take(reader: Reader): Token {
  const token = peek(reader);
  reader.next += 1;
  return token;
}
