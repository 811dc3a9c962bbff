/**
 * Xero's trial balance at a month's end, one row per account with two pairs of columns.
 *
 * Debit and Credit are the account's net movement in the month of the report's date, on the side
 * it falls. YTD Debit and YTD Credit are its balance on that date: since the first day of the
 * financial year for revenue and expense, since ever for the rest. The rows of Xero's own sample
 * show it: at 24 April 2019, in a year that ends in December, retained earnings stand at 30,871.69
 * to 31 December 2018 with a movement of 0.00, and both pairs of columns balance by themselves.
 *
 * The month's columns are the movements. Taking differences of the balances instead would book
 * last year's profit into retained earnings in the first month of every year, a turn that Xero
 * shows and never posts. The balances are the control: opening + movements must arrive at them,
 * so that a wrong reading of either pair cannot pass.
 */
import { type Month, monthLabel } from "@app/engine/time/month";
import { amount, type Fields, list, record, records, text } from "#http/shape.ts";
import { formatAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

type Sides = { debit: Minor; credit: Minor };

type Columns = {
  debit: number;
  credit: number;
  yearDebit: number;
  yearCredit: number;
};

type Figures = { month: Sides; balance: Sides };

export type TrialBalanceRow = Figures & { accountId: string };

export type TrialBalance = { rows: TrialBalanceRow[]; total: Figures };

type Asked = { month: Month; decimals: number };

export function readTrialBalance(answer: unknown, asked: Asked): TrialBalance {
  const reports = records(record(answer, "Xero: the trial balance").Reports, "Xero: Reports");
  const path = "Xero: Reports[0].Rows";
  const tree = records(record(reports[0], "Xero: Reports[0]").Rows, path);
  const columns = columnsOf(tree[0], path);
  const placed = flatRows(tree.slice(1), path);
  const isTotal = ({ fields }: Placed) => fields.RowType === "SummaryRow";
  const rows = placed
    .filter((each) => !isTotal(each))
    .map((each) => ({ accountId: accountIdOf(each), ...figuresOf(each, columns, asked.decimals) }));
  const last = placed.filter(isTotal).at(-1);
  const total = last ? figuresOf(last, columns, asked.decimals) : NOTHING;
  const trialBalance = { rows, total };
  refuseRepeated(rows);
  refuseWrongTotal(trialBalance, asked);
  return trialBalance;
}

const NO_SIDES: Sides = { debit: 0n, credit: 0n };
const NOTHING: Figures = { month: NO_SIDES, balance: NO_SIDES };

function columnsOf(header: unknown, path: string): Columns {
  const cells = records(record(header, `${path}[0]`).Cells, `${path}[0].Cells`);
  const titles = cells.map((cell, index) => text(cell.Value, `${path}[0].Cells[${index}].Value`));
  const column = (title: string) => {
    const index = titles.indexOf(title);
    if (index !== -1) return index;
    throw new SourceError("unreadable", `Xero: the trial balance has no column "${title}".`);
  };
  return {
    debit: column("Debit"),
    credit: column("Credit"),
    yearDebit: column("YTD Debit"),
    yearCredit: column("YTD Credit"),
  };
}

type Placed = { fields: Fields; path: string };

/** Sections only group; the rows inside them, and the total, are what carries amounts. */
function flatRows(rows: readonly unknown[], path: string, firstIndex = 1): Placed[] {
  return rows.flatMap((row, index) => {
    const place = `${path}[${index + firstIndex}]`;
    const fields = record(row, place);
    const type = text(fields.RowType, place);
    if (type === "Row" || type === "SummaryRow") return [{ fields, path: place }];
    if (type === "Section") return flatRows(list(fields.Rows, place), `${place}.Rows`, 0);
    throw new SourceError("unreadable", `${place} is of the type "${type}", which is not known.`);
  });
}

/** Places name the row and no further: a long report has tens of thousands of cells. */
function figuresOf({ fields, path }: Placed, columns: Columns, decimals: number): Figures {
  const cells = list(fields.Cells, path);
  const read = (index: number) => {
    const { Value } = record(cells[index], path);
    return Value === "" ? 0n : amount(Value, path, decimals);
  };
  return {
    month: { debit: read(columns.debit), credit: read(columns.credit) },
    balance: { debit: read(columns.yearDebit), credit: read(columns.yearCredit) },
  };
}

function accountIdOf({ fields, path }: Placed) {
  const { Attributes, Value } = record(list(fields.Cells, path)[0], path);
  const attributes = Array.isArray(Attributes) ? Attributes : [];
  const account = attributes.find((each) => record(each, path).Id === "account");
  if (account) return text(account.Value, path);
  const name = text(Value, path);
  throw new SourceError("unreadable", `Xero: "${name}" in the trial balance names no account.`);
}

function refuseRepeated(rows: TrialBalanceRow[]) {
  const seen = new Set<string>();
  for (const { accountId } of rows) {
    if (seen.has(accountId)) {
      const complaint = `Xero: account ${accountId} stands twice in the trial balance.`;
      throw new SourceError("unreadable", complaint);
    }
    seen.add(accountId);
  }
}

/** A report that was cut off no longer adds up to its own last row, or has none. */
function refuseWrongTotal({ rows, total }: TrialBalance, { month, decimals }: Asked) {
  const pairs = [
    { name: "movements", pair: "month" },
    { name: "balances", pair: "balance" },
  ] as const;
  for (const { name, pair } of pairs) {
    for (const side of ["debit", "credit"] as const) {
      const sum = rows.reduce((so, row) => so + row[pair][side], 0n);
      if (sum === total[pair][side]) continue;
      const [ours, theirs] = [
        formatAmount(sum, decimals),
        formatAmount(total[pair][side], decimals),
      ];
      throw new SourceError(
        "unreadable",
        `Xero: the ${side} ${name} of ${monthLabel(month)} add up to ${ours}, its own total says ${theirs}.`,
      );
    }
  }
}
