import type { Model } from "@app/contract/models";
import { getWebReport, updateWebReport } from "@app/contract/web-reports";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { EditionLink } from "#features/reports/editions-list.tsx";
import {
  forgetLists,
  lookOfReport,
  type OpenReport,
  openedReport,
} from "#features/reports/report-queries.ts";
import { call } from "#lib/api.ts";
import { loadPart } from "#lib/load-part.ts";
import { useUndoKeys } from "#model/use-undo-keys.ts";
import { FirmName, firmStyle } from "#report/firm-name.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { Canvas } from "./canvas.tsx";
import { CaseChoice } from "./case-choice.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorHead } from "./editor-head.tsx";
import { type DeskState, openReportDesk, type ReportDesk } from "./open-report-desk.ts";
import { PagesRail } from "./pages-rail.tsx";
import { SaveGuard } from "./save-guard.tsx";
import { SavingTemplate } from "./saving-template.tsx";
import { SidePanel } from "./side-panel.tsx";
import { ToldOfTemplate } from "./told-of-template.tsx";
import { usePreview } from "./use-preview.ts";

const PublishDialog = lazy(async () => {
  const { PublishDialog } = await loadPart(() => import("#features/reports/publish-dialog.tsx"));
  return { default: PublishDialog };
});

type ReportEditorProps = {
  model: Model;
  report: OpenReport;
  /** Back to the list. */
  back: ReactElement;
  editionLink: EditionLink;
};

