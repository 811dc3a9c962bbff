/**
 * Books of any size for Xero's fake: every account moves in every month, by amounts that follow
 * from account and month, in journals of six lines that balance.
 */
import { type Month, monthInYear } from "@app/engine/time/month";
import { dayOf } from "#ledger/day.ts";
import type { AccountClass } from "#ledger/ledger.ts";
import type { BookAccount, Books, Journal } from "#sources/demo-books/books.ts";
import { demoUuid } from "#sources/xero-demo/demo-uuid.ts";

const KINDS: [AccountClass, string][] = [
  ["ASSET", "CURRENT"],
  ["REVENUE", "REVENUE"],
  ["EXPENSE", "OVERHEADS"],
  ["LIABILITY", "CURRLIAB"],
  ["EXPENSE", "DIRECTCOSTS"],
  ["ASSET", "BANK"],
  ["EQUITY", "EQUITY"],
];

type Size = { accounts: number; firstMonth: Month; months: number };

export function xeroFakeBooks({ accounts, firstMonth, months }: Size): Books {
  const chart = Array.from({ length: accounts }, (_, index) => accountAt(index));
  const journals = Array.from({ length: months }, (_, index) =>
    journalsIn(firstMonth + index, chart),
  ).flat();
  return {
    name: "Fake & Sons Pty Ltd",
    currency: "AUD",
    yearEndMonth: 6,
    accounts: chart,
    journals,
  };
}

function accountAt(index: number): BookAccount {
  const [kind, type] = KINDS[index % KINDS.length] ?? ["ASSET", "CURRENT"];
  const isRetainedEarnings = index === 6;
  return {
    id: demoUuid("account", index),
    code: String(1000 + index),
    name: isRetainedEarnings ? "Retained earnings" : `Account ${index}`,
    class: kind,
    type,
    ...(isRetainedEarnings && { subType: "RETAINEDEARNINGS", isRetainedEarnings }),
  };
}

const LINES_PER_JOURNAL = 6;

function journalsIn(month: Month, chart: BookAccount[]): Journal[] {
  const journals: Journal[] = [];
  for (let first = 0; first < chart.length; first += LINES_PER_JOURNAL) {
    const lines = chart.slice(first, first + LINES_PER_JOURNAL).map(({ id }, index) => ({
      accountId: id,
      net: BigInt(((first + index) * 7919 + month * 104_729) % 2_000_003) - 1_000_001n,
    }));
    const rest = lines.reduce((sum, { net }) => sum + net, 0n);
    const last = lines.at(-1);
    if (last) last.net -= rest;
    const day = dayOf(month, 1 + ((first + monthInYear(month)) % 28));
    journals.push({ day, narration: `Journal ${first}`, lines });
  }
  return journals;
}
