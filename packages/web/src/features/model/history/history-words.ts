/** What history says of versions, of what changed between two, and of what that did in money. */
import { formatAmount } from "#lib/format.ts";
import type { Comparison, VersionRow } from "./history-queries.ts";

type Change = Comparison["changes"][number];

/** What a row of the list is called: by a person, by its message, or by what it is. */
export function titleOf(
  row: Pick<VersionRow, "label" | "message" | "kind" | "version"> & { fromVersion?: number },
) {
  const { label, message, kind, version, fromVersion = version } = row;
  if (label) return label;
  if (message) return message;
  if (kind === "create") return "Model made";
  if (kind === "restore") return "An older version restored";
  return fromVersion < version ? `${version - fromVersion + 1} saves` : "Saved";
}

/** Plus and minus, as a difference is said: "+10,469", "−20,800". */
export function signed(amount: number) {
  const text = formatAmount(Math.abs(amount));
  if (Math.round(amount) === 0) return text;
  return `${amount < 0 ? "−" : "+"}${text}`;
}

/** The same in a sentence, where a dash says nothing: "nothing" is what did not move. */
export function movedBy(amount: number, nothing = "nothing") {
  return Math.round(amount) === 0 ? nothing : signed(amount);
}

/** The thing that changed, without what became of it: "Debtor days from 45 to 30" is "Debtor days". */
export function subjectOf({ sentence }: Pick<Change, "sentence">) {
  return sentence.split(/ from |: | set to | no longer | renamed /)[0] ?? sentence;
}

const STEPS_MAX = 8;

export type Step = { id: string; name: string; figure: number | null };

/** The changes that moved a figure, in their order; of very many, all but the largest as one. */
export function stepsOf({ changes }: Comparison, at: number): Step[] {
  const moved = changes
    .map((change, index) => ({
      id: `${index}`,
      name: subjectOf(change),
      figure: change.parts[at] ?? null,
    }))
    .filter(({ figure }) => figure !== 0);
  if (moved.length <= STEPS_MAX) return moved;
  const size = ({ figure }: Step) => Math.abs(figure ?? Number.POSITIVE_INFINITY);
  const kept = new Set(moved.toSorted((a, b) => size(b) - size(a)).slice(0, STEPS_MAX - 1));
  const others = moved.filter((step) => !kept.has(step));
  const figure = others.reduce((sum, step) => sum + (step.figure ?? 0), 0);
  return [
    ...moved.filter((step) => kept.has(step)),
    { id: "others", name: `${others.length} others`, figure },
  ];
}

/** "Closing cash Jun-27 −31,349": what moved, and by how much. */
export function headlineOf({ figures }: Comparison, at: number) {
  const figure = figures[at];
  if (!figure || figure.before === null || figure.after === null) return undefined;
  return { name: `${figure.name} ${figure.period}`, amount: figure.after - figure.before };
}

/** The whole comparison as a person would write it in a mail. */
export function comparisonText(compared: Comparison, at: number): string {
  const headline = headlineOf(compared, at);
  const title = `Version ${compared.from.version} to version ${compared.to.version}`;
  const parts = stepsOf(compared, at).map(
    ({ name, figure }) => `${name} ${figure === null ? "?" : signed(figure)}`,
  );
  const money = headline ? `${headline.name} ${movedBy(headline.amount, "does not move")}` : title;
  const lines = compared.changes.map(({ sentence }) => `- ${sentence}`);
  return [title, [money, parts.join(", ")].filter(Boolean).join(": "), ...lines].join("\n");
}

/** What stood at a place and what stands there now, short enough for a table. */
export function valueTexts({
  before,
  after,
  inPeriods,
}: Pick<Change, "before" | "after" | "inPeriods">) {
  if (inPeriods) {
    const { periods } = inPeriods;
    return {
      before: `${inPeriods.before} in ${periods}`,
      after: `${inPeriods.after} in ${periods}`,
    };
  }
  const field = changedField(before, after);
  const isShare = isRecord(after) && after.unit === "percent";
  return {
    before: valueText(field === undefined ? before : ownOf(before, field), isShare),
    after: valueText(field === undefined ? after : ownOf(after, field), isShare),
  };
}

/** Of an entry that is on both sides, the first field that differs. */
function changedField(before: unknown, after: unknown) {
  if (!isRecord(before) || !isRecord(after) || isThenLater(before) || isThenLater(after)) return;
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.find((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** Figures first: where accounts are found in the books comes last. */
export function inReadingOrder(changes: readonly Change[]): readonly Change[] {
  return [...changes.filter((each) => !isOfBooks(each)), ...changes.filter(isOfBooks)];
}

function isOfBooks({ place, before, after }: Change) {
  if (!place.startsWith("accounts/")) return false;
  return place.endsWith("/sources") || changedField(before, after) === "sources";
}

function valueText(value: unknown, isShare = false): string {
  const listText = (figures: readonly number[]) => seriesText(figures, isShare);
  if (value === undefined || value === null) return "–";
  if (typeof value === "number") return figureText(value, isShare);
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return isFigures(value) ? listText(value) : entriesText(value);
  if (!isRecord(value)) return "";
  if (isThenLater(value)) return listText([...(value.figures as number[]), Number(value.later)]);
  return String(value.name ?? value.line ?? "Set");
}

function entriesText({ length }: readonly unknown[]) {
  return length === 1 ? "1 entry" : `${length} entries`;
}

function seriesText(figures: readonly number[], isShare: boolean) {
  const text = (figure = 0) => figureText(figure, isShare);
  const distinct = [...new Set(figures)];
  if (distinct.length <= 1) return distinct.length === 0 ? "–" : text(distinct[0]);
  if (figures.length <= 3) return figures.map(text).join(", ");
  return `${text(figures[0])} … ${text(figures.at(-1))}`;
}

function figureText(figure: number, isShare: boolean) {
  const text = (isShare ? figure * 100 : figure).toLocaleString("en-AU", {
    maximumFractionDigits: 4,
  });
  return isShare ? `${text}%` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownOf(value: unknown, key: string) {
  return isRecord(value) ? value[key] : undefined;
}

function isThenLater(value: Record<string, unknown>) {
  return Array.isArray(value.figures) && "later" in value;
}

function isFigures(value: readonly unknown[]): value is number[] {
  return value.every((each) => typeof each === "number");
}
