/**
 * How figures, sizes, durations and dates are written. Every function is given all it needs,
 * the present time included, so the same values always read the same.
 */
import { formatFigure, type Negatives } from "@app/engine/tables/format-figure";
import { monthOf, monthWords } from "@app/engine/time/month";

const LOCALE = "en-AU";

const currencyFormats = new Map<string, Intl.NumberFormat>();

/** A price, with its cents and its currency by code, because both dollars share a sign. */
export function formatCurrency(amount: number, isAud: boolean) {
  return currencyFormat(isAud ? "AUD" : "USD").format(withoutNegativeZero(amount));
}

/** Made with the first price: that takes the browser ten milliseconds, and most pages have none. */
function currencyFormat(currency: string): Intl.NumberFormat {
  const known = currencyFormats.get(currency);
  const style = { style: "currency", currency, currencyDisplay: "code" } as const;
  const format = known ?? new Intl.NumberFormat(LOCALE, style);
  currencyFormats.set(currency, format);
  return format;
}

type AmountFormat = { decimals?: number; negatives?: Negatives };

/** A figure of a statement: thousands separated, negatives in parentheses, zero as a dash. */
export function formatAmount(amount: number, { decimals = 0, negatives }: AmountFormat = {}) {
  return formatFigure(amount, { style: "amount", decimals }, negatives);
}

/** A ratio as a percentage: 0.125 is "12.5%", −0.02 is "(2.0%)", zero a dash. */
export function formatPercent(ratio: number, { decimals = 1, negatives }: AmountFormat = {}) {
  return formatFigure(ratio, { style: "percent", decimals }, negatives);
}

function withoutNegativeZero(amount: number) {
  return Math.abs(amount) < 0.005 ? 0 : amount;
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export function formatFileSize(bytes: number) {
  if (bytes < KILOBYTE) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  const kilobytes = round(bytes / KILOBYTE);
  // 1,048,575 bytes round to 1,024 KB, which is a megabyte.
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${round(bytes / MEGABYTE).toLocaleString(LOCALE)} MB`;
}

function round(size: number) {
  return Math.round(size * 10) / 10;
}

/** "1h 5m" */
export function formatDurationHm(minutes: number) {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}h ${whole % 60}m`;
}

/** "01:05" */
export function formatDurationClock(minutes: number) {
  const whole = Math.round(minutes);
  return [Math.floor(whole / 60), whole % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

const RECENT_DAYS = 6;

/**
 * "Today at 9:42", "Yesterday at 9:42", "Monday at 9:42" within the last six days, otherwise
 * "11 Nov 2026". Days are the reader's own calendar days.
 */
export function formatDateTime(date: Date, now: Date) {
  const daysAgo = dayNumber(now) - dayNumber(date);
  if (daysAgo < 0 || daysAgo > RECENT_DAYS) return formatDate(date);
  return `${dayName(date, daysAgo)} at ${formatTime(date)}`;
}

/** "11 Nov 2026", without the browser's calendars, which take it some milliseconds to find. */
export function formatDate(date: Date) {
  const month = monthWords(monthOf(date.getFullYear(), date.getMonth() + 1)).slice(0, 3);
  return `${date.getDate()} ${month} ${date.getFullYear()}`;
}

function dayName(date: Date, daysAgo: number) {
  if (daysAgo === 0) return "Today";
  if (daysAgo === 1) return "Yesterday";
  return date.toLocaleDateString("en-US", { weekday: "long" });
}

function formatTime(date: Date) {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
}

/** Counted in UTC from the local calendar day, so that a 23-hour day is still one day. */
function dayNumber(date: Date) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
