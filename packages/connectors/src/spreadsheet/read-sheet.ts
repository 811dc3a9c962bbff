/**
 * Reads a table with a mapping into accounts and figures by month. Nothing is repaired: what does
 * not fit is a problem with its row, and a reading with problems is not used.
 */
import type { Month } from "@app/engine/time/month";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { Table } from "@app/spreadsheet/read-table";
import { formatAmount } from "#amount.ts";
import { monthName } from "#checks/finding.ts";
import type { Account, AccountClass, Minor } from "#ledger.ts";
import { classInWords } from "./class-words.ts";
import { locateTable } from "./locate-table.ts";
import { proposeClasses, type UnclassedAccount } from "./propose-classes.ts";
import type { ColumnRole, SheetColumn, SheetMapping, SheetProblem } from "./sheet-mapping.ts";
import { accountIdOf, netOf, readRows, type SheetRow } from "./sheet-rows.ts";
import { separateTotals } from "./sheet-totals.ts";

export type Sides = { debit: Minor; credit: Minor };

/** What a file says of a month: what moved in it, what stood at its end, or both. */
export type MonthFigures = {
  month: Month;
  movements?: ReadonlyMap<string, Sides>;
  closings?: ReadonlyMap<string, Minor>;
  /** The file's own totals of what moved. */
  totals?: Sides;
};

export type SheetReading = {
  accounts: Account[];
  months: MonthFigures[];
  /** Before the first month. */
  openings?: ReadonlyMap<string, Minor>;
  columns: SheetColumn[];
  /** Accounts that wait for a class, with the class that is proposed. */
  unclassed: UnclassedAccount[];
  problems: SheetProblem[];
  warnings: string[];
};

export type ReadAs = {
  mapping: SheetMapping;
  decimals: number;
  /** The month a trial balance is of. */
  month?: Month | undefined;
};

export const NOTHING_READ: SheetReading = {
  accounts: [],
  months: [],
  columns: [],
  unclassed: [],
  problems: [],
  warnings: [],
};

export function readSheet(table: Table, asked: ReadAs): SheetReading {
  const located = locateTable(table, asked.mapping);
  if ("problems" in located) {
    return { ...NOTHING_READ, problems: located.problems };
  }
  const { sheet, headingRow, columns } = located;
  return { columns, ...readFigures(sheet, headingRow, columns, asked) };
}

function readFigures(
  sheet: PlainSheet,
  headingRow: number,
  columns: SheetColumn[],
  asked: ReadAs,
): Omit<SheetReading, "columns"> {
  const { mapping, decimals } = asked;
  const notation = { decimals, decimalMark: mapping.decimalMark ?? "." } as const;
  const read = readRows(sheet, headingRow, columns, notation);
  const totals = separateTotals(read.rows, columns, decimals);
  const accounts = totals.accounts.map((row) => accountOf(row, mapping));
  const placed = totals.accounts.flatMap((row, index) => {
    const account = accounts[index];
    return account?.class ? [{ row, account: { ...account, class: account.class } }] : [];
  });
  const figures = figuresOf(placed, columns, asked, totals.foot);
  const problems = [
    ...read.problems,
    ...repeatedAccounts(totals.accounts),
    ...withoutClass(totals.accounts, accounts),
    ...totals.problems,
  ];
  // Sums of rows that could not be read would only repeat what is wrong with the rows.
  if (problems.length === 0) problems.push(...unbalanced(figures, asked));
  return {
    accounts: placed.map(({ account }) => account),
    ...figures,
    unclassed: proposeClasses(
      totals.accounts.filter((row, index) => !accounts[index]?.class && row.amounts.size > 0),
      columns,
    ),
    problems: problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)),
    warnings: [...totals.warnings, ...formulaWarning(read.formulaCount)],
  };
}

type MaybeClassed = Omit<Account, "class"> & { class: AccountClass | undefined };

