/** A card that was declined for an invoice, as letters and alerts tell it. */
import { centsText } from "@app/contract/cents";
import { dayWords, readDay } from "@app/engine/time/day";
import type { ChargeRow } from "./payments.store.ts";

type Declined = Pick<ChargeRow, "amount" | "currency" | "invoiceNumber" | "cardWords">;

/** With the day on which it is tried next, where it is. */
export function triedWords(
  { amount, currency, invoiceNumber, cardWords }: Declined,
  nextTry: string | null,
) {
  const day = nextTry === null ? undefined : readDay(nextTry);
  const next = day === undefined ? "is not tried again" : `is tried again on ${dayWords(day)}`;
  return `${cardWords} was declined for ${currency} ${centsText(amount)}, invoice ${invoiceNumber}. It ${next}; another card is charged at once.`;
}
