/**
 * Reads a table with a mapping into accounts and figures by month. Nothing is repaired: what does
 * not fit is a problem with its row, and a reading with problems is not used.
 */
import type { Month } from "@app/engine/time/month";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { Table } from "@app/spreadsheet/read-table";
import { monthName } from "#checks/finding.ts";
import { formatAmount } from "#ledger/amount.ts";
import type { Account, AccountClass, Minor } from "#ledger/ledger.ts";
import { classInWords } from "./class-words.ts";
import { locateTable } from "./locate-table.ts";
import type { ClassedPlace, UnclassedAccount } from "./propose-classes.ts";
import { standing } from "./row-net.ts";
import { type Figures, figuresOf, type Sides } from "./sheet-figures.ts";
import { withoutGroups } from "./sheet-groups.ts";
import { textOf } from "./sheet-headings.ts";
import type { QuestionAbout, SheetColumn, SheetMapping, SheetProblem } from "./sheet-mapping.ts";
import { type RowsRead, readRows, type SheetRow } from "./sheet-rows.ts";
import { separateTotals, type TotalsRead } from "./sheet-totals.ts";
import { type ToldRow, toldApart } from "./told-apart.ts";

export type SheetReading = Figures & {
  accounts: Account[];
  columns: SheetColumn[];
  /** Ids that stand for more than one account, in this file or in one read with it. */
  ambiguous: string[];
  /** Accounts that wait for a person to choose their class. */
  unclassed: UnclassedAccount[];
  /** Where the accounts whose class is known stand among them. */
  classed: ClassedPlace[];
  problems: SheetProblem[];
  warnings: string[];
};

export type ReadAs = {
  mapping: SheetMapping;
  decimals: number;
  /** The month a trial balance is of. */
  month?: Month | undefined;
};

export type SheetReader = (asked: ReadAs) => SheetReading;

export const NOTHING_READ: SheetReading = {
  accounts: [],
  ambiguous: [],
  months: [],
  columns: [],
  unclassed: [],
  classed: [],
  problems: [],
  warnings: [],
};

export function readSheet(table: Table, asked: ReadAs): SheetReading {
  return sheetReader(table)(asked);
}

/** Reads one table in several ways. What the rows are does not depend on how amounts are meant. */
export function sheetReader(table: Table): SheetReader {
  const rowsByColumns = new Map<string, SheetRows>();
  return (asked) => {
    const key = whatRowsDependOn(asked);
    const rows = rowsByColumns.get(key) ?? sheetRows(table, asked);
    rowsByColumns.set(key, rows);
    return "problems" in rows
      ? { ...NOTHING_READ, ...rows }
      : { columns: rows.columns, ...readFigures(rows, asked) };
  };
}

function whatRowsDependOn({ mapping, decimals }: ReadAs): string {
  const { sheetName, layout, columns, unread, decimalMark, dateOrder } = mapping;
  const isOneMonth = layout === "trial-balance";
  return JSON.stringify([
    ...[sheetName, isOneMonth, columns, unread],
    ...[decimalMark, dateOrder, decimals],
  ]);
}

type RowsFound = {
  columns: SheetColumn[];
  titleProblems: SheetProblem[];
  read: RowsRead;
  totals: TotalsRead;
};
type SheetRows = RowsFound | { problems: SheetProblem[]; columns?: SheetColumn[] };

function sheetRows(table: Table, { mapping, decimals }: ReadAs): SheetRows {
  const located = locateTable(table, mapping);
  if ("problems" in located) return located;
  const { sheet, headingRow, columns } = located;
  const notation = { decimals, decimalMark: mapping.decimalMark ?? "." } as const;
  const read = readRows(sheet, headingRow, columns, notation);
  const totals = separateTotals(withoutGroups(read.rows, columns), columns, decimals);
  return { columns, titleProblems: inThousands(sheet, headingRow), read, totals };
}

function readFigures(
  { columns, titleProblems, read, totals }: RowsFound,
  asked: ReadAs,
): Omit<SheetReading, "columns"> {
  const { mapping } = asked;
  const { rows, ambiguous } = toldApart(totals.accounts, mapping.ambiguous);
  const accounts = rows.map((row) => accountOf(row, mapping));
  const placed = rows.flatMap((row, index) => {
    const account = accounts[index];
    return account?.class ? [{ row, account: { ...account, class: account.class } }] : [];
  });
  const figures = figuresOf(placed, columns, asked, totals.foot);
  const problems = [
    ...titleProblems,
    ...(mapping.unanswered ?? []).map(unanswered),
    ...read.problems,
    ...contradictions(rows, mapping),
    ...repeatedAccounts(rows),
    ...withoutClass(rows, accounts),
    ...totals.problems,
  ];
  // Sums of rows that could not be read would only repeat what is wrong with the rows.
  if (problems.length === 0) problems.push(...unbalanced(figures, asked));
  return {
    accounts: placed.map(({ account }) => account),
    ...figures,
    ambiguous,
    unclassed: rows.flatMap((row, place) =>
      accounts[place]?.class || row.amounts.size === 0
        ? []
        : [unclassedOf(row, columns, mapping, place)],
    ),
    classed: accounts.flatMap(({ class: given, code = "" }, place) =>
      given ? [{ place, class: given, code }] : [],
    ),
    problems: problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)),
    warnings: [...totals.warnings, ...formulaWarning(read.formulaCount)],
  };
}

function unclassedOf(
  row: ToldRow,
  columns: readonly SheetColumn[],
  mapping: SheetMapping,
  place: number,
): UnclassedAccount {
  const name = row.name || row.code;
  return {
    accountId: row.id,
    code: row.code,
    name,
    place,
    ...standing(row, columns, mapping),
  };
}

type MaybeClassed = Omit<Account, "class"> & { class: AccountClass | undefined };

