/** Changes people try first, at any time unit. */
import type { Override, Scenario } from "#model/document.ts";
import type { StarterChoice } from "./starter.ts";

/** A driver taken times a factor, in every period. */
export function scaled(id: string, name: string, line: string, value: number): Scenario {
  return { id, name, overrides: [{ line, mode: "scale", value }] };
}

/** A driver with something added, in every period. */
export function shifted(id: string, name: string, line: string, value: number): Scenario {
  return { id, name, overrides: [{ line, mode: "shift", value }] };
}

export function payLater(days: number): Scenario {
  return shifted("customersPayLater", `Customers pay ${days} days later`, "customerDays", days);
}

/** The same by weeks: the days grow over four weeks, since no week takes back what was received. */
export function payLaterByWeeks(days: number): Override[] {
  const grown = (share: number) => ({
    line: "customerDays",
    mode: "shift" as const,
    value: days * share,
  });
  const first = [0.25, 0.5, 0.75].map((share, week) => ({ ...grown(share), from: week, to: week }));
  return [...first, { ...grown(1), from: 3 }];
}

/** Every rise in the number of people happens one period later. */
export function hireLater(choice: StarterChoice, line: string, people: number[]): Scenario {
  const overrides = people.flatMap((now, period) => {
    const before = people[period - 1] ?? now;
    return now > before ? [{ line, value: before, from: period, to: period }] : [];
  });
  return { id: "hireLater", name: `Hire a ${choice.timeSeries.unit} later`, overrides };
}
