import { useRef, useState } from "react";
import { dayText, monthText } from "#lib/day-text.ts";
import { amountText } from "#lib/price-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { readOn } from "#ui/read-on.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { Statement } from "./billing-queries.ts";

type Line = Statement["lines"][number];

const SHOWN_FIRST = 10;

/** Ten models and how many more there are; all of them when asked. */
export function StatementLines({
  lines,
  price,
  month,
  currency,
}: Pick<Statement, "lines" | "price" | "month" | "currency">) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? lines : lines.slice(0, SHOWN_FIRST);
  const hidden = lines.slice(shown.length);
  const table = useRef<HTMLDivElement>(null);
  const showAll = () =>
    readOn(
      () => setAll(true),
      () => table.current?.querySelectorAll<HTMLElement>("tbody tr")[SHOWN_FIRST],
    );
  return (
    <>
      <Table
        ref={table}
        label={`Models in ${monthText(month)}`}
        className="border-t border-border"
        head={
          <>
            <TableHead>Model</TableHead>
            <TableHead hideOnPhone>Client</TableHead>
            <TableHead hideOnPhone>Owner</TableHead>
            <TableHead hideOnPhone>Active in {monthText(month).split(" ")[0]}</TableHead>
            <TableHead isNumber>Before {currency === "AUD" ? "GST" : "tax"}</TableHead>
          </>
        }
      >
        {shown.map((line) => (
          <TableRow key={`${line.modelId} ${line.modelName} ${line.from}`}>
            <TableCell isRowHead>
              <span className="flex flex-wrap items-center gap-2">
                {line.modelName}
                {line.isEnded && <Badge tone="outline">Ended {dayText(line.to)}</Badge>}
              </span>
              <span className="hidden text-xs font-normal text-text-3 phone:block">
                {line.clientName}
              </span>
            </TableCell>
            <TableCell hideOnPhone className="text-text-2">
              {line.clientName}
            </TableCell>
            <TableCell hideOnPhone className="text-text-2">
              {line.ownerName}
            </TableCell>
            <TableCell hideOnPhone className="whitespace-nowrap text-text-2">
              {daysText(line)}
            </TableCell>
            <TableCell isNumber>{amountText(line.amount)}</TableCell>
          </TableRow>
        ))}
      </Table>
      {hidden.length > 0 && (
        <div className="flex items-center justify-between gap-4 border-t border-border bg-tile px-4 py-1.5">
          <p className="text-text-2">
            {hidden.length === 1 ? "1 more model" : `${hidden.length} more models`}
            {hidden.every(({ amount }) => amount === price) &&
              `, ${hidden.length} × ${amountText(price)}`}
          </p>
          <Button variant="quiet" size="sm" className="-mr-2.5 text-accent-text!" onClick={showAll}>
            Show all {lines.length}
          </Button>
        </div>
      )}
    </>
  );
}

/** "1 to 31" */
function daysText({ from, to }: Line) {
  const [first, last] = [from, to].map((day) => Number(day.slice(8)));
  return first === last ? `${first}` : `${first} to ${last}`;
}
