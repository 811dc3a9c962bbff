/** A report as QuickBooks writes one: header, columns, and a tree of sections and rows. */
import { formatAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";
import type { BookAccount } from "#sources/demo-books/books.ts";

/** What a report shows of an account, one amount per column, on its natural side. */
export type Shown = (account: BookAccount) => Minor[];

export type Row = Record<string, unknown>;

/** A row or section with the amounts that the section around it adds up. */
export type Part = { row: Row; amounts: Minor[] };

export function colData(value: string, amounts: Minor[], id?: string) {
  const cells = amounts.map((amount) => ({ value: written(amount) }));
  return { ColData: [id === undefined ? { value } : { value, id }, ...cells] };
}

function written(amount: Minor) {
  return amount === 0n ? "" : formatAmount(amount, 2).replaceAll(",", "");
}

/** An account with accounts below it is a section whose header carries its own amounts. */
export function accountParts(accounts: BookAccount[], all: BookAccount[], shown: Shown): Part[] {
  return accounts.flatMap((account) => {
    const below = accountParts(
      all.filter(({ parentId }) => parentId === account.id),
      all,
      shown,
    );
    const own = shown(account);
    if (below.length === 0) {
      const isNothing = own.every((amount) => amount === 0n);
      const row = { ...colData(account.name, own, account.id), type: "Data" };
      return isNothing ? [] : [{ row, amounts: own }];
    }
    const header = colData(account.name, own, account.id);
    return [sectionPart({ title: account.name, header, own, parts: below })];
  });
}

type Section = {
  title: string;
  total?: string;
  group?: string;
  header?: unknown;
  own: Minor[];
  parts: Part[];
};

export function sectionPart({ title, total, group, header, own, parts }: Section): Part {
  const amounts = sumOf(parts, own);
  const row = {
    Header: header ?? colData(title, own),
    ...(parts.length > 0 && { Rows: { Row: parts.map((part) => part.row) } }),
    Summary: colData(total ?? `Total ${title}`, amounts),
    type: "Section",
    ...(group && { group }),
  };
  return { row, amounts };
}

/** Gross profit, net income, a grand total: a summary and nothing else. */
export function resultRow(title: string, group: string, amounts: Minor[]): Row {
  return { Summary: colData(title, amounts), type: "Section", group };
}

function sumOf(parts: Part[], own: Minor[]): Minor[] {
  return own.map((amount, index) =>
    parts.reduce((sum, part) => sum + (part.amounts[index] ?? 0n), amount),
  );
}
