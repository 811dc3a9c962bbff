/**
 * What a person sees before a file is taken: its first rows as they were read, what each column
 * is taken for, and everything that is wrong, by row.
 */

import { columnName } from "@app/engine/excel/a1";
import type { Month } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import { monthName } from "#checks/finding.ts";
import type { AccountClass } from "#ledger/ledger.ts";
import { proposeClasses } from "./propose-classes.ts";
import { proposeMapping } from "./propose-mapping.ts";
import { NOTHING_READ, readSheet, type SheetReading } from "./read-sheet.ts";
import { textOf } from "./sheet-headings.ts";
import type { SheetColumn, SheetMapping } from "./sheet-mapping.ts";

export type SheetPreview = {
  mapping?: SheetMapping;
  month?: Month;
  columns: { letter: string; heading: string; takenFor: string }[];
  /** The sheet's first rows, titles and headings included. */
  rows: string[][];
  reading: SheetReading;
  /** For accounts without a class, where name and side tell; to be put into the mapping. */
  proposedClasses: Record<string, AccountClass>;
};

type Asked = { decimals: number; mapping?: SheetMapping; month?: Month };

const ROWS_SHOWN = 20;

const TAKEN_FOR: Readonly<Record<Exclude<SheetColumn["role"], "month">, string>> = {
  code: "Account code",
  name: "Account name",
  account: "Account code and name",
  class: "Class",
  debit: "Debit",
  credit: "Credit",
  amount: "Amount",
  "closing-debit": "Closing balance, debit",
  "closing-credit": "Closing balance, credit",
  closing: "Closing balance",
  opening: "Opening balance",
  unread: "Not read",
};

export function previewSheet(table: Table, asked: Asked): SheetPreview {
  const { decimals } = asked;
  const proposal = asked.mapping ? { mapping: asked.mapping } : proposeMapping(table, decimals);
  const month = asked.month ?? (proposal && "month" in proposal ? proposal.month : undefined);
  if (!proposal)
    return { columns: [], rows: firstRows(table), reading: noTable(), proposedClasses: {} };
  const { mapping } = proposal;
  const reading = readSheet(table, { mapping, decimals, month });
  return {
    mapping,
    ...(month !== undefined && { month }),
    columns: reading.columns.map((column) => ({
      letter: columnName(column.index),
      heading: column.heading,
      takenFor: takenFor(column, mapping),
    })),
    rows: firstRows(table, mapping.sheetName),
    reading,
    proposedClasses: proposeClasses(reading.unclassed),
  };
}

function takenFor(column: SheetColumn, { layout }: SheetMapping) {
  if (column.role !== "month") return TAKEN_FOR[column.role];
  return layout === "monthly-balances"
    ? `Balance at the end of ${monthName(column.month)}`
    : `Movement in ${monthName(column.month)}`;
}

function firstRows({ sheets }: Table, sheetName?: string) {
  const sheet =
    sheets.find(({ name }) => name === sheetName) ?? sheets.find(({ isHidden }) => !isHidden);
  return (sheet?.rows ?? []).slice(0, ROWS_SHOWN).map((row) => row.map(textOf));
}

function noTable(): SheetReading {
  const message =
    "No row names the columns. A table needs headings such as Code, Account, Debit and Credit.";
  return { ...NOTHING_READ, problems: [{ kind: "no-table", message }] };
}
