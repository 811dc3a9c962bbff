import type { FoundCell } from "@app/engine/reports/cells-showing";
import type { RenderedBlock } from "@app/engine/reports/rendered-report";
import type { ReportBlock, ReportCell } from "@app/engine/reports/report-document";
import { Link2, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CommentaryEditor, type CommentaryHandle, type ShownRun } from "./commentary-editor.tsx";
import type { At } from "./commentary-extensions.ts";
import type { Place } from "./commentary-text.ts";
import { FigureDialog } from "./figure-dialog.tsx";
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
  onChange: (block: Commentary) => void;
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
        onChange={(paragraphs) => onChange({ ...block, paragraphs })}
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
          onChange={(cell) => setAsked({ cell, place: at.place })}
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

type TypedOfferProps = {
  typed: string;
  find: () => Promise<FoundCell[]>;
  onBind: (cell: ReportCell) => void;
  onOther: () => void;
  onKeep: () => void;
};

function TypedOffer({ typed, find, onBind, onOther, onKeep }: TypedOfferProps) {
  const [found, setFound] = useState<FoundCell[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each figure, by its key
  useEffect(() => {
    let isWanted = true;
    void find().then(
      (cells) => isWanted && setFound(cells),
      () => isWanted && setFound([]),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <section className={OFFER} aria-label={`${typed} is typed`}>
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert className="text-alert" /> {typed} is typed
      </p>
      <p className="text-text-2">
        It will not move with the model.{found && timesFound(found.length)}
      </p>
      {found && found.length > 0 && (
        <ul className="grid gap-1.5">
          {found.map(({ cell, name, text }) => (
            <li key={JSON.stringify(cell)}>
              <button type="button" onClick={() => onBind(cell)} className={FOUND}>
                <span>
                  <span className="sr-only">Bind to </span>
                  {name}
                </span>
                <span className="tabular">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onOther}>
          Choose a figure
        </Button>
        <Button size="sm" variant="quiet" onClick={onKeep}>
          Keep as typed
        </Button>
      </div>
    </section>
  );
}

function timesFound(count: number): string {
  if (count === 0) return " No figure of the model reads the same.";
  return count === 1
    ? " The same figure is in it once:"
    : ` The same figure is in it ${count} times:`;
}

type HeldOfferProps = {
  at: Extract<At, { kind: "held" }>;
  shown: ShownRun | undefined;
  onChange: (cell: ReportCell) => void;
  onLoose: (text: string) => void;
};

function HeldOffer({ at: { run }, shown, onChange, onLoose }: HeldOfferProps) {
  const text = run.kind === "typed" ? run.text : (shown?.text ?? "");
  return (
    <section className={OFFER} aria-label="The figure at the caret">
      <p>
        <b className="font-medium tabular">{text}</b>{" "}
        <span className="text-text-2">
          {run.kind === "typed"
            ? "is kept as it was typed."
            : `is ${shown?.name ?? run.cell.line}.`}
        </span>
      </p>
      {shown?.warning && (
        <p className="flex items-center gap-2 text-alert">
          <TriangleAlert /> {shown.warning}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChange(run.kind === "figure" ? run.cell : FIRST_CELL)}>
          {run.kind === "figure" ? "Change the figure" : "Bind it"}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onLoose(text)}>
          {run.kind === "figure" ? "Unbind" : "Type it again"}
        </Button>
      </div>
    </section>
  );
}

const OFFER =
  "grid gap-2 rounded-lg border border-border-strong bg-surface-raised p-3 text-sm shadow-md";
const FOUND =
  "flex w-full items-center justify-between gap-3 rounded-md bg-surface-sunken px-3 py-2 text-left hover:bg-surface-hover phone:min-h-10.5";
