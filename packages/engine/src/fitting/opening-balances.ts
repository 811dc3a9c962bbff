/** What a model without actual periods opens on, account by account; the year's profit so far is one of them. */
import type { Account, ModelDocument } from "#model/document.ts";
import { standardLine } from "#model/standard-lines.ts";
import { sum } from "./statistics.ts";

/** Debit positive; together they are nothing. */
export type OpeningBalance = { name: string; amount: number };

export function openingBalances({ accounts }: Pick<ModelDocument, "accounts">): OpeningBalance[] {
  const opened = accounts.filter(({ opening = 0 }) => opening !== 0);
  const isOfYear = ({ line }: Account) => standardLine(line)?.statement === "profitAndLoss";
  const profit = sum(opened.filter(isOfYear).map(({ opening = 0 }) => opening));
  const balances = opened
    .filter((account) => !isOfYear(account))
    .map(({ name, opening = 0 }) => ({ name, amount: opening }));
  const cents = Math.round(profit * 100) / 100;
  return cents === 0
    ? balances
    : [...balances, { name: "Profit of the year so far", amount: cents }];
}
