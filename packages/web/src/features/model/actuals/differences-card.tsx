import type { Account } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { MarkSign } from "#model/mark-sign.tsx";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import {
  type Differing,
  differencesOf,
  smallWords,
  TOTAL,
  wholeDifference,
} from "./differences-of.ts";

type DifferencesCardProps = {
  planned: RollForward;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
};

/** Account by account, what moved and what had been forecast to; the largest difference first. */
export function DifferencesCard({ planned, accounts }: DifferencesCardProps) {
  const { document } = useWorkbench();
  const { currency } = useDocumentState(document).document;
  const { profit, balance, small } = differencesOf(planned, accounts);
  const rest = smallWords(small, currency);
  if (planned.differences.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="What moved otherwise than forecast"
        description={`Movements of the new actual periods, ${currency}. In the profit and loss a negative difference is worse for profit; accounts of the balance sheet stand each on its own side`}
      />
      {profit.length > 0 && <DifferencesTable name="Profit and loss" rows={profit} isJudged />}
      {balance.length > 0 && <DifferencesTable name="Balance sheet" rows={balance} />}
      {rest && (
        <CardBody className="pt-3!">
          <p className="tabular text-text-2">{rest}</p>
        </CardBody>
      )}
    </Card>
  );
}

type DifferencesTableProps = { name: string; rows: readonly Differing[]; isJudged?: boolean };

function DifferencesTable({ name, rows, isJudged = false }: DifferencesTableProps) {
  return (
    <Table
      label={`${name}: accounts that moved otherwise than forecast`}
      isFigures
      head={
        <>
          <TableHead>{name}</TableHead>
          <TableHead isNumber>Forecast</TableHead>
          <TableHead isNumber>Actual</TableHead>
          <TableHead isNumber>Difference</TableHead>
        </>
      }
    >
      {rows.map((row) => (
        <DifferenceRow key={row.account} {...{ row, isJudged }} />
      ))}
    </Table>
  );
}

function DifferenceRow({ row, isJudged }: { row: Differing; isJudged: boolean }) {
  const difference = wholeDifference(row);
  return (
    <TableRow kind={row.account === TOTAL ? "total" : "plain"}>
      <TableCell isRowHead className="phone:whitespace-normal">
        {row.name}
      </TableCell>
      {[row.forecast, row.actual].map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never move
        <TableCell key={column} isNumber isNegative={amount < 0}>
          {formatAmount(amount)}
        </TableCell>
      ))}
      <TableCell isNumber isNegative={difference < 0}>
        {isJudged && difference !== 0 && <MarkSign isGood={difference > 0} />}{" "}
        {formatAmount(difference)}
      </TableCell>
    </TableRow>
  );
}