function accountOf(row: ToldRow, mapping: SheetMapping): MaybeClassed {
  const externalId = row.id;
  const written = row.classWords === "" ? row.sectionClass : classInWords(row.classWords);
  return {
    externalId,
    ...(row.code && { code: row.code }),
    name: row.name || row.code,
    class: Object.hasOwn(mapping.classes, externalId) ? mapping.classes[externalId] : written,
    sourceType: row.classWords || row.sectionClass || "chosen",
    isPosting: true,
    isRetainedEarnings: mapping.retainedEarnings === externalId,
    status: "ACTIVE",
  };
}

const UNANSWERED: Readonly<Record<QuestionAbout, string>> = {
  sheet: "More than one sheet can be read. Choose one.",
  amounts: "The file does not tell balances from movements. Choose one.",
  signs: "The file does not tell which sign is a debit. Choose one.",
  month: "The file does not tell which month it is of. Choose one.",
  decimals: "The file does not tell thousands from decimals. Choose one.",
  actuals: "The title says budget or forecast. Say whether these figures are what happened.",
  span: "The file does not tell since when its movements are. Choose one.",
};

function unanswered(about: QuestionAbout): SheetProblem {
  return { kind: "unanswered", message: UNANSWERED[about] };
}

const THOUSANDS =
  /\b(?:in )?(?:thousands|millions|teur|tchf|tsd|k€|t€|mio)\b|[$€£]\s?['’]?000\b|['’]000s?\b|\b000s\b/i;
const TITLE_LENGTH_MAX = 300;

/** Taken as written, such amounts would be a thousandth of what they are. */
function inThousands({ rows }: PlainSheet, headingRow: number): SheetProblem[] {
  const titles = rows.slice(0, headingRow + 1).map((cells) => cells.map(textOf).join(" "));
  const row = titles.findIndex((title) => THOUSANDS.test(title.slice(0, TITLE_LENGTH_MAX)));
  if (row === -1) return [];
  const message = `Row ${row + 1} says that amounts are not in full. Export them to the cent.`;
  return [{ row: row + 1, kind: "not-a-number", message }];
}

/** Two columns, or a column and the section an account stands in, that say different classes. */
function contradictions(rows: readonly ToldRow[], mapping: SheetMapping): SheetProblem[] {
  return rows.flatMap((row): SheetProblem[] => {
    if (Object.hasOwn(mapping.classes, row.id)) return [];
    const own = classInWords(row.classWords);
    const other = classInWords(row.otherClassWords) ?? row.sectionClass;
    if (!own || !other || own === other) return [];
    const [one, two] = [own, other].map((each) => each.toLowerCase());
    const name = [row.code, row.name].filter(Boolean).join(" ");
    const message = `Row ${row.row}: ${name} is ${one} in one place and ${two} in another. Choose one.`;
    return [{ row: row.row, kind: "class-contradicts", message }];
  });
}

function repeatedAccounts(rows: readonly ToldRow[]): SheetProblem[] {
  const first = new Map<string, ToldRow>();
  return rows.flatMap((row): SheetProblem[] => {
    const earlier = first.get(row.id);
    if (!earlier) {
      first.set(row.id, row);
      return [];
    }
    const what = row.code ? `Code ${row.code}` : row.name;
    const message = `Row ${row.row}: ${what} is already in row ${earlier.row}, ${earlier.name}.`;
    return [{ row: row.row, kind: "duplicate", message }];
  });
}

function withoutClass(
  rows: readonly SheetRow[],
  accounts: readonly MaybeClassed[],
): SheetProblem[] {
  return rows.flatMap((row, index): SheetProblem[] => {
    // An account without amounts moves nothing, wherever it would belong.
    if (accounts[index]?.class || (row.amounts.size === 0 && row.classWords === "")) return [];
    const name = [row.code, row.name].filter(Boolean).join(" ");
    const why = row.classWords === "" ? "has no class" : `has the class "${row.classWords}"`;
    const message = `Row ${row.row}: ${name} ${why}. Choose asset, liability, equity, revenue or expense.`;
    return [{ row: row.row, kind: "no-class", message }];
  });
}

function unbalanced({ months, openings }: Figures, { decimals }: ReadAs): SheetProblem[] {
  const sets = months.flatMap(({ month, movements, closings }) => [
    { when: `In ${monthName(month)}`, total: movements && totalOfSides(movements) },
    { when: `At the end of ${monthName(month)}`, total: closings && totalOfNets(closings) },
  ]);
  const opening = { when: "Before the first month", total: openings && totalOfNets(openings) };
  return [...sets, opening].flatMap(({ when, total }): SheetProblem[] => {
    if (!total || total.debit === total.credit) return [];
    const { debit, credit } = total;
    const [left, right, by] = [debit, credit, debit - credit].map((each) =>
      formatAmount(each, decimals),
    );
    const message = `${when} debits are ${left} and credits ${right}: the difference is ${by}.`;
    return [{ kind: "unbalanced", message }];
  });
}

function totalOfSides(sides: ReadonlyMap<string, Sides>): Sides {
  const total = { debit: 0n, credit: 0n };
  for (const { debit, credit } of sides.values()) {
    total.debit += debit;
    total.credit += credit;
  }
  return total;
}

function totalOfNets(nets: ReadonlyMap<string, Minor>): Sides {
  const total = { debit: 0n, credit: 0n };
  for (const net of nets.values()) {
    if (net < 0n) total.credit -= net;
    else total.debit += net;
  }
  return total;
}

function formulaWarning(count: number): string[] {
  if (count === 0) return [];
  const cells = count === 1 ? "One cell holds a formula" : `${count} cells hold formulas`;
  return [`${cells}. The results stored in the file were read; nothing was calculated.`];
}
