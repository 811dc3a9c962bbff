import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { MessageSquare } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { afterFigures } from "#model/after-figures.ts";
import { titleOf } from "#report/report-block.tsx";
import { classNames } from "#ui/class-names.ts";
import type { NoteTarget } from "./notes/notes.tsx";
import type { ViewedReport } from "./viewer-queries.ts";

/** A reader reads first: what is said about the report comes after its first chart. */
const Notes = lazy(async () => {
  const { Notes } = await afterFigures(() => import("./notes/notes.tsx"));
  return { default: Notes };
});

/** The notes of a report, beside it; and what stands at each of its blocks. */
export function useNotes(report: ViewedReport, share: string) {
  const { id, reader } = report;
  const [target, setTarget] = useState<NoteTarget>();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const place = useMemo(() => ({ id, share }), [id, share]);
  const titles = useMemo(() => blockTitles(report.cases[0]), [report]);
  const open = useCallback((blockId: string | null) => setTarget({ blockId }), []);
  const at = useCallback(
    (blockId: string) => {
      const count = counts.get(blockId) ?? 0;
      if (count === 0 && !reader.canWrite) return null;
      const title = titles.get(blockId) ?? "";
      return <BlockNote {...{ title, count }} onOpen={() => open(blockId)} />;
    },
    [titles, counts, open, reader.canWrite],
  );
  return {
    ...{ place, at },
    open: () => open(null),
    panel: (
      <Suspense>
        <Notes
          place={place}
          reader={reader}
          titles={titles}
          target={target}
          onTarget={setTarget}
          onCounts={setCounts}
        />
      </Suspense>
    ),
  };
}

/** Words and cards are called after the page they stand on. */
function blockTitles(view: RenderedCase | undefined): ReadonlyMap<string, string> {
  const pages = view?.pages ?? [];
  return new Map(
    pages.flatMap(({ title, blocks }) =>
      blocks.map((block) => [block.id, titleOf(block) ?? title] as const),
    ),
  );
}

function BlockNote(props: { title: string; count: number; onOpen: () => void }) {
  const { title, count, onOpen } = props;
  const label =
    count === 0
      ? `Write a note about ${title}`
      : `${count} ${count === 1 ? "note" : "notes"} about ${title}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onOpen}
      className={classNames("block-note", count === 0 && "is-empty")}
    >
      <MessageSquare />
      {count > 0 && count}
    </button>
  );
}
