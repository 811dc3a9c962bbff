import type { PortfolioRow } from "@app/contract/portfolio";
import { Link } from "@tanstack/react-router";
import { formatAmount } from "#lib/format.ts";
import { CashLine } from "#model/cash-line.tsx";
import { CheckBadge } from "#model/check-badge.tsx";
import { type SortDirection, Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Covenants, Headroom, HeadroomNote, Runway } from "./portfolio-cells.tsx";
import type { PortfolioSearch } from "./portfolio-search.ts";

type Sort = PortfolioSearch["sort"];
type Column = "name" | "closing" | "lowest" | "headroom" | "runway";

type PortfolioTableProps = {
  rows: readonly PortfolioRow[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** On narrower screens they give way, the least asked for first. */
const WIDEST_ONLY = "max-[1360px]:hidden";
const WIDE_ONLY = "max-[1100px]:hidden";

export function PortfolioTable({ rows, sort, onSort }: PortfolioTableProps) {
  const sortable = (column: Column) => ({
    sort: directionOf(sort, column),
    onSort: (direction: SortDirection) => onSort(direction === "ascending" ? column : `-${column}`),
  });
  return (
    <Table
      label="Portfolio"
      head={
        <>
          <TableHead {...sortable("name")}>Client and model</TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Cash
          </TableHead>
          <TableHead hideOnPhone isNumber {...sortable("closing")}>
            Closing
          </TableHead>
          <TableHead hideOnPhone isNumber {...sortable("lowest")}>
            Lowest
          </TableHead>
          <TableHead hideOnPhone isNumber className={WIDEST_ONLY}>
            Floor
          </TableHead>
          <TableHead isNumber {...sortable("headroom")}>
            Lowest less floor
          </TableHead>
          <TableHead hideOnPhone isNumber {...sortable("runway")}>
            Runway
          </TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Covenants
          </TableHead>
          <TableHead hideOnPhone>Checks</TableHead>
          <TableHead hideOnPhone className={WIDEST_ONLY}>
            Last actual
          </TableHead>
        </>
      }
    >
      {rows.map((row) => (
        <Forecast key={row.modelId} row={row} />
      ))}
    </Table>
  );
}

function directionOf(sort: Sort, column: Column): SortDirection | "none" {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
}

function Forecast({ row: { modelId, modelName, clientName, figures } }: { row: PortfolioRow }) {
  const { lowestCash, cashFloor, ahead, currency } = figures;
  const headroom = ahead?.lowestHeadroom ?? null;
  return (
    <TableRow className="h-14">
      <TableCell
        isRowHead
        className="max-w-60 font-normal"
        note={clientName ? modelName : "No client"}
      >
        <Link
          to="/models/$modelId"
          params={{ modelId }}
          className="stretched block truncate font-medium text-text hover:no-underline"
        >
          {clientName ?? modelName}
        </Link>
      </TableCell>
      <TableCell hideOnPhone className={WIDE_ONLY}>
        <CashLine figures={figures} />
      </TableCell>
      <Amount value={ahead?.closing?.value} note={notesOf(currency, ahead?.closing?.period)} />
      <Amount value={lowestCash?.value} note={lowestCash?.period} />
      <Amount value={cashFloor} className={WIDEST_ONLY} />
      <TableCell
        isNumber
        isNegative={headroom !== null && headroom.value < 0}
        note={headroom && <HeadroomNote figures={figures} />}
        className="whitespace-nowrap"
      >
        <Headroom figures={figures} />
      </TableCell>
      <TableCell hideOnPhone isNumber className="whitespace-nowrap">
        <Runway figures={figures} />
      </TableCell>
      <TableCell hideOnPhone className={WIDE_ONLY}>
        <Covenants figures={figures} />
      </TableCell>
      <TableCell hideOnPhone>
        <CheckBadge checks={figures.checks} />
      </TableCell>
      <TableCell hideOnPhone className={`whitespace-nowrap text-text-2 ${WIDEST_ONLY}`}>
        {figures.lastActual ?? "–"}
      </TableCell>
    </TableRow>
  );
}

function notesOf(currency: string, period: string | undefined) {
  return period === undefined ? currency : `${currency}, ${period}`;
}

type AmountProps = {
  value: number | null | undefined;
  note?: string | undefined;
  className?: string;
};

function Amount({ value, note, className = "" }: AmountProps) {
  const isKnown = value !== null && value !== undefined;
  return (
    <TableCell
      hideOnPhone
      isNumber
      isNegative={isKnown && value < 0}
      note={isKnown ? note : undefined}
      className={`whitespace-nowrap ${className}`}
    >
      {isKnown ? formatAmount(value) : "–"}
    </TableCell>
  );
}
