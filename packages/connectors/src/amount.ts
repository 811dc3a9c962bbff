/** Amounts as sources write them, read into exact minor units; nothing passes through a float. */
import type { Minor } from "./ledger.ts";

/** A source wrote something else where an amount belongs. */
export class NotAnAmount extends Error {
  override name = "NotAnAmount";
}

type Notation = { decimals: number; decimalMark?: "." | "," };

const PLAIN = /^\d+$/;

/**
 * Reads "1,234.50", "(1.234,50)", "-12", "12-", "" (nothing) and "1e3" never: an amount with more
 * digits than the currency has is refused unless they are zeros, since rounding would hide a cent.
 */
export function parseAmount(text: string, { decimals, decimalMark = "." }: Notation): Minor {
  const trimmed = text.replace(/[\s\u00a0\u202f]/g, "");
  if (trimmed === "" || trimmed === "-") return 0n;
  const isNegative = /^\(.*\)$|^-|-$/.test(trimmed);
  const bare = trimmed.replace(/^[(+-]|[)-]$/g, "");
  const thousands = decimalMark === "." ? /[,']/g : /[.']/g;
  const [whole = "", fraction = "", ...rest] = bare.split(decimalMark);
  const digits = whole.replace(thousands, "") || "0";
  const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
  const isNumber = PLAIN.test(digits) && (fraction === "" || PLAIN.test(fraction));
  if (!isNumber || rest.length > 0 || /[1-9]/.test(fraction.slice(decimals))) {
    throw new NotAnAmount(`"${text}" is not an amount with ${decimals} decimals`);
  }
  const minor = BigInt(digits + kept);
  return isNegative ? -minor : minor;
}

/** JSON numbers print their shortest form, which is what the source meant. */
export function amountOf(value: number, decimals: number): Minor {
  if (!Number.isFinite(value)) throw new NotAnAmount(`${value} is not an amount`);
  return parseAmount(value.toFixed(Math.max(decimals, 6)), { decimals });
}

export function formatAmount(minor: Minor, decimals: number): string {
  const sign = minor < 0n ? "-" : "";
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}
