import type { Restatement } from "@app/engine/actuals/closed-periods";
import type { HeldChange } from "@app/engine/actuals/plan-roll-forward";
import type { Account } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Segmented } from "#ui/tabs.tsx";
import type { BooksSource } from "./books-source.ts";

type RestatementsCardProps = {
  planned: RollForward;
  source: BooksSource;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
  held: readonly HeldChange[];
  onHeld: (held: readonly HeldChange[]) => void;
};

/** Closed periods that the books have otherwise: accepted or held account by account, or all at once. */
export function RestatementsCard(props: RestatementsCardProps) {
  const { planned, source, held, onHeld } = props;
  const { restatements } = planned;
  const { document } = useWorkbench();
  const { structure } = useDocumentState(document);
  const periods = [...new Set(restatements.map(({ period }) => period))];
  if (periods.length === 0) return null;
  return (
    <Card className="border-alert-line">
      <CardHeader
        title={`Closed periods changed in the ${source}`}
        description={`Accept a change, or hold it: what is held stays as the model has it, and is listed again with the next ${NEXT[source]}`}
      />
      {periods.map((period) => {
        const label = structure.periods[period]?.label ?? "";
        const changes = restatements.filter((each) => each.period === period);
        const others = held.filter((each) => each.period !== period);
        return (
          <section key={period} aria-label={`Changes in ${label}`}>
            <div className="flex flex-wrap items-center justify-between gap-2 bg-surface-sunken px-4 py-2">
              <h3 className="font-semibold">{label}</h3>
              <span className="flex gap-2">
                <Button size="sm" onClick={() => onHeld([...others, ...changes])}>
                  Hold all of {label}
                </Button>
                <Button size="sm" onClick={() => onHeld(others)}>
                  Accept all of {label}
                </Button>
              </span>
            </div>
            <Changes {...props} label={label} changes={changes} />
          </section>
        );
      })}
    </Card>
  );
}

const NEXT: Record<BooksSource, string> = { file: "file", ledger: "month" };

type ChangesProps = RestatementsCardProps & { label: string; changes: readonly Restatement[] };

function Changes({ label, changes, accounts, source, held, onHeld }: ChangesProps) {
  const net = changes.reduce((sum, { difference }) => sum + difference, 0);
  const cents = (amount: number) => formatAmount(amount, { decimals: 2 });
  const nameOf = (account: string) => accounts.find(({ id }) => id === account)?.name ?? account;
  const isOf = (change: HeldChange) => (each: HeldChange) =>
    each.period === change.period && each.account === change.account;
  return (
    <Table
      label={`Accounts that changed in ${label}`}
      isFigures
      head={
        <>
          <TableHead>Account, debits positive</TableHead>
          <TableHead isNumber>In the model</TableHead>
          <TableHead isNumber>In the {source}</TableHead>
          <TableHead isNumber>Change</TableHead>
          <TableHead>Decision</TableHead>
        </>
      }
    >
      {changes.map((change) => {
        const { account, period, before, after, difference } = change;
        return (
          <TableRow key={account}>
            <TableCell isRowHead>{nameOf(account)}</TableCell>
            <TableCell isNumber isNegative={before < 0}>
              {cents(before)}
            </TableCell>
            <TableCell isNumber isNegative={after < 0}>
              {cents(after)}
            </TableCell>
            <TableCell isNumber isNegative={difference < 0}>
              {cents(difference)}
            </TableCell>
            <TableCell>
              <Segmented
                label={`${nameOf(account)} in ${label}`}
                options={DECISIONS}
                value={held.some(isOf(change)) ? "hold" : "accept"}
                onChange={(value) => {
                  const others = held.filter((each) => !isOf(change)(each));
                  onHeld(value === "hold" ? [...others, { period, account }] : others);
                }}
              />
            </TableCell>
          </TableRow>
        );
      })}
      {Math.abs(net) >= HALF_CENT && <SumRow name="Less than a cent each" amount={cents(-net)} />}
      <SumRow name="Nets to" amount={cents(0)} isTotal />
    </Table>
  );
}

const DECISIONS = [
  { value: "accept", label: "Accept" },
  { value: "hold", label: "Hold" },
] as const;

const HALF_CENT = 0.005;

type SumRowProps = { name: string; amount: string; isTotal?: boolean };

function SumRow({ name, amount, isTotal = false }: SumRowProps) {
  return (
    <TableRow kind={isTotal ? "total" : "plain"}>
      <TableCell isRowHead>{name}</TableCell>
      <TableCell> </TableCell>
      <TableCell> </TableCell>
      <TableCell isNumber>{amount}</TableCell>
      <TableCell> </TableCell>
    </TableRow>
  );
}
