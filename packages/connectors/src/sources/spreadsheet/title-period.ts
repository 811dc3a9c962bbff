/**
 * What the lines above a table say of its time. "As at", "for the month ended" and "period" say
 * what the figures are of; "printed", "run" and "exported" say when somebody pressed a button.
 */
import { daysInMonth, type Month } from "@app/engine/time/month";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import { monthSpanIn } from "./month-span.ts";
import { type Headings, textOf } from "./sheet-headings.ts";
import { dateOrderOf, monthIn } from "./sheet-month.ts";

export type TitlePeriod = {
  /** More than one, or none, is a question. */
  months: Month[];
  /** The figures are of more than one month. */
  isRange: boolean;
  /** One month from its first day to its last, or named as a month. */
  isOneMonth: boolean;
  /** A month is named, without a day that only says where it ends: "Period: March 2026". */
  isMonthNamed: boolean;
  says?: "balances" | "movements";
};

const AS_AT =
  /\b(?:as (?:at|of|on)|at the end of|(?:balances?|trial balance|saldi|salden|saldenliste|stand)\b.{0,12}\b(?:at|to|per|zum|au|al|op)|end of|(?:key|balance|closing|reporting) date|stichtag|arrete au|a fecha)\b/i;
const CLOSING = /\bclosing balances?\b/i;
const MOVED =
  /\b(?:movements?|activity|net change|mutaties|mouvements|movimientos|transactions)\b|bewegung/i;
const PRESSED =
  /\b(?:print(?:ed)?|run|export(?:ed)?|created|generated|produced|prepared|downloaded|date|time|user|page|gedruckt|druck\w*|erstellt|ausgedruckt|edite|imprime|afgedrukt|impreso|emitido|uitgedraaid)\b/i;
const FINANCIAL_YEAR =
  /\b(?:financial year|fiscal year|wirtschaftsjahr|geschaftsjahr|exercice|boekjaar|ejercicio|rakenskapsar|regnskabsar|esercizio)\b/i;
const MANY_MONTHS =
  /\b(?:quarter|quartal|trimestre|kwartaal|q[1-4]|half[- ]year|semester|semestre|halbjahr|h[12] \d{4}|year ended|for the year|(?:[2-9]|1[0-8]|two|three|six|nine|twelve)[- ]months?)\b/i;
/** "Periods 7 to 9", "From period 4 to period 6", "Periode 4 t/m 6". */
const MANY_PERIODS =
  /\bperiod(?:e|en|es|s|o|os)?\b\D{0,6}(\d{1,2})\s*(?:to|through|bis|t\/m|a|al|au|[-–])\s*(?:period\w*\s*)?(\d{1,2})(?![\d/.-])/i;
const BETWEEN = /\bto\b|\bthrough\b|\bbis\b|\bau\b|\bt\/m\b|\bal\b|\buntil\b|\.\.|\s[-–]\s/i;

/** One row may say when it was printed and, further on, what it is of. */
const SAYS_ELSE =
  /(?=\b(?:as (?:at|of|on)|printed|run|exported|created|generated|period|for the (?:month|year|period)|gedruckt|erstellt|stand|stichtag|arrete|balances? to)\b)/i;

type Line = { text: string; months: Month[]; rank: number };

export function titlePeriod({ name, rows }: PlainSheet, { row }: Headings): TitlePeriod {
  const end = row < 0 ? TITLE_ROWS_MAX : row;
  const texts = rows
    .slice(0, end)
    .map((cells) => cells.map(textOf).filter(Boolean).join(" ").slice(0, LINE_LENGTH_MAX));
  const titles = joinedRows(row < 0 ? texts.filter((text) => !/\d[.,]\d{2}\b/.test(text)) : texts);
  const lines = [
    ...titles.flatMap((title) => plain(title).split(SAYS_ELSE)).map(lineOf),
    { ...lineOf(plain(name)), rank: nameRank(name) },
  ];
  const best = Math.max(...lines.filter(({ months }) => months.length > 0).map(({ rank }) => rank));
  const chosen = lines.filter(({ months, rank }) => months.length > 0 && rank === best);
  const months = best > 0 ? [...new Set(chosen.flatMap((line) => line.months.slice(-1)))] : [];
  const all = [name, ...titles].map(plain).join("\n");
  const says = saysOf(all);
  const spans = chosen.map((line) => Math.max(...line.months) - Math.min(...line.months));
  return {
    months,
    isRange: spans.some((span) => span > 0) || titles.some(isOfManyMonths),
    isOneMonth: OF_A_MONTH.test(all) || spansOneMonth(chosen),
    isMonthNamed: best > 0 && chosen.length > 0 && chosen.every(({ text }) => !ENDS.test(text)),
    ...(says && { says }),
  };
}

