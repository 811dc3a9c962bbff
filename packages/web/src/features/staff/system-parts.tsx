/** How the service stands, in the parts that more than one page shows. */
import type { ReactNode } from "react";
import { formatWait, minutesSince } from "#lib/format-wait.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { type System, wordsOfKind } from "./system-words.ts";

export function Queues({ queues, asOf }: Pick<System, "queues" | "asOf">) {
  return (
    <Part title="Jobs and queues" description="What waits, runs and is done, by kind of job.">
      <Table
        label="Queues"
        head={
          <>
            <TableHead>Queue</TableHead>
            <TableHead isNumber>Waiting</TableHead>
            <TableHead isNumber>Running</TableHead>
            <TableHead isNumber hideOnPhone>
              Done in an hour
            </TableHead>
            <TableHead isNumber hideOnPhone>
              Oldest
            </TableHead>
            <TableHead isNumber>Failed in a day</TableHead>
          </>
        }
      >
        {queues.map((queue) => (
          <TableRow key={queue.kind}>
            <TableCell isRowHead>{wordsOfKind(queue.kind)}</TableCell>
            <TableCell isNumber>{countText(queue.waiting)}</TableCell>
            <TableCell isNumber>{countText(queue.running)}</TableCell>
            <TableCell isNumber hideOnPhone>
              {countText(queue.done)}
            </TableCell>
            <TableCell isNumber hideOnPhone>
              {waitOf(queue.oldest, asOf)}
            </TableCell>
            <TableCell isNumber>
              {queue.failed > 0 ? <Badge tone="negative">{queue.failed}</Badge> : "–"}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </Part>
  );
}

export function Sources({ sources }: System) {
  return (
    <Part title="Sync health" description="Organisations by the state of their last sync.">
      {sources.length === 0 ? (
        <EmptyState
          className="m-4"
          title="Nothing is connected"
          text="No team reads a ledger yet."
        />
      ) : (
        <Table
          label="Sync health"
          head={
            <>
              <TableHead>Source</TableHead>
              <TableHead isNumber>Organisations</TableHead>
              <TableHead isNumber hideOnPhone>
                Up to date
              </TableHead>
              <TableHead isNumber>Need reconnect</TableHead>
              <TableHead isNumber>Failed</TableHead>
            </>
          }
        >
          {sources.map(({ name, organisations, upToDate, toReconnect, failed }) => (
            <TableRow key={name}>
              <TableCell isRowHead>{name}</TableCell>
              <TableCell isNumber>{countText(organisations)}</TableCell>
              <TableCell isNumber hideOnPhone>
                {countText(upToDate)}
              </TableCell>
              <TableCell isNumber className={toReconnect > 0 ? "text-alert" : ""}>
                {countText(toReconnect)}
              </TableCell>
              <TableCell isNumber className={failed > 0 ? "text-negative" : ""}>
                {countText(failed)}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </Part>
  );
}

export function Part(props: { title: string; description: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={props.title} description={props.description} />
      {props.children}
    </Card>
  );
}

const countText = (count: number) => (count === 0 ? "–" : count.toLocaleString("en-AU"));

export function waitOf(oldest: string | null, asOf: string) {
  return oldest === null ? "–" : `for ${formatWait(minutesSince(oldest, new Date(asOf)))}`;
}
