/**
 * A span of months as titles write it: "April - June, 2026", "1 Jan to 31 Mar 26",
 * "01.04.26-30.06.26", "De abril a junio de 2026", "04-06/2026". The year may stand once, with the
 * later of the two; between them stands nothing but a word or a mark that joins them.
 */
import { type Month, monthInYear, monthOf, yearOf } from "@app/engine/time/month";
import { dateOrderOf, monthIn, monthInWord } from "./sheet-month.ts";

export type MonthSpan = { from: Month; to: Month };

const WORD = "\\p{L}{3,10}";
/** A day of figures, a month of figures, or a month's word with what belongs to it. */
const MENTION = new RegExp(
  [
    "(?<!\\d)\\d{4}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?(?!\\d)",
    "(?<!\\d)\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})(?!\\d)",
    "(?<![\\d/.-])\\d{1,2}[/.-]\\d{4}(?![\\d/.-])",
    `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|er)?\\.?[\\s-]+(?:de\\s+|of\\s+)?)?(?<word>${WORD})(?!\\p{L})\\.?(?:\\s\\d{1,2}(?:st|nd|rd|th)?(?![\\d/.]))?(?:(?:[\\s,'’]{1,3}|[/-])(?:del?\\s+)?(?:\\d{4}|\\d{2})(?![\\d/.]))?`,
  ].join("|"),
  "giu",
);
const JOINED =
  /^[\s,:]*(?:[-–—]|\.\.|to|through|thru|until|till|bis|zum|au|a|al|hasta|t\/m|tot(?: en met)?)(?:[\s:]+(?:date|the|to|el|le|zum))?[\s:]*$/;
const SHARED_YEAR = /(?<![\d./-])(\d{1,2})\s?[-–]\s?(\d{1,2})\/(\d{4})(?!\d)/;

type Mention = { text: string; start: number; end: number };

/** Undefined when no two months are joined, or a year is missing from both. */
export function monthSpanIn(title: string): MonthSpan | undefined {
  const text = title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(SHARED_YEAR, "$1/$3 - $2/$3");
  const mentions = mentionsIn(text);
  for (const [at, later] of mentions.entries()) {
    const earlier = mentions[at - 1];
    const isJoined = earlier && JOINED.test(text.slice(earlier.end, later.start));
    const span = isJoined ? spanOf(earlier.text, later.text) : undefined;
    if (span) return span;
  }
  return undefined;
}

function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  MENTION.lastIndex = 0;
  for (let match = MENTION.exec(text); match; match = MENTION.exec(text)) {
    const { word } = match.groups ?? {};
    const start = match.index;
    if (word === undefined || monthInWord(word) !== undefined) {
      found.push({ text: match[0], start, end: start + match[0].length });
    } else {
      // Another word: what stands behind it is looked at by itself.
      MENTION.lastIndex = start + match[0].indexOf(word) + word.length;
    }
  }
  return found;
}

function spanOf(earlier: string, later: string): MonthSpan | undefined {
  const order = dateOrderOf([earlier, later]);
  const to = monthIn(later, order);
  if (to === undefined) return undefined;
  const from = hasYear(earlier, later) ? monthIn(earlier, order) : withYearOf(earlier, to);
  return from === undefined || from > to ? undefined : { from, to };
}

/** "April 15" before "June 30, 2026" names a day, not the year 2015. */
function hasYear(earlier: string, later: string): boolean {
  if (/\d{4}/.test(earlier) || !/\p{L}/u.test(earlier)) return true;
  return !/\d{4}/.test(later) && /\p{L}\W+(?:\d{1,2}\W+)?\d{2}$/u.test(earlier);
}

function withYearOf(earlier: string, to: Month): Month | undefined {
  const month = monthInWord(/\p{L}{3,}/u.exec(earlier)?.[0] ?? "");
  if (month === undefined) return undefined;
  return monthOf(yearOf(to) - (month > monthInYear(to) ? 1 : 0), month);
}
