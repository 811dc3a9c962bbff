import { formatAmount } from "#lib/format.ts";

/** An amount to compare at a glance: 3,187,000 is "3.2 m", −84,000 is "(84) k", never on two lines. */
export function shortAmount(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 999_500) return `${formatAmount(amount / 1e6, { decimals: 1 })}\u00a0m`;
  if (size >= 9_995) return `${formatAmount(amount / 1e3)}\u00a0k`;
  return formatAmount(amount);
}
