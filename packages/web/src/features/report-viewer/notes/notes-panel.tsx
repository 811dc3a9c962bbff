import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import type { ViewedReport } from "#features/report-viewer/viewer-queries.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { NoteCard } from "./note-card.tsx";
import { NoteForm } from "./note-form.tsx";
import { NoteAction } from "./note-words.tsx";
import { notesCalls, notesQuery, type Reply, type ReportPlace } from "./notes-calls.ts";
import { begunNote, keepBegunNote, lastSeen, rememberSeen } from "./reader-session.ts";

type NotesPanelProps = {
  place: ReportPlace;
  reader: ViewedReport["reader"];
  /** What blocks are called, by their id. */
  titles: ReadonlyMap<string, string>;
  /** The block that a note is being written at; the report when there is none. */
  blockId: string | null;
  onBlock: (blockId: string | null) => void;
  /** The sheet has the title then, and whoever opened it at a block finds the notes at that. */
  isSheet: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** What readers and the firm say to each other about a report. */
export function NotesPanel({ place, reader, titles, blockId, onBlock, ...props }: NotesPanelProps) {
  const client = useQueryClient();
  const query = notesQuery(place);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const calls = useMemo(() => notesCalls(place), [place]);
  const notes = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = data?.pages[0]?.totalItemCount ?? 0;
  const newest = Math.max(
    0,
    ...notes.flatMap(({ id, replies }) => [id, ...replies.map((r) => r.id)]),
  );
  const isNew = useNew(place, reader.kind === "guest", newest, calls.markSeen);
  const onChanged = () => client.invalidateQueries({ queryKey: query.queryKey });
  const keepBegun = useCallback((text: string) => keepBegunNote(place.id, text), [place.id]);
  const blockTitle = blockId === null ? undefined : titles.get(blockId);
  const isOfBlock = props.isSheet && blockId !== null;
  const shown = isOfBlock ? notes.filter((note) => note.blockId === blockId) : notes;
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-2">
        {!props.isSheet && <h2 className="text-md font-semibold">Notes</h2>}
        {data && (
          <p className="text-xs text-text-2">
            {isOfBlock ? (blockTitle ?? "") : count === 0 ? "None yet" : `${count}, newest first`}
          </p>
        )}
        {isOfBlock && shown.length < count && (
          <NoteAction onClick={() => onBlock(null)}>All notes</NoteAction>
        )}
      </div>
      {error && <Notice tone="alert">{error.message}</Notice>}
      <ul className="grid gap-3">
        {shown.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            blockTitle={note.blockId === null ? undefined : titles.get(note.blockId)}
            calls={calls}
            canModerate={reader.canModerate}
            canWrite={reader.canWrite}
            isNew={isNew}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {`Show ${count - notes.length} more`}
        </Button>
      )}
      {reader.canWrite && (
        <section
          aria-label="Write a note"
          className="report-card grid gap-2 px-3.5 py-3 print:hidden"
        >
          <h3 className="font-medium">{blockTitle ? `About ${blockTitle}` : "Ask a question"}</h3>
          <NoteForm
            label="Your note"
            placeholder="Write a note about this report"
            submitLabel="Post note"
            aside={`You appear as ${reader.name}`}
            field={props.field}
            begun={begunNote(place.id)}
            onType={keepBegun}
            onSubmit={(text) => calls.add(text, blockId).then(onChanged)}
            onDone={() => onBlock(null)}
            {...(blockId !== null && { onCancel: () => onBlock(null) })}
          />
        </section>
      )}
    </div>
  );
}

/** What is new stays marked as long as the page is open; that it was shown is told once. */
function useNew(
  { id }: ReportPlace,
  isGuest: boolean,
  newest: number,
  markSeen: (noteId: number) => Promise<unknown>,
) {
  const [seenAtFirst] = useState(() => lastSeen(id));
  const [everUnread] = useState(() => new Set<number>());
  useEffect(() => {
    if (newest === 0) return;
    if (isGuest) rememberSeen(id, newest);
    // It is new once more then, which costs nobody anything.
    else void markSeen(newest).catch(() => {});
  }, [id, isGuest, newest, markSeen]);
  return (words: Pick<Reply, "id" | "isMine" | "isUnread">) => {
    const isUnread = isGuest ? words.id > (seenAtFirst ?? words.id) : words.isUnread;
    if (isUnread && !words.isMine) everUnread.add(words.id);
    return everUnread.has(words.id);
  };
}
