/**
 * A month is an integer, never a `Date`: the months since January of the year 0.
 *
 *   month = year × 12 + (1 to 12) − 1
 *
 * So the next month is `month + 1`, twelve months on is `month + 12`, and no time zone can
 * move a figure from one month to another.
 */
export type Month = number;

const MONTHS = [
  { name: "January", days: 31 },
  { name: "February", days: 28 },
  { name: "March", days: 31 },
  { name: "April", days: 30 },
  { name: "May", days: 31 },
  { name: "June", days: 30 },
  { name: "July", days: 31 },
  { name: "August", days: 31 },
  { name: "September", days: 30 },
  { name: "October", days: 31 },
  { name: "November", days: 30 },
  { name: "December", days: 31 },
] as const;

/** `monthInYear` counts from 1, as people do. */
export function monthOf(year: number, monthInYear: number): Month {
  return year * 12 + monthInYear - 1;
}

export function yearOf(month: Month): number {
  return Math.floor(month / 12);
}

export function monthInYear(month: Month): number {
  return month - yearOf(month) * 12 + 1;
}

export function daysInMonth(month: Month): number {
  const isLeapFebruary = monthInYear(month) === 2 && isLeapYear(yearOf(month));
  return isLeapFebruary ? 29 : calendarMonth(monthInYear(month)).days;
}

/** For example "Feb-27". */
export function monthLabel(month: Month): string {
  const year = String(yearOf(month) % 100).padStart(2, "0");
  return `${calendarMonth(monthInYear(month)).name.slice(0, 3)}-${year}`;
}

/** For example "February 2027". */
export function monthWords(month: Month): string {
  return `${calendarMonth(monthInYear(month)).name} ${yearOf(month)}`;
}

/** The year in which the financial year holding the month ends: 2027 is shown as FY27. */
export function financialYearOf(month: Month, yearEndMonth: number): number {
  return monthInYear(month) > yearEndMonth ? yearOf(month) + 1 : yearOf(month);
}

/** For example "FY27". */
export function yearLabel(financialYear: number): string {
  return `FY${String(financialYear % 100).padStart(2, "0")}`;
}

/** The quarter of the financial year that holds the month, for example "Q1 FY27". */
export function quarterLabel(month: Month, yearEndMonth: number): string {
  const sinceYearStart = (monthInYear(month) - yearEndMonth + 11) % 12;
  const quarter = Math.floor(sinceYearStart / 3) + 1;
  return `Q${quarter} ${yearLabel(financialYearOf(month, yearEndMonth))}`;
}

/** The last day of a financial year as it is written on accounts, for example "30 June". */
export function yearEndLabel(yearEndMonth: number): string {
  const { name, days } = calendarMonth(yearEndMonth);
  return `${days} ${name}`;
}

function calendarMonth(monthInYear: number) {
  const found = MONTHS[monthInYear - 1];
  if (!found) throw new RangeError(`${monthInYear} is not a month of the year`);
  return found;
}

function isLeapYear(year: number) {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
