import { useMutation } from "@tanstack/react-query";
import { MessageSquare, Pin } from "lucide-react";
import { useState } from "react";
import { NoteForm } from "./note-form.tsx";
import { NoteAction, NoteWords } from "./note-words.tsx";
import type { Note, NotesCalls, Reply } from "./notes-calls.ts";

type NoteCardProps = {
  note: Note;
  /** What the block is called that it stands at. */
  blockTitle: string | undefined;
  calls: NotesCalls;
  canModerate: boolean;
  canWrite: boolean;
  isNew: (words: Pick<Reply, "id" | "isMine" | "isUnread">) => boolean;
  onChanged: () => Promise<unknown>;
};

/** A note with its replies. */
export function NoteCard({
  note,
  blockTitle,
  calls,
  canModerate,
  canWrite,
  isNew,
  onChanged,
}: NoteCardProps) {
  const [isReplying, setIsReplying] = useState(false);
  const { id, isPinned, isDeleted, isMine, blockId } = note;
  const pin = useMutation({ mutationFn: () => calls.pin(id, !isPinned), onSuccess: onChanged });
  return (
    <li className="report-card grid gap-2 px-3.5 py-3">
      {isDeleted ? (
        <p className="text-text-2">This note was deleted.</p>
      ) : (
        <NoteWords
          words={note}
          kind="note"
          isNew={isNew(note)}
          canDelete={isMine || canModerate}
          onEdit={(text) => calls.edit(id, text).then(onChanged)}
          onDelete={() => calls.remove(id).then(onChanged)}
          mark={isPinned && <Pin className="size-3" aria-label="Pinned" />}
          actions={
            <>
              {canWrite && <NoteAction onClick={() => setIsReplying(true)}>Reply</NoteAction>}
              {(isMine || canModerate) && (
                <NoteAction onClick={() => pin.mutate()}>{isPinned ? "Unpin" : "Pin"}</NoteAction>
              )}
            </>
          }
        />
      )}
      {blockId !== null && blockTitle !== undefined && (
        <a href={`#${blockId}`} className="flex w-fit items-center gap-1.5 text-xs text-text-2">
          <MessageSquare className="size-3" />
          {blockTitle}
        </a>
      )}
      {note.replies.length > 0 && (
        <ul className="grid gap-2.5">
          {note.replies.map((reply) => (
            <li key={reply.id} className="grid gap-1.5 border-t border-border pt-2.5">
              <NoteWords
                words={reply}
                kind="reply"
                isNew={isNew(reply)}
                canDelete={reply.isMine || canModerate}
                onEdit={(text) => calls.editReply(id, reply.id, text).then(onChanged)}
                onDelete={() => calls.removeReply(id, reply.id).then(onChanged)}
              />
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <NoteForm
          label={`Reply to ${note.authorName}`}
          placeholder="Write a reply"
          submitLabel="Reply"
          isFocused
          onSubmit={(text) => calls.reply(id, text).then(onChanged)}
          onDone={() => setIsReplying(false)}
          onCancel={() => setIsReplying(false)}
        />
      )}
    </li>
  );
}
