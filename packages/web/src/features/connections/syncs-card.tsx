import type { Connection } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { Passed } from "./checks-card.tsx";
import { connectionSyncs } from "./connection-queries.ts";
import { durationWords, pastWords } from "./moments.ts";

/** One that the source gives no total for has nothing to fail by. */
const CHECK_COUNT = 7;

/** What the latest syncs brought, the newest first. */
export function SyncsCard({ connection }: { connection: Connection }) {
  const { data } = useSuspenseQuery(connectionSyncs(connection.id));
  const now = new Date();
  if (data.items.length === 0) return null;
  const title = connection.isSpreadsheet ? "Earlier readings" : "Earlier syncs";
  return (
    <Card>
      <CardHeader title={title} />
      <Table
        label={title}
        head={
          <>
            <TableHead>When</TableHead>
            <TableHead hideOnPhone>By</TableHead>
            <TableHead>What changed</TableHead>
            <TableHead isNumber hideOnPhone>
              Took
            </TableHead>
            <TableHead>Checks</TableHead>
          </>
        }
      >
        {data.items.map((sync) => (
          <TableRow key={sync.id}>
            <TableCell isRowHead className="font-normal whitespace-nowrap">
              {pastWords(sync.at, now)}
            </TableCell>
            <TableCell hideOnPhone className="text-text-2">
              {sync.by ?? "Schedule"}
            </TableCell>
            <TableCell className="whitespace-normal text-text-2">{sync.words}</TableCell>
            <TableCell isNumber hideOnPhone className="whitespace-nowrap text-text-2">
              {durationWords(sync.durationMs)}
            </TableCell>
            <TableCell>
              {sync.checksPassed === null ? (
                <Badge tone="outline">Kept</Badge>
              ) : (
                <Passed isWhole={sync.checksPassed === CHECK_COUNT}>
                  {sync.checksPassed === CHECK_COUNT
                    ? "Passed"
                    : `${CHECK_COUNT - sync.checksPassed} failed`}
                </Passed>
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
