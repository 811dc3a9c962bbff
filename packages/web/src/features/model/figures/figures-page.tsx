import { ACCESS_LEVELS, mayEditData } from "@app/contract/access-level";
import { refusedEdits } from "@app/contract/edit-policy";
import type { Model } from "@app/contract/models";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useDeskSlot } from "#features/model/desk-slot.ts";
import { openedModel } from "#features/model/model-queries.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { Button } from "#ui/button.tsx";
import { useMayChange } from "#ui/changes.tsx";
import { Notice } from "#ui/notice.tsx";
import { Stack } from "#ui/page.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type Desk, openDesk } from "./desk.ts";
import { deskCalls } from "./desk-calls.ts";
import { FiguresView } from "./figures-view.tsx";
import { useOpened } from "./use-opened.ts";

type FiguresPageProps = {
  id: number;
  /** An older version, to be read. */
  version: number | undefined;
  /** Who types. */
  name: string;
};

export function FiguresPage({ id, version, name }: FiguresPageProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const { desk, setDesk } = useDeskSlot();
  const failure = useOpened(id, undefined, version === undefined && !desk, (opened) =>
    setDesk(openDesk(opened.document, opened.version, deskCalls(id))),
  );
  if (version !== undefined) return <OlderVersion key={version} id={id} version={version} />;
  if (failure !== undefined) return <NotOpened reason={failure} />;
  return desk ? <Workbench {...{ desk, model, name }} /> : <FiguresShape />;
}

type WorkbenchProps = { desk: Desk; model: Model; name: string };

function Workbench({ desk, model, name }: WorkbenchProps) {
  const conflicts = useSyncExternalStore(desk.subscribe, desk.conflicts);
  const [putOff, setPutOff] = useState<typeof conflicts>();
  const level = model.registeredModelAccessMode;
  const mayChange = useMayChange() && model.isActive && mayEditData(level);

  /** Refused here as the server would, before anything is typed over. */
  const whyNot = useCallback(
    (edits: readonly Edit[], from: ModelDocument) =>
      // No notes are written here, and only they are known by their author's id.
      refusedEdits({ level, userId: 0, name }, from, edits)[0]?.message,
    [level, name],
  );

  const whyNotNow = mayChange ? (level < ACCESS_LEVELS.STANDARD ? whyNot : undefined) : notNow;
  const [couldChange, setCouldChange] = useState(mayChange);
  if (mayChange && !couldChange) setCouldChange(true);

  return (
    <Stack>
      {conflicts.length > 0 && (
        <Notice
          tone="alert"
          title="Somebody else changed the same"
          action={
            <Button size="sm" onClick={() => setPutOff(undefined)}>
              Decide
            </Button>
          }
        >
          Nothing more is saved until you decide what holds. What you typed is kept here.
        </Notice>
      )}
      <FiguresView
        document={desk.document}
        // Whoever could type keeps the grid: a figure half typed waits there, and is not entered.
        onEdits={couldChange ? desk.edit : undefined}
        // While somebody decides, nothing is typed that the decision would not be about.
        hold={conflicts.length > 0 ? DECIDE_FIRST : mayChange ? undefined : NOT_NOW}
        whyNot={whyNotNow}
      />
      {conflicts.length > 0 && conflicts !== putOff && (
        <ConflictDialog desk={desk} conflicts={conflicts} onClose={() => setPutOff(conflicts)} />
      )}
    </Stack>
  );
}

const NOT_NOW = "You cannot change this model now.";
const notNow = () => NOT_NOW;
const DECIDE_FIRST = "Somebody else changed the same. Decide first what holds.";

function OlderVersion({ id, version }: { id: number; version: number }) {
  const [document, setDocument] = useState<OpenDocument>();
  const failure = useOpened(id, version, !document, (opened) => setDocument(opened.document));
  useEffect(() => () => document?.close(), [document]);
  if (failure !== undefined) return <NotOpened reason={failure} />;
  return (
    <Stack>
      <Notice
        title={`Version ${version}, to be read`}
        action={
          <Button asChild size="sm">
            <Link to="/models/$modelId" params={{ modelId: id }}>
              Open the newest
            </Link>
          </Button>
        }
      >
        It stays as it is. To work on it, restore it under History.
      </Notice>
      {document ? <FiguresView document={document} /> : <FiguresShape />}
    </Stack>
  );
}

function NotOpened({ reason }: { reason: string }) {
  return (
    <Notice tone="negative" title="The model did not open">
      {reason}
    </Notice>
  );
}

function FiguresShape() {
  return (
    <Waiting>
      <SkeletonCard hasNote>
        <SkeletonRows count={8} />
      </SkeletonCard>
    </Waiting>
  );
}
