import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import "./report.css";
import { ReportBlock, titleOf } from "./report-block.tsx";

type ReportPagesProps = {
  view: RenderedCase;
  /** What stands beside a block: a button for notes, an author's tools. The same function draws the same. */
  actionsOf?: ((blockId: string) => ReactNode) | undefined;
  /** For the author: figures and words that want another look. */
  hasWarnings?: boolean;
};

/** All pages of a report in one case, one below the other. In another case, those in view come first. */
export function ReportPages({ view, ...rest }: ReportPagesProps) {
  const later = useDeferredValue(view);
  return view.pages.map(({ id, title }) => (
    <Page key={id} {...{ id, title, view, later, ...rest }} />
  ));
}

type PageProps = ReportPagesProps & { id: string; title: string; later: RenderedCase };

function Page({ id, title, view, later, ...rest }: PageProps) {
  const [element, isInView] = useIsInView();
  const isLater = !isInView && later.pages.some((page) => page.id === id);
  return (
    <section
      ref={element}
      id={id}
      aria-label={title}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-7"
    >
      <PageBlocks id={id} view={isLater ? later : view} {...rest} />
    </section>
  );
}

const PageBlocks = memo(function PageBlocks(props: ReportPagesProps & { id: string }) {
  const { view, id, actionsOf, hasWarnings = false } = props;
  const page = view.pages.find((each) => each.id === id);
  if (!page) return null;
  return (
    <>
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
    </>
  );
});

/** Until it is known, it may be. */
function useIsInView() {
  const element = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((changes) => {
      setIsInView(changes.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isInView] as const;
}

/** Its first block says the same, as a balance sheet on the page of that name does. */
function isNamedByBlock({ title, blocks: [first] }: RenderedCase["pages"][number]): boolean {
  return first !== undefined && titleOf(first) === title;
}
