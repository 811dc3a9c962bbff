/** How far each case stays above what is to be kept, from now to the end of the forecast. */
import { cellIndex, type Table } from "@app/engine/tables/table";

export type Headroom = {
  key: string;
  name: string;
  /** The lowest closing cash ahead, and when. */
  lowest: { value: number; period: string };
  /** What is to be kept in that period; none where the model keeps nothing. */
  floor: number | null;
  /** Periods from now until cash is below the floor; undefined where it never is. */
  runway: number | undefined;
  aheadCount: number;
};

/** Out of closing cash and the floor, in every case. */
export function headroomOf(table: Table, floorLine: string): Headroom[] {
  const rowOf = (line: string) => table.rows.findIndex((row) => row.line === line);
  const [cash, floor] = [rowOf("cf.closingCash"), rowOf(floorLine)];
  const figure = (row: number, column: number) =>
    row < 0 ? null : (table.figures[cellIndex(table, row, column)] ?? null);
  const keys = [...new Set(table.columns.map((column) => column.case))];
  return keys.flatMap((key): Headroom[] => {
    const ahead = table.columns.flatMap((column, at) =>
      column.case === key && column.standing !== "actual" && figure(cash, at) !== null
        ? [{ at, label: column.label, cash: figure(cash, at) ?? 0, floor: figure(floor, at) }]
        : [],
    );
    const [first] = ahead;
    if (!first) return [];
    const worst = ahead.reduce((least, each) => (each.cash < least.cash ? each : least), first);
    const short = ahead.findIndex((each) => isBelow(each.cash, each.floor));
    return [
      {
        ...{ key, name: table.columns[worst.at]?.caseName ?? key },
        lowest: { value: worst.cash, period: worst.label },
        floor: worst.floor,
        runway: short < 0 ? undefined : short,
        aheadCount: ahead.length,
      },
    ];
  });
}

/** To the cent: what a float has beyond it is no shortfall. */
export function isBelow(cash: number, floor: number | null): boolean {
  return floor !== null && Math.round((cash - floor) * 100) < 0;
}
