import { expect, test } from "vitest";
import { linesOf } from "./use-found-lines.tsx";

type State = Parameters<typeof linesOf>[0];

const state = {
  document: {
    drivers: [
      { id: "hourlyRate", name: "Rate per hour", group: "Fees" },
      { id: "days", name: "Working days" },
    ],
    modules: [{ id: "rent", name: "Rent" }],
    kpis: [{ id: "margin", name: "Margin" }],
  },
  structure: {
    statements: {
      profitAndLoss: [{ line: "pl.revenue", label: "Revenue" }],
      balanceSheet: [{ line: "bs.account.debtors", label: "Trade debtors" }],
      cashFlow: [{ line: "cf.closing", label: "Closing cash" }],
      cashFlowDirect: [{ line: "cfd.operating", label: "Operations" }],
    },
  },
} as unknown as State;

test("a model's lines are named with where they stand, and each leads there", () => {
  expect(
    linesOf(state).map(({ label, note, place }) => [label, note, place.tab, place.search]),
  ).toEqual([
    ["Revenue", "Profit and loss", "statements", { line: "pl.revenue" }],
    ["Trade debtors", "Balance sheet", "statements", { line: "bs.account.debtors" }],
    ["Closing cash", "Cash flow", "statements", { line: "cf.closing" }],
    ["Rent", "Drivers", "drivers", { module: "rent" }],
    ["Rate per hour", "Drivers, Fees", "drivers", { line: "hourlyRate" }],
    ["Working days", "Drivers", "drivers", { line: "days" }],
    ["Margin", "KPIs", "statements", { statement: "kpis" }],
  ]);
});

test("a name in formulas finds a driver as well, and no two lines are one", () => {
  const lines = linesOf(state);
  expect(lines.find(({ label }) => label === "Rate per hour")?.keywords).toBe("hourlyRate");
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});
