import { type Connection, listConnections } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { queryFor } from "#lib/api.ts";
import { useDocumentPart } from "#model/use-open-document.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { whyNotFitting } from "./connection-fit.ts";
import { useSetConnection } from "./use-set-connection.ts";

/** As many as the server gives at once. */
const MOST = 100;

const teamConnections = queryFor(listConnections, {
  query: { offset: 0, limit: MOST, filter: "Team" },
});

/** The team's connections, those that fit first: what is chosen gives figures from the next roll-forward on. */
export function ChooseConnection({ mayChoose }: { mayChoose: boolean }) {
  const { document, model } = useWorkbench();
  const current = useDocumentPart(document, (state) => state.document);
  const { data } = useSuspenseQuery(teamConnections);
  const set = useSetConnection(model.id);
  const judged = data.items
    .map((connection) => ({ connection, why: whyNotFitting(connection, current, model) }))
    .toSorted((one, other) => Number(one.why !== undefined) - Number(other.why !== undefined));
  const add = (
    <Changes>
      <Link to="/connections/add" className={buttonClass("secondary", "md")}>
        <Plus /> Add connection
      </Link>
    </Changes>
  );
  if (judged.length === 0)
    return (
      <EmptyState
        title="Actuals come from files so far"
        text="Connect a ledger, and each month that is over comes into the model without one."
        action={add}
      />
    );
  return (
    <Card>
      <CardHeader
        title="Where this model's actuals come from"
        description="Choose a connection of your team. Nothing in the model changes until you roll forward."
        actions={add}
      />
      <ul>
        {judged.map(({ connection, why }) => (
          <Choice
            key={connection.id}
            {...{ connection, why, mayChoose }}
            isPending={set.isPending && set.variables === connection.id}
            onChoose={() =>
              set.mutate(connection.id, {
                onSuccess: () => toast.success(`Actuals come from ${connection.name} now`),
              })
            }
          />
        ))}
      </ul>
      {set.error && (
        <CardBody>
          <Notice tone="negative">{set.error.message}</Notice>
        </CardBody>
      )}
    </Card>
  );
}

type ChoiceProps = {
  connection: Connection;
  why: string | undefined;
  mayChoose: boolean;
  isPending: boolean;
  onChoose: () => void;
};

function Choice({ connection, why, mayChoose, isPending, onChoose }: ChoiceProps) {
  const { id, name, sourceName, clientName } = connection;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-4 py-2.5">
      <span className="min-w-0 grow">
        <Link to="/connections/$id" params={{ id: String(id) }} className="font-medium">
          {name}
        </Link>
        <span className="block text-xs text-text-2">
          {[sourceName, ...(clientName ? [`for ${clientName}`] : [])].join(", ")}
          {why && `. ${why}`}
        </span>
      </span>
      {!why && mayChoose && (
        <Changes>
          <Button size="sm" isPending={isPending} onClick={onChoose}>
            Take actuals from {name}
          </Button>
        </Changes>
      )}
    </li>
  );
}
