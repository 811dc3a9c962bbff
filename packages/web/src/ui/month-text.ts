/** A month as it travels: "2027-02". */
export type Month = string;

export const MONTH_NAMES = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

export function monthOf(year: number, index: number): Month {
  return `${year}-${String(index + 1).padStart(2, "0")}`;
}

export function partsOf(month: Month): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5, 7)) - 1 };
}

/** "2027-02" is shown as "Feb-27". */
export function formatMonth(month: Month): string {
  const { year, index } = partsOf(month);
  return `${MONTH_NAMES[index]}-${String(year % 100).padStart(2, "0")}`;
}

/** Reads "Feb-27", "february 2027", "2/2027" and "2027-02"; null when it is none of them. */
export function parseMonth(text: string): Month | null {
  const written = text.trim().toLowerCase();
  const iso = /^(\d{4})[-/. ](\d{1,2})$/.exec(written);
  if (iso) return checkedMonth(Number(iso[1]), Number(iso[2]) - 1);
  const dated = /^([a-z]{3,9}|\d{1,2})[-/. ']*(\d{4}|\d{2})$/.exec(written);
  if (!dated?.[1]) return null;
  const year = Number(dated[2]);
  return checkedMonth(year < 100 ? 2000 + year : year, indexOf(dated[1]));
}

function indexOf(name: string): number {
  if (/\d/.test(name)) return Number(name) - 1;
  return FULL_NAMES.findIndex((full) => full.startsWith(name));
}

function checkedMonth(year: number, index: number): Month | null {
  return index >= 0 && index < 12 && year >= 1900 ? monthOf(year, index) : null;
}

const FULL_NAMES = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
