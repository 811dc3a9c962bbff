/** How far each case stays above what is to be kept, from now to the end of the forecast. */
import type { ModelDocument } from "@app/engine/model/document";
import { cellIndex, type Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";

type Lowest = {
  /** The case. */
  key: string;
  column: number;
  value: number;
  /** What is to be kept in that period; none where the model keeps nothing. */
  floor: number | null;
  /** What the bank lends in that period, without which there would be less. */
  overdraft: number;
  /** Periods from now to the first that ends below the floor; undefined where none does. */
  runway: number | undefined;
  aheadCount: number;
};

export type Headroom = Pick<
  Lowest,
  "key" | "value" | "floor" | "overdraft" | "runway" | "aheadCount"
> & {
  name: string;
  period: string;
};

/** Closing cash and the floor, in these cases. */
export function headroomRead(floorLine: string, cases: NonNullable<TableRead["cases"]>): TableRead {
  const lines = ["cf.closingCash", floorLine, overdraftLine(floorLine)];
  return { shows: { title: "Headroom", lines }, cases };
}

/** Out of a table with closing cash and the floor, in every case of it. */
export function headroomOf(table: Table, floorLine: string): Headroom[] {
  return lowestAhead(table, floorLine).map(({ column, ...lowest }) => {
    const { caseName: name = "", label: period = "" } = table.columns[column] ?? {};
    return { ...lowest, name, period };
  });
}

/** What the treasury keeps; a line that is not there where the model has none. */
export function floorLineOf({ modules }: Pick<ModelDocument, "modules">): string {
  return `${modules.find(({ kind }) => kind === "treasury")?.id}.minimumCash`;
}

/** The overdraft of the treasury that keeps a floor; a line that is not there where none does. */
export function overdraftLine(floorLine: string): string {
  const [treasury] = floorLine.split(".minimumCash");
  return `${treasury}.revolver`;
}

/**
 * The lowest closing cash of each case, in a single period that is not actual. An overdraft holds cash
 * at its floor: of such periods the one that owes most is the lowest.
 */
export function lowestAhead(table: Table, floorLine: string): Lowest[] {
  const rowOf = (line: string) => table.rows.findIndex((row) => row.line === line);
  const [cashRow, floorRow] = [rowOf("cf.closingCash"), rowOf(floorLine)];
  const overdraftRow = rowOf(overdraftLine(floorLine));
  const figure = (row: number, column: number) =>
    row < 0 ? null : (table.figures[cellIndex(table, row, column)] ?? null);
  const ahead = table.columns.flatMap(({ case: key, standing, unit, periodUnit }, column) => {
    const cash = figure(cashRow, column);
    const isAhead = standing !== "actual" && unit === periodUnit;
    if (!isAhead || cash === null) return [];
    const overdraft = inCents(figure(overdraftRow, column) ?? 0);
    return [{ key, column, cash, overdraft, floor: figure(floorRow, column) }];
  });
  return [...new Set(ahead.map(({ key }) => key))].map((key) => {
    const own = ahead.filter((each) => each.key === key);
    const net = ({ cash, overdraft }: (typeof own)[number]) => inCents(cash - overdraft);
    const worst = own.reduce((least, each) => (net(each) < net(least) ? each : least));
    const short = own.findIndex(({ cash, floor }) => isBelow(cash, floor));
    return {
      ...{ key, column: worst.column, value: worst.cash },
      ...{ floor: worst.floor, overdraft: worst.overdraft },
      runway: short < 0 ? undefined : short + 1,
      aheadCount: own.length,
    };
  });
}

/** To the cent: what a float has beyond it is no shortfall. */
export function isBelow(cash: number, floor: number | null): boolean {
  return floor !== null && inCents(cash - floor) < 0;
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