function accountOf(row: SheetRow, mapping: SheetMapping): MaybeClassed {
  const externalId = accountIdOf(row);
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

function repeatedAccounts(rows: readonly SheetRow[]): SheetProblem[] {
  const first = new Map<string, SheetRow>();
  return rows.flatMap((row): SheetProblem[] => {
    const earlier = first.get(accountIdOf(row));
    if (!earlier) {
      first.set(accountIdOf(row), row);
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

type Placed = { row: SheetRow; account: Account };
type Figures = Pick<SheetReading, "months" | "openings">;

function figuresOf(
  placed: readonly Placed[],
  columns: readonly SheetColumn[],
  { mapping, month }: ReadAs,
  foot: ReadonlyMap<number, Minor> | undefined,
): Figures {
  const nets = (column: number | undefined) => netsOf(placed, column, mapping);
  const columnOf = (role: ColumnRole) => columns.find((each) => each.role === role)?.index;
  const openings = columnOf("opening") === undefined ? {} : { openings: nets(columnOf("opening")) };
  if (mapping.layout !== "trial-balance") {
    const isBalances = mapping.layout === "monthly-balances";
    const months = columns.flatMap((column): MonthFigures[] => {
      if (column.role !== "month") return [];
      const net = nets(column.index);
      return [
        { month: column.month, ...(isBalances ? { closings: net } : { movements: bySide(net) }) },
      ];
    });
    return { months, ...openings };
  }
  if (month === undefined) return { months: [], ...openings };
  const sides = sidesOf(placed, columnOf("debit"), columnOf("credit"), nets(columnOf("amount")));
  const closing = sidesOf(
    placed,
    columnOf("closing-debit"),
    columnOf("closing-credit"),
    nets(columnOf("closing")),
  );
  const hasClosing = ["closing", "closing-debit", "closing-credit"].some((role) =>
    columns.some((column) => column.role === role),
  );
  const totals = totalsOf(foot, columnOf("debit"), columnOf("credit"));
  const isMovement = mapping.amountsAre === "movements" || hasClosing;
  return {
    ...openings,
    months: [
      {
        month,
        ...(isMovement
          ? { movements: sides, ...(totals && { totals }) }
          : { closings: netBySide(sides) }),
        ...(hasClosing && { closings: netBySide(closing) }),
      },
    ],
  };
}

/** In natural notation a liability, equity or revenue is written positive when it is a credit. */
function netsOf(placed: readonly Placed[], column: number | undefined, { signs }: SheetMapping) {
  const nets = new Map<string, Minor>();
  if (column === undefined) return nets;
  for (const { row, account } of placed) {
    const isCreditPositive =
      signs === "natural" && account.class !== "ASSET" && account.class !== "EXPENSE";
    nets.set(account.externalId, netOf(row.amounts.get(column), isCreditPositive));
  }
  return nets;
}

function sidesOf(
  placed: readonly Placed[],
  debit: number | undefined,
  credit: number | undefined,
  nets: ReadonlyMap<string, Minor>,
): Map<string, Sides> {
  if (debit === undefined && credit === undefined) return bySide(nets);
  return new Map(
    placed.map(({ row, account }) => {
      const written = (column: number | undefined) => row.amounts.get(column ?? -1);
      const sides = { debit: netOf(written(debit), false), credit: -netOf(written(credit), true) };
      return [account.externalId, sides];
    }),
  );
}

export function bySide(nets: ReadonlyMap<string, Minor>): Map<string, Sides> {
  return new Map(
    [...nets].map(([id, net]) => [
      id,
      net < 0n ? { debit: 0n, credit: -net } : { debit: net, credit: 0n },
    ]),
  );
}

function netBySide(sides: ReadonlyMap<string, Sides>): Map<string, Minor> {
  return new Map([...sides].map(([id, { debit, credit }]) => [id, debit - credit]));
}

function totalsOf(
  foot: ReadonlyMap<number, Minor> | undefined,
  debit: number | undefined,
  credit: number | undefined,
): Sides | undefined {
  const [left, right] = [debit, credit].map((column) => foot?.get(column ?? -1));
  return left === undefined || right === undefined ? undefined : { debit: left, credit: right };
}

function unbalanced({ months, openings }: Figures, { decimals }: ReadAs): SheetProblem[] {
  const sets = months.flatMap(({ month, movements, closings }) => [
    { when: `In ${monthName(month)}`, sides: movements },
    { when: `At the end of ${monthName(month)}`, sides: closings && bySide(closings) },
  ]);
  return [...sets, { when: "Before the first month", sides: openings && bySide(openings) }].flatMap(
    ({ when, sides }): SheetProblem[] => {
      const [debit, credit] = (["debit", "credit"] as const).map((side) =>
        [...(sides?.values() ?? [])].reduce((sum, each) => sum + each[side], 0n),
      );
      if (debit === undefined || credit === undefined || debit === credit) return [];
      const [left, right, by] = [debit, credit, debit - credit].map((each) =>
        formatAmount(each, decimals),
      );
      const message = `${when} debits are ${left} and credits ${right}: the difference is ${by}.`;
      return [{ kind: "unbalanced", message }];
    },
  );
}

function formulaWarning(count: number): string[] {
  if (count === 0) return [];
  const cells = count === 1 ? "One cell holds a formula" : `${count} cells hold formulas`;
  return [`${cells}. The results stored in the file were read; nothing was calculated.`];
}
