import { ACCESS_LEVELS } from "@app/contract/access-level";
import { refusedEdits } from "@app/contract/edit-policy";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { askedWords } from "#features/model/desk/asked-words.ts";
import type { Desk } from "#features/model/desk/desk.ts";
import { deskCalls } from "#features/model/desk/desk-calls.ts";
import { useDeskSlot } from "#features/model/desk/desk-slot.ts";
import { openDesk } from "#features/model/desk/open-desk.ts";
import { NOT_NOW, useHold } from "#features/model/desk/use-hold.ts";
import { useOpened } from "#features/model/desk/use-opened.ts";
import { openedModel } from "#features/model/model-queries.ts";
import { loadPart } from "#lib/load-part.ts";
import { afterFigures } from "#model/after-figures.ts";
import { caseColours } from "#model/case-colours.ts";
import { answersWhy } from "#model/model-on-screen.ts";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";
import { inCase, questionAt, type WhyQuestion } from "#model/why-question.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { loadToaster, wantToaster } from "#ui/toast.tsx";
import { CaseLeft } from "./case-left.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { useWhyOpen } from "./use-why-open.ts";
import { type Workbench, WorkbenchContext } from "./use-workbench.ts";
import { viewOf } from "./view.ts";
import type { ViewSearch } from "./view-search.ts";
import { WorkbenchShape } from "./workbench-shape.tsx";

const whyPanel = () => import("#model/why-panel.tsx");
const WhyPanel = lazy(async () => {
  const { WhyPanel } = await loadPart(whyPanel);
  return { default: WhyPanel };
});

const WhyLedger = lazy(async () => {
  const { WhyLedger } = await loadPart(() => import("#features/model/connection/why-ledger.tsx"));
  return { default: WhyLedger };
});

const ConflictDialog = lazy(async () => {
  const { ConflictDialog } = await loadPart(
    () => import("#features/model/desk/conflict-dialog.tsx"),
  );
  return { default: ConflictDialog };
});

type WorkbenchProps = {
  id: number;
  /** Who types. */
  name: string;
  search: ViewSearch;
  onView: (change: Partial<ViewSearch>) => void;
  children: ReactNode;
};

/** An open model: its document, calculated here, around whichever part of it is showing. */
export function WorkbenchFrame(props: WorkbenchProps) {
  const { version } = props.search;
  if (version !== undefined) return <OlderVersion key={version} {...props} version={version} />;
  return <NewestVersion {...props} />;
}

function NewestVersion({ id, name, ...props }: WorkbenchProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const { desk, setDesk } = useDeskSlot();
  const { failure, begunAt } = useOpened(id, undefined, !desk, (opened) =>
    setDesk(openDesk(opened.document, opened.version, deskCalls(id))),
  );
  if (failure !== undefined) return <NotOpened reason={failure} />;
  if (!desk) return <WorkbenchShape begunAt={begunAt} />;
  return <Edited {...props} {...{ desk, model, name }} />;
}

type EditedProps = Omit<WorkbenchProps, "id"> & { desk: Desk; model: Workbench["model"] };

function Edited({ desk, model, name, ...props }: EditedProps) {
  const conflicts = useSyncExternalStore(desk.subscribe, desk.conflicts);
  const [putOff, setPutOff] = useState<typeof conflicts>();
  const hold = useHold(desk, model);
  const level = model.registeredModelAccessMode;

  /** Refused here as the server would, before anything is typed over. */
  const whyNot = useCallback(
    (edits: readonly Edit[], from: ModelDocument) =>
      // No notes are written here, and only they are known by their author's id.
      refusedEdits({ level, userId: 0, name }, from, edits)[0]?.message,
    [level, name],
  );
  const [couldChange, setCouldChange] = useState(hold !== NOT_NOW);
  if (hold !== NOT_NOW && !couldChange) setCouldChange(true);
  const typing = useMemo(
    // Whoever could type keeps the grid: a figure half typed waits there, and is not entered.
    () => (couldChange ? { onEdits: desk.edit, hold } : {}),
    [couldChange, desk, hold],
  );
  const notice =
    conflicts.length > 0 ? (
      <Notice
        tone="alert"
        title={askedWords(conflicts).title}
        action={
          <Button size="sm" onClick={() => setPutOff(undefined)}>
            Decide
          </Button>
        }
      >
        Nothing more is typed or saved until you decide what holds. What you typed before is kept.
      </Notice>
    ) : (
      couldChange && hold && <Notice tone="alert">{hold}</Notice>
    );
  return (
    <>
      <Opened
        {...props}
        model={model}
        document={desk.document}
        onEdits={hold ? undefined : desk.edit}
        typing={typing}
        whyNot={hold === NOT_NOW ? notNow : level < ACCESS_LEVELS.STANDARD ? whyNot : undefined}
        notice={notice}
      />
      {conflicts.length > 0 && conflicts !== putOff && (
        <Suspense>
          <ConflictDialog desk={desk} conflicts={conflicts} onClose={() => setPutOff(conflicts)} />
        </Suspense>
      )}
    </>
  );
}

const notNow = () => NOT_NOW;

