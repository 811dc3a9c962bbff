/** A model to start from: a full working document for a line of business, at a choice of times. */
import type { ModelDocument } from "#model/document.ts";
import type { Day } from "#model/kinds/module-base.ts";
import type { TimeUnit } from "#time/timeline.ts";

export type TimeSeries = { key: string; name: string; unit: TimeUnit; periodCount: number };

export const TIME_SERIES = {
  monthly1: { key: "monthly1", name: "Monthly, 1 year", unit: "month", periodCount: 12 },
  monthly3: { key: "monthly3", name: "Monthly, 3 years", unit: "month", periodCount: 36 },
  monthly5: { key: "monthly5", name: "Monthly, 5 years", unit: "month", periodCount: 60 },
  quarterly5: { key: "quarterly5", name: "Quarterly, 5 years", unit: "quarter", periodCount: 20 },
  annual10: { key: "annual10", name: "Annual, 10 years", unit: "year", periodCount: 10 },
  weekly13: { key: "weekly13", name: "Weekly, 13 weeks", unit: "week", periodCount: 13 },
  weekly52: { key: "weekly52", name: "Weekly, 52 weeks", unit: "week", periodCount: 52 },
} as const satisfies Record<string, TimeSeries>;

/** What the person chooses when a model is made; `start` is the first day of a period. */
export type StarterChoice = {
  name: string;
  timeSeries: TimeSeries;
  start: Day;
  yearEndMonth: number;
  currency: string;
};

export type StarterModel = {
  key: string;
  name: string;
  description: string;
  /** The first is the usual one. */
  timeSeries: readonly [TimeSeries, ...TimeSeries[]];
  make: (choice: StarterChoice) => ModelDocument;
};
