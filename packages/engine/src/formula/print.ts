/**
 * A formula's tree back as text, in the one way the product writes formulas: a space around every
 * sign, brackets only where they change the meaning, percentages as decimals. Reading the text
 * again gives the same tree.
 */
import { STRENGTH } from "./parse.ts";
import type { Syntax } from "./syntax.ts";

/** What binds tighter than any sign between two values. */
const TIGHTEST = 4;

export function print(syntax: Syntax): string {
  switch (syntax.kind) {
    case "number":
      return decimal(syntax.value);
    case "name":
      return syntax.name;
    case "negate":
      return `-${bracketed(syntax.of, TIGHTEST)}`;
    case "operation": {
      const strength = STRENGTH[syntax.operator];
      const left = bracketed(syntax.left, strength);
      return `${left} ${syntax.operator} ${bracketed(syntax.right, strength + 1)}`;
    }
    case "call":
      return `${syntax.name}(${syntax.args.map(print).join(", ")})`;
  }
}

function bracketed(syntax: Syntax, strength: number): string {
  const own = syntax.kind === "operation" ? STRENGTH[syntax.operator] : TIGHTEST;
  return own < strength ? `(${print(syntax)})` : print(syntax);
}

/** Every digit written out: the language has no powers of ten. */
function decimal(value: number): string {
  const [mantissa = "0", exponent] = String(value).split("e");
  if (exponent === undefined) return mantissa;
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  return digits.padEnd(point, "0");
}
