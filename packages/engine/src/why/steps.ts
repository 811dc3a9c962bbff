/**
 * What the Why? panel shows, as plain values: a figure, where it comes from, and parts whose shown
 * amounts add up to the shown figure. Every part that is a figure leads to the next step.
 */
import type { ModelDocument } from "#model/document.ts";
import { type FigureFormat, formatFigure } from "#tables/format-figure.ts";
import type { Period } from "#time/timeline.ts";
import type { Arithmetic } from "#trace/arithmetic.ts";
import type { Explanation } from "#trace/explain.ts";
import type { Part } from "#trace/parts.ts";
import type { Figure } from "#trace/view.ts";
import { factorText, shareOff } from "./digits.ts";
import { originWords } from "./origin-words.ts";
import { type FigureQuestion, questionOf, shownIn, signed, type WhyQuestion } from "./question.ts";
import { type PlainPart, shownStep } from "./shown.ts";

/** `Next` is the question that a part leads to. */
export type ArithmeticPiece<Next = WhyQuestion> = string | { text: string; next: Next };

export type WhyPart<Next = WhyQuestion> = {
  key: string;
  label: string;
  amount: number;
  text: string;
  /** Of the figure; undefined where there is none. */
  share?: number;
  arithmetic?: ArithmeticPiece<Next>[];
  next?: Next;
};

export type WhyStep<Next = WhyQuestion> = {
  title: string;
  text: string;
  amount: number;
  parts: WhyPart<Next>[];
  /** Parts of nothing, which are only counted. */
  zeroCount: number;
  doPartsAddUp: boolean;
  /** What it is counted in: "AUD", "days"; nothing for what says it itself. */
  unit: string;
  origin: string[];
  /** Where the figure is the ledger's own. */
  actual?: ActualFigure;
};

/** What an account moved by in an actual period, debits positive, and how it is shown. */
export type ActualFigure = { account: string; period: number; value: number; sign: 1 | -1 };

type Ground = { document: ModelDocument; periods: readonly Period[] };

/** `explained` has one explanation for each figure of the question. */
export function stepOf(
  question: WhyQuestion,
  explained: readonly Explanation[],
  ground: Ground,
): WhyStep {
  const [first] = explained;
  const [asked] = question.figures;
  if (!first || !asked) throw new RangeError("a question is about a figure");
  if (question.together === "one") return stepOfOne(question, asked, first, ground);
  const parts = explained.map((explanation, index): PlainPart => {
    const { sign, title, ...figure } = question.figures[index] ?? asked;
    const isTaken = question.together === "difference" && index === 1;
    const label = title || labelOf(ground, figure.period);
    const amount = explanation.value * sign * (isTaken ? -1 : 1);
    const next = questionOf(question, { ...figure, sign, title: `${first.name}, ${label}` });
    return { key: String(index), label, amount, next };
  });
  const isSum = question.together !== "list";
  const amount = isSum ? sumOf(parts) : (parts.at(-1)?.amount ?? 0);
  const format = formatOf(first, parts);
  const unit = unitText(first, ground);
  return shownStep({ title: question.title, amount, parts, format, isSum, unit, origin: [] });
}

function stepOfOne(
  question: WhyQuestion,
  { sign }: FigureQuestion,
  explanation: Explanation,
  ground: Ground,
): WhyStep {
  const plain = explanation.parts.map((part, index) =>
    plainPart(question, part, index, sign, explanation, ground),
  );
  const shown = question.shown ?? signed(shownIn(question, explanation), sign);
  const format = formatOf(explanation, plain);
  const { decimals } = shown ?? format;
  // A percentage is shown by its hundredths.
  const digits = explanation.unit === "percent" ? decimals + 2 : decimals;
  const parts = plain.map((part, index) => {
    const { arithmetic, contribution } = explanation.parts[index] ?? {};
    if (!arithmetic || part.next) return part;
    return {
      ...part,
      arithmetic: piecesOf(question, arithmetic, contribution ?? 0, digits, ground),
    };
  });
  const isPeriod = explanation.from === undefined;
  const step = shownStep({
    title: question.title,
    amount: explanation.value * sign,
    parts,
    ...(shown ? { shown: shown.value } : {}),
    format: { ...format, decimals },
    isSum: true,
    unit: unitText(explanation, ground),
    origin: [
      ...roundedWords(explanation.value * sign, shown?.value, { ...format, decimals }),
      ...nothingWords(question, explanation, sign, ground),
      ...(isPeriod ? originWords(explanation, ground) : []),
    ],
  });
  const { origin, period, value } = explanation;
  if (!isPeriod || origin.kind !== "actual" || value === 0) return step;
  return { ...step, actual: { account: origin.account, period, value, sign } };
}

