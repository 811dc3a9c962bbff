/** How many digits ISO 4217 gives a currency after the point: 2 for AUD, 0 for JPY, 3 for KWD. */
import { SourceError } from "./source-error.ts";

export function currencyDecimals(currency: string, source: string): number {
  try {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch (cause) {
    throw new SourceError("unreadable", `${source}: "${currency}" is not a currency.`, { cause });
  }
}
