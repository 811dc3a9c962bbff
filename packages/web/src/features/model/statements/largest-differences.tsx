import { type FigureFormat, formatFigure } from "@app/engine/tables/format-figure";
import type { Table as TableValue } from "@app/engine/tables/table";
import { scaleText, textAt } from "@app/engine/tables/table-text";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { MarkSign } from "#model/mark-sign.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { inLastPeriod, largestDifferences, type Stretch } from "./compared-lines.ts";

const LINES_MOST = 6;
const WHOLE: FigureFormat = { style: "amount", decimals: 0 };

type LargestDifferencesProps = { table: TableValue; stretch: Stretch; otherName: string };

/** Which lines make the difference in profit, when, and the way to their reasons. */
export function LargestDifferences({ table, stretch, otherName }: LargestDifferencesProps) {
  const { askAt } = useWorkbench();
  const { lines, othersCount, rest } = largestDifferences(table, stretch, LINES_MOST);
  const profit = table.rows.findIndex(({ line }) => line === "pl.profit");
  if (lines.length === 0 || profit < 0) return null;
  const label = table.columns[stretch.own]?.label ?? "";
  const total = textAt(table, profit, stretch.difference);
  return (
    <Card>
      <CardHeader
        level={3}
        title="Largest differences"
        description={`${label}, less ${otherName}, ${scaleText(table)}. All lines together are the difference in profit`}
      />
      <Table
        label={`Lines that differ most from ${otherName}`}
        isFigures
        head={
          <>
            <TableHead>Line</TableHead>
            <TableHead isNumber>Difference</TableHead>
            <TableHead isNumber>%</TableHead>
            <TableHead hideOnPhone>When</TableHead>
            <TableHead>Reasons</TableHead>
          </>
        }
      >
        {lines.map(({ row, name, difference, isNegative, percent, isGood }) => (
          <TableRow key={row}>
            <TableCell isRowHead className="phone:whitespace-normal">
              {name}
            </TableCell>
            <TableCell isNumber isNegative={isNegative}>
              <MarkSign isGood={isGood} /> {difference}
            </TableCell>
            <TableCell isNumber isNegative={isNegative} className="italic">
              {percent}
            </TableCell>
            <TableCell hideOnPhone className="tabular text-text-2">
              {inLastPeriod(table, row)}
            </TableCell>
            <TableCell>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Why ${name} differs`}
                onClick={() => askAt(table, { row, column: stretch.difference })}
              >
                Why?
              </Button>
            </TableCell>
          </TableRow>
        ))}
        {othersCount > 0 && (
          <SumRow
            name={othersCount === 1 ? "1 other line" : `${othersCount} other lines`}
            amount={formatFigure(rest, table.rows[profit]?.format ?? WHOLE)}
            isNegative={rest < 0}
          />
        )}
        <SumRow
          name={table.rows[profit]?.label ?? ""}
          amount={total}
          isNegative={total.startsWith("(")}
          isTotal
        />
      </Table>
    </Card>
  );
}

type SumRowProps = { name: string; amount: string; isNegative: boolean; isTotal?: boolean };

function SumRow({ name, amount, isNegative, isTotal = false }: SumRowProps) {
  return (
    <TableRow kind={isTotal ? "total" : "plain"}>
      <TableCell isRowHead className="phone:whitespace-normal">
        {name}
      </TableCell>
      <TableCell isNumber isNegative={isNegative}>
        {amount}
      </TableCell>
      <TableCell> </TableCell>
      <TableCell hideOnPhone> </TableCell>
      <TableCell> </TableCell>
    </TableRow>
  );
}
