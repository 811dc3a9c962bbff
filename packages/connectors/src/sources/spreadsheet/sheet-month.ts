/**
 * Months as headings and titles write them: "Jul-26", "July 2026", "2026-07", "07/2026",
 * "30/06/2027", "30 June 2027", "As at 30 June 2027", and the days of Excel, which come as
 * "2027-06-30". A day stands for its month.
 *
 * 05/06/2027 can be two days. The headings of a file are written alike, so that one of them that
 * can only be read one way tells how to read the others.
 */
import { daysInMonth, type Month, monthOf } from "@app/engine/time/month";

export type DateOrder = "day-first" | "month-first";

/** January to December, in English, German, French, Dutch, Spanish, Italian, Swedish and Danish. */
const MONTH_WORDS = [
  "jan january januar jänner janner janvier janv januari enero ene gennaio",
  "feb february februar feber février fevrier févr fevr fév fev februari febrero febbraio",
  "mar march märz marz mär maerz mars maart mrt marzo marts",
  "apr april avril avr abril abr aprile",
  "may mai mei mayo maj maggio",
  "jun june juni juin junio giugno",
  "jul july juli juillet juil julio luglio",
  "aug august août aout aoû augustus augusti agosto ago",
  "sep sept september septembre septiembre settembre",
  "oct october okt oktober octobre octubre ottobre",
  "nov november novembre noviembre",
  "dec december dez dezember décembre decembre déc diciembre dic dicembre",
].map((words) => words.split(" "));

const WORD_YEAR =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?\.?[\s-]+(?:de\s+)?)?(?<word>\p{L}{3,10})\.?(?:[\s,'’/-]+(?:\d{1,2},?\s+)?(?:de\s+)?)(?<year>\d{4}|\d{2})(?!\d)/giu;
const ISO = /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.]\d{1,2})?(?:T[\d:]+)?(?!\d)/;
const COMPACT = /^(?<year>(?:19|20)\d{2})[Mm]?(?<month>0[1-9]|1[0-2])$/;
const MONTH_YEAR = /(?<![\d/.-])(?<month>\d{1,2})[/.-](?<year>\d{4})(?![\d/.-])/;
/** "Month: 03 Year: 2026". */
const LABELLED = /\bmonth:?\s*(?<month>\d{1,2})\b.{0,8}\byear:?\s*(?<year>\d{4})/i;
const DAY = /(?<!\d)(?<one>\d{1,2})[/.-](?<two>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\d)/;

/** Undefined when the text names no month, or one that `order` is needed for. */
export function monthIn(text: string, order?: DateOrder): Month | undefined {
  return monthByName(text) ?? monthByNumber(text) ?? monthByDay(text, order);
}

/** What is left of a text without the months and days in it: "Balance at 30 June 2027" is "Balance at". */
export function withoutMonths(text: string): string {
  const words = text.replace(WORD_YEAR, (whole: string, word: string) =>
    monthInWord(word) === undefined ? whole : " ",
  );
  const days = [ISO, DAY, MONTH_YEAR].reduce((left, each) => left.replace(each, " "), words);
  // The day before a month's word can be taken for a year behind another: "Balance 28 Feb 2026".
  const bare = days === text ? days : days.replace(/\b\d{1,2}\s*$/, "");
  return bare.replace(/\s+/g, " ").trim();
}

/** Whether the text names a month of the year without saying which year. */
export function isMonthWithoutYear(text: string): boolean {
  const word = text.trim().replace(/\.$/, "");
  return /^\p{L}{3,10}$/u.test(word) && monthInWord(word) !== undefined;
}

/** How the days among the texts are written, when one of them tells. */
export function dateOrderOf(texts: readonly string[]): DateOrder | undefined {
  const days = texts.map((text) => DAY.exec(text)?.groups).filter((groups) => groups !== undefined);
  const fits = (order: DateOrder) =>
    days.every((groups) => monthOfDay(groups, order) !== undefined);
  if (days.length === 0 || fits("day-first") === fits("month-first")) return monthEnds(days);
  return fits("day-first") ? "day-first" : "month-first";
}

type Groups = Record<string, string | undefined>;

/** Columns are headed by the ends of months more often than by days that happen to be both. */
function monthEnds(days: readonly Groups[]): DateOrder | undefined {
  if (days.length < 2) return undefined;
  const isConsecutive = (order: DateOrder) =>
    days.every((groups, index) => {
      const [month, first] = [monthOfDay(groups, order), monthOfDay(days[0] ?? {}, order)];
      return month !== undefined && first !== undefined && month === first + index;
    });
  if (isConsecutive("day-first") === isConsecutive("month-first")) return undefined;
  return isConsecutive("day-first") ? "day-first" : "month-first";
}

function monthByName(text: string): Month | undefined {
  for (const { groups } of text.toLowerCase().matchAll(WORD_YEAR)) {
    const month = monthInWord(groups?.word ?? "");
    if (month !== undefined) return monthOf(fullYear(groups?.year ?? ""), month);
  }
  return undefined;
}

/** 1 to 12. */
export function monthInWord(word: string): number | undefined {
  const found = MONTH_WORDS.findIndex((words) => words.includes(word.toLowerCase()));
  return found === -1 ? undefined : found + 1;
}

function monthByNumber(text: string): Month | undefined {
  const groups =
    COMPACT.exec(text.trim())?.groups ??
    ISO.exec(text)?.groups ??
    MONTH_YEAR.exec(text)?.groups ??
    LABELLED.exec(text)?.groups;
  const month = Number(groups?.month);
  return month >= 1 && month <= 12 ? monthOf(Number(groups?.year), month) : undefined;
}

function monthByDay(text: string, order: DateOrder | undefined): Month | undefined {
  const groups = DAY.exec(text)?.groups;
  if (!groups) return undefined;
  const [dayFirst, monthFirst] = [
    monthOfDay(groups, "day-first"),
    monthOfDay(groups, "month-first"),
  ];
  if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst;
  if (dayFirst === monthFirst) return dayFirst;
  if (!order) return undefined;
  return order === "day-first" ? dayFirst : monthFirst;
}

function monthOfDay({ one, two, year }: Groups, order: DateOrder): Month | undefined {
  const [day, month] =
    order === "day-first" ? [Number(one), Number(two)] : [Number(two), Number(one)];
  if (month < 1 || month > 12 || day < 1) return undefined;
  const found = monthOf(fullYear(year ?? ""), month);
  return day <= daysInMonth(found) ? found : undefined;
}

/** Two digits are of this century; nobody forecasts from 1999. */
function fullYear(written: string) {
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}
