import { oneOf, type SearchOf, searchOf } from "#lib/search.ts";

export const LENGTHS = [12, 24, 36] as const;

/** How far ahead, in months, and by which periods. */
export const quickModelSearch = searchOf({
  months: (value) => LENGTHS.find((each) => each === value) ?? 24,
  /** Not "unit": pages of a model keep that one. */
  by: oneOf(["month", "quarter", "week"], "month"),
});

/** Weeks are forecast for a year, whatever months and quarters are. */
export function lengthsOf(by: QuickModelSearch["by"]): readonly (typeof LENGTHS)[number][] {
  return by === "week" ? [12] : LENGTHS;
}

/** As the fit is asked for. */
export function wishesOf({ months, by: unit }: QuickModelSearch) {
  return { forecastMonths: unit === "week" ? 12 : months, unit };
}

export type QuickModelSearch = SearchOf<typeof quickModelSearch>;

export const quickModelSearchDefaults = { months: 24, by: "month" } as const;
