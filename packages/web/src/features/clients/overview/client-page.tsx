import { yearEndLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { type Client, clientById } from "#features/clients/client-queries.ts";
import { formatDate } from "#lib/format.ts";
import { loadPart } from "#lib/load-part.ts";
import { Monogram } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton, SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { ClientModels } from "./client-models.tsx";
import { ContactsCard, TeamNotesCard } from "./client-people.tsx";
import { ClientReports } from "./client-reports.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { LeadChart } from "./lead-chart.tsx";
import { type ClientOverview, clientOverview } from "./overview-queries.ts";

const ClientDialog = lazy(async () => {
  const { ClientDialog } = await loadPart(() => import("#features/clients/client-dialog.tsx"));
  return { default: ClientDialog };
});

type ClientPageProps = {
  id: number;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  /** What other nouns show of a client. */
  connections: (connections: ClientOverview["connections"]) => ReactNode;
  notes: (notes: ClientOverview["notes"]) => ReactNode;
  activity: ReactNode;
};

/** One client: how it stands, and everything that hangs off it. */
export function ClientPage({ id, isEditing, onEdit, ...parts }: ClientPageProps) {
  const { data: client } = useSuspenseQuery(clientById(id));
  const edit = () => onEdit(true);
  return (
    <Page
      breadcrumb={<Crumb name={client.name} />}
      title={
        <span className="flex flex-wrap items-center gap-3">
          <Monogram name={client.name} />
          {client.name}
          {!client.isActive && <Badge tone="outline">Inactive</Badge>}
        </span>
      }
      description={sentenceOf(client)}
      actions={
        <>
          <Changes>
            <Button icon={<Pencil />} onClick={edit}>
              Edit
            </Button>
          </Changes>
          <Part fallback={null}>
            <OpenForecast id={id} />
          </Part>
        </>
      }
    >
      <Part fallback={<OverviewShape />}>
        <Overview client={client} onEdit={edit} {...parts} />
      </Part>
      {isEditing && (
        <Suspense>
          <ClientDialog open={id} onClose={() => onEdit(false)} />
        </Suspense>
      )}
    </Page>
  );
}

type OverviewProps = Pick<ClientPageProps, "connections" | "notes" | "activity"> & {
  client: Client;
  onEdit: () => void;
};

function Overview({ client, onEdit, connections, notes, activity }: OverviewProps) {
  const { data } = useSuspenseQuery(clientOverview(client.id));
  const lead = data.models.items.find(({ id }) => id === data.leadModelId);
  return (
    <Stack gap="lg">
      {lead && <KeyFigures model={lead} />}
      <div className={COLUMNS}>
        <Stack gap="lg">
          {lead && <LeadChart model={lead} months={data.leadMonths} />}
          <ClientModels clientId={client.id} models={data.models} />
          <ClientReports reports={data.reports} leadModelId={data.leadModelId} />
        </Stack>
        <Stack gap="lg">
          {notes(data.notes)}
          {connections(data.connections)}
          <ContactsCard client={client} readers={data.readers} onEdit={onEdit} />
          <TeamNotesCard client={client} onEdit={onEdit} />
          <Part fallback={null}>{activity}</Part>
        </Stack>
      </div>
    </Stack>
  );
}

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-[1000px]:grid-cols-[minmax(0,1fr)] print:block print:space-y-5";

function Crumb({ name }: { name: string }) {
  return (
    <nav aria-label="Breadcrumb" className="flex gap-1.5">
      <Link to="/clients">Clients</Link>
      <span aria-hidden="true">/</span>
      <span className="min-w-0 truncate">{name}</span>
    </nav>
  );
}

/** "Food and drink production. Year ends 30 June, AUD. Here since 3 July 2025." */
function sentenceOf({ industry, yearEndMonth, currency, createdAt }: Client) {
  const books = `Year ends ${yearEndLabel(yearEndMonth)}, ${currency}.`;
  const since = `Here since ${formatDate(new Date(createdAt))}.`;
  return [industry && `${industry}.`, books, since].filter(Boolean).join(" ");
}

function OpenForecast({ id }: { id: number }) {
  const { leadModelId } = useSuspenseQuery(clientOverview(id)).data;
  if (leadModelId === null) return null;
  return (
    <>
      <Link
        to="/models/$modelId/reports"
        params={{ modelId: leadModelId }}
        className={buttonClass("secondary", "md")}
      >
        Reports
      </Link>
      <Link
        to="/models/$modelId"
        params={{ modelId: leadModelId }}
        className={buttonClass("primary", "md")}
      >
        Open forecast
      </Link>
    </>
  );
}

export function ClientSkeleton() {
  return (
    <Page title={<Skeleton className="h-6 w-60" />}>
      <Loading>
        <OverviewShape />
      </Loading>
    </Page>
  );
}

function OverviewShape() {
  return (
    <Stack gap="lg">
      <Skeleton className="h-21 w-full rounded-lg" />
      <div className={COLUMNS}>
        <SkeletonCard hasNote>
          <SkeletonRows count={6} />
        </SkeletonCard>
        <SkeletonCard>
          <SkeletonRows count={5} hasPictures />
        </SkeletonCard>
      </div>
    </Stack>
  );
}
