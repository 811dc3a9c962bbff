import type { DataOf } from "@app/contract/endpoint";
import type { getHome } from "@app/contract/home";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Reply } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { waiting } from "./home-queries.ts";

/** What readers of reports wrote and nobody answered. Not there while everybody has an answer. */
export function NotesCard() {
  return <WaitingNotes notes={useSuspenseQuery(waiting).data.notes} />;
}

type Note = Omit<DataOf<typeof getHome>["notes"]["items"][number], "clientName"> & {
  /** Where notes of several clients stand together. */
  clientName?: string | null;
};

export function WaitingNotes({ notes }: { notes: { count: number; items: readonly Note[] } }) {
  const now = new Date();
  if (notes.count === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Notes from readers"
        actions={<Badge tone="alert">{notes.count} open</Badge>}
      />
      <ul>
        {notes.items.map((note) => (
          <li
            key={note.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-border px-4 py-3"
          >
            <p className="flex items-center gap-2">
              <Avatar name={note.authorName} index={note.authorName.length} size="xs" />
              <span className="min-w-0 grow truncate">
                <b className="font-medium">{note.authorName}</b>{" "}
                <span className="text-text-2">{note.clientName}</span>
              </span>
              <span className="text-2xs whitespace-nowrap text-text-3">
                {formatDateTime(new Date(note.at), now)}
              </span>
            </p>
            <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="flex items-center gap-2.5">
              <Changes what="own">
                <Link
                  to="/models/$modelId/reports/$reportId"
                  params={{ modelId: note.modelId, reportId: String(note.reportId) }}
                  aria-label={`Reply to ${note.authorName}`}
                  className={buttonClass("secondary", "sm")}
                >
                  <Reply /> Reply
                </Link>
              </Changes>
              <span className="min-w-0 truncate text-xs text-text-3">on {note.reportTitle}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
