/** Stock held for sale or for making things, bought to keep its days. */
import { account } from "./chart.ts";
import type { Part } from "./part.ts";
import { flowsBefore } from "./scale.ts";
import type { StarterChoice } from "./starter.ts";

/** `usedPerYear` is what cost of sales took out of stock in a year. */
export function stockHeld(choice: StarterChoice, usedPerYear: number, days: number): Part {
  return {
    accounts: [account("stock", Math.round((usedPerYear * days) / 365))],
    drivers: [{ id: "stockDays", name: "Days of stock held", unit: "days", values: days }],
    modules: [
      {
        kind: "inventory",
        id: "stock",
        name: "Stock",
        account: "stock",
        payable: "creditors",
        salesTax: "salesTax",
        method: "days",
        days: "stockDays",
        earlier: flowsBefore(choice, usedPerYear, days + 31),
      },
    ],
  };
}
