import type { Model } from "@app/contract/models";
import { getWebReport, updateWebReport } from "@app/contract/web-reports";
import { useQueryClient } from "@tanstack/react-query";
import { Redo2, Undo2 } from "lucide-react";
import {
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { EditionLink } from "#features/reports/editions-list.tsx";
import { forgetLists, type OpenReport, openedReport } from "#features/reports/report-queries.ts";
import { call } from "#lib/api.ts";
import { loadPart } from "#lib/load-part.ts";
import { useUndoKeys } from "#model/use-undo-keys.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { Canvas } from "./canvas.tsx";
import { CaseChoice } from "./case-choice.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeskStatus } from "./desk-status.tsx";
import { openReportDesk, type ReportDesk } from "./open-report-desk.ts";
import { PagesRail } from "./pages-rail.tsx";
import { SaveGuard } from "./save-guard.tsx";
import { SidePanel } from "./side-panel.tsx";
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
  const [pageId, setPageId] = useState(document.pages[0]?.id ?? "");
  const [blockId, setBlockId] = useState<string>();
  const [shownCase, setShownCase] = useState("base");
  const [publishing, setPublishing] = useState<OpenReport>();
  const [putOff, setPutOff] = useState<readonly string[]>();
  useUndoKeys(desk);
  const page = document.pages.find(({ id }) => id === pageId) ?? document.pages[0];
  const view = preview.cases?.find(({ key }) => key === shownCase) ?? preview.cases?.[0];
  const block = page?.blocks.find(({ id }) => id === blockId);

  /** What is typed is saved first: what is published is what was saved. */
  async function publish() {
    if (await desk.flush()) setPublishing({ ...report, ...desk.state(), title: document.title });
    else toast.error("Not published: your last changes are not saved yet.");
  }

  return (
    <div className="grid grid-cols-[15rem_minmax(0,1fr)_20rem] items-start gap-4 max-[1100px]:grid-cols-1">
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2">
        {back}
        <h2 className="truncate text-lg font-semibold tracking-tight">{document.title}</h2>
        <Standing report={report} />
        <DeskStatus {...state} />
        <span className="grow" />
        <IconButton
          label="Undo"
          variant="quiet"
          aria-disabled={!state.canUndo}
          className={OFF}
          onClick={desk.undo}
        >
          <Undo2 />
        </IconButton>
        <IconButton
          label="Redo"
          variant="quiet"
          aria-disabled={!state.canRedo}
          className={OFF}
          onClick={desk.redo}
        >
          <Redo2 />
        </IconButton>
        {report.published && <AsReader id={report.id} />}
        <Button variant="primary" onClick={() => void publish()}>
          Publish
        </Button>
      </div>
      {preview.failure && (
        <div className="col-span-full">
          <Notice tone="negative" title="The preview does not follow">
            {preview.failure}
          </Notice>
        </div>
      )}
      <nav aria-label="Pages and blocks" className={SIDE}>
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
        className="min-w-0 rounded-lg border border-border bg-surface p-5 shadow-xs phone:p-2"
      >
        <div className="mb-4 flex flex-wrap items-center gap-2 px-4">
          <h3 className="grow text-xl font-semibold tracking-tight">{page?.title}</h3>
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
            onChange={desk.change}
            onUndo={desk.undo}
            onRedo={desk.redo}
          />
        )}
      </section>
      <aside aria-label="Settings" className={SIDE}>
        <SidePanel
          {...{ report, document, page, block, editionLink }}
          outline={preview.outline}
          cases={preview.cases}
          onChange={desk.change}
        />
      </aside>
      <SaveGuard desk={desk} />
      {state.conflicts.length > 0 && state.conflicts !== putOff && (
        <ConflictDialog
          conflicts={state.conflicts}
          onDecide={desk.decide}
          onClose={() => setPutOff(state.conflicts)}
        />
      )}
      {publishing && (
        <Suspense>
          <PublishDialog
            report={publishing}
            onClose={() => setPublishing(undefined)}
            onPublished={() => setPublishing(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

const OFF = "aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled";
/** They stay in view while the page is long, and scroll by themselves. */
const SIDE =
  "min-[1101px]:sticky min-[1101px]:top-4 min-[1101px]:max-h-[calc(100dvh-2rem)] min-[1101px]:overflow-y-auto";

function Standing({ report: { published } }: { report: OpenReport }) {
  if (!published) return <Badge tone="info">Draft</Badge>;
  return <Badge tone="positive">Edition {published.edition}</Badge>;
}

export function AsReader({ id }: { id: number }) {
  return (
    <Button asChild>
      <a href={`/app/view_report/${id}`} target="_blank" rel="noreferrer">
        Open as reader
      </a>
    </Button>
  );
}

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
