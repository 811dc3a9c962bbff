import type { ModelFigures } from "@app/contract/models";
import type { ShockRow } from "@app/contract/shocks";
import { Link } from "@tanstack/react-router";
import { Covenants, Headroom, Runway } from "#features/clients/portfolio/portfolio-cells.tsx";
import { formatAmount } from "#lib/format.ts";
import { CheckBadge } from "#model/check-badge.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SparkLine } from "#ui/spark-line.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";

const WIDEST_ONLY = "max-[1360px]:hidden";
const WIDE_ONLY = "max-[1100px]:hidden";
const SHOCKED = "bg-cell-actual";

type ShockTableProps = { rows: readonly ShockRow[]; isRunning: boolean };

/** Every forecast without the shocks and with them. */
export function ShockTable({ rows, isRunning }: ShockTableProps) {
  return (
    <Table
      label="Portfolio under a shock"
      head={
        <>
          <TableHead>Client and model</TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Cash
          </TableHead>
          <TableHead hideOnPhone isNumber>
            Closing, base
          </TableHead>
          <TableHead hideOnPhone isNumber>
            Closing, shock
          </TableHead>
          <TableHead hideOnPhone isNumber>
            Headroom, base
          </TableHead>
          <TableHead isNumber>Headroom, shock</TableHead>
          <TableHead hideOnPhone isNumber className={WIDEST_ONLY}>
            Runway, base
          </TableHead>
          <TableHead hideOnPhone isNumber className={WIDE_ONLY}>
            Runway, shock
          </TableHead>
          <TableHead hideOnPhone className={WIDEST_ONLY}>
            Covenants, shock
          </TableHead>
          <TableHead hideOnPhone>Checks, shock</TableHead>
        </>
      }
    >
      {rows.map((row) => (
        <TableRow key={row.modelId} className="h-14">
          <TableCell isRowHead className="max-w-60 font-normal" note={noteOf(row)}>
            <Link
              to="/models/$modelId"
              params={{ modelId: row.modelId }}
              className="stretched block truncate font-medium text-text hover:no-underline"
            >
              {row.clientName ?? row.modelName}
            </Link>
          </TableCell>
          {row.outcome ? (
            <Worked outcome={row.outcome} />
          ) : (
            <Unworked failure={row.failure} isRunning={isRunning} />
          )}
        </TableRow>
      ))}
    </Table>
  );
}

function noteOf({ clientName, modelName, outcome }: ShockRow) {
  const missed = outcome?.missed ?? [];
  const name = clientName ? modelName : "No client";
  return missed.length === 0 ? name : `${name}. Not felt by ${missed.join(", ")}`;
}

function Worked({ outcome: { base, shocked } }: { outcome: NonNullable<ShockRow["outcome"]> }) {
  return (
    <>
      <TableCell hideOnPhone className={`min-w-36 ${WIDE_ONLY}`}>
        <SparkLine
          values={base.closingCash.values}
          actualCount={base.closingCash.actualCount}
          other={{ figures: shocked.closingCash.values, colour: 2 }}
          {...(base.cashFloor !== null && { floor: base.cashFloor })}
        />
      </TableCell>
      <Closing figures={base} />
      <Closing figures={shocked} className={SHOCKED} />
      <Lowest figures={base} hideOnPhone />
      <Lowest figures={shocked} className={SHOCKED} />
      <TableCell hideOnPhone isNumber className={`whitespace-nowrap ${WIDEST_ONLY}`}>
        <Runway figures={base} />
      </TableCell>
      <TableCell hideOnPhone isNumber className={`whitespace-nowrap ${WIDE_ONLY} ${SHOCKED}`}>
        <Runway figures={shocked} />
      </TableCell>
      <TableCell hideOnPhone className={WIDEST_ONLY}>
        <Covenants figures={shocked} />
      </TableCell>
      <TableCell hideOnPhone>
        <CheckBadge checks={shocked.checks} />
      </TableCell>
    </>
  );
}

type FigureProps = { figures: ModelFigures; className?: string; hideOnPhone?: boolean };

function Closing({ figures: { ahead, currency }, className = "" }: FigureProps) {
  const closing = ahead?.closing;
  return (
    <TableCell
      hideOnPhone
      isNumber
      isNegative={(closing?.value ?? 0) < 0}
      note={closing ? `${currency}, ${closing.period}` : undefined}
      className={`whitespace-nowrap ${className}`}
    >
      {closing ? formatAmount(closing.value) : "–"}
    </TableCell>
  );
}

function Lowest({ figures, className = "", hideOnPhone = false }: FigureProps) {
  const headroom = figures.ahead?.lowestHeadroom;
  return (
    <TableCell
      isNumber
      hideOnPhone={hideOnPhone}
      isNegative={(headroom?.value ?? 0) < 0}
      note={headroom?.period}
      className={`whitespace-nowrap ${className}`}
    >
      <Headroom figures={figures} />
    </TableCell>
  );
}

function Unworked({ failure, isRunning }: { failure: string | null; isRunning: boolean }) {
  const words = failure ?? (isRunning ? "Waiting" : "Not in this run");
  return (
    <td colSpan={9} className="text-text-2">
      {failure === null && isRunning ? (
        <>
          <span className="sr-only">{words}</span>
          <Skeleton className="h-4 w-full max-w-120" />
        </>
      ) : (
        words
      )}
    </td>
  );
}
