import { dismissAnnouncement } from "@app/contract/announcements";
import { getCurrentUser } from "@app/contract/current-user";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { call } from "#lib/api.ts";
import { IconButton } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import type { ShellMember } from "./member.ts";

type AnnouncementNoticeProps = Pick<ShellMember["alerts"][number], "kind" | "message"> & {
  id: number;
  version: number;
  /** Staff in a customer's place have read nothing for them. */
  canDismiss: boolean;
};

/** What staff tell everybody; gone for who has read it. */
export function AnnouncementNotice(props: AnnouncementNoticeProps) {
  const { id, version, kind, message, canDismiss } = props;
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(dismissAnnouncement, { params: { id }, body: { version } }),
    onError: failureToast("It was not dismissed"),
    onSettled: () => queries.invalidateQueries({ queryKey: [getCurrentUser.path] }),
  });
  if (isPending || isSuccess) return null;
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