function OlderVersion({ id, version, ...props }: WorkbenchProps & { version: number }) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const [document, setDocument] = useState<OpenDocument>();
  const { failure, begunAt } = useOpened(id, version, !document, (opened) =>
    setDocument(opened.document),
  );
  useEffect(() => () => document?.close(), [document]);
  if (failure !== undefined) return <NotOpened reason={failure} />;
  if (!document) return <WorkbenchShape begunAt={begunAt} />;
  const notice = (
    <Notice
      title={`Version ${version}, to be read`}
      action={
        <Button asChild size="sm">
          <Link to="/models/$modelId" params={{ modelId: id }} search={{ version: undefined }}>
            Open the newest
          </Link>
        </Button>
      }
    >
      It stays as it is. To work on it, restore it under History.
    </Notice>
  );
  return (
    <Opened
      {...props}
      {...{ model, document, notice }}
      onEdits={undefined}
      typing={ONLY_READ}
      whyNot={undefined}
    />
  );
}

const ONLY_READ = {};

type OpenedProps = Pick<Workbench, "model" | "document" | "onEdits" | "typing" | "whyNot"> &
  Pick<WorkbenchProps, "search" | "onView" | "children"> & { notice: ReactNode };

function Opened({ notice, children, search, onView, ...parts }: OpenedProps) {
  const { document } = parts;
  const structure = useStructure(document);
  const failure = useDocumentPart(document, (state) => state.failure);
  const stays = useDocumentPart(document, (state) => state.stays);
  const [question, setQuestion] = useState<WhyQuestion>();
  const [isWhyOpen, setIsWhyOpen] = useWhyOpen();
  const askedFrom = useRef<Element>(null);
  useEffect(() => {
    void afterFigures(whyPanel);
    void afterFigures(loadToaster).then(wantToaster);
  }, []);
  const { scenario } = search;
  const [askedIn, setAskedIn] = useState(scenario);
  if (askedIn !== scenario) {
    setAskedIn(scenario);
    setQuestion(question && inCase(question, scenario));
  }
  const { scenarios, timeline } = structure;
  const { model, onEdits, typing, whyNot } = parts;
  const colours = useMemo(() => caseColours(scenarios), [scenarios]);
  const ask = useCallback(
    (next: WhyQuestion | undefined) => {
      if (next) askedFrom.current = window.document.activeElement;
      setQuestion(next);
      if (next) setIsWhyOpen(true);
    },
    [setIsWhyOpen],
  );
  useEffect(() => answersWhy(ask), [ask]);
  const workbench = useMemo<Workbench>(
    () => ({
      ...{ model, document, onEdits, typing, whyNot, colours, ask },
      view: viewOf(search, { scenarios, timeline }),
      setView: onView,
      askAt: (table, { row, column }) => ask(table && questionAt(table, row, column)),
      followTo: (table, { row, column }) =>
        isWhyOpen && ask(table && questionAt(table, row, column)),
    }),
    [
      model,
      document,
      onEdits,
      typing,
      whyNot,
      colours,
      ask,
      scenarios,
      timeline,
      search,
      onView,
      isWhyOpen,
    ],
  );
  /** Whoever closes Why? is back where it was asked. */
  function closeWhy() {
    setQuestion(undefined);
    setIsWhyOpen(false);
    if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus({ preventScroll: true });
  }
  return (
    <WorkbenchContext value={workbench}>
      <KeyFigures />
      <div className="flex min-h-0 grow phone:block print:block">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape on any figure closes what it opened */}
        <div
          className="relative flex min-w-0 grow flex-col overflow-auto phone:overflow-visible print:block print:overflow-visible"
          onKeyDown={(event) => event.key === "Escape" && question && closeWhy()}
        >
          <div className="grid gap-2 px-6 pt-4 empty:hidden phone:px-4">
            {failure && (
              <Notice tone="negative" title="The figures no longer follow">
                Load the page again; what was saved is kept.
              </Notice>
            )}
            {notice}
            <CaseLeft {...{ document, scenario }} onLeft={() => onView({ scenario: undefined })} />
            {onEdits && stays && <Notice tone="alert">{stays}</Notice>}
          </div>
          {children}
        </div>
        {question && (
          <div className="w-[338px] flex-none overflow-auto border-l border-border bg-surface phone:w-auto phone:border-0">
            <Suspense>
              <WhyPanel
                {...{ document, question }}
                onClose={closeWhy}
                renderActual={(actual) => {
                  const { connectionId } = model;
                  if (connectionId === null) return null;
                  return (
                    <Suspense>
                      <WhyLedger {...{ actual, connectionId }} />
                    </Suspense>
                  );
                }}
                driverLink={(line, name) => (
                  <Link
                    to="/models/$modelId/drivers"
                    params={{ modelId: model.id }}
                    search={{ line }}
                    className="text-accent-text hover:underline phone:inline-flex phone:min-h-11 phone:min-w-11 phone:items-center"
                  >
                    {name}
                  </Link>
                )}
                onTry={
                  onEdits &&
                  ((edits, from, scenario) => {
                    const why = whyNot?.(edits, from);
                    if (why)
                      return [{ code: "invalid", severity: "error", place: "", message: why }];
                    const issues = onEdits(edits, from);
                    if (issues.length === 0) onView({ scenario });
                    return issues;
                  })
                }
              />
            </Suspense>
          </div>
        )}
      </div>
    </WorkbenchContext>
  );
}

function NotOpened({ reason }: { reason: string }) {
  return (
    <Notice tone="negative" title="The model did not open" className="m-6">
      {reason}
    </Notice>
  );
}
