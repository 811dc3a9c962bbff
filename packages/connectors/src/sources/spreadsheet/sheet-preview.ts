/**
 * What a person sees before a file is taken: its first rows as they were read, what each column
 * is taken for, and everything that is wrong, by row.
 */

import { columnName } from "@app/engine/excel/a1";
import type { Month } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import { monthName } from "#checks/finding.ts";
import type { AccountClass } from "#ledger/ledger.ts";
import type { ProposeFrom } from "./draft-sheet.ts";
import { likelyHeadings } from "./likely-headings.ts";
import { classProposer } from "./propose-classes.ts";
import { type Proposal, proposeMapping } from "./propose-mapping.ts";
import { NOTHING_READ, type SheetReading, sheetReader } from "./read-sheet.ts";
import { textOf } from "./sheet-headings.ts";
import type { SheetColumn, SheetMapping, SheetQuestion } from "./sheet-mapping.ts";

/** `index` counts from 0: a column without a heading has none here. */
export type PreviewedColumn = {
  index: number;
  letter: string;
  heading: string;
  role: SheetColumn["role"];
  takenFor: string;
};

export type SheetPreview = {
  mapping?: SheetMapping;
  month?: Month;
  columns: PreviewedColumn[];
  /** The sheet's first rows, titles and headings included. */
  rows: string[][];
  reading: SheetReading;
  /** What the file leaves open, with what would come of each answer. */
  questions: SheetQuestion[];
  /** Why the file is read as it is. */
  reasons: string[];
  /** For accounts without a class, where name and side tell; to be put into the mapping. */
  proposedClasses: Record<string, AccountClass>;
  /** For accounts without a class, where name, side, code and neighbours do not agree. */
  likelyClasses: Record<string, AccountClass[]>;
};

type Asked = Pick<ProposeFrom, "decimals" | "yearEndMonth" | "before" | "said"> & {
  mapping?: SheetMapping;
  month?: Month;
};

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
  "opening-debit": "Opening balance, debit",
  "opening-credit": "Opening balance, credit",
  side: "Debit or credit",
  unread: "Not read",
};

export function previewSheet(table: Table, asked: Asked): SheetPreview {
  const { decimals } = asked;
  const readAs = sheetReader(table);
  const proposeClasses = classProposer();
  const proposal: Proposal | undefined = asked.mapping
    ? { mapping: asked.mapping, questions: [], reasons: [] }
    : proposeMapping(table, { ...asked, readAs, proposeClasses });
  if (!proposal) return nothing(table);
  const { mapping, questions, reasons } = proposal;
  const month = asked.month ?? proposal.month;
  const reading = readAs({ mapping, decimals, month });
  const { proposed, likely } = proposeClasses(sided(reading, mapping), reading.classed);
  return {
    mapping,
    ...(month !== undefined && { month }),
    columns: reading.columns.map((column) => previewed(column, takenFor(column, mapping))),
    rows: firstRows(table, mapping.sheetName),
    reading,
    questions,
    reasons,
    proposedClasses: proposed,
    likelyClasses: likely,
  };
}

function previewed({ index, heading, role }: SheetColumn, words: string): PreviewedColumn {
  return { index, letter: columnName(index), heading, role, takenFor: words };
}

/** Amounts without a class cannot be turned yet; where credits are positive, they are here. */
function sided({ unclassed }: SheetReading, { signs }: SheetMapping) {
  const turned = signs === "credit-positive" ? -1n : 1n;
  return unclassed.map((each) => ({ ...each, net: each.net * turned }));
}

function takenFor(column: SheetColumn, { layout, unanswered }: SheetMapping) {
  if (column.role !== "month") return TAKEN_FOR[column.role];
  if (unanswered?.includes("amounts")) return `Amount of ${monthName(column.month)}`;
  return layout === "monthly-balances"
    ? `Balance at the end of ${monthName(column.month)}`
    : `Movement in ${monthName(column.month)}`;
}

function firstRows({ sheets }: Table, sheetName?: string) {
  const sheet =
    sheets.find(({ name }) => name === sheetName) ?? sheets.find(({ isHidden }) => !isHidden);
  return (sheet?.rows ?? []).slice(0, ROWS_SHOWN).map((row) => row.map(textOf));
}

function nothing(table: Table): SheetPreview {
  const message =
    "No row names the columns. A table needs headings such as Code, Account, Debit and Credit. Or say above the rows what each column is.";
  const reading: SheetReading = { ...NOTHING_READ, problems: [{ kind: "no-table", message }] };
  const rows = firstRows(table);
  const sheet = table.sheets.find(({ isHidden }) => !isHidden);
  const texts = sheet ? likelyHeadings(sheet).texts : [];
  return {
    columns: texts.flatMap((heading, index) =>
      heading === "" ? [] : previewed({ index, heading, role: "unread" }, TAKEN_FOR.unread),
    ),
    rows,
    reading,
    questions: [],
    reasons: [],
    proposedClasses: {},
    likelyClasses: {},
  };
}
