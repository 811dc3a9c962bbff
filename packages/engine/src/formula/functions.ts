/**
 * The functions of the formula language: how many values each takes, and what unit its result has.
 * `same` is the unit of its values, which must agree; `first` is that of its first value; `plain`
 * is a number without a unit; `choice` is `if`, whose condition stands apart from its two values.
 */
export type ResultUnit = "same" | "first" | "plain" | "days" | "choice";
type Shape = { least: number; most: number; unit: ResultUnit };

const MANY = 50;

const FUNCTIONS = {
  if: { least: 3, most: 3, unit: "choice" },
  and: { least: 2, most: MANY, unit: "plain" },
  or: { least: 2, most: MANY, unit: "plain" },
  not: { least: 1, most: 1, unit: "plain" },
  min: { least: 1, most: MANY, unit: "same" },
  max: { least: 1, most: MANY, unit: "same" },
  sum: { least: 1, most: MANY, unit: "same" },
  avg: { least: 1, most: MANY, unit: "same" },
  abs: { least: 1, most: 1, unit: "same" },
  round: { least: 1, most: 2, unit: "first" },
  prev: { least: 1, most: 2, unit: "first" },
  lag: { least: 1, most: 2, unit: "first" },
  rolling: { least: 2, most: 2, unit: "first" },
  growth: { least: 1, most: 2, unit: "plain" },
  cumulative: { least: 1, most: 1, unit: "same" },
  yearToDate: { least: 1, most: 1, unit: "same" },
  days: { least: 0, most: 0, unit: "days" },
  flag: { least: 1, most: 2, unit: "plain" },
} as const satisfies Record<string, Shape>;

export type FunctionName = keyof typeof FUNCTIONS;

export const FUNCTION_NAMES = Object.keys(FUNCTIONS);

export function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

export function shapeOf(name: FunctionName): Shape {
  return FUNCTIONS[name];
}
