import { getSupportImage } from "@app/contract/support";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Check, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { downloadUrl } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Changes, useMayChange } from "#ui/changes.tsx";
import { useMedia } from "#ui/use-media.ts";
import { DiscussionFacts } from "./discussion-facts.tsx";
import { DiscussionState } from "./discussion-state.tsx";
import { DiscussionThread } from "./discussion-thread.tsx";
import { ReplyForm } from "./reply-form.tsx";
import {
  discussionById,
  type SupportDiscussion,
  useMarkSeen,
  useReply,
  useSetClosed,
} from "./support-queries.ts";
import type { SupportSearch } from "./support-search.ts";

/** Below this, what is known of a discussion folds up above what was said in it. */
const WIDE = "(width > 1180px)";

type DiscussionPageProps = { id: number; search: SupportSearch };

export function DiscussionPage({ id, search }: DiscussionPageProps) {
  const { data: discussion } = useSuspenseQuery(discussionById(id));
  const isWide = useMedia(WIDE);
  useSeen(discussion);
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] min-[1181px]:grid-cols-[minmax(0,1fr)_268px]">
      <DiscussionThread
        discussion={discussion}
        imageUrl={(name) => downloadUrl(getSupportImage, { params: { id, name } })}
        note={<DiscussionState discussion={discussion} />}
        back={
          <Link
            to="/support"
            search={search}
            className="hidden items-center gap-1.5 text-text-2 phone:inline-flex phone:min-h-10.5"
          >
            <ArrowLeft className="size-3.5" /> All discussions
          </Link>
        }
        actions={<CloseButton discussion={discussion} />}
        facts={
          !isWide && (
            <details className="rounded-lg border border-border px-4 py-3">
              <summary className="cursor-pointer font-medium">About this discussion</summary>
              <div className="pt-4">
                <DiscussionFacts discussion={discussion} />
              </div>
            </details>
          )
        }
        reply={
          <Changes tellsWhy>
            <Reply key={id} discussion={discussion} />
          </Changes>
        }
      />
      {isWide && (
        <aside
          aria-label="About this discussion"
          className="overflow-y-auto border-l border-border px-5 py-5.5"
        >
          <DiscussionFacts discussion={discussion} />
        </aside>
      )}
    </div>
  );
}

function Reply({ discussion }: { discussion: SupportDiscussion }) {
  const reply = useReply(discussion);
  return (
    <ReplyForm
      takesImages
      place={`discussion-${discussion.id}`}
      send={reply.mutateAsync}
      label={discussion.closed ? "Reply and reopen" : "Send reply"}
    />
  );
}

function CloseButton({ discussion: { id, closed } }: { discussion: SupportDiscussion }) {
  const { set, isPending } = useSetClosed(id);
  return (
    <Changes>
      <Button
        icon={closed ? <RotateCcw /> : <Check />}
        isPending={isPending}
        onClick={() => set(!closed)}
      >
        {closed ? "Reopen discussion" : "Close discussion"}
      </Button>
    </Changes>
  );
}

/** An answer that is on the screen is no longer new, unless staff look in somebody's place. */
function useSeen({ id, hasNewAnswer, replies }: SupportDiscussion) {
  const { mutate } = useMarkSeen(id);
  const mayChange = useMayChange();
  const lastId = replies.at(-1)?.id;
  useEffect(() => {
    if (hasNewAnswer && mayChange && lastId !== undefined) mutate(lastId);
  }, [hasNewAnswer, mayChange, lastId, mutate]);
}
