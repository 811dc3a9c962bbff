import type { ChartTable } from "@app/charts/drawing";
import { figureText } from "@app/charts/figure-text";
import { Table, TableCell, TableHead, TableRow } from "./table.tsx";

/** The figures behind a picture, for who would rather read them. */
export function ChartFigures({ table, label }: { table: ChartTable; label: string }) {
  const [rowHeading, ...headings] = table.headings;
  return (
    <details className="mt-1 text-xs">
      <summary className="w-fit py-1 text-text-2 hover:text-text phone:py-3">Show as table</summary>
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
    </details>
  );
}
