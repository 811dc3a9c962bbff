/**
 * A made-up company: a plan over five years, of which the first two have happened. What happened is
 * the plan with some of its drivers off by a little, another little every month.
 *
 * `known` drivers are counted in the business (occupancy, customers who join), so the model shows
 * what they were. `unplanned` ones are only seen in the books: the plan keeps its one figure.
 */
import type { ModelDocument, ReplacedForecast, Scenario } from "#model/document.ts";
import { type StarterChoice, TIME_SERIES } from "#starters/starter.ts";
import { type Variations, varied } from "./vary.ts";

export type Company = {
  key: string;
  name: string;
  description: string;
  industry: string;
  plan: () => ModelDocument;
  known: Variations;
  unplanned: Variations;
  books: Books;
};

/** The ledger's movements of the actual months, and what the last of them were forecast to be. */
export type Books = { actuals: Record<string, number[]>; replacedForecasts: ReplacedForecast[] };

/** Two years of actuals; the other three of the five years are forecast. */
export const ACTUAL_COUNT = 24;

export function documentOf({ plan, known, books }: Company): ModelDocument {
  const document = varied(plan(), known, ACTUAL_COUNT);
  const timeline = { ...document.timeline, actualCount: ACTUAL_COUNT };
  return { ...document, timeline, ...books };
}

export function choiceOf(of: Omit<StarterChoice, "timeSeries">): StarterChoice {
  return { ...of, timeSeries: TIME_SERIES.monthly5 };
}

/** A scenario changes nothing that has happened, so its changes start with the forecast. */
export function fromNow(...scenarios: Scenario[]): Scenario[] {
  return scenarios.map((scenario) => ({
    ...scenario,
    overrides: scenario.overrides
      .filter(({ to = ACTUAL_COUNT }) => to >= ACTUAL_COUNT)
      .map((override) => ({ from: ACTUAL_COUNT, ...override })),
  }));
}
