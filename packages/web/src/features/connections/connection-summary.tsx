import type { ConnectionDetail } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { ClosedChangesCard } from "./closed-changes-card.tsx";
import { connectionById, useConnectionStatus } from "./connection-queries.ts";
import { ConnectionTitle } from "./connection-title.tsx";
import { ScheduleCard } from "./schedule-card.tsx";
import { StateNotice } from "./state-notice.tsx";
import { SyncButton } from "./sync-button.tsx";
import { SyncCard } from "./sync-card.tsx";
import { SyncsCard } from "./syncs-card.tsx";

type ConnectionSummaryProps = {
  id: number;
  /** What it has for whoever reads from it. */
  offer: ReactNode;
  /** What can be said or done about reading from it. */
  reader: ReactNode;
};

/** A connection as those who read from it see it: how it stands, what it found, when it is read again. */
export function ConnectionSummary({ id, offer, reader }: ConnectionSummaryProps) {
  const { data } = useSuspenseQuery(connectionById(id));
  const status = useConnectionStatus(data);
  const connection = { ...data, status };
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <ConnectionTitle as="h2" connection={connection} />
        <div className="flex flex-wrap gap-2 phone:w-full phone:*:grow">
          <Link
            to="/connections/$id"
            params={{ id: String(id) }}
            className={buttonClass("secondary", "md")}
          >
            Open connection
          </Link>
          <SyncButton connection={connection} />
        </div>
      </header>
      {offer}
      <StateNotice connection={connection} className="" />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-[1100px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <SyncCard connection={connection} />
          {status.lastSyncAt && (
            <Part fallback={CARD}>
              <ClosedChangesCard connection={connection} />
            </Part>
          )}
          <Part fallback={CARD}>
            <ChecksCard connection={connection} />
            <SyncsCard connection={connection} />
          </Part>
        </div>
        <div className="grid min-w-0 gap-4">
          <ScheduleCard connection={connection} />
          {status.lastSyncAt && <MappingCard connection={connection} />}
          {reader}
        </div>
      </div>
    </div>
  );
}

const CARD = (
  <SkeletonCard hasNote>
    <SkeletonRows count={7} />
  </SkeletonCard>
);

/** Whether every account that matters stands somewhere, and the way to where that is decided. */
function MappingCard({ connection }: { connection: ConnectionDetail }) {
  const { id, status } = connection;
  const { accountCount, unmappedCount } = status;
  const Sign = unmappedCount === 0 ? CircleCheck : CircleAlert;
  return (
    <Card>
      <CardHeader title="Mapping" description="One for all models that read from it" />
      <CardBody className="grid gap-2">
        <p className="flex items-start gap-2">
          <Sign className={unmappedCount === 0 ? "text-positive" : "text-alert"} />
          {unmappedCount === 0
            ? `Of ${accountCount} accounts, each that holds or moves money has a line.`
            : `${unmappedCount} of ${accountCount} accounts hold or move money and have no line.`}
        </p>
        <Link to="/connections/$id/mapping" params={{ id: String(id) }}>
          {unmappedCount === 0 ? "See the mapping" : `Map ${unmappedCount}`}
        </Link>
      </CardBody>
    </Card>
  );
}
