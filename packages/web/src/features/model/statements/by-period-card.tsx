import { formatFigure } from "@app/engine/tables/format-figure";
import type { Table as TableValue } from "@app/engine/tables/table";
import { scaleText } from "@app/engine/tables/table-text";
import type { TableRead } from "@app/engine/worker/read-tables";
import { useState } from "react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useTable, useTableStore } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/select.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { BY_PERIOD_LINES, type PeriodRow, periodRows, periodTotal } from "./by-period.ts";

type ByPeriodCardProps = {
  read: TableRead;
  /** The comparison whose last stretch the periods are of. */
  whole: TableValue;
  names: readonly [own: string, other: string];
  /** What is held against what. */
  description: string;
};

/** When the difference came: one total, period by period. */
export function ByPeriodCard({ read, whole, names, description }: ByPeriodCardProps) {
  const { document } = useWorkbench();
  const table = useTable(useTableStore(document, read));
  const [line, setLine] = useState<string>(BY_PERIOD_LINES[0].value);
  const rows = table ? periodRows(table, line) : [];
  const total = table && periodTotal(table, whole, line);
  if (!table || rows.length === 0) return null;
  const name = BY_PERIOD_LINES.find(({ value }) => value === line)?.label ?? "";
  const [own, other] = names;
  return (
    <Card className="@container">
      <CardHeader
        level={3}
        title={`${name} by ${table.columns[0]?.periodUnit ?? "period"}`}
        description={`${description}, ${scaleText(table)}`}
        actions={
          <Select
            size="sm"
            aria-label="Line"
            className="w-auto"
            value={line}
            onChange={(event) => setLine(event.target.value)}
          >
            {BY_PERIOD_LINES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        }
      />
      <Table
        label={`${name}, ${own} and ${other}, by period`}
        isFigures
        head={
          <>
            <TableHead>Period</TableHead>
            <TableHead isNumber className={NAMED}>
              {own}
            </TableHead>
            <TableHead isNumber className={NAMED}>
              {other}
            </TableHead>
            <TableHead className={ROOMY}> </TableHead>
            <TableHead isNumber>Difference</TableHead>
          </>
        }
      >
        {rows.map((row) => (
          <FigureRow key={row.label} {...row} />
        ))}
        {total?.rounding.some((each) => each !== 0) && <FigureRow {...roundingRow(total)} />}
        {total && <FigureRow {...total} isTotal />}
      </Table>
    </Card>
  );
}

/** The difference stays in view: a long name takes two lines, and bars go first. */
const NAMED = "whitespace-normal!";
const ROOMY = "w-28 @max-[28rem]:hidden";

type Total = NonNullable<ReturnType<typeof periodTotal>>;

function roundingRow({ rounding, format }: Total): PeriodRow {
  const [own = "", other = "", difference = ""] = rounding.map((each) =>
    formatFigure(each, format),
  );
  const isNegative = (rounding[2] ?? 0) < 0;
  return {
    ...{ label: "Rounding", own, other, difference, isNegative },
    ...{ isGood: undefined, share: 0 },
  };
}

function FigureRow({ isTotal = false, ...row }: PeriodRow & { isTotal?: boolean }) {
  const { label, own, other, difference, isNegative, isGood, share } = row;
  return (
    <TableRow kind={isTotal ? "total" : "plain"}>
      <TableCell isRowHead>{label}</TableCell>
      <TableCell isNumber isNegative={own.startsWith("(")}>
        {own}
      </TableCell>
      <TableCell isNumber isNegative={other.startsWith("(")}>
        {other}
      </TableCell>
      <TableCell className={ROOMY}>
        {!isTotal && <DifferenceBar {...{ share, isGood }} />}
      </TableCell>
      <TableCell isNumber isNegative={isNegative}>
        {difference}
      </TableCell>
    </TableRow>
  );
}

/** To the right of the middle for more, to the left for less, as long as the largest allows. */
function DifferenceBar({ share, isGood }: Pick<PeriodRow, "share" | "isGood">) {
  const width = `${Math.abs(share) * 50}%`;
  return (
    <span aria-hidden="true" className="relative block h-3 w-24 border-border">
      <span className="absolute inset-y-0 left-1/2 w-px bg-border-strong" />
      <span
        className={classNames(
          "absolute inset-y-0.5",
          isGood === false ? "bg-[var(--negative)]" : "bg-[var(--positive)]",
        )}
        style={share < 0 ? { right: "50%", width } : { left: "50%", width }}
      />
    </span>
  );
}
