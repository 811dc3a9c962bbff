// A document in, a statement out. First `npm run build`, then `node examples/first-forecast.mjs`.
import { calculate, readStatement, textAt } from "@app/engine";

const { forecast, issues } = calculate({
  name: "Corner shop",
  currency: "AUD",
  timeline: { unit: "month", start: "2026-07-01", periodCount: 6, yearEndMonth: 6, actualCount: 0 },
  accounts: [
    { id: "bank", name: "Bank", line: "cash" },
    { id: "retained", name: "Retained earnings", line: "retainedEarnings" },
    { id: "sales", name: "Sales", line: "salesGoods" },
    { id: "rent", name: "Rent", line: "rent" },
  ],
  drivers: [
    { id: "sold", name: "Sold", unit: "count", values: { figures: [300, 350], later: 400 } },
  ],
  modules: [
    {
      kind: "revenue",
      id: "shop",
      name: "Shop",
      account: "sales",
      form: "amount",
      amount: "12 * sold",
    },
    { kind: "expense", id: "lease", name: "Lease", account: "rent", amount: 2500 },
  ],
});
for (const { place, message } of issues) console.log(`${place}: ${message}`);

if (!forecast || forecast.isBlocked) {
  console.log("The figures do not hold, so there is no forecast to print.");
  process.exitCode = 1;
} else {
  const table = readStatement(forecast, "profitAndLoss", { unit: "quarter" });
  for (const [row, { label }] of table.rows.entries()) {
    const figures = table.columns.map((_, column) => textAt(table, row, column).padStart(9));
    console.log(label.padEnd(29), ...figures);
  }
}
