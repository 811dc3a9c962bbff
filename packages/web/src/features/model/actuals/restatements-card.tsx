import type { Restatement } from "@app/engine/actuals/closed-periods";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Segmented } from "#ui/tabs.tsx";

type RestatementsCardProps = {
  planned: RollForward;
  held: readonly number[];
  onHeld: (period: number, isHeld: boolean) => void;
};

/** Closed periods that the file has otherwise: a period is accepted or held as a whole, so that it balances. */
export function RestatementsCard({
  planned: { restatements },
  held,
  onHeld,
}: RestatementsCardProps) {
  const { document } = useWorkbench();
  const { structure } = useDocumentState(document);
  const periods = [...new Set(restatements.map(({ period }) => period))];
  if (periods.length === 0) return null;
  return (
    <Card className="border-alert-line">
      <CardHeader
        title="Closed periods changed in the file"
        description="Accept a change, or hold it: what is held stays as the model has it, and is listed again with the next file"
      />
      {periods.map((period) => {
        const label = structure.periods[period]?.label ?? "";
        return (
          <section key={period} aria-label={`Changes in ${label}`}>
            <div className="flex flex-wrap items-center justify-between gap-2 bg-surface-sunken px-4 py-2">
              <h3 className="font-semibold">{label}</h3>
              <Segmented
                label={`Changes in ${label}`}
                options={[
                  { value: "accept", label: "Accept" },
                  { value: "hold", label: "Hold" },
                ]}
                value={held.includes(period) ? "hold" : "accept"}
                onChange={(value) => onHeld(period, value === "hold")}
              />
            </div>
            <Changes
              label={`Accounts that changed in ${label}`}
              changes={restatements.filter((each) => each.period === period)}
            />
          </section>
        );
      })}
    </Card>
  );
}

function Changes({ label, changes }: { label: string; changes: readonly Restatement[] }) {
  const { document } = useWorkbench();
  const { accounts } = useDocumentState(document).document;
  const net = changes.reduce((sum, { difference }) => sum + difference, 0);
  const cents = (amount: number) => formatAmount(amount, { decimals: 2 });
  return (
    <Table
      label={label}
      isFigures
      head={
        <>
          <TableHead>Account, debits positive</TableHead>
          <TableHead isNumber>In the model</TableHead>
          <TableHead isNumber>In the file</TableHead>
          <TableHead isNumber>Change</TableHead>
        </>
      }
    >
      {changes.map(({ account, before, after, difference }) => (
        <TableRow key={account}>
          <TableCell isRowHead>
            {accounts.find(({ id }) => id === account)?.name ?? account}
          </TableCell>
          <TableCell isNumber isNegative={before < 0}>
            {cents(before)}
          </TableCell>
          <TableCell isNumber isNegative={after < 0}>
            {cents(after)}
          </TableCell>
          <TableCell isNumber isNegative={difference < 0}>
            {cents(difference)}
          </TableCell>
        </TableRow>
      ))}
      <TableRow kind="total">
        <TableCell isRowHead>Nets to</TableCell>
        <TableCell> </TableCell>
        <TableCell> </TableCell>
        <TableCell isNumber>{cents(Math.round(net * 100) / 100)}</TableCell>
      </TableRow>
    </Table>
  );
}
