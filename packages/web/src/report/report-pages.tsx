import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { ReactNode } from "react";
import "./report.css";
import { ReportBlock, titleOf } from "./report-block.tsx";

type ReportPagesProps = {
  view: RenderedCase;
  /** What stands beside a block: a button for notes, an author's tools. */
  actionsOf?: (blockId: string) => ReactNode;
  /** For the author: figures and words that want another look. */
  hasWarnings?: boolean;
};

/** All pages of a report in one case, one below the other. */
export function ReportPages({ view, actionsOf, hasWarnings = false }: ReportPagesProps) {
  return view.pages.map((page) => (
    <section
      key={page.id}
      id={page.id}
      aria-label={page.title}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-7"
    >
      {!isNamedByBlock(page) && (
        <h2 className="report-heading text-xl font-semibold tracking-tight">{page.title}</h2>
      )}
      {page.blocks.map((block, index) => (
        <ReportBlock
          key={block.id}
          block={block}
          view={view}
          level={index === 0 && isNamedByBlock(page) ? 2 : 3}
          actions={actionsOf?.(block.id)}
          hasWarnings={hasWarnings}
        />
      ))}
    </section>
  ));
}

/** Its first block says the same, as a balance sheet on the page of that name does. */
function isNamedByBlock({ title, blocks: [first] }: RenderedCase["pages"][number]): boolean {
  return first !== undefined && titleOf(first) === title;
}
