/**
 * A bakery of four months, July actual: 100 loaves at 5 and rent of 300 a month, all in cash, so that
 * cash grows by 200 a month from 1,000. In a slow summer it sells half as many loaves.
 */
import { smallCompany } from "@app/engine/testing/small-company";

const { timeline } = smallCompany();

export const bakery = smallCompany({
  timeline: { ...timeline, periodCount: 4, actualCount: 1 },
  actuals: { cash: [200], sales: [-500], rentCost: [300] },
  drivers: [
    {
      ...{ id: "loaves", name: "Loaves", unit: "count", values: [100, 100, 100, 100] },
      ...{ setBy: "Priya Raman", setOn: "2026-08-03", note: "From the till." },
    },
    { id: "price", name: "Price of a loaf", unit: "currency", measure: "rate", values: 5 },
    { id: "share", name: "Share of rent", unit: "percent", values: 1 },
    { id: "rentPerMonth", name: "Rent per month", unit: "currency", formula: "300 * share" },
  ],
  modules: [
    {
      ...{ kind: "revenue", id: "shop", name: "Shop", account: "sales" },
      ...{ form: "priceVolume", price: "price", volume: "loaves" },
    },
    { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: "rentPerMonth" },
  ],
  scenarios: [
    { id: "slow", name: "Slow summer", overrides: [{ line: "loaves", mode: "scale", value: 0.5 }] },
  ],
});
