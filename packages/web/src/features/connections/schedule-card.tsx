import type { ConnectionDetail } from "@app/contract/connections";
import type { ReactNode } from "react";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { monthsWords } from "./connection-words.ts";
import { nextSync, pastWords } from "./moments.ts";

/** When it is read, how far back, and by whose sign-in. */
export function ScheduleCard({ connection }: { connection: ConnectionDetail }) {
  const { status, owner, isSpreadsheet } = connection;
  const now = new Date();
  return (
    <Card>
      <CardHeader title={isSpreadsheet ? "What is read" : "Schedule"} />
      <CardBody>
        <dl className="grid gap-2">
          {!isSpreadsheet && <Fact term="Next sync">{nextSync(status, now)}</Fact>}
          <Fact term={isSpreadsheet ? "Last good reading" : "Last good sync"}>
            {pastWords(status.lastSyncAt, now)}
          </Fact>
          <Fact term="Months read">{monthsWords(status)}</Fact>
          <Fact term="Accounts">{String(connection.status.accountCount)}</Fact>
          <Fact term="Amounts">{status.rowCount.toLocaleString("en-AU")}</Fact>
          <Fact term={isSpreadsheet ? "Added by" : "Signed in by"}>
            {connection.isShared ? connection.teamName : owner.name}
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-text-2">{term}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  );
}
