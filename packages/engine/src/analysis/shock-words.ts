/** What shocks are called, what they change, and how large they are in words: "Interest rates +1.00 pt". */
import type { Shock, ShockKind } from "./shock.ts";

export type ShockUnit = "points" | "percent" | "days";

type ShockWords = {
  name: string;
  /** What is changed in a model, as the name alone does not tell it. */
  changes: string;
  unit: ShockUnit;
  /** What somebody who adds it is offered. */
  usual: number;
  /** Further either way is a slip of the hand, or no business any more. */
  least: number;
  most: number;
};

const percent = { unit: "percent", least: -0.9, most: 2 } as const;
const days = { unit: "days", least: -120, most: 120 } as const;

export const SHOCK_WORDS: Record<ShockKind, ShockWords> = {
  interestRates: {
    ...{ name: "Interest rates", unit: "points", usual: 0.01, least: -0.1, most: 0.2 },
    changes: "what loans and overdrafts cost, and what cash earns",
  },
  wages: {
    ...{ ...percent, name: "Wages", usual: 0.03 },
    changes: "salaries, leave taken, and other costs of people",
  },
  debtorDays: {
    ...{ ...days, name: "Debtors", usual: 10 },
    changes: "when customers pay, retentions too; all of it is felt at once, in the first period",
  },
  creditorDays: {
    ...{ ...days, name: "Creditors", usual: -10 },
    changes: "when suppliers are paid; all of it is felt at once, in the first period",
  },
  revenue: {
    ...{ ...percent, name: "Revenue", usual: -0.1 },
    changes:
      "how much is sold, or what that brings in where it is not told; costs that follow, such as materials and freight, change too",
  },
  costOfSales: {
    ...{ ...percent, name: "Cost of sales", usual: 0.05 },
    changes: "costs of what is sold, other than of people",
  },
  overheads: {
    ...{ ...percent, name: "Overheads", usual: 0.05 },
    changes: "operating expenses, other than of people",
  },
};

export function shockText({ kind, value }: Shock): string {
  const { name, unit } = SHOCK_WORDS[kind];
  return `${name} ${shockSize(unit, value)}`;
}

/** "Wages: salaries, leave taken, and other costs of people". */
export function shockMeaning({ kind }: Pick<Shock, "kind">): string {
  const { name, changes } = SHOCK_WORDS[kind];
  return `${name}: ${changes}`;
}

/** With its sign, which is the point of it. */
export function shockSize(unit: ShockUnit, value: number): string {
  const sign = value < 0 ? "−" : "+";
  const size = Math.abs(value);
  switch (unit) {
    case "points":
      return `${sign}${(size * 100).toFixed(2)} pt`;
    case "percent":
      return `${sign}${(size * 100).toFixed(1)} %`;
    case "days":
      return `${sign}${size} ${size === 1 ? "day" : "days"}`;
  }
}
