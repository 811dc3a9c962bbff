import type { Account } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { type Differing, differencesOf, smallWords, wholeDifference } from "./differences-of.ts";

type DifferencesCardProps = {
  planned: RollForward;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
};

/** Account by account, what moved and what had been forecast to; the largest difference first. */
export function DifferencesCard({ planned, accounts }: DifferencesCardProps) {
  const { document } = useWorkbench();
  const { currency } = useDocumentState(document).document;
  const { shown, small } = differencesOf(planned, accounts);
  const rest = smallWords(small, currency);
  if (planned.differences.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="What moved otherwise than forecast"
        description={`Movements of the new actual periods, each on its own side, ${currency}`}
      />
      {shown.length > 0 && <DifferencesTable rows={shown} />}
      {rest && (
        <CardBody>
          <p className="tabular text-text-2">{rest}</p>
        </CardBody>
      )}
    </Card>
  );
}

function DifferencesTable({ rows }: { rows: readonly Differing[] }) {
  return (
    <Table
      label="Accounts that moved otherwise than forecast"
      isFigures
      isHeadSticky
      className="max-h-120"
      head={
        <>
          <TableHead>Account</TableHead>
          <TableHead isNumber>Forecast</TableHead>
          <TableHead isNumber>Actual</TableHead>
          <TableHead isNumber>Difference</TableHead>
        </>
      }
    >
      {rows.map((row) => (
        <TableRow key={row.account}>
          <TableCell isRowHead>{row.name}</TableCell>
          {[row.forecast, row.actual, wholeDifference(row)].map((amount, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
            <TableCell key={column} isNumber isNegative={amount < 0}>
              {formatAmount(amount)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
}
