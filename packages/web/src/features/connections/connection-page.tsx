import type { ConnectionDetail } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { AccessCard } from "./access-card.tsx";
import { ChecksCard } from "./checks-card.tsx";
import type { ClientField } from "./client-field.ts";
import { ClosedChangesCard } from "./closed-changes-card.tsx";
import { ConnectionEnded } from "./connection-ended.tsx";
import { ConnectionMenu } from "./connection-menu.tsx";
import { useConnection, useConnectionStatus } from "./connection-queries.ts";
import { ConnectionTitle } from "./connection-title.tsx";
import { FilesCard } from "./files-card.tsx";
import { ScheduleCard } from "./schedule-card.tsx";
import { SharesCard } from "./shares-card.tsx";
import { StateNotice } from "./state-notice.tsx";
import { SyncButton } from "./sync-button.tsx";
import { SyncCard } from "./sync-card.tsx";
import { SyncsCard } from "./syncs-card.tsx";
import { UsedByCard } from "./used-by-card.tsx";

type ConnectionPageProps = { id: number; clientField: ClientField; onDeleted: () => void };

/** One connection: how it stands, what its last sync found, and who may use it. */
export function ConnectionPage({ id, ...menu }: ConnectionPageProps) {
  const { connection: read, isEnded } = useConnection(id);
  const status = useConnectionStatus(read);
  const connection = { ...read, status };
  if (isEnded) return <ConnectionEnded name={read.name} />;
  return (
    <div className="max-w-[80rem] px-8 pt-6 pb-12 phone:px-4 phone:pt-5 phone:pb-8">
      <ConnectionHeader connection={connection}>
        <SyncButton connection={connection} />
        <ConnectionMenu connection={connection} {...menu} />
      </ConnectionHeader>
      <StateNotice connection={connection} />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-[1100px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <SyncCard connection={connection} />
          {connection.isSpreadsheet && (
            <Part fallback={CARDS}>
              <FilesCard connection={connection} />
            </Part>
          )}
          {status.lastSyncAt && (
            <Part fallback={CARDS}>
              <ClosedChangesCard connection={connection} />
            </Part>
          )}
          <Part fallback={CARDS}>
            <ChecksCard connection={connection} />
            <SyncsCard connection={connection} />
          </Part>
        </div>
        <div className="grid min-w-0 gap-4">
          <ScheduleCard connection={connection} />
          <UsedByCard connection={connection} />
          {!connection.isShared && (
            <Part fallback={CARDS}>
              <AccessCard connection={connection} />
              {connection.canManage && <SharesCard connection={connection} />}
            </Part>
          )}
        </div>
      </div>
    </div>
  );
}

const CARDS = (
  <SkeletonCard hasNote>
    <SkeletonRows count={7} />
  </SkeletonCard>
);

type HeaderProps = { connection: ConnectionDetail; children: ReactNode };

function ConnectionHeader({ connection, children }: HeaderProps) {
  const { id, name, status } = connection;
  return (
    <header className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 grow">
        <nav aria-label="Breadcrumb" className="mb-3 flex gap-1.5 text-text-2">
          <Link to="/connections">Connections</Link>
          <span aria-hidden="true">/</span>
          <span>{name}</span>
        </nav>
        <ConnectionTitle connection={connection} />
      </div>
      <div className="flex flex-wrap gap-2 phone:w-full phone:*:grow">
        {status.lastSyncAt && (
          <Link
            to="/connections/$id/mapping"
            params={{ id: String(id) }}
            className={buttonClass("secondary", "md")}
          >
            {connection.canWork ? "Map accounts" : "See the mapping"}
          </Link>
        )}
        {children}
      </div>
    </header>
  );
}
