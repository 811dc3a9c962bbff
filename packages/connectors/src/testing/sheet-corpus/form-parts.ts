/** What the forms of the corpus have in common. */
import { type Month, monthOf, yearOf } from "@app/engine/time/month";
import type { Minor } from "#ledger/ledger.ts";
import type * as c from "./cells.ts";
import { type ChartName, type CorpusBooks, corpusBooks } from "./corpus-books.ts";
import type { CorpusCase, Rows } from "./corpus-case.ts";

export type Form = (
  books: CorpusBooks,
  month: Month,
) => Omit<CorpusCase, "name" | "books"> & { books?: CorpusBooks };

/** Each form with each of its charts: one year that ends in June, one that ends in December. */
export function casesOf(forms: Record<string, [ChartName[], Form]>): CorpusCase[] {
  return Object.entries(forms).flatMap(([name, [charts, form]]) =>
    charts.map((chart, index): CorpusCase => {
      const books = corpusBooks(chart, index % 2 === 0 ? 6 : 12, index + 5);
      const month = index % 2 === 0 ? monthOf(2027, 3) : monthOf(2026, 9);
      return { name: `${name} ${chart} ${yearOf(month)}`, books, ...form(books, month) };
    }),
  );
}

export const sum = (amounts: Minor[]) => amounts.reduce((total, each) => total + each, 0n);
const positive = (amounts: Minor[]) => sum(amounts.filter((each) => each > 0n));

export const GROUPS = {
  ASSET: "Current Assets",
  LIABILITY: "Current Liabilities",
  EQUITY: "Capital Account",
  REVENUE: "Income",
  EXPENSE: "Expenses",
} as const;

export function sections(
  b: CorpusBooks,
  row: (account: CorpusBooks["accounts"][number]) => c.Cell[],
  width: number,
): Rows {
  const titles = {
    ASSET: "Assets",
    LIABILITY: "Liabilities",
    EQUITY: "Equity",
    REVENUE: "Income",
    EXPENSE: "Expense",
  };
  return (Object.keys(titles) as (keyof typeof titles)[]).flatMap((kind) => [
    [titles[kind], ...Array.from({ length: width - 1 }, () => "")],
    ...b.accounts.filter((a) => a.class === kind).map(row),
  ]);
}

export function feet(b: CorpusBooks, m: Month): Minor[] {
  const nets = b.accounts.map((a) => b.balance(a.id, m));
  return [positive(nets), positive(nets.map((net) => -net))];
}

export function sidesOf(nets: Minor[], write: c.Write): c.Cell[] {
  const [debit, credit] = [positive(nets), positive(nets.map((net) => -net))];
  return [debit > 0n ? write(debit) : null, credit > 0n ? write(credit) : null];
}

export function balanceSheet(kind: string) {
  return kind !== "REVENUE" && kind !== "EXPENSE";
}

export function startOf(b: CorpusBooks, id: string, m: Month): Minor {
  return b.balance(id, m) - b.movement(id, m);
}

export function range(from: Month, to: Month): Month[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Revenue and expense as they would stand had the year before `start` not been closed. */
export function runningOn(b: CorpusBooks, start: Month) {
  const before = (id: string) => b.balance(id, start - 1);
  const profit = sum(b.accounts.filter((a) => !balanceSheet(a.class)).map((a) => before(a.id)));
  return (id: string, m: Month): Minor => {
    if (m < start) return b.balance(id, m);
    const account = b.accounts.find((a) => a.id === id);
    if (id === "retained") return b.balance(id, m) - profit;
    return b.balance(id, m) + (balanceSheet(account?.class ?? "") ? 0n : before(id));
  };
}
