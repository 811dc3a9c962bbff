/**
 * What the lines above a table say of its time. "As at", "for the month ended" and "period" say
 * what the figures are of; "printed", "run" and "exported" say when somebody pressed a button.
 */
import { daysInMonth, type Month } from "@app/engine/time/month";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import { type Headings, textOf } from "./sheet-headings.ts";
import { dateOrderOf, monthIn } from "./sheet-month.ts";

export type TitlePeriod = {
  /** More than one, or none, is a question. */
  months: Month[];
  /** The figures are of more than one month. */
  isRange: boolean;
  /** One month from its first day to its last, or named as a month. */
  isOneMonth: boolean;
  says?: "balances" | "movements";
};

const AS_AT =
  /\b(?:as (?:at|of|on)|at the end of|(?:balances?|trial balance|saldi|salden|saldenliste|stand)\b.{0,12}\b(?:at|per|zum|au|al|op)|end of|(?:key|balance|closing|reporting) date|stichtag|arrete au|a fecha)\b/i;
const MOVED =
  /\b(?:movements?|activity|net change|mutaties|mouvements|movimientos|transactions)\b|bewegung/i;
const PRESSED =
  /\b(?:print(?:ed)?|run|export(?:ed)?|created|generated|produced|prepared|downloaded|date|time|user|page|gedruckt|druck\w*|erstellt|ausgedruckt|edite|imprime|afgedrukt|impreso|emitido|uitgedraaid)\b/i;
const FINANCIAL_YEAR =
  /\b(?:financial year|fiscal year|wirtschaftsjahr|geschaftsjahr|exercice|boekjaar|ejercicio)\b/i;
const MANY_MONTHS =
  /\b(?:quarter|quartal|trimestre|kwartaal|half[- ]year|semester|halbjahr|year ended|for the year|(?:[2-9]|1[0-8]|two|three|six|nine|twelve)[- ]months?)\b/i;
const BETWEEN = /\bto\b|\bthrough\b|\bbis\b|\bau\b|\bt\/m\b|\bal\b|\buntil\b|\.\.|\s[-–]\s/i;

/** One row may say when it was printed and, further on, what it is of. */
const SAYS_ELSE =
  /(?=\b(?:as (?:at|of|on)|printed|run|exported|created|generated|period|for the (?:month|year|period)|gedruckt|erstellt|stand|stichtag)\b)/i;

type Line = { months: Month[]; rank: number };

export function titlePeriod({ name, rows }: PlainSheet, { row }: Headings): TitlePeriod {
  const end = row < 0 ? TITLE_ROWS_MAX : row;
  const texts = rows
    .slice(0, end)
    .map((cells) => cells.map(textOf).filter(Boolean).join(" ").slice(0, LINE_LENGTH_MAX));
  const titles = row < 0 ? texts.filter((text) => !/\d[.,]\d{2}\b/.test(text)) : texts;
  const lines = [
    ...titles.flatMap((title) => title.split(SAYS_ELSE)).map(lineOf),
    { ...lineOf(name), rank: nameRank(name) },
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
    isOneMonth: /\bmonth\b|\bmonat\b|\bmois\b|\bmaand\b/i.test(all) || spansOneMonth(chosen),
    ...(says && { says }),
  };
}

const TITLE_ROWS_MAX = 10;
const LINE_LENGTH_MAX = 300;

function saysOf(text: string): TitlePeriod["says"] {
  const [isMoved, isAsAt] = [MOVED.test(text), AS_AT.test(text)];
  if (isMoved === isAsAt) return undefined;
  return isMoved ? "movements" : "balances";
}

function isOfManyMonths(title: string) {
  const words = plain(title);
  return MANY_MONTHS.test(words) && !FINANCIAL_YEAR.test(words);
}

function spansOneMonth(lines: readonly Line[]) {
  return lines.some(({ months }) => months.length > 1 && new Set(months).size === 1);
}

function plain(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** 3 says what the figures are of, 2 names a month or its last day, 0 is when it was printed. */
function lineOf(text: string): Line {
  const words = plain(text);
  const pieces = text.split(BETWEEN);
  const months = pieces
    .map((piece) => monthIn(piece, dateOrderOf(pieces)))
    .filter((month) => month !== undefined);
  const isSpan =
    pieces.filter((piece) => /\d/.test(piece)).length > 1 &&
    /\b(?:to|bis|t\/m|from|through|until)\b/i.test(words);
  return { months, rank: isSpan ? 3 : rankOf(text, words) };
}

function rankOf(text: string, words: string): number {
  if (FINANCIAL_YEAR.test(words)) return 0;
  if (
    AS_AT.test(words) ||
    MOVED.test(words) ||
    /\bperiod|\bmonth|zeitraum|periode\b|periodo\b/i.test(words)
  )
    return 3;
  if (PRESSED.test(words)) return 0;
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
