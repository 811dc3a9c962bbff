import { formatAmount, formatCurrency } from "./format.ts";

/** "1,535.76"; nothing is a dash. */
export function amountText(amount: number): string {
  return formatAmount(amount, { decimals: 2 });
}

/** "AUD 1,535.76" */
export function priceText(amount: number, currency: string): string {
  return formatCurrency(amount, currency === "AUD");
}