/** A report to write in: its pages, the page as readers see it, what its blocks are told. */
export function ReportEditor({ model, report, back, editionLink }: ReportEditorProps) {
  const desk = useReportDesk(report);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const { document } = state;
  const preview = usePreview(model, document);
  const { data: look } = useQuery(lookOfReport(report.id));
  const [pageId, setPageId] = useState(document.pages[0]?.id ?? "");
  const [blockId, setBlockId] = useState<string>();
  const [shownCase, setShownCase] = useState("base");
  const [isRailOpen, setIsRailOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useUndoKeys(desk);
  const page = document.pages.find(({ id }) => id === pageId) ?? document.pages[0];
  const view = preview.cases?.find(({ key }) => key === shownCase) ?? preview.cases?.[0];
  const block = page?.blocks.find(({ id }) => id === blockId);
  return (
    <div className="grid grid-cols-[15rem_minmax(0,1fr)_20rem] items-start gap-4 max-[1100px]:grid-cols-[minmax(0,1fr)]">
      <Publishing {...{ report, desk }}>
        {(publish) => (
          <SavingTemplate {...{ report, desk }}>
            {(save) => (
              <EditorHead
                {...{ model, report, desk, state, back }}
                onTemplate={save}
                onPublish={publish}
              />
            )}
          </SavingTemplate>
        )}
      </Publishing>
      <ToldOfTemplate reportId={report.id} />
      {preview.failure && (
        <div className="col-span-full">
          <Notice tone="negative" title="The preview does not follow">
            {preview.failure}
          </Notice>
        </div>
      )}
      <Button
        className="min-[1101px]:hidden"
        aria-expanded={isRailOpen}
        onClick={() => setIsRailOpen(!isRailOpen)}
      >
        {isRailOpen ? "Close pages and blocks" : "Pages and blocks"}
      </Button>
      <nav
        aria-label="Pages and blocks"
        className={classNames(SIDE, !isRailOpen && "max-[1100px]:hidden")}
      >
        <PagesRail
          report={document}
          pageId={page?.id ?? ""}
          blockId={blockId}
          onChange={desk.change}
          onPage={(id) => {
            setPageId(id);
            setBlockId(undefined);
          }}
          onBlock={setBlockId}
        />
      </nav>
      <section
        aria-label="Page"
        className="report-sheet min-w-0 rounded-lg border border-border bg-surface p-5 shadow-xs phone:p-2"
        style={firmStyle(look)}
      >
        <div className="mb-5 flex min-h-9 items-center gap-2.5 px-4 phone:pt-2">
          {look && <FirmName teamName={look.teamName} look={look} />}
        </div>
        <div className="mb-4 flex flex-wrap items-center gap-2 px-4 phone:pt-2">
          <div className="grow">
            <h3 className="text-xl font-semibold tracking-tight">{page?.title}</h3>
            <p className="text-xs text-text-3">
              As readers would see it, from version {model.versionIdentifier} of the model
            </p>
          </div>
          <CaseChoice
            cases={preview.cases ?? []}
            value={view?.key ?? "base"}
            onChange={setShownCase}
          />
        </div>
        {page && (
          <Canvas
            report={document}
            {...{ page, view, blockId }}
            outline={preview.outline}
            find={preview.find}
            read={preview.read}
            onBlock={setBlockId}
            onSettings={() => panel.current?.scrollIntoView({ block: "start" })}
            onChange={desk.change}
            onUndo={desk.undo}
            onRedo={desk.redo}
          />
        )}
      </section>
      <aside ref={panel} aria-label="Settings" className={SIDE}>
        <SidePanel
          {...{ report, document, page, block, editionLink }}
          outline={preview.outline}
          cases={preview.cases}
          onChange={desk.change}
          onMoved={(moved, id) => {
            desk.change(moved);
            setPageId(id);
          }}
        />
      </aside>
      <SaveGuard desk={desk} />
      <Conflicts {...{ desk, state }} />
    </div>
  );
}

/** They stay in view while the page is long, and scroll by themselves. */
const SIDE =
  "scroll-mt-4 min-[1101px]:sticky min-[1101px]:top-4 min-[1101px]:max-h-[calc(100dvh-2rem)] min-[1101px]:overflow-y-auto";

type PublishingProps = {
  report: OpenReport;
  desk: ReportDesk;
  children: (publish: () => void) => ReactElement;
};

/** What is typed is saved first: what is published is what was saved. */
function Publishing({ report, desk, children }: PublishingProps) {
  const [publishing, setPublishing] = useState<OpenReport>();
  const close = () => setPublishing(undefined);
  async function publish() {
    if (!(await desk.flush())) {
      toast.error("Not published: your last changes are not saved yet.");
      return;
    }
    const { document, version } = desk.state();
    setPublishing({ ...report, document, version, title: document.title });
  }
  return (
    <>
      {children(() => void publish())}
      {publishing && (
        <Suspense>
          <PublishDialog report={publishing} onClose={close} onPublished={close} />
        </Suspense>
      )}
    </>
  );
}

function Conflicts({ desk, state }: { desk: ReportDesk; state: DeskState }) {
  const { conflicts, theirName } = state;
  const [putOff, setPutOff] = useState<DeskState["conflicts"]>();
  if (conflicts.length === 0) return null;
  if (conflicts === putOff)
    return (
      <div className="col-span-full">
        <Notice
          tone="alert"
          title="Somebody else changed the same"
          action={
            <Button size="sm" onClick={() => setPutOff(undefined)}>
              Decide
            </Button>
          }
        >
          Nothing more is saved until you decide what holds: {placesOf(conflicts)}. What you typed
          is kept here.
        </Notice>
      </div>
    );
  return (
    <ConflictDialog
      {...{ conflicts, theirName }}
      onDecide={desk.decide}
      onClose={() => setPutOff(conflicts)}
    />
  );
}

/** "The title, A block on Summary", each once. */
const placesOf = (conflicts: DeskState["conflicts"]) =>
  [...new Set(conflicts.map(({ name }) => name))].join(", ");

/** One desk as long as the page is open; what is heard of the report meanwhile is taken in. */
function useReportDesk(report: OpenReport): ReportDesk {
  const queries = useQueryClient();
  const [desk] = useState(() => {
    const params = { id: report.id };
    return openReportDesk(report, {
      load: () => call(getWebReport, { params }),
      save: async (document, ifVersion) => {
        const saved = await call(updateWebReport, { params, body: { document }, ifVersion });
        queries.setQueryData(openedReport(report.id).queryKey, saved);
        void forgetLists(queries);
        return saved;
      },
    });
  });
  useEffect(() => desk.hear(report), [desk, report]);
  return desk;
}
