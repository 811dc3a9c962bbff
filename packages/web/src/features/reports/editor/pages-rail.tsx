import type { ReportDocument } from "@app/engine/reports/report-document";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { countOf } from "#model/outlook.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { SortableList } from "#ui/sortable-list.tsx";
import { KIND_NAMES, nameOfBlock } from "./block-words.ts";
import { KIND_SIGNS } from "./kind-signs.tsx";
import {
  addBlock,
  addPage,
  type BlockKind,
  newBlock,
  orderBlocks,
  orderPages,
  removePage,
} from "./report-edits.ts";

type PagesRailProps = {
  report: ReportDocument;
  pageId: string;
  blockId: string | undefined;
  onChange: (report: ReportDocument) => void;
  onPage: (pageId: string) => void;
  onBlock: (blockId: string) => void;
};

/** The pages, the blocks of the one that is open, and what can be added to it. */
export function PagesRail(props: PagesRailProps) {
  const { report, pageId, onChange, onPage } = props;
  const page = report.pages.find(({ id }) => id === pageId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 [&_ul]:grid-cols-[minmax(0,1fr)]">
      <section aria-label="Pages" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="font-semibold">Pages</h2>
        <SortableList
          label="Pages"
          items={report.pages.map(({ id, title, blocks }) => ({
            id,
            name: title,
            content: (
              <RailButton
                isCurrent={id === pageId}
                title={title}
                note={countOf(blocks.length, "block")}
                onClick={() => onPage(id)}
              />
            ),
          }))}
          onMove={(ids) => onChange(orderPages(report, ids))}
        />
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus />}
            disabled={report.pages.length >= PAGES_MAX}
            onClick={() => {
              const id = crypto.randomUUID();
              onChange(addPage(report, id));
              onPage(id);
            }}
          >
            Add page
          </Button>
          {page && report.pages.length > 1 && (
            <IconButton
              label={`Remove page ${page.title}`}
              variant="quiet"
              size="sm"
              onClick={() => {
                const next = removePage(report, pageId);
                onChange(next);
                if (next.pages[0]) onPage(next.pages[0].id);
              }}
            >
              <Trash2 />
            </IconButton>
          )}
        </div>
      </section>
      {page && <PageBlocks {...props} page={page} />}
    </div>
  );
}

/** What the contract lets in. */
const PAGES_MAX = 40;
const BLOCKS_MAX = 60;

type PageBlocksProps = PagesRailProps & { page: ReportDocument["pages"][number] };

function PageBlocks({ report, page, blockId, onChange, onBlock }: PageBlocksProps) {
  const added = useRef<string>(undefined);
  const add = (kind: BlockKind) => {
    const block = newBlock(kind, crypto.randomUUID());
    added.current = block.id;
    onChange(addBlock(report, page.id, block, blockId));
    onBlock(block.id);
  };
  return (
    <>
      {page.blocks.length > 0 && (
        <section
          aria-label={`Blocks of ${page.title}`}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
        >
          <h2 className="font-semibold">On this page</h2>
          <SortableList
            label={`Blocks of ${page.title}`}
            items={page.blocks.map((block) => ({
              id: block.id,
              name: nameOfBlock(block),
              content: (
                <RailButton
                  isCurrent={block.id === blockId}
                  isNew={block.id === added.current}
                  title={nameOfBlock(block)}
                  note={KIND_NAMES[block.kind]}
                  onClick={() => onBlock(block.id)}
                />
              ),
            }))}
            onMove={(ids) => onChange(orderBlocks(report, page.id, ids))}
          />
        </section>
      )}
      <section aria-label="Add a block" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="font-semibold">Add a block</h2>
        <div className="grid grid-cols-2 gap-1.5 phone:grid-cols-3">
          {(Object.keys(KIND_SIGNS) as BlockKind[]).map((kind) => (
            <button
              key={kind}
              type="button"
              disabled={page.blocks.length >= BLOCKS_MAX}
              onClick={() => add(kind)}
              className={TILE}
            >
              {KIND_SIGNS[kind]}
              {KIND_NAMES[kind]}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}

const TILE =
  "grid justify-items-center gap-1 rounded-md border border-border bg-surface px-1 py-2 text-xs text-text-2 hover:bg-surface-hover hover:text-text phone:min-h-14 [&>svg]:size-4";

type RailButtonProps = {
  isCurrent: boolean;
  /** Whoever added it by a key goes on from it, and not from where it was added. */
  isNew?: boolean;
  title: string;
  note: string;
  onClick: () => void;
};

function RailButton({ isCurrent, isNew = false, title, note, onClick }: RailButtonProps) {
  return (
    <button
      // biome-ignore lint/a11y/noAutofocus: what was just added is where its author is
      autoFocus={isNew}
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className="block w-full rounded-sm px-1.5 py-1 text-left leading-tight aria-[current=true]:bg-accent-soft"
    >
      <span className="block truncate font-medium">{title}</span>
      <span className="block truncate text-2xs text-text-3">{note}</span>
    </button>
  );
}
