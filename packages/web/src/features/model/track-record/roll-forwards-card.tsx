import { Link } from "@tanstack/react-router";
import { shownDifference } from "#features/model/history/shown-comparison.ts";
import { formatAmount } from "#lib/format.ts";
import { momentWords } from "#lib/moment-words.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { TrackReport } from "./track-record-queries.ts";

type RollForward = TrackReport["rollForwards"][number];

/** Each roll-forward with what it replaced, and the two versions it lies between. */
export function RollForwardsCard({ id, report }: { id: number; report: TrackReport }) {
  return (
    <Card>
      <CardHeader
        level={3}
        title="Roll-forwards"
        description={`Profit of what became actual and cash at its end, ${report.currency}, forecast as it stood just before`}
      />
      <Table
        label="Roll-forwards"
        isFigures
        head={
          <>
            <TableHead>Became actual</TableHead>
            {["Profit forecast", "Came", "Difference", "Cash forecast", "Came", "Difference"].map(
              (head, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns of each name
                <TableHead key={at} isNumber>
                  {head}
                </TableHead>
              ),
            )}
            <TableHead>By</TableHead>
            <TableHead>Versions</TableHead>
          </>
        }
      >
        {report.rollForwards.map((rolled) => (
          <RollForwardRow key={rolled.version} {...{ id, rolled }} />
        ))}
      </Table>
    </Card>
  );
}

function RollForwardRow({ id, rolled }: { id: number; rolled: RollForward }) {
  const { version, from, to, profit, cash, isYou, authorName, at } = rolled;
  const [before, periods] = [version - 1, from === to ? to : `${from} to ${to}`];
  return (
    <TableRow>
      <TableCell isRowHead>{periods}</TableCell>
      <Compared figures={profit} />
      <Compared figures={cash} />
      <TableCell>{`${isYou ? "You" : authorName}, ${momentWords(at, new Date())}`}</TableCell>
      <TableCell>
        <Link
          to="/models/$modelId/history"
          params={{ modelId: id }}
          search={{ from: before, to: version }}
          aria-label={`Compare versions ${before} and ${version}, ${periods}`}
        >
          {`${before} to ${version}`}
        </Link>
      </TableCell>
    </TableRow>
  );
}

/** Dashes where no forecast could be kept. */
function Compared({ figures }: { figures: RollForward["profit"] }) {
  const { forecast = null, came = null } = figures ?? {};
  return [forecast, came, shownDifference(came, forecast)].map((figure, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three cells in their order
    <TableCell key={at} isNumber isNegative={(figure ?? 0) < 0}>
      {figure === null ? "–" : formatAmount(figure)}
    </TableCell>
  ));
}
