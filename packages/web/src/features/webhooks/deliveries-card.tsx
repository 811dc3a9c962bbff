import type { WebhookDelivery } from "@app/contract/webhooks";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { formatDateTime } from "#lib/format.ts";
import { loadPart } from "#lib/load-part.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { DeliveryOutcome } from "./delivery-outcome.tsx";
import { deliveryPage, lookAgainMs } from "./webhook-queries.ts";
import { durationWords, kindWords } from "./webhook-words.ts";

const DeliveryDialog = lazy(async () => {
  const { DeliveryDialog } = await loadPart(() => import("./delivery-dialog.tsx"));
  return { default: DeliveryDialog };
});

export function DeliveriesCard({ page }: { page: number }) {
  return (
    <Card>
      <CardHeader
        title="Log"
        description="What was sent and what came of it: for 30 days, and of each webhook the newest 500."
      />
      <Part fallback={<SkeletonRows />}>
        <Deliveries page={page} />
      </Part>
    </Card>
  );
}

function Deliveries({ page }: { page: number }) {
  const [openedId, setOpenedId] = useState<number>();
  const { data, pager } = usePages(page, (rows) => deliveryPage(page, rows), {
    refetchInterval: (query) => lookAgainMs(query.state.data?.items),
  });
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  if (data.items.length === 0) {
    return <CardBody className="text-text-2">Nothing was sent yet.</CardBody>;
  }
  const opened = data.items.find(({ id }) => id === openedId);
  return (
    <>
      <Table
        label="Log"
        head={
          <>
            <TableHead>Message</TableHead>
            <TableHead>Outcome</TableHead>
            <TableHead isNumber hideOnPhone>
              Tries
            </TableHead>
            <TableHead isNumber hideOnPhone>
              Took
            </TableHead>
            <TableHead>
              <span className="sr-only">Action</span>
            </TableHead>
          </>
        }
      >
        {data.items.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            onOpen={() => setOpenedId(delivery.id)}
          />
        ))}
      </Table>
      <Pager
        {...pager}
        linkTo={(next, link) => <Link to="/team/webhooks" search={{ page: next }} {...link} />}
      />
      {opened && (
        <Suspense>
          <DeliveryDialog delivery={opened} onClose={() => setOpenedId(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type DeliveryRowProps = { delivery: WebhookDelivery; onOpen: () => void };

function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  const { kind, url, createdAt, attempts, durationMs } = delivery;
  const at = formatDateTime(new Date(createdAt), new Date());
  return (
    <TableRow>
      <TableCell isRowHead className="max-w-96 phone:max-w-40">
        {kindWords(kind)}
        <span className="block truncate text-xs font-normal text-text-3">
          {at}, {new URL(url).host}
        </span>
      </TableCell>
      <TableCell>
        <DeliveryOutcome delivery={delivery} />
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {attempts || "–"}
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {durationMs === null ? "–" : durationWords(durationMs)}
      </TableCell>
      <TableCell className="text-right!">
        <Button size="sm" onClick={onOpen} aria-label={`Show ${kindWords(kind)}, ${at}`}>
          Show
        </Button>
      </TableCell>
    </TableRow>
  );
}
