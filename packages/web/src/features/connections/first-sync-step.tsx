import type { ConnectionDetail } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { useSync } from "./connection-queries.ts";
import { monthsWords } from "./connection-words.ts";
import { SyncCard } from "./sync-card.tsx";

/** The ledger is read for the first time; what came of it, and where to go on. */
export function FirstSyncStep({ connection }: { connection: ConnectionDetail }) {
  switch (connection.status.state) {
    case "syncing":
      return (
        <div className="grid max-w-180 gap-4">
          <SyncCard connection={connection} />
          <p className="text-text-2">
            <Link to="/connections">Go on with something else</Link>: it is read all the same.
          </p>
        </div>
      );
    case "new":
      return <NotBegun connection={connection} />;
    case "failed":
    case "needs-reconnecting":
      return (
        <div className="grid max-w-180 gap-4">
          <Notice
            tone="negative"
            title={connection.isSpreadsheet ? "The files were not read" : "The ledger was not read"}
          >
            {`${connection.status.reason} The connection is kept.`}
          </Notice>
          <div className="flex flex-wrap gap-2">
            {connection.isSpreadsheet && <AddFile id={connection.id} />}
            <NotBegun connection={connection} />
            <Link
              to="/connections/$id"
              params={{ id: String(connection.id) }}
              className={buttonClass("secondary", "md")}
            >
              Open the connection
            </Link>
          </div>
          <Checks connection={connection} />
        </div>
      );
    case "up-to-date":
    case "needs-attention":
      return (
        <div className="grid max-w-180 gap-4">
          <Read connection={connection} />
          <Checks connection={connection} />
        </div>
      );
  }
}

function Read({ connection }: { connection: ConnectionDetail }) {
  const { id, name, status } = connection;
  return (
    <Card>
      <CardHeader
        title={`${name} is read`}
        description={`${monthsWords(status)}, ${status.accountCount} accounts, ${status.rowCount.toLocaleString("en-AU")} amounts`}
      />
      <CardBody className="grid gap-3">
        <p className="text-text-2">
          {status.unmappedCount > 0
            ? `${status.unmappedCount === 1 ? "1 account has" : `${status.unmappedCount} accounts have`} no line in a model yet.`
            : "Every account has a line in a model. Look at those that are unsure."}
        </p>
        <div className="flex w-fit flex-wrap gap-2" data-tour="read">
          {status.unmappedCount === 0 && (
            <Link
              to="/connections/$id/quick_model"
              params={{ id: String(id) }}
              className={buttonClass("primary", "md")}
            >
              Make a first forecast
            </Link>
          )}
          <Link
            to="/connections/$id/mapping"
            params={{ id: String(id) }}
            className={buttonClass(status.unmappedCount > 0 ? "primary" : "secondary", "md")}
          >
            Map accounts
          </Link>
          <Link
            to="/connections/$id"
            params={{ id: String(id) }}
            className={buttonClass("secondary", "md")}
          >
            Open the connection
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}

/** What files lack, only another file brings. */
function AddFile({ id }: { id: number }) {
  return (
    <Changes>
      <Link
        to="/connections/add"
        search={{ connection: id, file: true }}
        className={buttonClass("primary", "md")}
      >
        Add a file
      </Link>
    </Changes>
  );
}

function NotBegun({ connection }: { connection: ConnectionDetail }) {
  const { id, name, isSpreadsheet } = connection;
  const sync = useSync();
  return (
    <Changes tellsWhy>
      <Button
        variant={isSpreadsheet ? "secondary" : "primary"}
        className="justify-self-start"
        isPending={sync.isPending}
        onClick={() => sync.mutate(id, { onError: failureToast(`${name} was not synced`) })}
      >
        {isSpreadsheet ? "Read the files again" : "Read the ledger"}
      </Button>
    </Changes>
  );
}

function Checks({ connection }: { connection: ConnectionDetail }) {
  return (
    <Part
      fallback={
        <SkeletonCard hasNote>
          <SkeletonRows count={7} />
        </SkeletonCard>
      }
    >
      <ChecksCard connection={connection} />
    </Part>
  );
}
