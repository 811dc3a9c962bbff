/** What the parts of a fitted model share: the history, the names that are taken, and how a driver says what it rests on. */
import type { Account, Driver } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import type { Module } from "#model/module.ts";
import type { Evidence } from "#model/remarks.ts";
import { RESERVED_NAMES } from "#model/reserved-names.ts";
import type { DayNumber } from "#time/day.ts";
import { PERIODS_PER_YEAR, type TimeUnit } from "#time/timeline.ts";
import { type History, spanOf } from "./history.ts";
import type { Level } from "./statistics.ts";

export type Fitting = {
  history: History;
  unit: TimeUnit;
  /** Actual periods of the model; a model of weeks has none, only what stood at the end of the months. */
  actualCount: number;
  /** The first day of the model, which weeks begin some days after the books end. */
  start: DayNumber;
  currency: string;
  /** The account that pays. */
  cash: string;
  /** A name that no driver and no module has yet. */
  nameFor: (wish: string) => string;
};

export type Part = {
  accounts?: Account[];
  drivers?: Driver[];
  modules?: Module[];
  fits?: Fit[];
  /** What history does not prove, in sentences for the person who goes on from here. */
  unproven?: string[];
  questions?: Question[];
  rules?: Rule[];
  /** Balances that no rule of their own explains, and why; the rest of the fitting settles and tells them. */
  unexplained?: { account: string; why: string }[];
};

/** What a driver was fitted from, for a screen to draw. */
export type Fit = Level & {
  driver: string;
  value: number;
  evidence: Evidence;
  /** Month by month, as far as it can be told; the latest last. */
  history: readonly number[];
  /** The model's line by which the history goes on, where that is not the driver's own figure. */
  line?: string;
};

/** What no ledger can tell and a figure of one driver answers. The first choice is what is taken. */
export type Question = {
  driver: string;
  asked: string;
  /** What the books say of it. */
  why: string;
  choices: readonly { words: string; value: number }[];
};

/** A module whose rule was fitted and is no driver, with the days that its balance was at each month's end. */
export type Rule = { module: string; history: readonly number[] };

/** What is drawn goes on as the model forecasts it, with its growth and season. */
export function goingOnAs({ fits = [], ...part }: Part, line: string): Part {
  return { ...part, fits: fits.map((fit) => ({ ...fit, line })) };
}

export function openFitting(rest: Omit<Fitting, "nameFor">): Fitting {
  const taken = new Set<string>(RESERVED_NAMES);
  const nameFor = (wish: string) => {
    let [name, count] = [wish, 2];
    while (taken.has(name) || name in {}) name = `${wish}_${count++}`;
    taken.add(name);
    return name;
  };
  return { ...rest, nameFor };
}

export function joined(parts: readonly Part[]): Required<Part> {
  const all = <Key extends keyof Part>(key: Key) =>
    parts.flatMap((part) => (part[key] ?? []) as NonNullable<Part[Key]>[number][]);
  return {
    accounts: all("accounts"),
    drivers: all("drivers"),
    modules: all("modules"),
    fits: all("fits"),
    unproven: all("unproven"),
    questions: all("questions"),
    rules: all("rules"),
    unexplained: all("unexplained"),
  };
}

/** A formula that brings an amount a month to a period of any length. */
export function perPeriod(amount: string): string {
  return `${amount} * 12 * calendar.yearShare`;
}

/** Periods of the model in a year, to look back by. */
export function yearOf({ unit }: Pick<Fitting, "unit">): number {
  return PERIODS_PER_YEAR[unit];
}

type Found = {
  name: string;
  unit: Driver["unit"];
  level: Level;
  /** How it was read from the history, without a full stop. */
  rule: string;
  history: readonly number[];
  evidence?: Evidence;
  /** Besides the months and what lay between. */
  more?: string;
  /** Where it holds from the forecast on and was something else before. */
  before?: number;
};

/** A driver with its evidence: how it was read, from which months, and between which figures they lay. */
export function fitted(
  { history, nameFor, actualCount }: Fitting,
  wish: string,
  { name, unit, level, rule, history: series, evidence = "actual", more, before }: Found,
): { id: string; part: Part } {
  const id = nameFor(wish);
  const { low, high, months } = level;
  const value = plain(level.value, unit);
  const range =
    months < 2 || say(low, unit) === say(high, unit)
      ? ""
      : `, between ${say(low, unit)} and ${say(high, unit)}`;
  const count = `${sayMonths(months)}, ${spanOf(history, months)}${range}`;
  const note = [rule, ...(months > 0 ? [count] : []), ...(more ? [more] : [])].join(". ");
  const driver: Driver = {
    id,
    name,
    unit,
    ...(unit === "currency" && { measure: "rate" as const }),
    values: fromForecastOn(value, before, actualCount),
    note: `${note}.`,
    evidence,
  };
  return {
    id,
    part: { drivers: [driver], fits: [{ ...level, value, driver: id, evidence, history: series }] },
  };
}

function fromForecastOn(value: number, before: number | undefined, actualCount: number): Figures {
  if (before === undefined || actualCount === 0) return value;
  return { figures: new Array<number>(actualCount).fill(before), later: value };
}

/** A figure nobody can read from the history. */
export function assumed(
  { nameFor, actualCount }: Pick<Fitting, "nameFor" | "actualCount">,
  wish: string,
  {
    name,
    unit,
    value,
    why,
    before,
  }: Pick<Found, "name" | "unit" | "before"> & {
    value: number;
    why: string;
  },
): { id: string; part: Part } {
  const id = nameFor(wish);
  const measure = unit === "currency" ? { measure: "rate" as const } : {};
  const driver: Driver = {
    id,
    name,
    unit,
    ...measure,
    values: fromForecastOn(value, before, actualCount),
    note: why,
    evidence: "estimate",
  };
  const fit: Fit = {
    driver: id,
    value,
    months: 0,
    low: value,
    high: value,
    evidence: "estimate",
    history: [],
  };
  return { id, part: { drivers: [driver], fits: [fit] } };
}

export function sayMonths(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}

/** As fine as a person would write it: cents, hundredths of a percent, tenths of a day. */
export function plain(value: number, unit: Driver["unit"]): number {
  const parts = unit === "percent" ? 10_000 : unit === "days" ? 10 : 100;
  return Math.round(value * parts) / parts;
}

/** A figure in words: 12,300 or 39.1% or 41 days. */
export function say(value: number, unit: Driver["unit"]): string {
  if (unit === "percent") {
    const tenths = Math.round(value * 1000) / 10;
    return `${tenths < 0 ? "−" : ""}${Math.abs(tenths)}%`;
  }
  if (unit === "days") return `${Math.round(value)} days`;
  const whole = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, ",");
  return Math.round(value) < 0 ? `−${whole}` : whole;
}
