/** What a track record says, in words. Figures are the engine's; costs are negative. */
import { shownDifference } from "#features/model/history/shown-comparison.ts";
import { formatAmount, formatPercent } from "#lib/format.ts";
import { linesAt, type RecordedLine, recordAt } from "./record-at.ts";
import type { LineRecord, TrackReport } from "./track-record-queries.ts";

type Unit = TrackReport["unit"];

/** "8 months" */
export const countWords = (count: number, unit: Unit) =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

export const aheadWords = (ahead: number, unit: Unit) => `${countWords(ahead, unit)} ahead`;

/** How what was forecast turned out, where it leans: a cost that came to more was forecast too low. */
export function leaningWords({ record }: RecordedLine, unit: Unit): string | undefined {
  const { leans, forecast, came, worse, better, count } = record;
  if (!leans) return undefined;
  const isCost = forecast + came < 0;
  const side = (leans === "below") === isCost ? "too low" : "too high";
  const times = leans === "below" ? worse : better;
  return `${side} in ${times} of ${countWords(count, unit)}`;
}

/** Fewer cannot lean, however they came out. */
const LEANING_FROM = 6;

const NEARNESS: [errorMost: number, word: string][] = [
  [0.02, "Near"],
  [0.05, "Fair"],
  [0.15, "Loose"],
];

/** What to make of a line, in a few words. */
export function readingOf(line: RecordedLine, unit: Unit): string {
  const leaning = leaningWords(line, unit);
  if (leaning) return `Forecast ${leaning}`;
  const { typicalError } = line.record;
  if (typicalError === undefined) return "Was not forecast";
  return NEARNESS.find(([most]) => typicalError <= most)?.[1] ?? "Far off";
}

/** The difference as it is read, with where it leans: "14,333 more than forecast". */
export function differenceWords({ forecast, came }: LineRecord): string {
  const difference = shownDifference(came, forecast) ?? 0;
  if (difference === 0) return "As forecast";
  return `${formatAmount(Math.abs(difference))} ${difference > 0 ? "more" : "less"} than forecast`;
}

/** One sentence for each thing that is worth knowing. */
export function findingsIn(report: TrackReport, ahead: number): string[] {
  const lines = linesAt(report, ahead);
  const find = (line: string) => lines.find((each) => each.line === line);
  return [
    ...leaningFindings(lines, report.unit),
    ...furthestOff(lines, report.unit),
    ...cashFinding(find("cf.closingCash"), report.unit),
    ...furtherAhead(find("pl.revenue"), report),
  ];
}

function leaningFindings(lines: readonly RecordedLine[], unit: Unit): string[] {
  const leaning = lines.flatMap((line) => {
    // A total leans because of what it is of.
    const words = line.kind === "total" ? undefined : leaningWords(line, unit);
    return words ? [`${line.name}: forecast ${words}${amountWords(line)}.`] : [];
  });
  const count = Math.max(0, ...lines.map(({ record }) => record.count));
  if (leaning.length > 0) return leaning;
  if (count < LEANING_FROM)
    return [
      `Whether a line leans to one side shows after ${countWords(LEANING_FROM, unit)}; there ${count === 1 ? "is" : "are"} ${count}.`,
    ];
  return ["No line leans to one side: what differs could be chance."];
}

/** ", by 8,424 in all (7.1%)" */
function amountWords({ kind, record }: RecordedLine): string {
  const { forecast, came, bias } = record;
  const amount = formatAmount(Math.abs(shownDifference(came, forecast) ?? 0));
  const share = bias === undefined ? "" : ` (${percent(bias)})`;
  return `, by ${amount} ${kind === "balance" ? "on average" : "in all"}${share}`;
}

function furthestOff(lines: readonly RecordedLine[], unit: Unit): string[] {
  const [first] = lines
    .filter(({ kind }) => kind === "account")
    .toSorted((one, other) => other.record.offBy - one.record.offBy);
  if (!first || first.record.offBy < 1) return [];
  const { offBy, typicalError } = first.record;
  const share = typicalError === undefined ? "" : ` (${percent(typicalError)})`;
  return [
    `Furthest off in money: ${first.name}, ${formatAmount(offBy)} in a typical ${unit}${share}.`,
  ];
}

function cashFinding(cash: RecordedLine | undefined, unit: Unit): string[] {
  if (!cash) return [];
  const { within, count } = cash.record;
  return [
    `Closing cash was within ${formatAmount(within.amount)} of its forecast at ${within.count} of ${count} ${unit} ends.`,
  ];
}

function furtherAhead(revenue: RecordedLine | undefined, { aheads, unit }: TrackReport): string[] {
  const errors = aheads.flatMap((ahead) => {
    const error = revenue && recordAt(revenue, ahead)?.typicalError;
    return error === undefined ? [] : [`${percent(error)} ${aheadWords(ahead, unit)}`];
  });
  if (errors.length < 2) return [];
  return [`Revenue is typically off by ${errors.slice(0, -1).join(", ")} and ${errors.at(-1)}.`];
}

const percent = (share: number) => formatPercent(Math.abs(share), { decimals: 1 });
