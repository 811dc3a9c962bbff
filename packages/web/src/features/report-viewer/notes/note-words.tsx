import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { formatDateTime } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/field.tsx";
import { NoteForm } from "./note-form.tsx";
import type { Reply } from "./notes-calls.ts";

type NoteWordsProps = {
  /** A note or a reply to one. */
  words: Reply;
  kind: "note" | "reply";
  isNew: boolean;
  canDelete: boolean;
  onEdit: (text: string) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
  /** Beside its author: that it is pinned. */
  mark?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
};

/** Who wrote what when, and what its reader may do about it. Words are text, whatever is in them. */
export function NoteWords({ words, kind, isNew, mark, ...props }: NoteWordsProps) {
  const [doing, setDoing] = useState<"editing" | "deleting">();
  const { text, authorName, createdAt, editedAt, isMine } = words;
  const written = formatDateTime(new Date(createdAt), new Date());
  return (
    <>
      <div className="flex items-center gap-2">
        <Avatar name={authorName} index={authorName.length} size="sm" />
        <p className="min-w-0 truncate font-medium">{authorName}</p>
        {isNew && <Badge tone="accent">New</Badge>}
        <p className="ml-auto flex shrink-0 items-center gap-1.5 text-2xs text-text-2">
          {mark}
          <time dateTime={createdAt}>{written}</time>
        </p>
      </div>
      {doing === "editing" ? (
        <NoteForm
          label={`Change your ${kind}`}
          text={text}
          submitLabel="Save"
          isFocused
          onSubmit={props.onEdit}
          onDone={() => setDoing(undefined)}
          onCancel={() => setDoing(undefined)}
        />
      ) : (
        <p className="break-words whitespace-pre-wrap">
          {text}
          {editedAt && <span className="text-2xs text-text-2"> (changed)</span>}
        </p>
      )}
      {doing === "deleting" && (
        <Deletion kind={kind} onDelete={props.onDelete} onKeep={() => setDoing(undefined)} />
      )}
      {doing === undefined && (
        <div className="note-actions">
          {props.actions}
          {isMine && <NoteAction onClick={() => setDoing("editing")}>Edit</NoteAction>}
          {props.canDelete && <NoteAction onClick={() => setDoing("deleting")}>Delete</NoteAction>}
        </div>
      )}
    </>
  );
}

export function NoteAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="note-action" onClick={onClick}>
      {children}
    </button>
  );
}

type DeletionProps = Pick<NoteWordsProps, "kind" | "onDelete"> & { onKeep: () => void };

function Deletion({ kind, onDelete, onKeep }: DeletionProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onDelete });
  return (
    <fieldset className="grid gap-2">
      <legend className="text-text-2">{`Delete this ${kind}? It can't be brought back.`}</legend>
      {error && <ErrorText id={`delete-${kind}`}>{error.message}</ErrorText>}
      <div className="flex gap-2">
        <Button size="sm" variant="danger" isPending={isPending} onClick={() => mutate()}>
          {`Delete ${kind}`}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {`Keep ${kind}`}
        </Button>
      </div>
    </fieldset>
  );
}