/** Of what is shown in whole units a column adds up, so that one of them may be a unit off: that is said. */
function roundedWords(amount: number, shown: number | undefined, format: FigureFormat): string[] {
  if (shown === undefined || format.style !== "amount") return [];
  const text = formatFigure(shown, format);
  if (formatFigure(amount, format) === text) return [];
  const exact = formatFigure(amount, { ...format, decimals: format.decimals + 2 });
  return [`Exactly ${exact}. It is shown as ${text} so that the statement adds up.`];
}

/** What is so where a figure is nothing, and when it next is something. */
function nothingWords(
  question: WhyQuestion,
  explanation: Explanation,
  sign: 1 | -1,
  ground: Ground,
): string[] {
  const { value, next, measure, unit } = explanation;
  if (value !== 0 || unit !== "currency" || measure === "rate") return [];
  const when = whenOf(question, explanation, ground);
  const nothing =
    measure === "flow"
      ? `Nothing was posted in ${when}.`
      : `Nothing stood there at the end of ${when}.`;
  if (!next) return [`${nothing} Nor is there anything in the periods after it.`];
  const amount = formatFigure(next.value * sign, formatOf(next, []));
  return [`${nothing} The next is ${amount} in ${labelOf(ground, next.period)}.`];
}

/** Percentages and days say what they are by themselves, or by their name. */
function unitText({ unit }: Figure, { document }: Ground): string {
  if (unit === "currency") return document.currency;
  return unit === "days" ? "days" : "";
}

function plainPart(
  question: WhyQuestion,
  part: Part,
  index: number,
  sign: 1 | -1,
  explanation: Explanation,
  ground: Ground,
): PlainPart {
  const { figure } = part;
  const amount = part.contribution * sign;
  const key = `${index} ${figure?.line ?? ""}`;
  if (!figure) return { key, label: "", amount };
  const shown = shownIn(question, figure);
  return {
    ...{ key, amount, label: partLabel(question, part, explanation, ground) },
    ...(shown ? { shown: shown.value * part.sign * sign } : {}),
    next: nextOf(question, figure, part.sign === sign ? 1 : -1, ground),
  };
}

function nextOf(question: WhyQuestion, figure: Figure, sign: 1 | -1, ground: Ground): WhyQuestion {
  const shown = signed(shownIn(question, figure), sign);
  const title = `${figure.name}, ${whenOf(question, figure, ground)}`;
  return { ...questionOf(question, { ...figure, sign, title }), ...(shown && { shown }) };
}

/** A calculation with its figures filled in, each of which leads to its own explanation. */
function piecesOf(
  question: WhyQuestion,
  arithmetic: Arithmetic,
  result: number,
  decimals: number,
  ground: Ground,
): ArithmeticPiece[] {
  const factorCount = arithmetic.filter((piece) => typeof piece !== "string").length;
  const off = shareOff(result, decimals, factorCount);
  return arithmetic.map((piece): ArithmeticPiece => {
    if (typeof piece === "string") return piece;
    if (typeof piece === "number") return factorText(piece, "count", off);
    const text = `${piece.name} ${factorText(piece.value, piece.unit, off)}`;
    return { text, next: nextOf(question, piece, 1, ground) };
  });
}

/** The name alone where the time is the same, the time alone where the line is. */
function partLabel(
  question: WhyQuestion,
  { figure, posting }: Part,
  { line, period, from }: Explanation,
  ground: Ground,
): string {
  if (!figure) return "";
  const name = posting?.text ?? figure.name;
  if (figure.period === period && figure.from === from) return name;
  const when = whenOf(question, figure, ground);
  const isOnePeriodOf = figure.line === line && from !== undefined && figure.period >= from;
  return isOnePeriodOf ? when : `${name}, ${when}`;
}

function whenOf({ column }: WhyQuestion, { period, from }: Figure, ground: Ground): string {
  if (column && column.from === (from ?? period) && column.to === period) return column.label;
  const first = from === undefined ? "" : `${labelOf(ground, from)} to `;
  return `${first}${labelOf(ground, period)}`;
}

function labelOf({ periods }: Ground, period: number): string {
  return periods[period]?.label ?? "before the first period";
}

function formatOf({ unit, measure, value }: Figure, parts: readonly PlainPart[]): FigureFormat {
  const amounts = [value, ...parts.map(({ amount }) => amount)];
  const isWhole = amounts.every(Number.isInteger);
  if (unit === "percent") return { style: "percent", decimals: 1 };
  if (unit === "currency") {
    // A price has cents; what was sold for it has none on any statement.
    const least = measure === "rate" ? 1000 : 10;
    const isLarge = Math.max(...amounts.map(Math.abs)) >= least;
    return { style: "amount", decimals: isWhole || isLarge ? 0 : 2 };
  }
  return {
    style: unit === "days" ? "days" : "count",
    decimals: isWhole ? 0 : unit === "rate" ? 4 : 2,
  };
}

function sumOf(parts: readonly PlainPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
