import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { type ImageUrl, MessageView } from "./message-view.tsx";
import type { SupportDiscussion } from "./support-queries.ts";

type DiscussionThreadProps = {
  discussion: SupportDiscussion;
  imageUrl: ImageUrl;
  /** Under the subject: how it stands, or whose it is. */
  note: ReactNode;
  /** The way back, where the list is not beside it. */
  back?: ReactNode;
  actions: ReactNode;
  /** Before what was said. */
  facts?: ReactNode;
  reply: ReactNode;
};

/** What was said, from the request on, and where to say more. */
export function DiscussionThread(props: DiscussionThreadProps) {
  const { discussion, imageUrl } = props;
  const begin = useBeginning(discussion);
  return (
    <section className="flex min-h-0 flex-col bg-surface">
      <header className="grid gap-2 border-b border-border px-7 pt-5 pb-3.5 phone:px-4">
        {props.back}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 grow">
            <h1 className="text-lg font-semibold tracking-tight wrap-anywhere">
              {discussion.subject}
            </h1>
            {props.note}
          </div>
          {props.actions}
        </div>
      </header>
      <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto px-7 py-5 phone:overflow-visible phone:px-4">
        {props.facts}
        {[discussion.request, ...discussion.replies].map((message) => (
          <div
            key={message.id}
            className="scroll-mt-5 phone:scroll-mt-18"
            {...(message.id === beginningOf(discussion) && { ref: begin })}
          >
            <MessageView {...{ message, imageUrl }} />
          </div>
        ))}
      </div>
      <div className="border-t border-border px-7 pt-3.5 pb-4.5 phone:px-4">{props.reply}</div>
    </section>
  );
}

/** Begins with what is new or was said last, before anything is drawn, and goes on with what one says oneself. */
function useBeginning({ id, replies }: SupportDiscussion) {
  const begin = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const ownCount = replies.filter(({ isMine }) => isMine).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another discussion begins anew, as do one's own words.
  useLayoutEffect(() => {
    const show = () => begin.current?.scrollIntoView?.({ block: "start" });
    show();
    // The router puts a new page to its top.
    const stop = router.subscribe("onRendered", () => {
      show();
      stop();
    });
    return stop;
  }, [id, ownCount, router]);
  return begin;
}

/** The first answer that was not seen, or the last words. */
function beginningOf({ request, replies, hasNewAnswer, seenMessageId }: SupportDiscussion) {
  const words = replies.filter(({ kind }) => kind !== "TRANSACTION");
  const seen = hasNewAnswer && seenMessageId !== null ? seenMessageId : Number.POSITIVE_INFINITY;
  const fresh = words.find((message) => message.kind === "RESPONSE" && message.id > seen);
  return (fresh ?? words.at(-1) ?? request).id;
}
