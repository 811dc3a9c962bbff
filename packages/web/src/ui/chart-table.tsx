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
  const { rowHeading, columns, rows, notes, format } = table;
  return (
    <>
      <Table
        label={label}
        isFigures
        head={
          <>
            <TableHead>{rowHeading}</TableHead>
            {columns.map(({ id, name }) => (
              <TableHead key={id} isNumber>
                {name}
              </TableHead>
            ))}
          </>
        }
      >
        {rows.map(({ id, name, figures }) => (
          <TableRow key={id}>
            <TableCell isRowHead>{name}</TableCell>
            {columns.map((column, index) => {
              const figure = figures[index] ?? null;
              return (
                <TableCell key={column.id} isNumber isNegative={(figure ?? 0) < 0}>
                  {figureText(figure, format)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </Table>
      {notes.map((note) => (
        <p key={note} className="px-4 py-1 text-text-2">
          {note}
        </p>
      ))}
    </>
  );
}
