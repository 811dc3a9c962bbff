/** What is entered into Tryton: a chart, and the same draw of entries every time. */
import { type Month, monthOf } from "@app/engine/time/month";

export const firstMonth = monthOf(2024, 7);
export const lastMonth = firstMonth + 23;
const MOVES_A_MONTH = 15;

/** Code, name, type and the types above it. */
export const CHART = [
  ["1000", "Bank", "Asset/Current/Cash"],
  ["1010", "Savings, ended", "Asset/Current/Cash"],
  ["1100", "Trade debtors", "Asset/Current/Receivable"],
  ["1500", "Machines", "Asset/Long-term"],
  ["2000", "Trade creditors", "Liability/Current/Payable"],
  ["2100", "Sales tax", "Liability/Current/Tax"],
  ["2500", "Bank loan", "Liability/Long-term"],
  ["3000", "Share capital", "Equity"],
  ["3900", "Profit brought forward", "Equity"],
  ["4000", "Sales", "Equity/Income/Revenue"],
  ["4100", "Services", "Equity/Income/Revenue"],
  ["6000", "Wages", "Equity/Income/Expense"],
  ["6100", "Rent", "Equity/Income/Expense"],
  ["9000", "Guarantees given", "Off-Balance"],
  ["9001", "Guarantees, contra", "Off-Balance"],
] as const;

type Code = (typeof CHART)[number][0];
export type Entry = { month: Month; day: number; debit: Code; credit: Code; cents: bigint };

/** Debit and credit of what happens in a month. */
const ACTIVITY = [
  ["1100", "4000"],
  ["1000", "4100"],
  ["6000", "1000"],
  ["6100", "2000"],
  ["1000", "1100"],
  ["2000", "1000"],
  ["1100", "2100"],
  ["1500", "2500"],
] as const;
/** The month the savings account is emptied and ends. */
export const ENDED_AT = firstMonth + 8;

/** Capital first, a quiet year, then 24 months. */
export function entries(): Entry[] {
  const start = { month: firstMonth - 12, day: 1 };
  const all: Entry[] = [
    { ...start, debit: "1000", credit: "3000", cents: 50_000_000n },
    { ...start, debit: "1010", credit: "1000", cents: 1_234_567n },
    { month: ENDED_AT, day: 28, debit: "1000", credit: "1010", cents: 1_234_567n },
    { month: firstMonth + 3, day: 5, debit: "9000", credit: "9001", cents: 777_777n },
  ];
  let seed = 2027n;
  const draw = (below: bigint) => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return (seed >> 33n) % below;
  };
  const inMonth = (month: Month, count: number) => {
    for (let index = 0; index < count; index++) {
      const [debit, credit] = ACTIVITY[Number(draw(BigInt(ACTIVITY.length)))] ?? ACTIVITY[0];
      all.push({ month, day: 1 + Number(draw(28n)), debit, credit, cents: 1n + draw(1_000_000n) });
    }
  };
  for (let month = firstMonth - 12; month < firstMonth; month++) inMonth(month, 1);
  for (let month = firstMonth; month <= lastMonth; month++) inMonth(month, MOVES_A_MONTH);
  return all;
}
