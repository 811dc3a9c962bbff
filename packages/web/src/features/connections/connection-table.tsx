import type { Connection } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { ConnectionAction } from "./connection-action.tsx";
import { StateCell } from "./connection-state.tsx";
import { modelsWords, monthsWords, originWords } from "./connection-words.ts";
import { nextSync, pastWords } from "./moments.ts";
import { SourceMark } from "./source-mark.tsx";

/** On narrower screens they give way, the least asked for first. */
const WIDE_ONLY = "max-[1280px]:hidden print:table-cell";
const NOT_NARROW = "max-[1000px]:hidden print:table-cell";
const QUIET = "whitespace-nowrap text-text-2";

export function ConnectionTable({ connections }: { connections: readonly Connection[] }) {
  const now = new Date();
  return (
    <Table
      label="Connections"
      head={
        <>
          <TableHead>Organisation and source</TableHead>
          <TableHead hideOnPhone>State</TableHead>
          <TableHead hideOnPhone className={NOT_NARROW}>
            Last good sync
          </TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Months read
          </TableHead>
          <TableHead hideOnPhone className={WIDE_ONLY}>
            Used by
          </TableHead>
          <TableHead hideOnPhone className={NOT_NARROW}>
            Signed in by
          </TableHead>
          <TableHead hideOnPhone>
            <span className="sr-only">Actions</span>
          </TableHead>
        </>
      }
    >
      {connections.map((connection) => (
        <ConnectionRow key={connection.id} connection={connection} now={now} />
      ))}
    </Table>
  );
}

function ConnectionRow({ connection, now }: { connection: Connection; now: Date }) {
  const { status, owner, teamName, isShared } = connection;
  return (
    <TableRow className="h-14">
      <TableCell isRowHead className="max-w-80 font-normal phone:max-w-none">
        <NameAndOrigin connection={connection} />
        <span className="hidden phone:block">
          <StateCell connection={connection} />
          <ConnectionAction connection={connection} />
        </span>
      </TableCell>
      <TableCell hideOnPhone className="w-[30%] min-w-52">
        <StateCell connection={connection} />
      </TableCell>
      <TableCell
        hideOnPhone
        className={`${QUIET} ${NOT_NARROW}`}
        note={connection.isSpreadsheet ? undefined : `next: ${nextSync(status, now)}`}
      >
        {pastWords(status.lastSyncAt, now)}
      </TableCell>
      <TableCell hideOnPhone className={`${QUIET} ${WIDE_ONLY}`}>
        {monthsWords(status)}
      </TableCell>
      <TableCell hideOnPhone className={`${QUIET} ${WIDE_ONLY}`}>
        {modelsWords(connection.modelCount)}
      </TableCell>
      <TableCell hideOnPhone className={NOT_NARROW}>
        <span className="flex items-center gap-2 text-text-2" title={owner.name}>
          <Avatar name={owner.name} index={owner.avatarIndex} size="xs" />
          <span className="truncate">{isShared ? teamName : owner.name.split(" ")[0]}</span>
        </span>
      </TableCell>
      <TableCell hideOnPhone className="text-right">
        <ConnectionAction connection={connection} />
      </TableCell>
    </TableRow>
  );
}

function NameAndOrigin({ connection }: { connection: Connection }) {
  return (
    <div className="flex items-center gap-3">
      <SourceMark name={connection.sourceName} isQuiet={connection.isSpreadsheet} />
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <Link
            to="/connections/$id"
            params={{ id: String(connection.id) }}
            className="stretched truncate font-medium text-text hover:no-underline"
          >
            {connection.name}
          </Link>
          {connection.isDemo && <Badge tone="info">Sample</Badge>}
        </p>
        <p className="truncate text-xs text-text-3">{originWords(connection)}</p>
      </div>
    </div>
  );
}
