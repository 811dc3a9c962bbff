/*
 * Reads a figure the way people write and paste it: 4,000 and $1,234.50 and (2) and 2- are numbers.
 * Thousands separators must stand at thousands: "1234,50" is refused rather than read as 123,450.
 *
 * Nothing written is null; something that is not a figure is NaN, which every number schema refuses.
 */
export function parseAmount(text: string): number | null {
  const written = text.replace(/[\s\u00a0\u202f]+/g, " ").trim();
  if (written === "") return null;
  if (/^[–—-]$/.test(written)) return 0;
  const { digits, isNegative } = takeSign(withoutCurrency(written));
  if (!GROUPED.test(digits)) return Number.NaN;
  const amount = Number(digits.replace(/[, ’']/g, ""));
  return isNegative && amount !== 0 ? -amount : amount;
}

/** 5 and 5% are both 0.05: a percentage is typed in percent and kept as a share. */
export function parsePercent(text: string): number | null {
  const amount = parseAmount(text.replace(/([\d.)])\s*%\s*(?=\)?\s*$)/, "$1"));
  return amount === null ? null : withoutNoise(amount / 100);
}

const GROUPED =
  /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:[’']\d{3})+)?(?:\.\d*)?$(?<=\d\.?)/;
const SIGN = /^[-−–]|[-−–]$/;
const CURRENCY = /[A-Z]{0,3}[$€£¥]|\b(?:AUD|USD|NZD|EUR|GBP)\b/i;

function withoutCurrency(text: string): string {
  return text.replace(CURRENCY, "").trim();
}

/** Exactly one of parentheses, a minus before, or a minus after makes an amount negative. */
function takeSign(text: string): { digits: string; isNegative: boolean } {
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  if (inside !== undefined) return { digits: withoutCurrency(inside), isNegative: true };
  const digits = text.replace(SIGN, "");
  return { digits: withoutCurrency(digits), isNegative: digits !== text };
}

/** 5.1 / 100 is 0.051, not 0.05099999999999999. */
function withoutNoise(share: number): number {
  return Number(share.toPrecision(12));
}
