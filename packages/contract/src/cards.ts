const BRANDS: Record<string, string> = { "4": "Visa", "5": "MasterCard", "3": "American Express" };

/** What a card of a kind that we have no name for is called. */
export const ANY_CARD = "credit card";

/** What kind of card a number is of, by its first digit. */
export function cardBrandOf(number: string): string {
  return BRANDS[number.trim().charAt(0)] ?? ANY_CARD;
}

/** Kinds of cards by Stripe's names for them. */
export const STRIPE_BRANDS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "MasterCard",
  amex: "American Express",
};
