import type { Connection } from "@app/contract/connections";
import { yearEndLabel } from "@app/engine/time/month";
import { StateBadge } from "./connection-state.tsx";
import { SourceMark } from "./source-mark.tsx";

type ConnectionTitleProps = { connection: Connection; as?: "h1" | "h2" };

/** Whose books these are, where they are kept, and how the connection stands. */
export function ConnectionTitle({ connection, as: Heading = "h1" }: ConnectionTitleProps) {
  const { name, sourceName, status } = connection;
  return (
    <div className="flex items-center gap-3.5">
      <SourceMark name={sourceName} size="lg" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Heading className="text-xl font-semibold tracking-tight">{name}</Heading>
          <StateBadge status={status} />
        </div>
        <p className="text-text-2">{booksWords(connection)}</p>
      </div>
    </div>
  );
}

/** "Xero organisation Kestrel Joinery Pty Ltd, AUD, accrual basis, year ends 30 June" */
function booksWords({ sourceName, organisation, clientName, isSpreadsheet }: Connection) {
  if (!organisation) return `${sourceName}, no organisation chosen yet`;
  const { name, currency, basis, yearEndMonth } = organisation;
  const parts = [
    `${sourceName} organisation ${name}`,
    currency,
    // Files say nothing of their basis: that they are of cash is known only from a person.
    ...(basis === "CASH" ? ["cash basis"] : isSpreadsheet ? [] : ["accrual basis"]),
    `year ends ${yearEndLabel(yearEndMonth)}`,
  ];
  return [...parts, ...(clientName ? [`for ${clientName}`] : [])].join(", ");
}
