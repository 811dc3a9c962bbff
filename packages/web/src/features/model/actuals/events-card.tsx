import type { Consumption } from "@app/engine/actuals/consume";
import type { EventAhead } from "@app/engine/actuals/events-ahead";
import type { Account } from "@app/engine/model/document";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Segmented } from "#ui/tabs.tsx";

type EventsCardProps = {
  planned: RollForward;
  /** The model's, with those that are new. */
  accounts: readonly Account[];
  consumed: readonly Consumption[];
  onConsumed: (consumed: readonly Consumption[]) => void;
};

/** What the forecast still expects and the ledger may have already: whether it is the same, a person says. */
export function EventsCard({
  planned: { events, to },
  accounts,
  consumed,
  onConsumed,
}: EventsCardProps) {
  const { document } = useWorkbench();
  const { structure } = useDocumentState(document);
  if (events.length === 0) return null;
  const label = (period: number) => structure.periods[period]?.label ?? "";
  const nameOf = (id: string) => accounts.find((each) => each.id === id)?.name ?? id;
  const isOf =
    ({ line, period }: EventAhead) =>
    (each: Consumption) =>
      each.line === line && each.period === period;
  function link(event: EventAhead, isLinked: boolean) {
    const others = consumed.filter((each) => !isOf(event)(each));
    const { line, period, happened: amount, account } = event;
    const happened = `${nameOf(account)}, ${label(to)}`;
    onConsumed(isLinked ? [...others, { line, period, amount, happened }] : others);
  }
  return (
    <Card>
      <CardHeader
        title="Events that may have happened"
        description="An event in the ledger must not happen again in the forecast"
      />
      <Table
        label="Events that may have happened"
        head={
          <>
            <TableHead>Event</TableHead>
            <TableHead>Forecast</TableHead>
            <TableHead hideOnPhone>In the ledger, beyond its forecast</TableHead>
            <TableHead>From now on</TableHead>
          </>
        }
      >
        {events.map((event) => {
          const isLinked = consumed.some(isOf(event));
          const left = event.amount - (isLinked ? event.happened : 0);
          return (
            <TableRow key={`${event.line} ${event.period}`}>
              <TableCell isRowHead className="phone:whitespace-normal">
                {event.name}
              </TableCell>
              <TableCell className="tabular">
                {formatAmount(event.amount)} in {label(event.period)}
              </TableCell>
              <TableCell hideOnPhone className="tabular">
                {formatAmount(event.happened)} on {nameOf(event.account)}
              </TableCell>
              <TableCell>
                <span className="flex flex-wrap items-center gap-2 py-1.5">
                  <Segmented
                    label={`${event.name}: is it the same?`}
                    options={[
                      { value: "link", label: "Link" },
                      { value: "other", label: "Not the same" },
                    ]}
                    value={isLinked ? "link" : "other"}
                    onChange={(value) => link(event, value === "link")}
                  />
                  <span className="tabular text-xs text-text-2">
                    {left === 0 ? "Used up" : `${formatAmount(left)} in ${label(event.period)}`}
                  </span>
                </span>
              </TableCell>
            </TableRow>
          );
        })}
      </Table>
    </Card>
  );
}
