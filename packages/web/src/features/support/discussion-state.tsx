import { Check, Lock } from "lucide-react";
import { formatDurationHm } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import type { ListedDiscussion } from "./support-queries.ts";

/** How a discussion stands, in a line: whose turn it is, who sees it, what it took. */
export function DiscussionState({ discussion }: { discussion: ListedDiscussion }) {
  return (
    <span className="flex flex-wrap items-center gap-2 text-xs text-text-3">
      <Turn {...discussion} />
      {discussion.private && (
        <span className="inline-flex items-center gap-1">
          <Lock className="size-3" /> Private
        </span>
      )}
      {discussion.minutesUsed > 0 && <span>{formatDurationHm(discussion.minutesUsed)}</span>}
    </span>
  );
}

function Turn({ closed, hasNewAnswer, last }: ListedDiscussion) {
  if (hasNewAnswer) return <Badge tone="accent">New answer</Badge>;
  if (closed) {
    return (
      <span className="inline-flex items-center gap-1">
        <Check className="size-3.5" /> Closed
      </span>
    );
  }
  return <Badge tone="outline">{last.kind === "REQUEST" ? "With support" : "Open"}</Badge>;
}
