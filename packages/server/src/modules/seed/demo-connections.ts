import { monthName } from "@app/connectors/checks/finding";
import { lastDayOf } from "@app/connectors/ledger/day";

/** What is connected for the demo firm's clients, and how each stands. */
export type DemoConnection = {
  client: string;
  by: "Priya" | "Tom" | "Ana";
  /** When it was last read. */
  daysAgo: number;
  /** A model that was made from its first read, some weeks before. */
  model?: { name: string; daysAgo: number };
  sourceId: number;
  settings?: Record<string, string | number>;
  story: "in order" | "late bill" | "files" | "ended";
};

export const demoConnections: readonly DemoConnection[] = [
  {
    ...{ client: "Ginger & Rye Bakehouse", by: "Priya", daysAgo: 4, sourceId: 21 },
    story: "late bill",
  },
  {
    ...{ client: "Boreal Outdoor", by: "Tom", daysAgo: 5, sourceId: 18, story: "in order" },
    // A month has ended since, whatever day it is.
    model: { name: "Forecast from the ledger", daysAgo: 40 },
  },
  {
    ...{ client: "Ridgeline Physio", by: "Ana", daysAgo: 6, sourceId: 10 },
    settings: { name: "Ridgeline Physio", currency: "AUD", yearEndMonth: 6 },
    story: "files",
  },
  { client: "Tamarind Kitchens", by: "Ana", daysAgo: 9, sourceId: 19, story: "ended" },
];

/** What Ridgeline's bookkeeper sends each month: a trial balance that grows with the year. */
export function trialBalanceOf(month: number) {
  const name = monthName(month);
  const monthOfYear = ((month + 6) % 12) + 1;
  const [fees, wages, rent] = [31_400, 17_900, 4_200].map((each) => each * monthOfYear);
  const profit = (fees ?? 0) - (wages ?? 0) - (rent ?? 0);
  const rows = [
    `1000,Business account,Bank,${24_600 + profit}.00,`,
    `1100,Trade debtors,Current asset,12850.00,`,
    `2000,Trade creditors,Current liability,,6450.00`,
    `3000,Share capital,Equity,,1000.00`,
    `3900,Retained earnings,Equity,,30000.00`,
    `4000,Consultation fees,Revenue,,${fees}.00`,
    `6000,Wages and salaries,Expense,${wages}.00,`,
    `6100,Rent,Expense,${rent}.00,`,
  ];
  const title = `Trial balance as at ${Number(lastDayOf(month).slice(-2))} ${name}`;
  const text = [title, "Code,Account,Type,Debit,Credit", ...rows, ""].join("\n");
  return { fileName: `Ridgeline trial balance ${name}.csv`, text };
}
