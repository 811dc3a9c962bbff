import type { Webhook } from "@app/contract/webhooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableHead } from "#ui/table.tsx";
import { ToldOnce } from "#ui/told-once.tsx";
import { Loading } from "#ui/waiting.tsx";
import { DeliveriesCard } from "./deliveries-card.tsx";
import type { MadeSecret } from "./webhook-dialog.tsx";
import { webhooksQuery } from "./webhook-queries.ts";
import { WebhookRow } from "./webhook-row.tsx";

const WebhookDialog = lazy(async () => {
  const { WebhookDialog } = await loadPart(() => import("./webhook-dialog.tsx"));
  return { default: WebhookDialog };
});

const HEADING = {
  title: "Webhooks",
  description: "Programs of your own that are told what happens in your team, as it happens.",
  breadcrumb: <Link to="/team">Team members</Link>,
};

export function WebhooksPage({ page }: { page: number }) {
  const [opened, setOpened] = useState<Webhook | "new">();
  const [made, setMade] = useState<MadeSecret>();
  return (
    <Page
      {...HEADING}
      actions={
        <Changes>
          <Changes what="sensitive">
            <Button variant="primary" icon={<Plus />} onClick={() => setOpened("new")}>
              New webhook
            </Button>
          </Changes>
        </Changes>
      }
    >
      <Stack>
        {made && (
          <ToldOnce
            what="secret"
            name={new URL(made.url).host}
            secret={made.secret}
            onClose={() => setMade(undefined)}
          />
        )}
        <Part fallback={SHAPE}>
          <Webhooks onEdit={setOpened} onMade={setMade} />
        </Part>
        <DeliveriesCard page={page} />
      </Stack>
      {opened && (
        <Suspense>
          <WebhookDialog
            webhook={opened === "new" ? undefined : opened}
            onMade={setMade}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}

type WebhooksProps = { onEdit: (webhook: Webhook) => void; onMade: (made: MadeSecret) => void };

function Webhooks(props: WebhooksProps) {
  const { data } = useSuspenseQuery(webhooksQuery);
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="No webhook yet"
        text={
          <>
            Add the address of a program of yours. Calls of this page are told in{" "}
            <a href="/api/docs" className="underline">
              the API’s documentation
            </a>
            .
          </>
        }
      />
    );
  }
  return (
    <Card>
      <Table
        label="Webhooks"
        head={
          <>
            <TableHead>Address</TableHead>
            <TableHead hideOnPhone>It is told when</TableHead>
            <TableHead>State</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </>
        }
      >
        {data.items.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} {...props} />
        ))}
      </Table>
    </Card>
  );
}

const SHAPE = (
  <SkeletonCard>
    <SkeletonRows count={2} />
  </SkeletonCard>
);

export function WebhooksSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>{SHAPE}</Loading>
    </Page>
  );
}
