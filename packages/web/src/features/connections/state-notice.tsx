import type { Connection } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Notice } from "#ui/notice.tsx";

type StateNoticeProps = { connection: Connection; className?: string };

/** What needs a person: why, what is kept, and the way on. */
export function StateNotice({ connection, className = "mb-4" }: StateNoticeProps) {
  const { id, status, sourceName, canManage } = connection;
  const kept = status.lastSyncAt ? " The figures from before are kept and in use." : "";
  switch (status.state) {
    case "needs-reconnecting":
      return (
        <Notice
          tone="negative"
          className={className}
          title={`${sourceName} no longer lets us in`}
          action={
            canManage && (
              <Changes>
                <Link
                  to="/connections/add"
                  search={{ organisation: id }}
                  className={buttonClass("primary", "md")}
                >
                  Reconnect {sourceName}
                </Link>
              </Changes>
            )
          }
        >
          {`${status.reason}${kept}${canManage ? "" : " Its owner or an admin can reconnect it."}`}
        </Notice>
      );
    case "failed":
      return (
        <Notice
          tone="negative"
          className={className}
          title={`The last ${connection.isSpreadsheet ? "reading" : "sync"} came to nothing`}
        >
          {`${status.reason}${kept}`}
        </Notice>
      );
    case "needs-attention":
      return (
        <Notice tone="alert" className={className} title={status.reason}>
          {status.areFilesUnread
            ? "The figures are those of the last reading. Read the files to bring them in step."
            : "Nothing is taken over by itself."}
        </Notice>
      );
    case "new":
      return connection.organisation ? null : (
        <Notice
          className={className}
          title="No organisation is chosen yet"
          action={
            canManage && (
              <Changes>
                <Link
                  to="/connections/add"
                  search={{ connection: id }}
                  className={buttonClass("secondary", "md")}
                >
                  Choose one
                </Link>
              </Changes>
            )
          }
        >
          The sign-in sees several. Choose whose books are read.
        </Notice>
      );
    case "syncing":
    case "up-to-date":
      return null;
  }
}
