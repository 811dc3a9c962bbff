import type { Model } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { CashLine } from "#model/cash-line.tsx";
import { CheckBadge } from "#model/check-badge.tsx";
import { shortfallOf } from "#model/outlook.ts";
import { Avatar } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ClientOverview } from "./overview-queries.ts";

type ClientModelsProps = { clientId: number; models: ClientOverview["models"] };

export function ClientModels({ clientId, models }: ClientModelsProps) {
  const { count, items } = models;
  const now = new Date();
  if (count === 0) return <NoModels clientId={clientId} />;
  const rest = count - items.length;
  return (
    <Card>
      <CardHeader
        title="Models"
        description={rest > 0 ? `The first ${items.length} of ${count}` : countWords(count)}
        actions={<NewModel clientId={clientId} />}
      />
      <Table
        label="Models of this client"
        head={
          <>
            <TableHead>Model</TableHead>
            <TableHead hideOnPhone>Last actual</TableHead>
            <TableHead hideOnPhone>Closing cash, base</TableHead>
            <TableHead>Checks</TableHead>
            <TableHead hideOnPhone className={WIDE_ONLY}>
              Owner
            </TableHead>
            <TableHead hideOnPhone>Saved</TableHead>
          </>
        }
      >
        {items.map((model) => (
          <ModelRow key={model.id} model={model} now={now} />
        ))}
      </Table>
      {rest > 0 && (
        <p className="border-t border-border px-4 py-2.5">
          <Link to="/models" search={{ filter: "Team", search: items[0]?.clientName ?? "" }}>
            {`See the other ${rest} in the list of models`}
          </Link>
        </p>
      )}
    </Card>
  );
}

const WIDE_ONLY = "max-[1280px]:hidden";

function ModelRow({ model, now }: { model: Model; now: Date }) {
  const { id, modelName, figures, owner } = model;
  const shortfall = model.isActive && shortfallOf(figures);
  return (
    <TableRow className="h-14">
      <TableCell isRowHead className="max-w-60 font-normal" note={noteOf(model)}>
        <Link
          to="/models/$modelId"
          params={{ modelId: id }}
          className="stretched block truncate font-medium text-text hover:no-underline"
        >
          {modelName}
        </Link>
        {shortfall && (
          <span className="block whitespace-normal text-xs text-alert">{shortfall}</span>
        )}
      </TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap text-text-2">
        {figures.lastActual ?? "–"}
      </TableCell>
      <TableCell hideOnPhone>
        <CashLine figures={figures} />
      </TableCell>
      <TableCell>{model.isActive ? <CheckBadge checks={figures.checks} /> : "–"}</TableCell>
      <TableCell hideOnPhone className={`${WIDE_ONLY} text-text-2`}>
        <span className="flex items-center gap-2" title={owner.name}>
          <Avatar name={owner.name} index={owner.avatarIndex} size="xs" />
          {owner.name.split(" ")[0]}
        </span>
      </TableCell>
      <TableCell
        hideOnPhone
        className="whitespace-nowrap text-text-2"
        note={`version ${model.versionIdentifier}`}
      >
        {formatDateTime(new Date(model.savedAt), now)}
      </TableCell>
    </TableRow>
  );
}

function noteOf({ isActive, isEducation, parentModelName, figures }: Model) {
  if (!isActive) return "Inactive, not billed";
  if (isEducation) return "Education";
  return parentModelName === null ? figures.timeSeries : `Parallel of ${parentModelName}`;
}

function NewModel({ clientId }: { clientId: number }) {
  return (
    <Changes>
      <Link
        to="/models/new"
        search={{ client: clientId }}
        className={buttonClass("secondary", "sm")}
      >
        <Plus /> New model
      </Link>
    </Changes>
  );
}

function NoModels({ clientId }: { clientId: number }) {
  return (
    <EmptyState
      className="bg-surface"
      title="No model yet"
      text="Make the first; its cash, checks and reports will stand here."
      action={<NewModel clientId={clientId} />}
    />
  );
}

function countWords(count: number) {
  return count === 1 ? "1 model" : `${count} models`;
}
