import { useInfiniteQuery } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import type { ViewedReport } from "#features/report-viewer/viewer-queries.ts";
import { Drawer } from "#ui/drawer.tsx";
import { useMedia } from "#ui/use-media.ts";
import { notesQuery, type ReportPlace } from "./notes-calls.ts";
import { NotesPanel } from "./notes-panel.tsx";

/** Where a note is being written: at a block, or at the report. */
export type NoteTarget = { blockId: string | null };

type NotesProps = {
  place: ReportPlace;
  reader: ViewedReport["reader"];
  titles: ReadonlyMap<string, string>;
  /** What was asked for last; nothing while nobody writes or reads notes. */
  target: NoteTarget | undefined;
  onTarget: Dispatch<SetStateAction<NoteTarget | undefined>>;
  /** How many stand at each block. */
  onCounts: (counts: ReadonlyMap<string, number>) => void;
};

/** Below this the notes have no room beside the report; `viewer.css` knows it too. */
const NARROW = "(width <= 1180px)";

/** Notes beside the report, or in a sheet where there is no room. */
export function Notes({ place, reader, titles, target, onTarget, onCounts }: NotesProps) {
  const isNarrow = useMedia(NARROW);
  const field = useRef<HTMLTextAreaElement>(null);
  const { data } = useInfiniteQuery(notesQuery(place));
  useEffect(() => {
    const counts = new Map<string, number>();
    for (const { blockId } of data?.pages.flatMap(({ items }) => items) ?? [])
      if (blockId !== null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
    onCounts(counts);
  }, [data, onCounts]);
  useEffect(() => {
    if (target && !isNarrow) field.current?.focus();
  }, [target, isNarrow]);

  const panel = (
    <NotesPanel
      place={place}
      reader={reader}
      titles={titles}
      blockId={target?.blockId ?? null}
      // A sheet that was closed while a note was on its way stays closed.
      onBlock={(blockId) => onTarget((target) => target && { blockId })}
      isSheet={isNarrow}
      field={field}
    />
  );
  if (!isNarrow) return panel;
  return (
    <Drawer isOpen={target !== undefined} onClose={() => onTarget(undefined)} title="Notes">
      {panel}
    </Drawer>
  );
}
