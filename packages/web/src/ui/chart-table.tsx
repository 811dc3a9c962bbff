import type { ChartTable } from "@app/charts/drawing";
import { figureText } from "@app/charts/figure-text";
import { useState } from "react";
import { Table, TableCell, TableHead, TableRow } from "./table.tsx";

type ChartFiguresProps = { table: ChartTable; label: string };

/** The figures behind a picture, for who would rather read them; made when they are asked for. */
export function ChartFigures({ table, label }: ChartFiguresProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-1 text-xs" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit py-1 text-text-2 hover:text-text phone:py-3">Show as table</summary>
      {isOpen && <FigureRows table={table} label={label} />}
    </details>
  );
}

function FigureRows({ table, label }: ChartFiguresProps) {
  const [rowHeading, ...headings] = table.headings;
  return (
    <>
      <Table
        label={label}
        isFigures
        head={
          <>
            <TableHead>{rowHeading}</TableHead>
            {headings.map((heading) => (
              <TableHead key={heading} isNumber>
                {heading}
              </TableHead>
            ))}
          </>
        }
      >
        {table.rows.map(({ name, figures }) => (
          <TableRow key={name}>
            <TableCell isRowHead>{name}</TableCell>
            {figures.map((figure, index) => (
              <TableCell key={headings[index]} isNumber isNegative={(figure ?? 0) < 0}>
                {figureText(figure, table.format)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
      {table.notes.map((note) => (
        <p key={note} className="px-4 py-1 text-text-2">
          {note}
        </p>
      ))}
    </>
  );
}
