import { setReportMails } from "@app/contract/report-shares";
import { setReportShareMails } from "@app/contract/report-viewer";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ViewedReport } from "./viewer-queries.ts";

type MailsOffProps = {
  id: number;
  share: string;
  kind: ViewedReport["reader"]["kind"];
  onClose: () => void;
};

/** Asks first: programs that look into mails follow their links too. */
export function MailsOff({ id, share, kind, onClose }: MailsOffProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (): Promise<unknown> =>
      kind === "team"
        ? call(setReportMails, { params: { id }, body: { isMailed: false } })
        : call(setReportShareMails, {
            params: { id },
            query: { share },
            body: { isMailed: false },
          }),
  });
  const about = kind === "team" ? "notes at this report" : "replies to your notes";
  if (isSuccess)
    return (
      <Notice
        action={
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        }
      >
        {`You get no more mails about ${about}. They stay here to read.`}
      </Notice>
    );
  return (
    <Notice
      title={`Stop mails about ${about}?`}
      action={
        <div className="flex gap-2">
          <Button size="sm" variant="primary" isPending={isPending} onClick={() => mutate()}>
            Stop mails
          </Button>
          <Button size="sm" onClick={onClose}>
            Keep mails
          </Button>
        </div>
      }
    >
      {error?.message}
    </Notice>
  );
}
