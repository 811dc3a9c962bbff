/** What waits for a person, in words: the fact, then the amount. */
import type { NeedItem } from "@app/contract/home";
import { brokenWords, concernOf, countOf } from "#model/outlook.ts";

/** One sentence for one forecast. */
export function needWords({ reason, figures, ledger }: NeedItem): string {
  switch (reason) {
    case "moved":
      return `${ledger?.closedMonth ?? "A month"} is closed in ${ledger?.name ?? "its ledger"}. ${lastActualWords(figures)}`;
    case "restated":
      return `Closed months changed on ${countOf(ledger?.undecidedCount ?? 0, "account")}, not taken over yet.`;
    case "alert":
      return brokenCovenant(figures) ?? concernOf(figures) ?? "";
    default:
      return concernOf(figures) ?? "";
  }
}

function lastActualWords({ lastActual }: NeedItem["figures"]) {
  return lastActual === null ? "The model has no actuals yet." : `Roll forward from ${lastActual}.`;
}

function brokenCovenant({ ahead }: NeedItem["figures"]) {
  const broken = ahead?.covenants.find(({ brokenFrom }) => brokenFrom !== null);
  return broken?.brokenFrom ? brokenWords(broken.name, broken.brokenFrom) : undefined;
}

type Counts = { below: number; wrong: number; notes: number; connections: number };

/** "Three forecasts go below their cash floor, two readers are waiting for an answer." */
export function summaryOf({ below, wrong, notes, connections }: Counts): string {
  const parts = [
    said(wrong, "forecast has a check to look at", "forecasts have checks to look at"),
    said(below, "forecast goes below its cash floor", "forecasts go below their cash floor"),
    said(notes, "reader is waiting for an answer", "readers are waiting for an answer"),
    said(connections, "connection needs care", "connections need care"),
  ].filter((part) => part !== undefined);
  const text = parts.slice(0, SAID_MOST).join(", ");
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

const SAID_MOST = 2;
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function said(count: number, one: string, many: string) {
  if (count === 0) return undefined;
  return `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;
}
