import { getReportPdf, getReportSlides } from "@app/contract/report-files";
import { COMMUNITY_MARK } from "@app/contract/report-view";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { downloadUrl } from "#lib/api.ts";
import { loadPart } from "#lib/load-part.ts";
import { tellFirstFigures } from "#model/after-figures.ts";
import { caseColours } from "#model/case-colours.ts";
import { CaseTag } from "#model/case-tag.tsx";
import { type AskedFigure, AskWhy } from "#report/ask-why.tsx";
import { firmStyle } from "#report/firm-name.tsx";
import { ReportPages } from "#report/report-pages.tsx";
import { Standing } from "#report/standing.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Contents } from "./contents.tsx";
import { ViewerHeader } from "./viewer-header.tsx";
import { useNotes } from "./viewer-notes.tsx";
import type { ViewedReport } from "./viewer-queries.ts";
import type { Search } from "./viewer-search.ts";
import "./viewer.css";

/** Few come by the last link of a mail. */
const MailsOff = lazy(async () => {
  const { MailsOff } = await loadPart(() => import("./mails-off.tsx"));
  return { default: MailsOff };
});

const ReaderWhy = lazy(async () => {
  const { ReaderWhy } = await loadPart(() => import("./why/reader-why.tsx"));
  return { default: ReaderWhy };
});

/** The engine comes with it. */
const WhatIf = lazy(async () => {
  const { WhatIf } = await loadPart(() => import("./what-if/what-if.tsx"));
  return { default: WhatIf };
});

type ReportViewerProps = {
  report: ViewedReport;
  /** Published after the page was opened. */
  isNewer: boolean;
  search: Search;
  onSearch: (change: Partial<Search>) => void;
};

/** An edition of a report, case by case: all cases are in one answer, so that flipping is at once. */
export function ReportViewer({ report, isNewer, search, onSearch }: ReportViewerProps) {
  const { cases, title, teamName } = report;
  const [tried, setTried] = useState<RenderedCase>();
  const share = search.share ?? "";
  const published = cases.find(({ key }) => key === search.scenario) ?? cases[0];
  const view = search.try === undefined ? published : (tried ?? published);
  const setTry = useCallback((text: string | undefined) => onSearch({ try: text }), [onSearch]);
  const colours = caseColours(
    cases.slice(1).map(({ key, colour }) => ({ id: key, ...(colour && { colour }) })),
  );
  const notes = useNotes(report, share);
  const why = useWhy(report, search.try === undefined);
  // The first page is painted first, unless the address leads to a place on another.
  const isWhole = useDeferredValue(true, location.hash !== "");
  const hasChart = view?.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "chart"));
  useEffect(() => {
    if (!hasChart) tellFirstFigures();
  }, [hasChart]);
  useEffect(() => {
    document.title = `${title} - ${teamName}`;
  }, [title, teamName]);
  if (!view || !published) return null;
  const asked = {
    params: { id: report.id, scenarioId: published.key },
    query: { share, unit: report.units.find((each) => each === search.unit) },
  };
  return (
    <div className="contents" style={firmStyle(report.look)}>
      <SkipLink />
      <ViewerHeader
        report={report}
        colours={colours}
        caseKey={published.key}
        search={search}
        pdfUrl={downloadUrl(getReportPdf, asked)}
        slidesUrl={downloadUrl(getReportSlides, asked)}
        onSearch={onSearch}
        onNotes={notes.open}
      />
      <div className="viewer-columns">
        <aside className="viewer-aside" aria-label="About this report">
          <Contents pages={view.pages} />
          <Standing checks={view.checks} />
        </aside>
        <main id="content" tabIndex={-1} className="grid min-w-0 gap-11 outline-none">
          {search.mails === "off" && (
            <Suspense>
              <MailsOff
                id={report.id}
                share={share}
                kind={report.reader.kind}
                onClose={() => onSearch({ mails: undefined })}
              />
            </Suspense>
          )}
          {isNewer && (
            <Notice title={`Edition ${report.edition} was published after you opened this page.`}>
              All figures are now those of it.
            </Notice>
          )}
          <header className="grid gap-2">
            <h1 className="text-3xl font-semibold tracking-tight text-balance phone:text-2xl">
              {title}
            </h1>
            {report.clientName && <p className="text-lg">{report.clientName}</p>}
            <p className="text-md text-text-2">
              {`Prepared by ${report.publishedByName}, ${teamName}, ${dayOf(report.publishedAt)}. ${report.actualTo === null ? "No actuals yet" : `Actuals to ${report.actualTo}`}.`}
            </p>
            {report.isCommunity && <p className="text-text-2">{COMMUNITY_MARK}</p>}
            <div className="mt-1 flex">
              <CaseTag
                name={view.name}
                colour={colours.get(view.key) ?? (view === published ? 1 : 5)}
              />
            </div>
            <div className="when-narrow mt-2">
              <Standing checks={view.checks} />
            </div>
          </header>
          {search.try !== undefined && (
            <Suspense>
              <WhatIf
                place={notes.place}
                unit={report.units.find((each) => each === search.unit)}
                text={search.try}
                onText={setTry}
                onView={setTried}
              />
            </Suspense>
          )}
          <AskWhy value={why.asking}>
            <ReportPages
              view={isWhole ? view : { ...view, pages: view.pages.slice(0, 1) }}
              actionsOf={notes.at}
            />
          </AskWhy>
          <footer className="border-t border-border pt-4 text-xs text-text-2">
            {`A forecast is an estimate based on the assumptions in this report. Edition ${report.edition}, made from version ${report.modelVersion} of the model and published on ${dayOf(report.publishedAt)}. Made with Forecastle.`}
          </footer>
        </main>
        <aside className="viewer-notes" aria-label="Notes">
          {notes.panel}
        </aside>
        {why.asked && (
          <Suspense>
            <ReaderWhy
              place={notes.place}
              asked={why.asked}
              colour={colours.get(why.asked.case) ?? 1}
              onClose={why.close}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Whatever a reader tries is theirs alone, and nobody is asked about it. */
function useWhy({ hasWhy, cases }: ViewedReport, isPublished: boolean) {
  const [asked, setAsked] = useState<AskedFigure>();
  const from = useRef<Element>(null);
  const asking = useMemo(() => {
    const keys = new Set(cases.map(({ key }) => key));
    const ask = (figure: AskedFigure) => {
      from.current = document.activeElement;
      setAsked(figure);
    };
    return { ask, isOpen: (key: string) => keys.has(key) };
  }, [cases]);
  const isOpen = hasWhy && isPublished;
  return {
    asking: isOpen ? asking : undefined,
    asked: isOpen ? asked : undefined,
    close() {
      setAsked(undefined);
      if (from.current instanceof HTMLElement) from.current.focus();
    },
  };
}

/** "12 November 2026", by the reader's own calendar. */
function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString("en-AU", {
    ...{ day: "numeric", month: "long", year: "numeric" },
  });
}
