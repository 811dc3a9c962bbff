import type { Restatement } from "@app/engine/actuals/closed-periods";
import type { Account } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Segmented } from "#ui/tabs.tsx";

type RestatementsCardProps = {
  planned: RollForward;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
  held: readonly number[];
  onHeld: (period: number, isHeld: boolean) => void;
};

/** Closed periods that the file has otherwise: a period is accepted or held as a whole, so that it balances. */
export function RestatementsCard({
  planned: { restatements },
  accounts,
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
              accounts={accounts}
              label={`Accounts that changed in ${label}`}
              changes={restatements.filter((each) => each.period === period)}
            />
          </section>
        );
      })}
    </Card>
  );
}

type ChangesProps = Pick<RestatementsCardProps, "accounts"> & {
  label: string;
  changes: readonly Restatement[];
};

function Changes({ label, changes, accounts }: ChangesProps) {
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
      {Math.abs(net) >= HALF_CENT && <SumRow name="Less than a cent each" amount={cents(-net)} />}
      <SumRow name="Nets to" amount={cents(0)} isTotal />
    </Table>
  );
}

const HALF_CENT = 0.005;

type SumRowProps = { name: string; amount: string; isTotal?: boolean };

function SumRow({ name, amount, isTotal = false }: SumRowProps) {
  return (
    <TableRow kind={isTotal ? "total" : "plain"}>
      <TableCell isRowHead>{name}</TableCell>
      <TableCell> </TableCell>
      <TableCell> </TableCell>
      <TableCell isNumber>{amount}</TableCell>
    </TableRow>
  );
}
