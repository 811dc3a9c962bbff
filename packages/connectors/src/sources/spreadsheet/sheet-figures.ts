/**
 * What the rows of a sheet say of months: what moved, what stood at the end, what stood before.
 * Signs are turned here: debit is positive from now on.
 */
import type { Month } from "@app/engine/time/month";
import type { Account, Minor } from "#ledger/ledger.ts";
import { netOf } from "./row-net.ts";
import type { ColumnRole, SheetColumn, SheetMapping } from "./sheet-mapping.ts";
import type { SheetRow } from "./sheet-rows.ts";

export type Sides = { debit: Minor; credit: Minor };

/** What a file says of a month: what moved in it, what stood at its end, or both. */
export type MonthFigures = {
  month: Month;
  movements?: ReadonlyMap<string, Sides>;
  closings?: ReadonlyMap<string, Minor>;
  /** The file's own totals of what moved. */
  totals?: Sides;
};

export type Placed = { row: SheetRow; account: Account };
export type Figures = {
  months: MonthFigures[];
  /** Before the first month. */
  openings?: ReadonlyMap<string, Minor>;
};

export function figuresOf(
  placed: readonly Placed[],
  columns: readonly SheetColumn[],
  { mapping, month }: { mapping: SheetMapping; month?: Month | undefined },
  foot: ReadonlyMap<number, Minor> | undefined,
): Figures {
  const nets = (column: number | undefined) => netsOf(placed, column, mapping);
  const columnOf = (role: ColumnRole) => columns.find((each) => each.role === role)?.index;
  const sides = (debit: ColumnRole, credit: ColumnRole, amount: ColumnRole) => {
    const [left, right, one] = [columnOf(debit), columnOf(credit), columnOf(amount)];
    const isThere = left !== undefined || right !== undefined || one !== undefined;
    return isThere ? sidesOf(placed, left, right, nets(one)) : undefined;
  };
  const opening = sides("opening-debit", "opening-credit", "opening");
  const openings = opening ? { openings: netBySide(opening) } : {};
  if (mapping.layout !== "trial-balance") {
    return { months: monthsAcross(columns, mapping, nets), ...openings };
  }
  if (month === undefined) return { months: [], ...openings };
  const own = sides("debit", "credit", "amount");
  const closing = sides("closing-debit", "closing-credit", "closing");
  const isMovement = mapping.amountsAre === "movements" || closing !== undefined;
  const totals = totalsOf(foot, columnOf("debit"), columnOf("credit"));
  const stood = closing ?? (isMovement ? undefined : own);
  return {
    ...openings,
    months: [
      {
        month,
        ...(isMovement && own && { movements: own, ...(totals && { totals }) }),
        ...(stood && { closings: netBySide(stood) }),
      },
    ],
  };
}

function monthsAcross(
  columns: readonly SheetColumn[],
  { layout }: SheetMapping,
  nets: (column: number) => Map<string, Minor>,
): MonthFigures[] {
  return columns.flatMap((column): MonthFigures[] => {
    if (column.role !== "month") return [];
    const net = nets(column.index);
    const said = layout === "monthly-balances" ? { closings: net } : { movements: bySide(net) };
    return [{ month: column.month, ...said }];
  });
}

/**
 * In natural notation a liability, equity or revenue is written positive when it is a credit;
 * where credits are positive, everything is.
 */
function netsOf(placed: readonly Placed[], column: number | undefined, { signs }: SheetMapping) {
  const nets = new Map<string, Minor>();
  if (column === undefined) return nets;
  for (const { row, account } of placed) {
    const isCreditPositive =
      signs === "credit-positive" ||
      (signs === "natural" && account.class !== "ASSET" && account.class !== "EXPENSE");
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
