/** What a change did to the two figures people look at: cash at the end of the year, and its profit. */
import type { Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";

export type Move = { what: string; amount: number };

export function outcomeRead(scenario: string | undefined): TableRead {
  return {
    shows: { title: "Outcome", lines: ["cf.closingCash", "pl.profit"] },
    ...{ cases: [scenario], preset: "thisFinancialYear", hasYears: true },
  };
}

/** As they are shown, so that what is added up in the head comes out; none where nothing moved. */
export function movesBetween(before: Table, after: Table): Move[] {
  const year = after.columns.length - 1;
  const isYear = after.columns[year]?.unit === "year" && year > 0;
  const lastPeriod = isYear ? year - 1 : year;
  return [
    moveAt(before, after, "cf.closingCash", "closing cash", lastPeriod),
    moveAt(before, after, "pl.profit", "profit", year),
  ].flatMap((move) => (move && move.amount !== 0 ? [move] : []));
}

function moveAt(
  before: Table,
  after: Table,
  line: string,
  name: string,
  column: number,
): Move | undefined {
  const at = ({ rows, columns, shown }: Table) => {
    const row = rows.findIndex((each) => each.line === line);
    return row < 0 ? undefined : shown[row * columns.length + column];
  };
  const label = after.columns[column]?.label ?? "";
  const [was, is] = [at(before), at(after)];
  const isSameColumn = before.columns[column]?.key === after.columns[column]?.key;
  if (typeof was !== "number" || typeof is !== "number" || !isSameColumn) return undefined;
  return { what: `${name} ${label}`, amount: is - was };
}
