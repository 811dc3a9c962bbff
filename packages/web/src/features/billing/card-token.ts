/** What is typed of a card, and the token that stands for it. Its number goes no further than here. */
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import { testCardToken } from "@app/contract/test-cards";
import * as z from "zod/mini";
import type { BillingDetails } from "./billing-queries.ts";

/** As it stands in the form. */
export type Typed = { paymentMethod: string; cardNumber: string; expiry: string };

/** A test card is typed whole or, where a card is kept, not at all; what is typed into Stripe's field it checks itself. */
export function paymentForm({ card, cardsBy }: Pick<BillingDetails, "card" | "cardsBy">) {
  const isSilent = ({ paymentMethod, cardNumber, expiry }: Typed) =>
    cardsBy !== "test" ||
    paymentMethod !== String(PAYMENT_METHODS.CREDIT_CARD) ||
    (card !== null && cardNumber.trim() === "" && expiry.trim() === "");
  return z.object({ paymentMethod: z.string(), cardNumber: z.string(), expiry: z.string() }).check(
    z.refine((typed: Typed) => isSilent(typed) || tokenWith(typed.cardNumber) !== undefined, {
      path: ["cardNumber"],
      error: "Enter the number of a test card; no other is taken here.",
    }),
    z.refine((typed: Typed) => isSilent(typed) || readExpiry(typed.expiry) !== undefined, {
      path: ["expiry"],
      error: "Enter month and year, as 08/29.",
    }),
  );
}

/** Undefined where no card is typed. */
export function tokenOf({ cardNumber, expiry }: Typed): string | undefined {
  const date = readExpiry(expiry);
  return date && testCardToken(cardNumber, date.month, date.year);
}

function tokenWith(cardNumber: string) {
  return testCardToken(cardNumber, 1, 2000);
}

/** "08/29", "8/2029" */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const number = Number(month);
  if (number < 1 || number > 12) return undefined;
  return { month: number, year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
