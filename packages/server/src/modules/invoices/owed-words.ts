import { centsText } from "@app/contract/cents";
import type { OpenInvoice } from "./invoices.ts";

/** What is not paid, as letters tell it: "AUD 217.80 of invoice 10015"; undefined where nothing is owed. */
export function owedWords(owed: readonly OpenInvoice[]): string | undefined {
  const [first, ...more] = owed;
  if (!first) return undefined;
  const total = owed.reduce((sum, invoice) => sum + invoice.owed, 0);
  const which =
    more.length === 0
      ? `invoice ${first.number}`
      : `${owed.length} invoices, the first of them ${first.number},`;
  return `${first.currency} ${centsText(total)} of ${which}`;
}
