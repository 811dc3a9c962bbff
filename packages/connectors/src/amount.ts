/** Amounts as sources write them, read into exact minor units; nothing passes through a float. */
import type { Minor } from "./ledger.ts";

/** A source wrote something else where an amount belongs. */
export class NotAnAmount extends Error {
  override name = "NotAnAmount";
}

type Notation = { decimals: number; decimalMark?: "." | "," };

const SPACES = /[\s\u00a0\u202f]/g;
const SIGNED = /^(?<open>[(+-]?)(?<bare>[^()+-]*)(?<end>[)-]?)$/;
/** Thousands in threes, or in twos above the first three as in India: 1,234,567 or 12,34,567. */
const WHOLE_BY_MARK = {
  ".": /^(\d*|\d{1,3}([,'’]\d{2,3})*[,'’]\d{3})$/,
  ",": /^(\d*|\d{1,3}([.'’]\d{2,3})*[.'’]\d{3})$/,
};
const DIGITS = /^\d*$/;

/**
 * Reads "1,234.50", "(1.234,50)", "-12", "12-" and "" (nothing), and never "1e3". A separator in
 * a place where none belongs is refused: "1,50" in a file with decimal points is not 150. So is
 * an amount with more digits than the currency has, unless they are zeros, since rounding would
 * hide a cent.
 */
export function parseAmount(written: string, { decimals, decimalMark = "." }: Notation): Minor {
  const trimmed = written.replace(SPACES, "");
  if (trimmed === "" || trimmed === "-") return 0n;
  const { open = "", bare = "", end = "" } = SIGNED.exec(trimmed)?.groups ?? {};
  const [whole = "", fraction = "", ...rest] = bare.split(decimalMark);
  const isSignRight = ["", "+", "-", "()", "-end"].includes(
    end === "-" ? `${open}-end` : open + end,
  );
  const isNumber =
    WHOLE_BY_MARK[decimalMark].test(whole) && DIGITS.test(fraction) && whole + fraction !== "";
  const isTooFine = /[1-9]/.test(fraction.slice(decimals));
  if (!isSignRight || !isNumber || rest.length > 0 || isTooFine) {
    throw new NotAnAmount(`"${written}" is not an amount with ${decimals} decimals`);
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
  const minor = BigInt(whole.replace(/\D/g, "") + kept);
  return open === "-" || open === "(" || end === "-" ? -minor : minor;
}

/** A double is exact to 15 digits; a source that sums in doubles leaves dust behind the sixth. */
const EXACT_DIGITS = 15;
const DUST_DECIMALS = 6;

/**
 * Reads a JSON number. One so large that its cents are beyond what a double can hold is refused,
 * because the number the source meant can no longer be told.
 */
export function amountOf(value: number, decimals: number): Minor {
  const wholeDigits = Number.isFinite(value)
    ? Math.trunc(Math.abs(value)).toFixed(0).length
    : Infinity;
  const places = Math.min(Math.max(decimals, DUST_DECIMALS), EXACT_DIGITS - wholeDigits);
  if (places < decimals) throw new NotAnAmount(`${value} is not an amount that can be exact`);
  return parseAmount(value.toFixed(places), { decimals });
}

export function formatAmount(minor: Minor, decimals: number): string {
  const sign = minor < 0n ? "-" : "";
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}
