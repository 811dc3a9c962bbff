import { mayManage } from "@app/contract/access-level";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { modelConnection } from "#features/model/actuals/connection-queries.ts";
import { LedgerOffer } from "#features/model/actuals/ledger-offer.tsx";
import { offerOf } from "#features/model/actuals/offer.ts";
import { useRestated } from "#features/model/actuals/use-restated.ts";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useStructure } from "#model/use-open-document.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { ChooseConnection } from "./choose-connection.tsx";
import { useSetConnection } from "./use-set-connection.ts";

type Summary = { id: number; offer: ReactNode; reader: ReactNode };

/** Where the model's actuals come from: how that stands, what it has that is new, or which one to choose. */
export function ConnectionTab({ renderSummary }: { renderSummary: (it: Summary) => ReactNode }) {
  const { document, model } = useWorkbench();
  const { timeline, periods } = useStructure(document);
  const { data } = useSuspenseQuery(modelConnection(model.id));
  const restated = useRestated();
  const { link, connection } = data;
  const mayChoose = mayManage(model.registeredModelAccessMode) && !model.isShared && model.isActive;
  if (link === "hidden")
    return (
      <Notice title="Actuals come from a connection that is not shared with you">
        You see what the model holds. Whoever manages the connection can share its figures with you.
      </Notice>
    );
  if (!connection) return <ChooseConnection mayChoose={mayChoose} />;
  const last = periods[timeline.actualCount - 1]?.label;
  return renderSummary({
    id: connection.id,
    offer: (
      <LedgerOffer
        {...{ connection, offer: offerOf(data, timeline, restated) }}
        action={
          <Link
            to="/models/$modelId/actuals"
            params={{ modelId: model.id }}
            search={{ from: "ledger" }}
            className={buttonClass("primary", "sm")}
          >
            See the roll-forward
          </Link>
        }
      />
    ),
    reader: (
      <Card>
        <CardHeader title="This model" />
        <CardBody className="grid gap-3">
          <p>
            {last ? `Actual to ${last}.` : "No period is actual yet."} Figures come in when somebody
            rolls forward, and never by themselves.
          </p>
          {mayChoose && <EndConnection name={connection.name} />}
        </CardBody>
      </Card>
    ),
  });
}

function EndConnection({ name }: { name: string }) {
  const { model } = useWorkbench();
  const set = useSetConnection(model.id);
  return (
    <Changes>
      <Button
        size="sm"
        className="justify-self-start"
        isPending={set.isPending}
        onClick={() => set.mutate(null, { onError: failureToast(`${name} is still connected`) })}
      >
        Stop reading from it
      </Button>
    </Changes>
  );
}
