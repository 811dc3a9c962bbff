import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { ReportBlock, ReportDocument, ReportPage } from "@app/engine/reports/report-document";
import { lazy, useState } from "react";
import { type EditionLink, EditionsList } from "#features/reports/editions-list.tsx";
import { Findings } from "#features/reports/findings-list.tsx";
import type { OpenReport } from "#features/reports/report-queries.ts";
import { loadPart } from "#lib/load-part.ts";
import { Card } from "#ui/card.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { BlockSettings } from "./block-settings.tsx";
import { KIND_NAMES } from "./block-words.ts";
import { SelectField, WordsField } from "./fields.tsx";
import type { Outline } from "./open-preview.ts";
import { changeBlock, changePage, moveToPage } from "./report-edits.ts";
import { ReportSettings } from "./report-settings.tsx";

const SharePanel = lazy(async () => {
  const { SharePanel } = await loadPart(() => import("#features/reports/share-panel.tsx"));
  return { default: SharePanel };
});

type SidePanelProps = {
  report: OpenReport;
  document: ReportDocument;
  page: ReportPage | undefined;
  block: ReportBlock | undefined;
  outline: Outline | undefined;
  cases: readonly RenderedCase[] | undefined;
  editionLink: EditionLink;
  onChange: (report: ReportDocument, key?: string) => void;
  /** A block has gone to another page. */
  onMoved: (report: ReportDocument, pageId: string) => void;
};

type View = "block" | "report" | "share" | "publish";

export function SidePanel(props: SidePanelProps) {
  const [view, setView] = useState<View>("block");
  return (
    <Card>
      <div className="border-b border-border p-3">
        <Segmented
          label="Settings of"
          className="flex w-full *:grow *:justify-center"
          options={VIEWS}
          value={view}
          onChange={setView}
        />
      </div>
      <Part
        fallback={
          <div className="p-4">
            <SkeletonRows count={4} />
          </div>
        }
      >
        {view === "share" ? (
          <SharePanel report={props.report} mayReport />
        ) : (
          <div className="grid gap-4 p-4">
            <PanelBody {...props} view={view} />
          </div>
        )}
      </Part>
    </Card>
  );
}

const VIEWS = [
  { value: "block", label: "Block" },
  { value: "report", label: "Report" },
  { value: "share", label: "Share" },
  { value: "publish", label: "Editions" },
] as const;

function PanelBody({ view, ...props }: SidePanelProps & { view: View }) {
  const { report, document, outline, cases, onChange } = props;
  if (view === "publish")
    return (
      <>
        {cases && <Findings cases={cases} />}
        <h3 className="font-semibold">Editions</h3>
        <EditionsList reportId={report.id} linkTo={props.editionLink} />
      </>
    );
  if (!outline) return <SkeletonRows count={4} />;
  if (view === "report") return <ReportSettings report={document} {...{ outline, onChange }} />;
  return <BlockOrPage {...props} outline={outline} />;
}

function BlockOrPage(props: SidePanelProps & { outline: Outline }) {
  const { document, page, block, outline, onChange, onMoved } = props;
  if (block)
    return (
      <>
        <h3 className="font-semibold">{KIND_NAMES[block.kind]}</h3>
        <BlockSettings
          key={block.id}
          {...{ block, outline }}
          report={document}
          onChange={(changed, part) =>
            onChange(changeBlock(document, changed), part && `${block.id} ${part}`)
          }
        />
        {page && document.pages.length > 1 && (
          <SelectField<string>
            label="On the page"
            names={Object.fromEntries(document.pages.map(({ id, title }) => [id, title]))}
            value={page.id}
            onChange={(pageId) => onMoved(moveToPage(document, block, pageId), pageId)}
          />
        )}
      </>
    );
  if (!page) return null;
  return (
    <>
      <WordsField
        label="Title of the page"
        value={page.title}
        onChange={(title) =>
          onChange(
            changePage(document, page.id, (each) => ({ ...each, title })),
            `${page.id} title`,
          )
        }
      />
      <p className="text-text-2">Choose a block on the page to change it.</p>
    </>
  );
}
