import type { FoundCell } from "@app/engine/reports/cells-showing";
import type { ReportCell } from "@app/engine/reports/report-document";
import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ShownRun } from "./commentary-editor.tsx";
import type { At } from "./commentary-extensions.ts";

type TypedOfferProps = {
  typed: string;
  find: () => Promise<FoundCell[]>;
  onBind: (cell: ReportCell) => void;
  onOther: () => void;
  onKeep: () => void;
};

/** What a typed figure may be, as far as the model shows the same. */
export function TypedOffer({ typed, find, onBind, onOther, onKeep }: TypedOfferProps) {
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
  /** Another figure, beginning with the one that it is. */
  onChange: (cell: ReportCell | undefined) => void;
  onLoose: (text: string) => void;
};

/** What the figure at the caret is, and whether the words beside it hold. */
export function HeldOffer({ at: { run }, shown, onChange, onLoose }: HeldOfferProps) {
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
        <Button size="sm" onClick={() => onChange(run.kind === "figure" ? run.cell : undefined)}>
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
