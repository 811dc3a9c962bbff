import { lazy, memo, Suspense, useCallback, useMemo } from "react";
import { floorLineOf } from "#features/model/overview/headroom.ts";
import { afterFigures } from "#model/after-figures.ts";
import type { DocumentState } from "#model/open-document.ts";
import { useDocumentPart, useTable, useTableStore } from "#model/use-open-document.ts";
import { classNames } from "#ui/class-names.ts";
import { type KeyFigure, keyFiguresOf, keyFiguresRead } from "./key-figures-of.ts";
import { useWorkbench } from "./use-workbench.ts";

const SparkLine = lazy(async () => {
  const { SparkLine } = await afterFigures(() => import("#ui/spark-line.tsx"));
  return { default: SparkLine };
});

/** One strip with hairlines, above every part of the model: each figure can be asked why. */
export function KeyFigures() {
  const { document, view, askAt } = useWorkbench();
  const floorLine = useDocumentPart(document, floorLineIn);
  const read = useMemo(() => keyFiguresRead(view.scenario, floorLine), [view.scenario, floorLine]);
  const store = useTableStore(document, read);
  const table = useTable(store);
  const figures = useMemo(() => (table ? keyFiguresOf(table, floorLine) : []), [table, floorLine]);
  const onAsk = useCallback(
    ({ asks }: KeyFigure) => asks && askAt(store.table(), asks),
    [askAt, store],
  );
  return (
    <section
      aria-label="Key figures"
      className="grid flex-none auto-cols-fr grid-flow-col border-b border-border bg-surface phone:auto-cols-[minmax(9.5rem,1fr)] phone:overflow-x-auto"
    >
      {table && figures.map((figure) => <Figure key={figure.label} {...{ figure, onAsk }} />)}
      {!table && <span className="h-20" />}
    </section>
  );
}

function floorLineIn({ document }: DocumentState): string {
  return floorLineOf(document);
}

type FigureProps = { figure: KeyFigure; onAsk: (figure: KeyFigure) => void };

/** Drawn anew only when it says something else: most edits move some of them. */
const Figure = memo(DrawnFigure, (before, after) => {
  const isSame = JSON.stringify(before.figure) === JSON.stringify(after.figure);
  return isSame && before.onAsk === after.onAsk;
});

function DrawnFigure({ figure, onAsk }: FigureProps) {
  return (
    <div
      className={classNames(
        "flex h-20 min-w-0 items-end gap-3 border-l border-border px-5 py-3 first:border-l-0 phone:px-4",
        // Where only two or three are in view, it is the one that matters most.
        figure.floor !== undefined && "phone:-order-1 phone:border-l-0",
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate text-2xs text-text-2">{figure.label}</p>
        <button
          type="button"
          data-printed
          title="Why?"
          className="tabular text-lg font-semibold tracking-tight hover:underline"
          onClick={() => onAsk(figure)}
        >
          {figure.value}
        </button>
        <p
          className={classNames("truncate text-2xs", figure.isAlert ? "text-alert" : "text-text-2")}
        >
          {figure.note}
        </p>
      </div>
      <div className="h-7.5 w-20 flex-none max-[1200px]:hidden">
        <Suspense>
          <SparkLine
            values={figure.series}
            actualCount={figure.actualCount}
            width={80}
            height={30}
            {...(figure.floor !== undefined && { floor: figure.floor })}
          />
        </Suspense>
      </div>
    </div>
  );
}
