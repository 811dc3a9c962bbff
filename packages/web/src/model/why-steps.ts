/**
 * What the Why? panel shows, as plain values: a figure, where it comes from, and parts whose shown
 * amounts add up to the shown figure. Every part that is a figure leads to the next step.
 */
import type { ModelDocument } from "@app/engine/model/document";
import { type FigureFormat, formatFigure } from "@app/engine/tables/format-figure";
import { cellIndex, type Reference, referencesAt, type Table } from "@app/engine/tables/table";
import type { Period } from "@app/engine/time/timeline";
import type { Explanation } from "@app/engine/trace/explain";
import type { Part } from "@app/engine/trace/parts";
import type { Figure } from "@app/engine/trace/view";
import { marksAt } from "./cell-look.ts";
import { originWords } from "./origin-words.ts";
import { type PlainPart, shownStep } from "./why-shown.ts";

/** One figure in one case, as it counts where it was asked from. */
export type FigureQuestion = {
  line: string;
  period: number;
  /** The first of several periods, of which `period` is the last. */
  from?: number;
  scenario?: string;
  /** The document beside the model that it is of. */
  reference?: string;
  sign: 1 | -1;
  title: string;
};

/** The column that was asked from: figures over its periods read as they stand in it. */
type AskedColumn = {
  label: string;
  from: number;
  to: number;
  /** By line, before any sign; none where amounts are not counted in ones. */
  shown: ReadonlyMap<string, { value: number; decimals: number }>;
};

/** A figure, or several periods of a ratio, or two cases and what lies between them. */
export type WhyQuestion = {
  title: string;
  caseKey: string;
  figures: FigureQuestion[];
  /** How the figures make up the cell: it is the one, or the first less the second. */
  together: "one" | "difference" | "list";
  column?: AskedColumn;
  /** What there is to look at in the cell that was asked from. */
  notes?: string[];
};

/** The same figure in another case; a difference between two is no longer asked about. */
export function inCase(question: WhyQuestion, scenario: string | undefined) {
  const isBeside = question.figures.some(({ reference }) => reference !== undefined);
  if (question.together === "difference" || isBeside) return undefined;
  const { title, figures, together, column } = question;
  return {
    ...{ title, together, caseKey: scenario ?? "base" },
    figures: figures.map(({ scenario: _, ...figure }) => ({
      ...figure,
      ...(scenario !== undefined && { scenario }),
    })),
    // What stood in the column was the other case's.
    ...(column && { column: { ...column, shown: new Map() } }),
  };
}

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
  const question = { title: `${own.label}, ${at.label}`, caseKey: at.case };
  const ask = (reference: Reference, from: number, to: number, title: string) =>
    figureQuestion({ ...reference, sign: own.sign, title }, from, to);
  const isRatio = own.measure === "rate";
  if (references.length > 1) {
    const names = at.between?.map((each) => table.columns[each]);
    const figures = references.map((reference, index) => {
      const { from, to } = reference;
      return ask(reference, isRatio ? to : from, to, nameOfSide(names?.[index]));
    });
    const isPlain = references.every(({ from, to }) => from === to) || !isRatio;
    const isDifference = isPlain && at.role === "difference";
    return { ...question, figures, together: isDifference ? "difference" : "list" };
  }
  const { from, to } = first;
  if (from === to || !isRatio) {
    const figures = [ask(first, from, to, question.title)];
    const alerts = marksAt(table, row, column).filter(({ kind }) => kind !== "override");
    return {
      ...{ ...question, figures, together: "one", column: askedColumn(table, column) },
      ...(alerts.length > 0 && { notes: alerts.map(({ text }) => text) }),
    };
  }
  const figures = Array.from({ length: to - from + 1 }, (_, index) =>
    ask(first, from + index, from + index, ""),
  );
  return { ...question, figures, together: "list" };
}

function figureQuestion(
  { line, scenario, reference, sign, title }: Omit<FigureQuestion, "period">,
  from: number,
  to: number,
): FigureQuestion {
  return {
    ...{ line, period: to, sign, title },
    ...(from === to ? {} : { from }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(reference === undefined ? {} : { reference }),
  };
}

function askedColumn(table: Table, column: number): AskedColumn {
  const shown = new Map<string, { value: number; decimals: number }>();
  const { label = "", from = 0, to = 0 } = table.columns[column] ?? {};
  table.rows.forEach(({ line, sign, unit, format }, row) => {
    const value = table.shown[cellIndex(table, row, column)];
    const isAmount = unit === "currency" && format.style === "amount" && table.scale === "ones";
    if (line !== undefined && isAmount && typeof value === "number")
      shown.set(line, { value: value * sign, decimals: format.decimals });
  });
  return { label, from, to, shown };
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
  const { title } = question;
  return shownStep({ title, amount, parts, format: formatOf(first, parts), isSum, origin: [] });
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
  const shown = shownIn(question, explanation);
  const format = formatOf(explanation, parts);
  return shownStep({
    title: question.title,
    amount: explanation.value * sign,
    parts,
    ...(shown ? { shown: shown.value * sign } : {}),
    format: shown ? { ...format, decimals: shown.decimals } : format,
    isSum: true,
    origin: explanation.from === undefined ? originWords(explanation, ground) : [],
  });
}

/** As it stands in the column that was asked from; undefined for another stretch of time. */
function shownIn({ column }: WhyQuestion, { line, period, from = period }: Figure) {
  const isOfColumn = column?.from === from && column.to === period;
  return isOfColumn ? column.shown.get(line) : undefined;
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
  const next = (to: Figure, as: 1 | -1) =>
    questionOf(question, { ...to, sign: as, title: `${to.name}, ${whenOf(question, to, ground)}` });
  if (!figure) {
    const arithmetic = part.arithmetic.map((piece): ArithmeticPiece => {
      if (typeof piece === "string") return piece;
      if (typeof piece === "number") return plainText(piece);
      return { text: `${piece.name} ${plainText(piece.value)}`, next: next(piece, 1) };
    });
    return { key, label: "", amount, arithmetic };
  }
  const shown = shownIn(question, figure);
  return {
    ...{ key, amount, label: partLabel(question, part, explanation, ground) },
    ...(shown ? { shown: shown.value * part.sign * sign } : {}),
    next: next(figure, part.sign === sign ? 1 : -1),
  };
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

function questionOf(from: WhyQuestion, figure: FigureQuestion & { value?: number }): WhyQuestion {
  const { period, title } = figure;
  const scenario = figure.scenario ?? from.figures[0]?.scenario;
  const reference = figure.reference ?? (from.together === "one" && from.figures[0]?.reference);
  const asked = figureQuestion(
    {
      ...figure,
      ...(scenario === undefined ? {} : { scenario }),
      ...(reference ? { reference } : {}),
    },
    figure.from ?? period,
    period,
  );
  const column = from.column ? { column: from.column } : {};
  return { title, caseKey: scenario ?? "base", figures: [asked], together: "one", ...column };
}

function labelOf({ periods }: Ground, period: number): string {
  return periods[period]?.label ?? "before the first period";
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
