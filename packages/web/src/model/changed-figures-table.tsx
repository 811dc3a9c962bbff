import type { ReactNode } from "react";
import { formatAmount, formatPercent } from "#lib/format.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";

export type ShownChange = {
  line: string;
  name: string;
  unit: string;
  /** The names of the first and the last period. */
  from: string;
  to: string;
  /** Null where the figures do not hold. */
  before: number | null;
  after: number;
};

type ChangedFiguresTableProps<Change extends ShownChange> = {
  changes: readonly Change[];
  /** More to be said of each, and its heading. */
  more?: { head: string; cell: (change: Change) => ReactNode };
};

/** What was changed in a workbook: place, periods, before and after. */
export function ChangedFiguresTable<Change extends ShownChange>({
  changes,
  more,
}: ChangedFiguresTableProps<Change>) {
  return (
    <Table
      label="Changed figures"
      isFigures
      isHeadSticky
      className="max-h-120"
      head={
        <>
          <TableHead>Line</TableHead>
          <TableHead hideOnPhone>Periods</TableHead>
          <TableHead isNumber>Before</TableHead>
          <TableHead isNumber>After</TableHead>
          {more && <TableHead>{more.head}</TableHead>}
        </>
      }
    >
      {changes.map((change) => (
        <ChangeRow key={`${change.line} ${change.from}`} change={change}>
          {more && <TableCell>{more.cell(change)}</TableCell>}
        </ChangeRow>
      ))}
    </Table>
  );
}

function ChangeRow({ change, children }: { change: ShownChange; children: ReactNode }) {
  const { name, from, to, before, after } = change;
  const periods = from === to ? from : `${from} to ${to}`;
  return (
    <TableRow>
      <TableCell isRowHead className="phone:whitespace-normal">
        {name}
        <span className="hidden text-2xs font-normal text-text-3 phone:block">{periods}</span>
      </TableCell>
      <TableCell hideOnPhone>{periods}</TableCell>
      <TableCell isNumber isNegative={(before ?? 0) < 0}>
        {before === null ? "No figure" : figureText(change, before)}
      </TableCell>
      <TableCell isNumber isNegative={after < 0}>
        {figureText(change, after)}
      </TableCell>
      {children}
    </TableRow>
  );
}

/** With as many decimals as either has, so that no change looks like none. */
export function figureText({ unit, before, after }: ShownChange, figure: number) {
  const isShare = unit === "percent";
  const scale = isShare ? 100 : 1;
  const decimals = Math.max(decimalsOf((before ?? 0) * scale), decimalsOf(after * scale));
  return isShare ? formatPercent(figure, { decimals }) : formatAmount(figure, { decimals });
}

const DECIMALS_MAX = 4;

function decimalsOf(figure: number) {
  const [, decimals = ""] = String(Number(figure.toFixed(DECIMALS_MAX))).split(".");
  return decimals.length;
}
