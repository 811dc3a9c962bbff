import type { Account } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";

type DifferencesCardProps = {
  planned: RollForward;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
};

/** Account by account, what moved and what had been forecast to; the largest difference first. */
export function DifferencesCard({ planned: { differences }, accounts }: DifferencesCardProps) {
  const { document } = useWorkbench();
  const { document: model } = useDocumentState(document);
  if (differences.length === 0) return null;
  const rows = differences
    .map(({ account, forecast, actual }) => {
      const own = accounts.find(({ id }) => id === account);
      const sign = standardLine(own?.line ?? "")?.side === "credit" ? -1 : 1;
      return {
        account,
        name: own?.name ?? account,
        forecast: forecast * sign,
        actual: actual * sign,
      };
    })
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return (
    <Card>
      <CardHeader
        title="What moved otherwise than forecast"
        description={`Movements of the new actual periods, each on its own side, ${model.currency}`}
      />
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
        {rows.map(({ account, name, forecast, actual }) => (
          <TableRow key={account}>
            <TableCell isRowHead>{name}</TableCell>
            {[forecast, actual, Math.round(actual) - Math.round(forecast)].map((amount, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
              <TableCell key={column} isNumber isNegative={amount < 0}>
                {formatAmount(amount)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}

const sizeOf = ({ forecast, actual }: { forecast: number; actual: number }) =>
  Math.abs(actual - forecast);
