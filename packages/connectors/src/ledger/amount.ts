/** Amounts as sources write them, read into exact minor units; nothing passes through a float. */
import type { Minor } from "./ledger.ts";

/** A source wrote something else where an amount belongs. */
export class NotAnAmount extends Error {
  override name = "NotAnAmount";
}

type Notation = { decimals: number; decimalMark?: "." | "," };

/** Longer than any ledger can mean, and short enough to be quoted. */
const LENGTH_MAX = 60;
const PLAIN = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/;
const SIGNED = /^(?<open>[(+-]?)\s*(?<bare>[^()+-]*?)\s*(?<end>[)-]?)$/;
const DIGITS = /^\d*$/;
/** Thousands in threes by one separator, the first group without a nought: 0,500 is a half. */
const GROUPED_BY_MARK = {
  ".": /^[1-9]\d{0,2}([,'’\s])\d{3}(?:\1\d{3})*$/,
  ",": /^[1-9]\d{0,2}([.'’\s])\d{3}(?:\1\d{3})*$/,
};
/** In India the groups above the first thousand are of two: 12,34,567. */
const GROUPED_IN_INDIA = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * Reads "1,234.50", "(1.234,50)", "-12", "12-" and "" (nothing), and never "1e3". A separator in
 * a place where none belongs is refused: "1,50" in a file with decimal points is not 150, and
 * "100,00" not ten thousand. So is an amount with more digits than the currency has, unless they
 * are zeros, since rounding would hide a cent.
 */
export function parseAmount(written: string, { decimals, decimalMark = "." }: Notation): Minor {
  // Nearly every amount is written plainly, and a ledger has hundreds of thousands.
  const plain = decimalMark === "." ? PLAIN.exec(written) : null;
  if (plain && plain[3] === undefined) return BigInt(written) * 10n ** BigInt(decimals);
  if (plain && plain[3]?.length === decimals) return BigInt(`${plain[1]}${plain[2]}${plain[3]}`);
  const trimmed = written.trim();
  if (trimmed === "" || trimmed === "-") return 0n;
  const signed = trimmed.length > LENGTH_MAX ? undefined : SIGNED.exec(trimmed)?.groups;
  const { open = "", bare = "", end = "" } = signed ?? {};
  const [whole = "", fraction = "", ...rest] = bare.split(decimalMark);
  const isSignRight = ["", "+", "-", "()", "-end"].includes(
    end === "-" ? `${open}-end` : open + end,
  );
  const isNumber = isWhole(whole, decimalMark) && DIGITS.test(fraction) && whole + fraction !== "";
  const isTooFine = /[1-9]/.test(fraction.slice(decimals));
  if (!isSignRight || !isNumber || rest.length > 0 || isTooFine) {
    const shown = trimmed.length > LENGTH_MAX ? `${trimmed.slice(0, LENGTH_MAX)}…` : written;
    throw new NotAnAmount(`"${shown}" is not an amount with ${decimals} decimals`);
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
  const minor = BigInt(whole.replace(/\D/g, "") + kept);
  return open === "-" || open === "(" || end === "-" ? -minor : minor;
}

function isWhole(written: string, decimalMark: "." | ","): boolean {
  const isIndian = decimalMark === "." && GROUPED_IN_INDIA.test(written);
  return DIGITS.test(written) || GROUPED_BY_MARK[decimalMark].test(written) || isIndian;
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
