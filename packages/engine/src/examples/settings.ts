/** What differs from the starters where a company is in another country. */
import type { Part } from "#starters/part.ts";
import type { StarterChoice } from "#starters/starter.ts";
import { salesTax, withSalesTax } from "#starters/taxes.ts";

/** Sales tax at a rate of its own, which is also what is owed of it at the start. */
export function salesTaxAt(rate: number, choice: StarterChoice, netPerYear: number): Part {
  const starterRate = withSalesTax(1) - 1;
  const part = salesTax(choice, (netPerYear * rate) / starterRate);
  return withSettings(part, { salesTaxRate: rate });
}

/** A part with other rates than starters begin with: another country's, or the company's own. */
export function withSettings(part: Part, values: Record<string, number>): Part {
  const drivers = part.drivers?.map((driver) => {
    const value = values[driver.id];
    return value === undefined ? driver : { ...driver, values: value };
  });
  return { ...part, ...(drivers ? { drivers } : {}) };
}
