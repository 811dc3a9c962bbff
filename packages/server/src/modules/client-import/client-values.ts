/** Cells of a list of clients as what they mean. What means two things, or nothing, is told, not guessed. */
import { appData } from "#modules/app-data/app-data.ts";

/** In English, then in German. */
const MONTHS = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
  ...["januar", "februar", "märz", "april", "mai", "juni"],
  ...["juli", "august", "september", "oktober", "november", "dezember"],
];

const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type YearEnd = { month: number; day?: number | undefined };

/** "June", "30 Jun", "Jun-26", "2026-06-30", "30/06/2026", "06/30", "6" as the month that is meant. */
export function yearEndMonthOf(text: string): number | { problem: string } {
  const { month, day = 1 } = namedIn(text) ?? countedIn(text) ?? { month: 0 };
  const lastDay = LAST_DAYS[month - 1];
  if (lastDay === undefined) return { problem: `“${text}” names no one month. Write it as June.` };
  return day <= lastDay ? month : { problem: `“${text}” is no day. Write it as June.` };
}

/** A number before the name is a day, and so is one after a space; "Jun-31" is a year. */
function namedIn(text: string): YearEnd | undefined {
  for (const { 0: word, index } of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) {
    const at = MONTHS.findIndex((month) => month.startsWith(word));
    if (at < 0) continue;
    // Those of "FY31" are a year.
    const [, before] =
      /(?:^|[^\p{L}\d])(\d{1,2})(?:st|nd|rd|th)?\D*$/iu.exec(text.slice(0, index)) ?? [];
    const [, after] = /^\s+(\d{1,2})(?!\d)/.exec(text.slice(index + word.length)) ?? [];
    const day = before ?? after;
    return { month: (at % 12) + 1, ...(day !== undefined && { day: Number(day) }) };
  }
  return undefined;
}

function countedIn(text: string): YearEnd | undefined {
  if (/\p{L}/u.test(text) && !/^\d{4}-\d\d-\d\dt/i.test(text)) return undefined;
  const [first = 0, second, third] = (text.match(/\d+/g) ?? []).map(Number);
  if (first > 31) {
    return second === undefined || third === undefined ? undefined : { month: second, day: third };
  }
  return second === undefined ? { month: first } : monthOfPair(first, second);
}

/** A year ends with a month, so that of two numbers the day is the one a month can end with. */
function monthOfPair(first: number, second: number): YearEnd | undefined {
  if (first > 12) return { month: second, day: first };
  if (second > 12) return { month: first, day: second };
  return first === second ? { month: first } : undefined;
}

/** As people write those of which several are called dollars; a bare "$" is any of them. */
const SIGNS: Record<string, string> = {
  ...{ A$: "AUD", AU$: "AUD", US$: "USD", NZ$: "NZD", C$: "CAD", CA$: "CAD", HK$: "HKD" },
  ...{ S$: "SGD", SG$: "SGD", "€": "EUR", "£": "GBP" },
  ...{ USDOLLAR: "USD", NZDOLLAR: "NZD" },
};

/** By its code, its sign or its name: "AUD", "aud$", "A$", "US dollars". */
export function currencyOf(text: string): string | { problem: string } {
  const word = text.toUpperCase().replace(/\s+/g, " ").replace(/RS$/, "R");
  const code = SIGNS[word.replaceAll(" ", "")] ?? word.replace(/ ?\$$/, "");
  const isMeant = (each: { code: string; name: string }) =>
    each.code === code || each.name.toUpperCase() === word;
  const found = appData.currencies.find(isMeant);
  if (found) return found.code;
  return { problem: `“${text}” is no currency we know. Write its code, for example AUD.` };
}

const ACTIVE = ["active", "yes", "true", "1", "current", "open"];
const INACTIVE = ["inactive", "no", "false", "0", "archived", "closed", "former", "notactive"];

export function isActiveOf(text: string): boolean | undefined {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (ACTIVE.includes(word)) return true;
  return INACTIVE.includes(word) ? false : undefined;
}

/** A sign before what a program might run was put there when the list was written: it is not part of the text. */
export function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell;
}
