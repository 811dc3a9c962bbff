const BRANDS: Record<string, string> = { "4": "Visa", "5": "MasterCard", "3": "American Express" };

/** What kind of card a number is of, by its first digit. */
export function cardBrandOf(number: string): string {
  return BRANDS[number.trim().charAt(0)] ?? "credit card";
}
