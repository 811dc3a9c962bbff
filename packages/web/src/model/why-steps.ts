/**
 * What the Why? panel shows, as plain values: a figure, where it comes from, and parts whose shown
 * amounts add up to the shown figure. Every part that is a figure leads to the next step.
 */
import type { ModelDocument } from "@app/engine/model/document";
import { columnRounder } from "@app/engine/roll-up/rounded";
import type { TreeNode } from "@app/engine/roll-up/statement-tree";
import { type FigureFormat, formatFigure } from "@app/engine/tables/format-figure";
import { cellIndex, type Reference, referencesAt, type Table } from "@app/engine/tables/table";
import type { Period } from "@app/engine/time/timeline";
import type { Explanation } from "@app/engine/trace/explain";
import type { Part } from "@app/engine/trace/parts";
import type { Figure } from "@app/engine/trace/view";
import { originWords } from "./origin-words.ts";

/** One figure of one period in one case, as it counts where it was asked from. */
export type FigureQuestion = {
  line: string;
  period: number;
  scenario?: string;
  sign: 1 | -1;
  title: string;
};

/** A figure, or several periods of one, or two cases and what lies between them. */
export type WhyQuestion = {
  title: string;
  caseKey: string;
  figures: FigureQuestion[];
  /** How the figures make up the cell: it is the one, their sum, the first less the second. */
  together: "one" | "sum" | "difference" | "list";
  /** The figure as the cell shows it, where that is in ones. */
  shown?: number;
};

export type ArithmeticPiece = string | { text: string; next: WhyQuestion };

export type WhyPart = {
  key: string;
  label: string;
  amount: number;
  text: string;
  /** Of the figure; undefined where there is none. */
  share?: number;
  arithmetic?: ArithmeticPiece[];
  next?: WhyQuestion;
};

export type WhyStep = {
  title: string;
  text: string;
  amount: number;
  parts: WhyPart[];
  /** Parts of nothing, which are only counted. */
  zeroCount: number;
  doPartsAddUp: boolean;
  origin: string[];
};

/** Undefined where a cell has nothing to explain. */
export function questionAt(table: Table, row: number, column: number): WhyQuestion | undefined {
  const references = referencesAt(table, row, column);
  const [own, at] = [table.rows[row], table.columns[column]];
  const [first] = references;
  if (!own || !at || !first) return undefined;
  const shown = table.shown[cellIndex(table, row, column)];
  const question = { title: `${own.label}, ${at.label}`, caseKey: at.case };
  const ask = (reference: Reference, period: number, title: string): FigureQuestion => ({
    line: reference.line,
    period,
    sign: own.sign,
    title,
    ...(reference.scenario === undefined ? {} : { scenario: reference.scenario }),
  });
  if (references.length > 1) {
    const names = at.between?.map((each) => table.columns[each]);
    const figures = references.map((reference, index) =>
      ask(reference, reference.to, nameOfSide(names?.[index])),
    );
    const isPlain = references.every(({ from, to }) => from === to) && at.role === "difference";
    return { ...question, figures, together: isPlain ? "difference" : "list" };
  }
  const isKnown = table.scale === "ones" && typeof shown === "number";
  const withShown = isKnown ? { ...question, shown } : question;
  if (first.from === first.to || own.measure === "balance")
    return { ...withShown, figures: [ask(first, first.to, question.title)], together: "one" };
  const figures = Array.from({ length: first.to - first.from + 1 }, (_, index) =>
    ask(first, first.from + index, ""),
  );
  return { ...withShown, figures, together: own.measure === "flow" ? "sum" : "list" };
}

function nameOfSide(column: Table["columns"][number] | undefined): string {
  return column ? `${column.caseName}, ${column.label}` : "";
}

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
  return shownStep({
    ...question,
    amount,
    parts,
    format: formatOf(first, parts),
    isSum,
    origin: [],
  });
}

function stepOfOne(
  question: WhyQuestion,
  { sign }: FigureQuestion,
  explanation: Explanation,
  ground: Ground,
): WhyStep {
  const parts = explanation.parts.map((part, index) =>
    plainPart(question, part, index, sign, explanation, ground),
  );
  return shownStep({
    ...question,
    amount: explanation.value * sign,
    parts,
    format: formatOf(explanation, parts),
    isSum: true,
    origin: originWords(explanation, ground),
  });
}

type PlainPart = Omit<WhyPart, "text" | "share">;

