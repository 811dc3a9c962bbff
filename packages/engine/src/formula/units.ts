/**
 * Units in formulas (R11). A value is money, days or a plain number; counts, percentages, rates
 * and flags are plain. Adding, comparing and choosing need the same unit on both sides.
 *
 *   money × plain = money      money ÷ money = plain      money × money has no meaning
 *   a written number takes the unit it is added to or compared with, and may give a plain number
 *   a unit (hours × 50); it never takes money away
 *   a product with days in it may be days or not: rent per day × days, days ÷ 365
 *
 * Money × money on the way is fine (overheads × sales ÷ total sales); only what is left counts.
 */
import type { Unit } from "#lines/line.ts";
import { isFunction, shapeOf } from "./functions.ts";
import type { Operator, Syntax } from "./syntax.ts";

/** The power of money and of days in a value; undefined where a written number leaves it open. */
export type Dimension = { money: number | undefined; days: number | undefined };
type UnitClash = { message: string; at: number };

type Reader = { unitOf: (name: string) => Unit | undefined; clashes: UnitClash[] };

const OPEN: Dimension = { money: undefined, days: undefined };
const PLAIN: Dimension = { money: 0, days: 0 };
const DAYS: Dimension = { money: 0, days: 1 };

/** The dimension of a formula's result, and every place where units do not fit. */
export function readUnits(
  syntax: Syntax,
  unitOf: (name: string) => Unit | undefined,
): { dimension: Dimension; clashes: UnitClash[] } {
  const reader: Reader = { unitOf, clashes: [] };
  const dimension = dimensionOf(syntax, reader);
  return { dimension: whole(dimension, syntax, reader), clashes: reader.clashes };
}

export function dimensionOfUnit(unit: Unit | undefined): Dimension {
  if (unit === undefined) return OPEN;
  if (unit === "currency") return { money: 1, days: 0 };
  return unit === "days" ? DAYS : PLAIN;
}

export function areAlike(left: Dimension, right: Dimension): boolean {
  const isSame = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined || a === b;
  return isSame(left.money, right.money) && isSame(left.days, right.days);
}

export function wordOf({ money, days }: Dimension): string {
  if (money !== undefined && money !== 0) return "money";
  return days ? "days" : "a plain number";
}

function dimensionOf(syntax: Syntax, reader: Reader): Dimension {
  switch (syntax.kind) {
    case "number":
      return OPEN;
    case "name":
      return dimensionOfUnit(reader.unitOf(syntax.name));
    case "negate":
      return dimensionOf(syntax.of, reader);
    case "operation":
      return operationOf(syntax, reader);
    case "call":
      return callOf(syntax, reader);
  }
}

function operationOf(
  { operator, left, right, at }: Extract<Syntax, { kind: "operation" }>,
  reader: Reader,
): Dimension {
  const [first, second] = [dimensionOf(left, reader), dimensionOf(right, reader)];
  if (operator === "*") return product(first, second, 1);
  if (operator === "/") return product(first, second, -1);
  const both = agree(
    [whole(first, left, reader), whole(second, right, reader)],
    at,
    reader,
    VERBS[operator],
  );
  return operator === "+" || operator === "-" ? both : PLAIN;
}

const VERBS: Record<Exclude<Operator, "*" | "/">, string> = {
  "+": "added to",
  "-": "subtracted from",
  "<": "compared with",
  "<=": "compared with",
  ">": "compared with",
  ">=": "compared with",
  "=": "compared with",
  "<>": "compared with",
};

/** A written number beside money is a plain factor; beside a plain number it may be anything. */
function product(left: Dimension, right: Dimension, sign: 1 | -1): Dimension {
  const money = (left.money ?? 0) + sign * (right.money ?? 0);
  const isMoneyOpen = left.money === undefined || right.money === undefined;
  const hasDays = left.days !== 0 || right.days !== 0;
  return {
    money: isMoneyOpen && money === 0 ? undefined : money,
    days: hasDays ? undefined : 0,
  };
}

function callOf(call: Extract<Syntax, { kind: "call" }>, reader: Reader): Dimension {
  const { name, args, at } = call;
  const units = args.map((arg) => whole(dimensionOf(arg, reader), arg, reader));
  if (!isFunction(name)) return OPEN;
  const inside = `used together in "${name}" with`;
  switch (shapeOf(name).unit) {
    case "same":
      return agree(units, at, reader, inside);
    case "choice":
      return agree(units.slice(1), at, reader, inside);
    case "first":
      return units[0] ?? OPEN;
    case "days":
      return DAYS;
    case "plain":
      return PLAIN;
  }
}

function agree(units: Dimension[], at: number, reader: Reader, verb: string): Dimension {
  return units.reduce((left, right) => {
    if (!areAlike(left, right)) {
      const [first, second] = verb === "subtracted from" ? [right, left] : [left, right];
      const message = `${capital(wordOf(first))} cannot be ${verb} ${wordOf(second)}.`;
      reader.clashes.push({ message, at });
      return OPEN;
    }
    return { money: left.money ?? right.money, days: left.days ?? right.days };
  }, OPEN);
}

/** What is left must be money, days or plain: nobody can read money times money. */
function whole(dimension: Dimension, syntax: Syntax, reader: Reader): Dimension {
  const { money = 0 } = dimension;
  if (money === 0 || money === 1) return dimension;
  const message =
    money > 1 ? "Money times money has no meaning." : "Dividing by money leaves no unit to read.";
  reader.clashes.push({ message, at: syntax.at });
  return OPEN;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
