import { formatAmount } from "#lib/format.ts";

/** Whole minor units as text, written as a figure: "(6,480.00)". */
export function minorAmount(minor: string, decimals: number): string {
  return formatAmount(Number(minor) / 10 ** decimals, { decimals });
}

export function minorSum(amounts: readonly string[]): string {
  return String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
}