const OF_A_MONTH = /\bmonth\b(?![- ]end\b)|\bmonat\b|\bmois\b|\bmaand\b|\bmes\b/i;
/** A day, or words for an end or a year so far, leave open when it began. */
const ENDS =
  /\b(?:as (?:at|of|on)|end(?:ed|ing|s)?|to|up to|bis|zum|per|until|through|ytd|cumul\w*|kum\w*|stichtag)\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|\b\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,}|\p{L}{3,} \d{1,2}, \d{4}/iu;

/** "From, 01/01/2026" over "To, 31/03/2026" is one line. */
function joinedRows(titles: readonly string[]): string[] {
  const isTo = (title: string) => /^(?:(?:date )?to|bis|au|al|hasta|t\/m)\b/i.test(title);
  const isFrom = (title: string) => /^(?:(?:date )?from|von|du|desde|del|van)\b/i.test(title);
  return titles.flatMap((title, at) => {
    if (isTo(title) && isFrom(titles[at - 1] ?? "")) return [];
    const next = titles[at + 1] ?? "";
    return isFrom(title) && isTo(next) ? [`${title} ${next}`] : [title];
  });
}

const TITLE_ROWS_MAX = 10;
const LINE_LENGTH_MAX = 300;

function saysOf(text: string): TitlePeriod["says"] {
  const [isMoved, isAsAt] = [MOVED.test(text), AS_AT.test(text) || CLOSING.test(text)];
  if (isMoved === isAsAt) return undefined;
  return isMoved ? "movements" : "balances";
}

function isOfManyMonths(title: string) {
  const words = plain(title);
  const [, first, last] = MANY_PERIODS.exec(words) ?? [];
  return (first !== last || MANY_MONTHS.test(words)) && !FINANCIAL_YEAR.test(words);
}

function spansOneMonth(lines: readonly Line[]) {
  return lines.some(({ months }) => months.length > 1 && new Set(months).size === 1);
}

function plain(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** 3 says what the figures are of, 2 names a month or its last day, 0 is when it was printed. */
function lineOf(text: string): Line {
  const span = monthSpanIn(text);
  if (span) {
    const rank = FINANCIAL_YEAR.test(text) ? 0 : 3;
    return { text, months: [span.from, span.to], rank };
  }
  const pieces = text.split(BETWEEN);
  const months = pieces
    .map((piece) => monthIn(piece, dateOrderOf(pieces)))
    .filter((month) => month !== undefined);
  return { text, months: months.slice(-1), rank: rankOf(text) };
}

function rankOf(text: string): number {
  if (FINANCIAL_YEAR.test(text)) return 0;
  const isOf = AS_AT.test(text) || MOVED.test(text) || /\bperiod|\bmonth|zeitraum/i.test(text);
  if (isOf) return 3;
  if (PRESSED.test(text)) return 0;
  return isMidMonth(text) ? 0 : 2;
}

/** A day that ends no month is hardly what a balance is of. */
function isMidMonth(text: string): boolean {
  const [, day] = /(?<!\d)(\d{1,2})(?:[./-]\d{1,2}[./-]\d{4}|\s+\p{L}{3,10}\s+\d{4})/u.exec(text) ??
    /\d{4}-\d{2}-(\d{2})/.exec(text) ?? [undefined, undefined];
  const month = monthIn(text, "day-first");
  return day !== undefined && month !== undefined && Number(day) !== daysInMonth(month);
}

/** The name of a file or sheet counts when no line above the table names a month. */
function nameRank(name: string): number {
  return isMidMonth(name) && !BETWEEN.test(name) ? 0 : 1;
}
