import type { ConnectionStatus } from "@app/contract/connection-status";
import type { syncAllConnections } from "@app/contract/connection-sync";
import type { Connection } from "@app/contract/connections";
import type { DataOf } from "@app/contract/endpoint";
import { monthLabel } from "@app/engine/time/month";

/** Where its books are, whose they are, and which client they belong to, each said once. */
export function originWords(
  connection: Pick<Connection, "sourceName" | "name" | "organisation" | "clientName">,
): string {
  const { sourceName, organisation, clientName, name } = connection;
  const names = [organisation?.name, clientName].filter((each) => each && each !== name);
  return [sourceName, ...new Set(names)].join(", ");
}

/** "Nov-24 to Oct-26"; a dash while nothing is read. */
export function monthsWords({
  firstMonth,
  lastMonth,
}: Pick<ConnectionStatus, "firstMonth" | "lastMonth">): string {
  if (firstMonth === null || lastMonth === null) return "–";
  if (firstMonth === lastMonth) return monthLabel(lastMonth);
  return `${monthLabel(firstMonth)} to ${monthLabel(lastMonth)}`;
}

/** What came of asking for all ledgers at once. */
export function syncAllWords({ startedCount, leftCount }: DataOf<typeof syncAllConnections>) {
  if (startedCount === 0) return "No ledger can be read now: see what each of them says.";
  const started = startedCount === 1 ? "1 ledger is" : `${startedCount} ledgers are`;
  if (leftCount === 0) return `${started} being read`;
  return `${started} being read; ${leftCount} more once you ask again`;
}

export function modelsWords(count: number): string {
  if (count === 0) return "No model";
  return count === 1 ? "1 model" : `${count} models`;
}

type Months = Pick<ConnectionStatus, "firstMonth" | "lastMonth">;

/** What goes with a file, and when. */
export function removalWords(file: Months): string {
  const months = file.firstMonth === null ? "the months it holds" : monthsWords(file);
  return `It gives ${months}. What was read stays until the files are read next: then the figures of ${months} go, unless another file gives them, and so does a month that starts from its balances. To have it back, upload it again.`;
}
