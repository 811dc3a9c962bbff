import type { ModelFigures } from "@app/contract/models";
import type { ShockRow } from "@app/contract/shocks";
import { Link } from "@tanstack/react-router";
import {
  Covenants,
  Headroom,
  HeadroomNote,
  Runway,
} from "#features/clients/portfolio/portfolio-cells.tsx";
import { formatAmount } from "#lib/format.ts";
import { CheckBadge } from "#model/check-badge.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SparkLine } from "#ui/spark-line.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";

const WIDEST_ONLY = "max-[1360px]:hidden";
const WIDE_ONLY = "max-[1100px]:hidden";
/** Heads longer than what stands under them take two lines, so that the last column is in view. */
const NARROW = "whitespace-normal";
const SHOCKED = "bg-cell-actual";

/** `from` is what the month is called in which the shocks begin. */
type ShockTableProps = { rows: readonly ShockRow[]; from: string; isRunning: boolean };

/** Every forecast without the shocks and with them. */
export function ShockTable({ rows, from, isRunning }: ShockTableProps) {
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
          <TableHead hideOnPhone isNumber className={`${NARROW} ${WIDEST_ONLY}`}>
            Runway, base
          </TableHead>
          <TableHead hideOnPhone isNumber className={`${NARROW} ${WIDE_ONLY}`}>
            Runway, shock
          </TableHead>
          <TableHead hideOnPhone className={`${NARROW} ${WIDEST_ONLY}`}>
            Covenants, shock
          </TableHead>
          <TableHead hideOnPhone className={NARROW}>
            Checks, shock
          </TableHead>
        </>
      }
    >
      {rows.map((row) => (
        <TableRow key={row.modelId} className="h-14">
          <TableCell
            isRowHead
            className="max-w-60 font-normal max-[1100px]:max-w-44"
            note={<Notes row={row} from={from} />}
          >
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

/** Under the name: what else is to be known of it, and on a phone the figures that have no column there. */
function Notes({ row, from }: { row: ShockRow; from: string }) {
  const { clientName, modelName, isChanged, isKept, outcome } = row;
  const missed = outcome?.missed ?? [];
  const begins = outcome && !isChanged && beginsWords(outcome.from, from);
  return (
    <>
      {clientName ? modelName : "No client"}
      {begins && <span className="block">{begins}</span>}
      {missed.length > 0 && (
        <span className="block whitespace-normal">{`Not felt by ${missed.join(", ")}`}</span>
      )}
      {outcome?.receiptsBelowZero && (
        <span className="block whitespace-normal text-alert">
          {`Receipts below zero in ${outcome.receiptsBelowZero}: the longer terms are felt at once`}
        </span>
      )}
      {isKept && <span className="block">Kept as a scenario</span>}
      {isChanged && <span className="block text-alert">Changed since</span>}
      {outcome && <PhoneFigures outcome={outcome} />}
    </>
  );
}

function beginsWords(own: string | null, from: string) {
  if (own === null) return `Ends before ${from}`;
  return own === from ? undefined : `From ${own}`;
}

type Outcome = NonNullable<ShockRow["outcome"]>;

function PhoneFigures({ outcome: { base, shocked } }: { outcome: Outcome }) {
  const closing = ({ ahead }: ModelFigures) =>
    ahead?.closing ? formatAmount(ahead.closing.value) : "–";
  return (
    <span className="hidden whitespace-normal text-text-2 phone:block">
      {`Closing ${closing(base)} → ${closing(shocked)}`}
      <span className="block">
        Runway <Runway figures={base} /> → <Runway figures={shocked} />
      </span>
    </span>
  );
}

function Worked({ outcome: { base, shocked } }: { outcome: Outcome }) {
  return (
    <>
      <TableCell hideOnPhone className={`min-w-31 ${WIDE_ONLY}`}>
        <SparkLine
          width={104}
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
      note={headroom && <HeadroomNote figures={figures} />}
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
