import type { Table } from "@app/engine/tables/table";
import {
  lazy,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { floorLineOf } from "#features/model/overview/headroom.ts";
import { afterFigures } from "#model/after-figures.ts";
import type { DocumentState } from "#model/open-document.ts";
import type { TableStore } from "#model/table-store.ts";
import { useDocumentPart, useTableStore } from "#model/use-open-document.ts";
import type { LiveChart } from "#ui/chart-live.ts";
import { classNames } from "#ui/class-names.ts";
import { writeText } from "#ui/write-text.ts";
import { type KeyFigure, keyFiguresOf, keyFiguresRead } from "./key-figures-of.ts";
import { useWorkbench } from "./use-workbench.ts";

const SparkLine = lazy(async () => {
  const { SparkLine } = await afterFigures(() => import("#ui/spark-line.tsx"));
  return { default: SparkLine };
});

/**
 * One strip with hairlines, above every part of the model: each figure can be asked why. Its figures
 * are written without React, as those of the grid are: most edits move some of them.
 */
export function KeyFigures() {
  const { document, view, askAt } = useWorkbench();
  const floorLine = useDocumentPart(document, floorLineIn);
  const read = useMemo(() => keyFiguresRead(view.scenario, floorLine), [view.scenario, floorLine]);
  const store = useTableStore(document, read);
  const figures = useMemo(() => liveFigures(store, floorLine), [store, floorLine]);
  useSyncExternalStore(store.subscribe, figures.shape);
  const onAsk = ({ asks }: KeyFigure) => asks && askAt(store.table(), asks);
  const now = figures.now();
  return (
    <section
      aria-label="Key figures"
      className="grid flex-none auto-cols-fr grid-flow-col border-b border-border bg-surface phone:auto-cols-max phone:overflow-x-auto"
    >
      {now.map((drawn, index) => (
        <Figure
          key={drawn.label}
          {...{ store, drawn }}
          now={() => figures.now()[index] ?? drawn}
          onAsk={onAsk}
        />
      ))}
      {now.length === 0 && <span className="h-20 phone:h-17" />}
    </section>
  );
}

function floorLineIn({ document }: DocumentState): string {
  return floorLineOf(document);
}

/** The figures as they are now, worked out once for each table; and what of them React draws. */
function liveFigures(store: TableStore, floorLine: string) {
  let known: { table: Table; figures: readonly KeyFigure[] } | undefined;
  const now = () => {
    const table = store.table();
    if (!table) return NO_FIGURES;
    if (known?.table !== table) known = { table, figures: keyFiguresOf(table, floorLine) };
    return known.figures;
  };
  const shape = () =>
    now()
      .map(
        ({ label, floor, series, actualCount }) =>
          `${label}|${floor}|${actualCount}|${series.length}`,
      )
      .join();
  return { now, shape };
}

const NO_FIGURES: readonly KeyFigure[] = [];

type FigureProps = {
  store: TableStore;
  drawn: KeyFigure;
  now: () => KeyFigure;
  onAsk: (figure: KeyFigure) => void;
};

function Figure({ store, drawn, now, onAsk }: FigureProps) {
  const value = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const line = useRef<LiveChart>(null);
  const write = useEffectEvent(() => {
    const figure = now();
    writeText(value.current, figure.value);
    writeText(note.current, figure.note);
    note.current?.classList.toggle("text-alert", figure.isAlert === true);
    line.current?.show([figure.series]);
  });
  useLayoutEffect(() => {
    write();
    return store.subscribe(write);
  }, [store]);
  return (
    <div
      className={classNames(
        "flex h-20 min-w-0 phone:h-17 phone:py-1.5 items-end gap-3 border-l border-border px-5 py-3 first:border-l-0 phone:px-4",
        // Where only two or three are in view, it is the one that matters most.
        drawn.floor !== undefined && "phone:-order-1 phone:border-l-0",
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate text-2xs text-text-2">{drawn.label}</p>
        <button
          ref={value}
          type="button"
          data-printed
          title="Why?"
          // On a phone a finger has 44 px, over the words above and below it.
          className="tabular text-lg font-semibold tracking-tight hover:underline phone:-my-2.25 phone:inline-flex phone:min-h-11 phone:min-w-11 phone:items-center"
          onClick={() => onAsk(now())}
        />
        <p ref={note} className="truncate text-2xs not-[.text-alert]:text-text-2" />
      </div>
      <div className="h-7.5 w-20 flex-none max-[1430px]:hidden">
        <Suspense>
          <SparkLine
            // It comes later than the figures, and they may be others by then.
            ref={(chart) => {
              line.current = chart;
              chart?.show([now().series]);
            }}
            values={drawn.series}
            actualCount={drawn.actualCount}
            width={80}
            height={30}
            {...(drawn.floor !== undefined && { floor: drawn.floor })}
          />
        </Suspense>
      </div>
    </div>
  );
}
