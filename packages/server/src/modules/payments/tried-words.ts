/** A card that was declined for an invoice, as letters and alerts tell it. */
import { centsText } from "@app/contract/cents";
import { dayWords, readDay } from "@app/engine/time/day";
import type { ChargeRow } from "./payments.store.ts";

type Declined = Pick<ChargeRow, "amount" | "currency" | "invoiceNumber" | "cardWords" | "reason">;

/** With the day on which it is tried next, where it is. */
export function triedWords(
  { amount, currency, invoiceNumber, cardWords, reason }: Declined,
  nextTry: string | null,
) {
  const day = nextTry === null ? undefined : readDay(nextTry);
  const next = day === undefined ? "is not tried again" : `is tried again on ${dayWords(day)}`;
  const what = `${currency} ${centsText(amount)}, invoice ${invoiceNumber}`;
  // A bank that wants its customer there can be answered: what is paid by hand is asked about at once.
  if (reason === "holder_needed") {
    return `The bank of ${cardWords} wants you to approve ${what}: pay it now, and it asks you. Without you it ${next}; another card is charged at once.`;
  }
  return `${cardWords} was declined for ${what}. It ${next}; another card is charged at once.`;
}
