import { decideClosedChanges, getClosedChanges } from "@app/contract/connection-mapping";
import type { Connection } from "@app/contract/connections";
import type { DataOf } from "@app/contract/endpoint";
import { monthLabel } from "@app/engine/time/month";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryFor } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Notice } from "#ui/notice.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.tsx";
import { type Decision, decisionOf, monthsOf } from "./closed-changes.ts";
import { forgetConnections } from "./connection-queries.ts";
import { minorAmount, minorSum } from "./mapping/minor-amount.ts";
import { pastWords } from "./moments.ts";

type Closed = DataOf<typeof getClosedChanges>;

const closedChanges = (id: number) => queryFor(getClosedChanges, { params: { id } });

/** What the source changed in closed months, account by account: nothing is taken over by itself. */
export function ClosedChangesCard({ connection }: { connection: Connection }) {
  const { data } = useSuspenseQuery(closedChanges(connection.id));
  if (data.items.length === 0) return null;
  return <Undecided key={data.foundAt} connection={connection} closed={data} />;
}

type UndecidedProps = { connection: Connection; closed: Closed };

function Undecided({ connection, closed }: UndecidedProps) {
  const { id, sourceName, canWork } = connection;
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const decide = useDecide(id);
  const decision = decisionOf(closed.items, accepted);
  const all = decisionOf(closed.items, []).hold;
  const amount = (minor: string) => minorAmount(minor, closed.currencyDecimals);
  const move = (minor: string) => (minor === "0" ? "nothing" : amount(minor));
  const send = (made: Decision) => decide.mutate(made, { onSuccess: () => setAccepted([]) });
  return (
    <Card className="border-alert-line">
      <CardHeader
        title={`Closed months changed in ${sourceName}`}
        description={`Found: ${pastWords(closed.foundAt, new Date())}. Nothing is taken over by itself. ${closed.currency}`}
      />
      {monthsOf(closed.items).map(({ month, items }) => (
        <section key={month} aria-label={monthLabel(month)}>
          <h3 className="flex justify-between bg-surface-sunken px-4 py-1.5 text-xs font-medium">
            {monthLabel(month)}
            <span className="tabular font-normal text-text-2">
              {`nets to ${move(minorSum(items.map((each) => each.difference)))}`}
            </span>
          </h3>
          <ul>
            {items.map((item) => (
              <li
                key={`${item.accountId} ${item.isOpening}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-4 py-2"
              >
                <span className="min-w-0 grow">
                  <span className="block font-medium">{item.name}</span>
                  <span className="tabular block text-xs text-text-2">
                    {`${item.code ? `${item.code}: ` : ""}${amount(item.before)} to ${amount(item.after)}`}
                    {item.isOpening && ", before the first month read"}
                    {item.isHeld && `, held by ${item.decidedByName}`}
                  </span>
                </span>
                <span className="tabular">{amount(item.difference)}</span>
                {canWork && (
                  <Changes>
                    <Segmented
                      label={`What to do with ${item.name}`}
                      options={CHOICES}
                      value={accepted.includes(item.accountId) ? "accept" : "hold"}
                      onChange={(value) =>
                        setAccepted((before) => [
                          ...before.filter((each) => each !== item.accountId),
                          ...(value === "accept" ? [item.accountId] : []),
                        ])
                      }
                    />
                  </Changes>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CardBody className="grid gap-3 border-t border-border">
        <p>
          {`Accepting all of it moves closing cash by ${move(closed.cashDifference)} and profit by ${move(closed.profitDifference)}.`}
        </p>
        {decide.error && <Notice tone="negative">{decide.error.message}</Notice>}
        {canWork && (
          <Changes tellsWhy>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => send({ accept: [], hold: all })}>Hold all</Button>
              <Button onClick={() => send({ accept: all, hold: [] })}>Accept all</Button>
              <Button
                variant="primary"
                disabled={accepted.length === 0}
                isPending={decide.isPending}
                onClick={() => send(decision)}
              >
                {`Accept ${decision.accept.length}, hold ${decision.hold.length}`}
              </Button>
            </div>
          </Changes>
        )}
      </CardBody>
    </Card>
  );
}

const CHOICES = [
  { value: "accept", label: "Accept" },
  { value: "hold", label: "Hold" },
] as const;

function useDecide(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) =>
      call(decideClosedChanges, { params: { id }, body: decision }),
    onSuccess: async (left, { accept, hold }) => {
      queries.setQueryData(closedChanges(id).queryKey, left);
      toast.success(`${accept.length} accepted, ${hold.length} held`);
      await forgetConnections(queries);
    },
  });
}
