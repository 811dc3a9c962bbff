import type { FoundCell } from "@app/engine/reports/cells-showing";
import type { RenderedBlock } from "@app/engine/reports/rendered-report";
import type { ReportBlock, ReportCell } from "@app/engine/reports/report-document";
import { Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CommentaryEditor, type CommentaryHandle, type ShownRun } from "./commentary-editor.tsx";
import type { At } from "./commentary-extensions.ts";
import type { Place } from "./commentary-text.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import { HeldOffer, TypedOffer } from "./figure-offers.tsx";
import type { Outline } from "./open-preview.ts";
import type { ReadCell } from "./use-preview.ts";

export type Commentary = Extract<ReportBlock, { kind: "commentary" }>;

type CommentaryBlockProps = {
  block: Commentary;
  /** As it was rendered last. */
  rendered: RenderedBlock | undefined;
  outline: Outline;
  find: (typed: string, scenario: string) => Promise<FoundCell[]>;
  read: ReadCell;
  onChange: (block: Commentary, isTyped: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
};

type Asked = { cell: ReportCell; place?: Place };

/** Words to type in, and beside them what the figure at the caret may be bound to. */
export function CommentaryBlock(props: CommentaryBlockProps) {
  const { block, rendered, outline, find, read, onChange } = props;
  const handle = useRef<CommentaryHandle>(null);
  const [at, setAt] = useState<At>();
  const [asked, setAsked] = useState<Asked>();
  const shown = shownIn(rendered);
  const bind = (cell: ReportCell, place?: Place) => {
    handle.current?.put({ kind: "figure", cell }, place);
    setAt(undefined);
  };
  return (
    <div className="grid gap-2">
      <CommentaryEditor
        ref={handle}
        label="Commentary"
        paragraphs={block.paragraphs}
        shown={shown}
        onChange={(paragraphs, isTyped) => onChange({ ...block, paragraphs }, isTyped)}
        onAt={setAt}
        onUndo={props.onUndo}
        onRedo={props.onRedo}
      />
      <div>
        <Button size="sm" icon={<Link2 />} onClick={() => setAsked({ cell: FIRST_CELL })}>
          Insert a figure
        </Button>
      </div>
      {at?.kind === "typed" && (
        <TypedOffer
          key={at.place.text}
          typed={at.place.text}
          find={() => find(at.place.text, block.scenario ?? "base")}
          onBind={(cell) => bind(cell, at.place)}
          onOther={() => setAsked({ cell: FIRST_CELL, place: at.place })}
          onKeep={() => {
            handle.current?.put({ kind: "typed", text: at.place.text }, at.place);
            setAt(undefined);
          }}
        />
      )}
      {at?.kind === "held" && (
        <HeldOffer
          at={at}
          shown={shown[heldIndex(block, at)]}
          onChange={(cell = FIRST_CELL) => setAsked({ cell, place: at.place })}
          onLoose={(text) => {
            handle.current?.put({ kind: "words", text }, at.place);
            setAt(undefined);
          }}
        />
      )}
      {asked && (
        <FigureDialog
          {...{ outline, read }}
          cell={asked.cell}
          onClose={() => setAsked(undefined)}
          onChosen={(cell) => {
            setAsked(undefined);
            bind(cell, asked.place);
          }}
        />
      )}
    </div>
  );
}

const FIRST_CELL: ReportCell = { line: "pl.revenue", time: { preset: "yearToDate" } };

/** The rendered runs that are no words, in the order of the block's own. */
function shownIn(rendered: RenderedBlock | undefined): ShownRun[] {
  if (rendered?.kind !== "commentary") return [];
  return rendered.paragraphs.flat().flatMap((run): ShownRun[] => {
    if (run.kind === "typed")
      return run.isKept ? [{ text: run.text, name: "Kept as it was typed" }] : [];
    if (run.kind === "words") return [];
    const { text, name, warning } = run;
    return [{ text, name, ...(warning === undefined ? {} : { warning }) }];
  });
}

function heldIndex({ paragraphs }: Commentary, { place }: Extract<At, { kind: "held" }>): number {
  let offset = 0;
  let index = 0;
  for (const runs of paragraphs) {
    for (const run of runs) {
      const length = run.kind === "words" ? run.text.length : 1;
      if (run.kind !== "words") {
        if (offset === place.from) return index;
        index += 1;
      }
      offset += length;
    }
    offset += 1;
  }
  return -1;
}
