import type { FoundCell } from "@app/engine/reports/cells-showing";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type {
  ReportBlock as Block,
  ReportDocument,
  ReportPage,
} from "@app/engine/reports/report-document";
import { Copy, Settings2, Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { loadPart } from "#lib/load-part.ts";
import { ReportBlock } from "#report/report-block.tsx";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { KIND_NAMES } from "./block-words.ts";
import { KIND_SIGNS } from "./kind-signs.tsx";
import type { Outline } from "./open-preview.ts";
import { addBlock, changeBlock, removeBlock } from "./report-edits.ts";
import type { ReadCell } from "./use-preview.ts";

const CommentaryBlock = lazy(async () => {
  const { CommentaryBlock } = await loadPart(() => import("./commentary-block.tsx"));
  return { default: CommentaryBlock };
});

type CanvasProps = {
  report: ReportDocument;
  page: ReportPage;
  view: RenderedCase | undefined;
  outline: Outline | undefined;
  blockId: string | undefined;
  find: (typed: string, scenario: string) => Promise<FoundCell[]>;
  read: ReadCell;
  onBlock: (blockId: string | undefined) => void;
  /** Where the page is narrow, settings stand below it. */
  onSettings: () => void;
  onChange: (report: ReportDocument, key?: string) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** A page of the report as its readers see it; the block that was chosen can be worked on. */
export function Canvas(props: CanvasProps) {
  const { page, view } = props;
  if (page.blocks.length === 0)
    return (
      <EmptyState
        title="This page is empty"
        text="Add a block: words, figures, a chart or a statement. Empty pages are shown to readers by their title."
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {page.blocks.map((block) => (
        <CanvasBlock key={block.id} {...props} block={block} view={view} />
      ))}
    </div>
  );
}

function CanvasBlock({ block, ...props }: CanvasProps & { block: Block }) {
  const { report, page, view, outline, blockId, onBlock, onChange } = props;
  const isChosen = block.id === blockId;
  const rendered = view?.pages
    .find(({ id }) => id === page.id)
    ?.blocks.find(({ id }) => id === block.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of blocks does the same by the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classNames(FRAME, isChosen && "border-accent shadow-[0_0_0_1px_var(--accent)]")}
      onClick={() => !isChosen && onBlock(block.id)}
    >
      {isChosen && (
        <Tools block={block}>
          <IconButton
            label="Settings of the block"
            variant="quiet"
            size="sm"
            className="min-[1101px]:hidden"
            onClick={props.onSettings}
          >
            <Settings2 />
          </IconButton>
          <IconButton
            label="Copy block"
            variant="quiet"
            size="sm"
            onClick={() => {
              const copy = { ...block, id: crypto.randomUUID() };
              onChange(addBlock(report, page.id, copy, block.id));
              onBlock(copy.id);
            }}
          >
            <Copy />
          </IconButton>
          <IconButton
            label="Remove block"
            variant="quiet"
            size="sm"
            onClick={() => {
              onBlock(undefined);
              onChange(removeBlock(report, block.id));
            }}
          >
            <Trash2 />
          </IconButton>
        </Tools>
      )}
      {isChosen && block.kind === "commentary" && outline ? (
        <Suspense fallback={<div className="h-24" />}>
          <CommentaryBlock
            key={block.id}
            {...{ block, rendered, outline }}
            find={props.find}
            read={props.read}
            onUndo={props.onUndo}
            onRedo={props.onRedo}
            onChange={(changed, isTyped) =>
              onChange(changeBlock(report, changed), isTyped ? block.id : "")
            }
          />
        </Suspense>
      ) : (
        <Shown {...{ block, rendered, view }} />
      )}
    </div>
  );
}

const FRAME =
  "relative min-w-0 rounded-lg border border-transparent px-4 py-3 hover:border-border-strong";

function Tools({ block, children }: { block: Block; children: ReactNode }) {
  return (
    <div className="mb-2 flex items-center gap-1.5 border-b border-border pb-1.5 text-xs font-medium text-text-2">
      {KIND_SIGNS[block.kind]}
      <span className="grow">{KIND_NAMES[block.kind]}</span>
      {children}
    </div>
  );
}

type ShownProps = {
  block: Block;
  rendered: RenderedCase["pages"][number]["blocks"][number] | undefined;
  view: RenderedCase | undefined;
};

function Shown({ block, rendered, view }: ShownProps) {
  if (!rendered || !view) return <div className="h-24 rounded-md bg-surface-sunken" />;
  if (block.kind === "pageBreak")
    return (
      <p className="border-t border-dashed border-border-strong pt-1 text-xs text-text-3">
        Page break
      </p>
    );
  const isEmpty =
    block.kind === "commentary" && block.paragraphs.every((runs) => runs.length === 0);
  if (isEmpty) return <p className="text-text-3">Commentary without words yet.</p>;
  return <ReportBlock block={rendered} view={view} level={3} hasWarnings />;
}
