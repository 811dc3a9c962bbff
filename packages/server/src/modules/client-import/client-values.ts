/** Cells of a list of clients as what they mean. What means two things, or nothing, is told, not guessed. */

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

/** "June", "30 Jun", "Jun-26", "2026-06-30", "30/06/2026", "06/30", "6"; undefined where no one month is meant. */
export function yearEndMonthOf(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = MONTHS.findIndex((month) =>
    words.some((word) => word.length >= 3 && month.startsWith(word)),
  );
  if (named >= 0) return named + 1;
  if (words.length > 0 && !/^\d{4}-\d\d-\d\dt/i.test(text)) return undefined;
  const [first = 0, second, third] = (text.match(/\d+/g) ?? []).map(Number);
  if (first > 31) return third === undefined ? undefined : monthOrNone(second);
  if (second === undefined) return monthOrNone(first);
  return monthOfPair(first, second);
}

/** A year ends with a month, so that of two numbers the day is the one a month can end with. */
function monthOfPair(first: number, second: number) {
  if (first > 12) return monthOrNone(second);
  if (second > 12) return monthOrNone(first);
  return first === second ? first : undefined;
}

function monthOrNone(value: number | undefined) {
  return value !== undefined && value >= 1 && value <= 12 ? value : undefined;
}

const ACTIVE = ["active", "yes", "true", "1", "current", "open"];
const INACTIVE = ["inactive", "no", "false", "0", "archived", "closed", "former", "notactive"];

export function isActiveOf(text: string): boolean | undefined {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (ACTIVE.includes(word)) return true;
  return INACTIVE.includes(word) ? false : undefined;
}

/** A sign before what a program might run was put there when the list was written: it is not part of the text. */
export function plainText(cell: string): string {
  return /^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell;
}
