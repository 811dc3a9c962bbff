/**
 * A sum of figures as it is typed into a spreadsheet's cell: =150000/12, =(2,000 + 500) * 3. It is worked out once;
 * the cell keeps what it comes to. A line's name in it is none of its figures: what follows from lines is a formula.
 */
import { parseAmount } from "#ui/parse-amount.ts";

/** Nobody types more into a cell. */
const LENGTH_MAX = 200;
const TOKENS = /\d[\d.,]*%?|\.\d+%?|[-+*/()]/g;

export function isSum(text: string): boolean {
  return /^\s*=/.test(text);
}

/** Of digits and signs alone, whether it can be worked out or not. */
export function isOfFigures(text: string): boolean {
  return /\d/.test(text) && /^[\d\s.,%()+\-*/−–×÷]+$/.test(text);
}

/** NaN for what cannot be worked out. */
export function readSum(text: string): number {
  const value = resultOf(text);
  return Number.isFinite(value) ? value : Number.NaN;
}

export function dividesByZero(text: string): boolean {
  return Math.abs(resultOf(text)) === Number.POSITIVE_INFINITY;
}

function resultOf(text: string): number {
  const written = text
    .replace(/^\s*=/, "")
    .replace(/[−–]/g, "-")
    .replaceAll("×", "*")
    .replaceAll("÷", "/");
  const tokens = written.match(TOKENS) ?? [];
  const isKnown = text.length <= LENGTH_MAX && tokens.join("") === written.replace(/\s+/g, "");
  const value = isKnown ? sumOf(tokens) : Number.NaN;
  // What is left over belongs to no sum: "1 2", or a bracket that was never opened.
  return tokens.length === 0 ? value : Number.NaN;
}

/** Takes from the front what it has read. */
function sumOf(tokens: string[]): number {
  let value = productOf(tokens);
  while (tokens[0] === "+" || tokens[0] === "-") {
    const isAdded = tokens.shift() === "+";
    value += isAdded ? productOf(tokens) : -productOf(tokens);
  }
  return value;
}

function productOf(tokens: string[]): number {
  let value = figureOf(tokens);
  while (tokens[0] === "*" || tokens[0] === "/") {
    const isTimes = tokens.shift() === "*";
    const by = figureOf(tokens);
    value = isTimes ? value * by : quotientOf(value, by);
  }
  return value;
}

/** Infinite for a division by zero, and for one by what itself is of such a division: 1/(1/0) is not nothing. */
function quotientOf(value: number, by: number): number {
  return by === 0 || Math.abs(by) === Number.POSITIVE_INFINITY
    ? Number.POSITIVE_INFINITY
    : value / by;
}

function figureOf(tokens: string[]): number {
  const token = tokens.shift();
  if (token === "-") return -figureOf(tokens);
  if (token === "+") return figureOf(tokens);
  if (token === "(") {
    const value = sumOf(tokens);
    return tokens.shift() === ")" ? value : Number.NaN;
  }
  if (token === undefined) return Number.NaN;
  const figure = parseAmount(token.replace("%", "")) ?? Number.NaN;
  return token.endsWith("%") ? figure / 100 : figure;
}