function plainPart(
  question: WhyQuestion,
  part: Part,
  index: number,
  sign: 1 | -1,
  { period }: Explanation,
  ground: Ground,
): PlainPart {
  const { figure, posting } = part;
  const amount = part.contribution * sign;
  const key = `${index} ${figure?.line ?? ""}`;
  const next = (to: Figure, as: 1 | -1) =>
    questionOf(question, { ...to, sign: as, title: titleOf(ground, to) });
  if (!figure) {
    const arithmetic = part.arithmetic.map((piece): ArithmeticPiece => {
      if (typeof piece === "string") return piece;
      if (typeof piece === "number") return plainText(piece);
      return { text: `${piece.name} ${plainText(piece.value)}`, next: next(piece, 1) };
    });
    return { key, label: "", amount, arithmetic };
  }
  const when = figure.period === period ? "" : `, ${labelOf(ground, figure.period)}`;
  const label = posting ? posting.text : `${figure.name}${when}`;
  return { key, label, amount, next: next(figure, part.sign === sign ? 1 : -1) };
}

function questionOf(from: WhyQuestion, figure: FigureQuestion & { value?: number }): WhyQuestion {
  const { line, period, sign, title } = figure;
  const scenario = figure.scenario ?? from.figures[0]?.scenario;
  const asked = { line, period, sign, title, ...(scenario === undefined ? {} : { scenario }) };
  return { title, caseKey: scenario ?? "base", figures: [asked], together: "one" };
}

function titleOf(ground: Ground, { name, period }: Figure): string {
  return `${name}, ${labelOf(ground, period)}`;
}

function labelOf({ periods }: Ground, period: number): string {
  return periods[period]?.label ?? "before the first period";
}

type PlainStep = Pick<WhyQuestion, "title" | "shown"> & {
  amount: number;
  parts: readonly PlainPart[];
  format: FigureFormat;
  isSum: boolean;
  origin: string[];
};

/** Rounded as a statement is: the figure by itself, and its parts so that they add up to it. */
function shownStep({ title, shown, amount, parts, format, isSum, origin }: PlainStep): WhyStep {
  const told = parts.filter((part) => part.amount !== 0);
  const power = 10 ** (format.decimals + (format.style === "percent" ? 2 : 0));
  const units = isSum
    ? roundedParts(
        amount * power,
        told.map((part) => part.amount * power),
        shown,
        power,
      )
    : undefined;
  const total = (units?.total ?? amount * power) / power;
  return {
    title,
    amount,
    text: formatFigure(total, format),
    parts: told.map((part, index) => ({
      ...part,
      text: formatFigure((units?.parts[index] ?? part.amount * power) / power, format),
      ...(isSum && amount !== 0 ? { share: part.amount / Math.abs(amount) } : {}),
    })),
    zeroCount: parts.length - told.length,
    doPartsAddUp: isSum && told.length > 0,
    origin,
  };
}

function roundedParts(
  amount: number,
  amounts: readonly number[],
  shown: number | undefined,
  power: number,
) {
  const children = amounts.map((_, index) => index + 1);
  const node = { line: "", sign: 1, rootSign: 1 } as const;
  const root: TreeNode = { ...node, parent: undefined, children, rounding: "total" };
  const nodes = [
    root,
    ...amounts.map((): TreeNode => ({ ...node, parent: 0, children: [], rounding: "part" })),
  ];
  const exact = Float64Array.of(amount, ...amounts);
  const rounded = new Float64Array(exact.length);
  const isNear = shown !== undefined && Math.abs(shown * power - amount) < 1;
  columnRounder({ nodes, indexOf: new Map() })(exact, rounded, isNear ? shown * power : undefined);
  return { total: rounded[0] ?? 0, parts: rounded.subarray(1) };
}

function formatOf({ unit, value }: Explanation, parts: readonly PlainPart[]): FigureFormat {
  const amounts = [value, ...parts.map(({ amount }) => amount)];
  const isWhole = amounts.every(Number.isInteger);
  if (unit === "percent") return { style: "percent", decimals: 1 };
  if (unit === "currency") {
    const isLarge = Math.max(...amounts.map(Math.abs)) >= 1000;
    return { style: "amount", decimals: isWhole || isLarge ? 0 : 2 };
  }
  return {
    style: unit === "days" ? "days" : "count",
    decimals: isWhole ? 0 : unit === "rate" ? 4 : 2,
  };
}

/** A figure within a calculation, with the digits it needs. */
function plainText(value: number): string {
  const decimals =
    Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : Math.abs(value) < 1 ? 4 : 2;
  const text = formatFigure(value, { style: "count", decimals }, "minus");
  return text === "–" ? "0" : text;
}

function sumOf(parts: readonly PlainPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
