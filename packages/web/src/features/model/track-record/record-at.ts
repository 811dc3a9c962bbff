import type { LineRecord, TrackedLine, TrackReport } from "./track-record-queries.ts";

/** A line with its record so many periods ahead. */
export type RecordedLine = TrackedLine & { record: LineRecord };

export function recordAt({ byAhead }: TrackedLine, ahead: number): LineRecord | undefined {
  return byAhead.find((each) => each.ahead === ahead);
}

export function linesAt({ lines }: TrackReport, ahead: number): RecordedLine[] {
  return lines.flatMap((line) => {
    const record = recordAt(line, ahead);
    return record ? [{ ...line, record }] : [];
  });
}

/** So many accounts to be drawn, in their order: those that lean, then those that most was forecast of. */
export function drawnAccounts(lines: readonly RecordedLine[], count: number): RecordedLine[] {
  const accounts = lines.filter(
    ({ kind, record }) => kind === "account" && record.bias !== undefined,
  );
  const leaning = ({ record }: RecordedLine) => (record.leans ? 1 : 0);
  const size = ({ record }: RecordedLine) => Math.abs(record.forecast);
  const chosen = new Set(
    accounts
      .toSorted((one, other) => leaning(other) - leaning(one) || size(other) - size(one))
      .slice(0, count),
  );
  return accounts.filter((line) => chosen.has(line));
}

/** The account that leans, and moves most by it; where none does, the one that is furthest off. */
export function standingOut(lines: readonly RecordedLine[]): RecordedLine | undefined {
  const accounts = lines.filter(({ kind }) => kind === "account");
  const leaning = accounts.filter(({ record }) => record.leans);
  const [first] = (leaning.length > 0 ? leaning : accounts).toSorted(
    (one, other) => other.record.offBy - one.record.offBy,
  );
  return first;
}
