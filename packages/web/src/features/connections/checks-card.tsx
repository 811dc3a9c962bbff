import type { ConnectionStatus, LedgerCheck } from "@app/contract/connection-status";
import type { Connection } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Card, CardHeader } from "#ui/card.tsx";
import { connectionSyncs } from "./connection-queries.ts";
import { pastWords } from "./moments.ts";

type CheckName = ConnectionStatus["checks"][number]["name"];

const WORDS: Record<CheckName, { title: string; note: string }> = {
  "months-balance": { title: "Every month adds up to zero", note: "Debits less credits" },
  "accounts-roll": {
    title: "Opening plus movements is the source's closing",
    note: "Account by account",
  },
  "balance-sheet": {
    title: "Assets equal liabilities plus equity",
    note: "With this year's earnings",
  },
  "retained-earnings": {
    title: "Retained earnings roll at the new year",
    note: "Brought forward, profit, dividend",
  },
  "totals-agree": { title: "The source's total row is our sum", note: "Of the trial balance" },
  "nothing-missing": {
    title: "No month missing, no account unknown",
    note: "Against the chart of accounts",
  },
  "same-books": {
    title: "Currency and basis unchanged",
    note: "Since the sync before",
  },
};

/** The seven checks of the last sync, each with what it found. */
export function ChecksCard({ connection }: { connection: Connection }) {
  const { data } = useSuspenseQuery(connectionSyncs(connection.id));
  const { checks } = data;
  if (checks.length === 0) return null;
  // What the books give no total for was not held against one.
  const asked = checks.filter(({ isWithout }) => !isWithout);
  const passed = asked.filter(({ findingCount }) => findingCount === 0).length;
  const isWhole = passed === asked.length;
  const { isSpreadsheet } = connection;
  return (
    <Card>
      <CardHeader
        title={`Checks of the last ${isSpreadsheet ? "reading" : "sync"}`}
        description={`${pastWords(data.items[0]?.at ?? null, new Date())}, to the cent, no tolerance`}
        actions={<Passed isWhole={isWhole}>{`${passed} of ${asked.length}`}</Passed>}
      />
      <ol>
        {checks.map((check, index) => (
          <CheckRow key={check.name} number={index + 1} check={check} />
        ))}
      </ol>
    </Card>
  );
}

function CheckRow({ number, check }: { number: number; check: LedgerCheck }) {
  const { title, note } = WORDS[check.name];
  const more = check.findingCount - check.findings.length;
  return (
    <li className="flex gap-4 border-t border-border px-4 py-2">
      <span className="tabular w-3 pt-2 text-text-3">{number}</span>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="text-xs text-text-2">{note}</p>
        {check.findings.length > 0 && (
          <ul className="mt-1.5 grid gap-1 text-negative">
            {check.findings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
            {more > 0 && <li>{`and ${more} more`}</li>}
          </ul>
        )}
      </div>
      <span className="pt-2">
        {check.isWithout ? (
          <span className="whitespace-nowrap text-text-2">No total of movements given</span>
        ) : (
          <Passed isWhole={check.findingCount === 0}>
            {check.findingCount === 0 ? "Exact" : `${check.findingCount} off`}
          </Passed>
        )}
      </span>
    </li>
  );
}

export function Passed({ isWhole, children }: { isWhole: boolean; children: string }) {
  const Icon = isWhole ? CircleCheck : CircleAlert;
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap text-text-2">
      <Icon className={isWhole ? "text-positive" : "text-negative"} />
      {children}
    </span>
  );
}
