import { dismissAnnouncement } from "@app/contract/announcements";
import { getCurrentUser } from "@app/contract/current-user";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "#lib/api.ts";
import { IconButton } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import type { ShellMember } from "./member.ts";

type AnnouncementNoticeProps = Pick<ShellMember["alerts"][number], "kind" | "message"> & {
  id: number;
  version: number;
  /** It ends then, whatever the page has heard since. */
  until: string;
  /** Staff in a customer's place have read nothing for them. */
  canDismiss: boolean;
};

/** What staff tell everybody; gone for who has read it. */
export function AnnouncementNotice(props: AnnouncementNoticeProps) {
  const { id, version, until, kind, message, canDismiss } = props;
  const isOver = useIsOver(until);
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(dismissAnnouncement, { params: { id }, body: { version } }),
    onError: failureToast("It was not dismissed"),
    onSettled: () => queries.invalidateQueries({ queryKey: [getCurrentUser.path] }),
  });
  if (isOver || isPending || isSuccess) return null;
  return (
    <Notice tone={kind}>
      {/* Beside its words on a phone, too. */}
      <div className="-my-1 flex items-start gap-2">
        <p className="min-w-0 grow py-1 wrap-anywhere">{message}</p>
        {canDismiss && (
          <IconButton
            label="Dismiss announcement"
            variant="quiet"
            size="sm"
            onClick={() => mutate()}
          >
            <X />
          </IconButton>
        )}
      </div>
    </Notice>
  );
}

/** A timer takes no more; a page that is open for so long has asked again by then. */
const TIMER_MS_MAX = 2 ** 31 - 1;
/** A timer may be a little early. */
const EARLY_MS = 50;

function useIsOver(until: string) {
  const [now, setNow] = useState(Date.now);
  const end = new Date(until).getTime();
  useEffect(() => {
    const waitMs = Math.min(end - Date.now() + EARLY_MS, TIMER_MS_MAX);
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [end]);
  return now >= end;
}
