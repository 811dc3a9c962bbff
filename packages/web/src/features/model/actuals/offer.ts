/** Which months of a ledger a model has yet to take over, and why it cannot have the others now. */
import type { DataOf } from "@app/contract/endpoint";
import type { getModelConnection } from "@app/contract/model-connection";
import { monthOfDay, readDay } from "@app/engine/time/day";
import { type Month, monthWords } from "@app/engine/time/month";
import { MONTHS_PER_UNIT, type Timeline } from "@app/engine/time/timeline";

export type ModelConnection = DataOf<typeof getModelConnection>;

export type Offer = {
  /** New to the model, read, over and not waiting for anybody. */
  months: Month[];
  /** Why there are not more, in sentences. */
  notes: string[];
  /** Periods that are actual in the model, and that the ledger has otherwise by now. */
  restated: readonly string[];
};

export function offerOf(
  { connection, lastMonth, changedMonths }: ModelConnection,
  { unit, start, periodCount, actualCount }: Timeline,
  restated: readonly string[],
): Offer {
  if (!connection || unit === "week") return { months: [], notes: [], restated };
  const length = MONTHS_PER_UNIT[unit];
  const first = monthOfDay(readDay(start) ?? 0);
  const next = first + actualCount * length;
  const last = Math.min(lastMonth ?? next - 1, first + periodCount * length - 1);
  const { firstMonth } = connection.status;
  if (firstMonth !== null && firstMonth > next) {
    const note = `Its books begin with ${monthWords(firstMonth)}, and the model needs ${monthWords(next)} first.`;
    return { months: [], notes: [note], restated };
  }
  const waiting = changedMonths.find((month) => month >= next && month <= last);
  const undecided = changedMonths.filter((month) => month >= first && month < next);
  const through = waiting === undefined ? last : waiting - 1;
  // A quarter is taken when all of it is there.
  const count = Math.max(Math.floor((through + 1 - next) / length), 0) * length;
  return {
    restated,
    months: Array.from({ length: count }, (_, at) => next + at),
    notes: [
      ...undecidedNotes(connection, undecided),
      ...(waiting === undefined
        ? []
        : [
            `${monthWords(waiting)} waits: ${connection.sourceName} changed it after it was closed, and nobody has accepted that.`,
          ]),
      ...syncNotes(connection),
    ],
  };
}

function undecidedNotes({ sourceName }: { sourceName: string }, months: readonly Month[]) {
  if (months.length === 0) return [];
  const names = new Intl.ListFormat("en").format(months.map(monthWords));
  return [`${sourceName} changed ${names} after the close, and nobody has decided about that.`];
}

/** Figures that did not pass, or did not come, are nowhere; those from before stay in use. */
function syncNotes({ status }: NonNullable<ModelConnection["connection"]>): string[] {
  switch (status.state) {
    case "failed":
    case "needs-reconnecting":
      return [`The last sync brought nothing: ${status.reason}`];
    case "new":
      return ["Nothing has been read yet."];
    case "syncing":
      return ["It is being read now."];
    case "up-to-date":
    case "needs-attention":
      return [];
  }
}

/** "October 2026", "October and November 2026", "October 2026 to January 2027" */
export function monthsInWords(months: readonly Month[]): string {
  const [first, second] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return "";
  if (second === undefined) return monthWords(first);
  const joint = months.length === 2 ? "and" : "to";
  const [from, to] = [monthWords(first), monthWords(last)];
  const isOneYear = from.slice(-YEAR_LENGTH) === to.slice(-YEAR_LENGTH);
  return `${isOneYear ? from.slice(0, -YEAR_LENGTH) : from} ${joint} ${to}`;
}

/** With its space. */
const YEAR_LENGTH = 5;

/** "Sep-26 is not as the model has it" */
export function otherwise(restated: readonly string[]): string {
  const names = new Intl.ListFormat("en").format(restated);
  return `${names} ${restated.length === 1 ? "is" : "are"} not as the model has ${restated.length === 1 ? "it" : "them"}`;
}
