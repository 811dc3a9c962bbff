/** How a team pays, in words. */
import { type getBillingDetails, PAYMENT_METHODS } from "@app/contract/billing-details";
import type { DataOf } from "@app/contract/endpoint";

type Details = Pick<DataOf<typeof getBillingDetails>, "paymentMethod" | "card">;
type Card = NonNullable<Details["card"]>;

export type Paying = {
  isCard: boolean;
  /** "Visa ending 4242" */
  name: string;
  note: string;
};

export function payingWords({ paymentMethod, card }: Details): Paying {
  const { CREDIT_CARD, SPLIT_INVOICES } = PAYMENT_METHODS;
  if (paymentMethod === CREDIT_CARD && card) {
    return { isCard: true, name: cardName(card), note: `Expires ${expiryOf(card)}` };
  }
  if (paymentMethod === SPLIT_INVOICES) {
    const note = "One for your users and one per client for its models, due in 14 days.";
    return { isCard: false, name: "Split invoices", note };
  }
  return { isCard: false, name: "Invoice", note: "By e-mail, due in 14 days." };
}

export function cardName({ brand, last4 }: Card): string {
  return `${brand} ending ${last4}`;
}

/** "08/29" */
function expiryOf({ expiryMonth, expiryYear }: Card) {
  return `${String(expiryMonth).padStart(2, "0")}/${String(expiryYear).slice(-2)}`;
}
