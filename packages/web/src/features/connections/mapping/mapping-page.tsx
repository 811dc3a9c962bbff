import { monthLabel } from "@app/engine/time/month";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { ConnectionEnded } from "#features/connections/connection-ended.tsx";
import { useConnection } from "#features/connections/connection-queries.ts";
import { useUndoKeys } from "#model/use-undo-keys.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { useSelection } from "#ui/use-selection.ts";
import { FiguresCard } from "./figures-card.tsx";
import { MappingBulk } from "./mapping-bulk.tsx";
import {
  type Choices,
  choose,
  countOf,
  type Draft,
  NO_DRAFT,
  redo,
  undo,
} from "./mapping-draft.ts";
import { MappingFoot } from "./mapping-foot.tsx";
import { groupAccounts } from "./mapping-groups.ts";
import { connectionMapping } from "./mapping-queries.ts";
import { MappingTable } from "./mapping-table.tsx";
import { SaveMappingDialog } from "./save-mapping-dialog.tsx";

/** Where each account of the source stands in a model: one mapping for all models that read from it. */
export function MappingPage({ id }: { id: number }) {
  const { connection, isEnded } = useConnection(id);
  const { name, organisation, sourceName } = connection;
  if (isEnded) return <ConnectionEnded name={name} />;
  return (
    <Page
      title="Map accounts"
      breadcrumb={
        <nav aria-label="Breadcrumb" className="flex gap-1.5">
          <Link to="/connections">Connections</Link>
          <span aria-hidden="true">/</span>
          <Link to="/connections/$id" params={{ id: String(id) }}>
            {name}
          </Link>
        </nav>
      }
      actions={
        connection.status.unmappedCount === 0 && (
          <Link
            to="/connections/$id/quick_model"
            params={{ id: String(id) }}
            className={buttonClass("secondary", "md")}
            data-tour="make-forecast"
          >
            Make a forecast from it
          </Link>
        )
      }
      description={`Accounts of ${organisation?.name ?? name} in ${sourceName}, and their lines in the models that read from it`}
    >
      <Part fallback={SHAPE}>
        <Mapping id={id} canWork={connection.canWork} />
      </Part>
    </Page>
  );
}

const SHAPE = (
  <SkeletonCard hasNote>
    <SkeletonRows count={10} />
  </SkeletonCard>
);

/** Balances without their day say little. */
function endOf({ lastMonth }: { lastMonth: number | null }) {
  return lastMonth === null ? "" : `, balances at the end of ${monthLabel(lastMonth)}`;
}

const SETTLED_AT_FIRST = 10;
const SETTLED_MORE = 50;

function Mapping({ id, canWork }: { id: number; canWork: boolean }) {
  const { data: mapping } = useSuspenseQuery(connectionMapping(id));
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  /** As it was when the first of the choices was made: what others save meanwhile is told from it. */
  const [opened, setOpened] = useState(mapping);
  const [typed, setTyped] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const [settledShown, setSettledShown] = useState(SETTLED_AT_FIRST);
  const { stranded, unsure, settled } = groupAccounts(mapping, typed);
  const shown = { ...settled, accounts: settled.accounts.slice(0, settledShown) };
  const groups = [stranded, unsure, shown].filter(({ accounts }) => accounts.length > 0);
  const found = [stranded, unsure, settled].flatMap(({ accounts }) => accounts);
  const selection = useSelection(found.map(({ accountId }) => accountId));
  /** What is ticked is in view. */
  function toggleAll() {
    setSettledShown(Number.POSITIVE_INFINITY);
    selection.toggleAll();
  }
  const more = settled.accounts.length - shown.accounts.length;
  function make(choices: Choices) {
    if (countOf(draft) === 0) setOpened(mapping);
    setDraft((before) => choose(before, choices));
  }
  const takeBack = useCallback(() => setDraft(undo), []);
  const giveAgain = useCallback(() => setDraft(redo), []);
  useUndoKeys({ undo: takeBack, redo: giveAgain });
  return (
    <div className="grid min-w-0 gap-4">
      <Card>
        <CardHeader
          title="Accounts and their lines"
          description={`${mapping.currency}${endOf(mapping)}. Credits in parentheses. What you choose is remembered for the team.`}
          actions={
            <SearchInput
              aria-label={`Search ${mapping.accounts.length} accounts`}
              placeholder={`Search ${mapping.accounts.length} accounts`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="w-60 phone:w-full"
            />
          }
        />
        {canWork && <MappingBulk {...{ mapping, selection }} onChoose={make} />}
        <MappingTable
          {...{ mapping, groups, draft }}
          selection={{ ...selection, toggleAll }}
          isReadOnly={!canWork}
          onChoose={make}
        />
        {groups.length === 0 && (
          <p role="status" className="px-4 pb-4 text-text-2">
            No account fits.
          </p>
        )}
        {more > 0 && (
          <div className="px-4 py-3">
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setSettledShown(settledShown + SETTLED_MORE)}
            >
              {more > SETTLED_MORE
                ? `Show ${SETTLED_MORE} more that are settled, of ${more}`
                : `Show the other ${more} that are settled`}
            </Button>
          </div>
        )}
      </Card>
      <Part fallback={SHAPE}>
        <FiguresCard id={id} />
      </Part>
      {canWork && (
        <Changes tellsWhy>
          <MappingFoot
            {...{ id, mapping, draft }}
            onUndo={takeBack}
            onRedo={giveAgain}
            onSave={() => setIsSaving(true)}
          />
        </Changes>
      )}
      {isSaving && (
        <SaveMappingDialog
          {...{ id, draft }}
          mapping={opened}
          onSaved={() => {
            setDraft(NO_DRAFT);
            selection.clear();
          }}
          onClose={() => setIsSaving(false)}
        />
      )}
      <LeaveGuard hasChanges={() => countOf(draft) > 0} />
    </div>
  );
}
