import type { RenderedBlock, RenderedCase } from "@app/engine/reports/rendered-report";
import { hasWords, tableNote } from "@app/engine/reports/told-words";
import type { ReactNode } from "react";
import { CheckList } from "./check-list.tsx";
import { Commentary } from "./commentary.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { ReportChart } from "./report-chart.tsx";
import { ReportTable } from "./report-table.tsx";

type ReportBlockProps = {
  block: RenderedBlock;
  view: Pick<RenderedCase, "name" | "checks">;
  /** Where its title stands among the page's headings. */
  level: 2 | 3;
  /** Beside its title, or at its right where it has none. */
  actions?: ReactNode;
  hasWarnings?: boolean;
};

/** A block of a report as a reader sees it; the place that links and notes lead to. */
export function ReportBlock({
  block,
  view,
  level,
  actions,
  hasWarnings = false,
}: ReportBlockProps) {
  if (block.kind === "pageBreak") return <div className="report-page-break" />;
  const title = titleOf(block);
  const Heading = `h${level}` as const;
  return (
    <div id={block.id} className="report-block group/block relative scroll-mt-20">
      {title !== undefined && (
        <div className="flex items-start gap-3">
          <Heading
            className={
              level === 2
                ? "report-heading grow text-xl font-semibold tracking-tight"
                : "report-heading grow text-lg font-semibold tracking-tight"
            }
          >
            {title}
          </Heading>
          {block.kind !== "heading" && actions}
        </div>
      )}
      <BlockBody block={block} view={view} hasWarnings={hasWarnings} />
      {title === undefined && actions && (
        <div className="report-corner print:hidden">{actions}</div>
      )}
    </div>
  );
}

/** What a block is called; cards, words and checks have no name of their own. */
export function titleOf(block: RenderedBlock): string | undefined {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "chart":
      return block.chart.title;
    case "table":
      return block.table.title;
    default:
      return undefined;
  }
}

type BodyProps = Required<Pick<ReportBlockProps, "block" | "view" | "hasWarnings">>;

function BlockBody({ block, view, hasWarnings }: BodyProps) {
  switch (block.kind) {
    case "heading":
    case "pageBreak":
      return null;
    case "commentary":
      return hasWords(block) ? (
        <Commentary block={block} caseName={view.name} hasWarnings={hasWarnings} />
      ) : null;
    case "keyFigures":
      return <KeyFigures figures={block.figures} />;
    case "chart":
      return <ReportChart chart={block.chart} caseName={view.name} />;
    case "table":
      return (
        <>
          <p className="mb-2.5 text-xs text-text-2">{tableNote(block.table, view.name)}</p>
          <ReportTable table={block.table} />
        </>
      );
    case "checks":
      return <CheckList checks={view.checks} />;
    case "missing":
      return <p className="report-card px-4 py-3 text-text-2">{block.text}</p>;
  }
}
