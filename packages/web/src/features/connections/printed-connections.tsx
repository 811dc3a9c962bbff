import type { Connection } from "@app/contract/connections";
import { PrintedList } from "#ui/printed-list.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import { StateBadge } from "./connection-state.tsx";
import { modelsWords, monthsWords, originWords } from "./connection-words.ts";
import { nextSync, pastWords } from "./moments.ts";

type PrintedConnectionsProps = {
  connections: { items: readonly Connection[]; totalItemCount: number };
};

export function PrintedConnections({ connections }: PrintedConnectionsProps) {
  const now = new Date();
  return (
    <PrintedList
      nouns={{ one: "connection", many: "connections" }}
      heads={["Connection", "State", "Last good sync", "Next sync", "Months read", "Used by"]}
      count={connections.items.length}
      total={connections.totalItemCount}
    >
      {connections.items.map((connection) => (
        <TableRow key={connection.id}>
          <TableCell isRowHead note={originWords(connection)}>
            {connection.name}
          </TableCell>
          <TableCell note={connection.status.reason}>
            <StateBadge status={connection.status} />
          </TableCell>
          <TableCell>{pastWords(connection.status.lastSyncAt, now)}</TableCell>
          <TableCell>{nextSync(connection.status, now)}</TableCell>
          <TableCell>{monthsWords(connection.status)}</TableCell>
          <TableCell>{modelsWords(connection.modelCount)}</TableCell>
        </TableRow>
      ))}
    </PrintedList>
  );
}
