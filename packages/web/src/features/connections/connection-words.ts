import type { ConnectionStatus } from "@app/contract/connection-status";
import type { Connection } from "@app/contract/connections";
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
