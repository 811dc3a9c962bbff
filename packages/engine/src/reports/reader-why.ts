/**
 * Why a figure is what it is, in answers that stand alone, so that nothing of the model travels but what they
 * say: for readers of a report as deep as its author lets them ask, and never who set what; for who may open
 * the model, down to its source.
 */
import type { LineId } from "#lines/expression.ts";
import { summaryOf } from "#roll-up/roll-up.ts";
import type { Cases } from "#scenarios/cases.ts";
import { kpiRows } from "#tables/rows.ts";
import type { Scale } from "#tables/table.ts";
import { statementTable } from "#tables/tables.ts";
import type { Explanation } from "#trace/explain.ts";
import { explainOver } from "#trace/explain-over.ts";
import { figurePart } from "#trace/parts.ts";
import { figureIn, lineIn, type View } from "#trace/view.ts";
import { driverWords } from "#why/driver-words.ts";
import { driversBehind } from "#why/drivers-behind.ts";
import { STEPS_THROUGH_MOST, throughTo } from "#why/explain-through.ts";
import { type FigureQuestion, questionAt, questionOf, type WhyQuestion } from "#why/question.ts";
import { stepOf, type WhyPart, type WhyStep } from "#why/steps.ts";
import { type Desk, openDesks, spanAt } from "./desk.ts";
import { statementOf } from "./read-cell.ts";
import type { ReportDocument } from "./report-document.ts";

/** A line over periods, first and last, of a case; `sign` as it counts where it was asked from. */
export type ReaderQuestion = {
  case: string;
  line: LineId;
  from: number;
  to: number;
  sign?: 1 | -1 | undefined;
};

export type ReaderNext = {
  title: string;
  line: LineId;
  from: number;
  to: number;
  sign: 1 | -1;
};

export type ReaderStep = Omit<WhyStep<ReaderNext>, "actual"> & {
  caseName: string;
  standing: "actual" | "forecast" | "mixed";
  drivers: DriverTold[];
};

/** As it is in the period in which it counts most. */
type DriverTold = {
  line: LineId;
  period: number;
  name: string;
  value: string;
  by?: string;
  note?: string;
};

/** What whoever asks may be told. */
type Asker = { isOpen: (line: LineId) => boolean; isDeep: boolean; knowsPeople: boolean };

/** Undefined where there is no such figure. */
export function explainToMember(cases: Cases, question: ReaderQuestion): ReaderStep | undefined {
  const scenarios = cases.model.document.scenarios.map(({ id }) => id);
  const desk = deskFor(cases, "ones", scenarios, question);
  return desk && explainTo({ isOpen: () => true, isDeep: true, knowsPeople: true }, desk, question);
}

/** Undefined where there is no such figure, or where readers may not ask about it. */
export function explainToReader(
  report: ReportDocument,
  cases: Cases,
  question: ReaderQuestion,
): ReaderStep | undefined {
  const desk = deskFor(cases, report.scale, report.scenarios, question);
  if (!desk || !report.why) return undefined;
  const isDeep = report.why === "drivers";
  const isOpen = isDeep ? () => true : openLines(desk);
  return explainTo({ isOpen, isDeep, knowsPeople: false }, desk, question);
}

function deskFor(cases: Cases, scale: Scale, scenarios: readonly string[], asked: ReaderQuestion) {
  return openDesks(cases, scale, scenarios).find(({ reading }) => reading.key === asked.case);
}

function explainTo(asker: Asker, desk: Desk, question: ReaderQuestion): ReaderStep | undefined {
  const { isOpen } = asker;
  const { from, to, line } = question;
  const { periodCount } = desk.model.program;
  const isThere = desk.model.program.rowOf.has(line) && isOpen(line);
  if (!isThere || from < 0 || from > to || to >= periodCount) return undefined;
  const asked = whyQuestion(desk, question);
  const answers = asked.figures.map((figure) => explainThrough(asker, desk, figure));
  const step = stepOf(
    { ...asked, figures: answers.map((answer) => answer.asked) },
    answers.map(({ explanation }) => explanation),
    { document: wordsOf(asker, desk), periods: desk.model.periods },
  );
  return told(asker, desk, question, step);
}

/** Lines of the statements, the accounts in them and the key figures made of them. */
function openLines({ model }: Desk): (line: LineId) => boolean {
  const rows = [...Object.values(model.statements).flat(), ...kpiRows(model)];
  const lines = new Set(rows.map(({ line }) => line));
  return (line) => lines.has(line) || line.startsWith("account.");
}

/** As the statement shows it, so that its digits are the report's own. */
function whyQuestion(desk: Desk, { line, from, to, sign }: ReaderQuestion): WhyQuestion {
  const { model, reading, scale } = desk;
  const span = spanAt(desk, { from, to });
  const key = statementOf(model, line);
  const statements = key ? [key] : [];
  const table = key && statementTable([reading], { statements, spans: [span], scale });
  const row = table?.rows.findIndex((each) => each.line === line) ?? -1;
  const shown = table && questionAt(table, row, 0);
  const isAsShown = sign === undefined || shown?.figures[0]?.sign === sign;
  if (shown && isAsShown) return shown;
  const name = model.program.lines[model.program.rowOf.get(line) ?? -1]?.name ?? line;
  const title = `${name}, ${span.label}`;
  const { scenario } = reading;
  const around: WhyQuestion = { title, caseKey: reading.key, figures: [], together: "one" };
  return questionOf(around, {
    ...{ line, period: to, sign: sign ?? 1, title },
    ...(from === to ? {} : { from }),
    ...(scenario === undefined ? {} : { scenario }),
  });
}

function explainThrough({ isOpen, knowsPeople }: Asker, desk: Desk, asked: FigureQuestion) {
  const view = viewOf(desk);
  let next = asked;
  for (let step = 0; ; step++) {
    const { line, period, from = period } = next;
    const explanation = explainOver(view, line, from, period);
    const inner = step < STEPS_THROUGH_MOST ? throughTo(next, explanation) : undefined;
    if (!inner || !isOpen(inner.line)) {
      const opened = openParts(view, explanation, isOpen);
      return { asked: next, explanation: knowsPeople ? opened : unsigned(opened) };
    }
    next = inner;
  }
}

/** A flow whose making is kept from readers is still the sum of its periods. */
function openParts(view: View, explanation: Explanation, isOpen: (line: LineId) => boolean) {
  const { line, from, period, parts } = explanation;
  if (from === undefined || summaryOf(lineIn(view, line)) !== "sum") return explanation;
  if (parts.every(({ figure }) => figure && isOpen(figure.line))) return explanation;
  const periods = Array.from({ length: period - from + 1 }, (_, index) => from + index);
  return {
    ...explanation,
    parts: periods.map((each) => figurePart(figureIn(view, line, each), 1)),
  };
}

/** Who set a driver, and when, is the firm's own matter. */
function unsigned(explanation: Explanation): Explanation {
  const { origin } = explanation;
  if (origin.kind !== "driver") return explanation;
  const { setBy: _, setOn: __, ...rest } = origin;
  return { ...explanation, origin: rest };
}

function viewOf({ model, reading: { sheet, scenario } }: Desk): View {
  return { model, sheet, ...(scenario === undefined ? {} : { scenario }) };
}

/** The document as readers may be told of it: people, and scenarios kept from them, are not named. */
function wordsOf({ knowsPeople }: Asker, { model: { document }, cases }: Desk) {
  if (knowsPeople) return document;
  const shown = new Set(cases.map(({ key }) => key));
  const scenarios = document.scenarios.filter(({ id }) => shown.has(id));
  const drivers = document.drivers.map(({ setBy: _, setOn: __, ...driver }) => driver);
  return { ...document, scenarios, drivers };
}

const KEPT = "How it is worked out is not part of this report.";

function told(asker: Asker, desk: Desk, question: ReaderQuestion, step: WhyStep): ReaderStep {
  const { isOpen, isDeep } = asker;
  const { actual, ...shown } = step;
  const isTold =
    isDeep || step.parts.every(({ next }) => next?.figures.every(({ line }) => isOpen(line)));
  return {
    ...{ ...shown, caseName: desk.reading.name },
    standing: standingOf(desk, question),
    parts: isTold ? step.parts.map(readerPart) : [],
    zeroCount: isTold ? step.zeroCount : 0,
    doPartsAddUp: isTold && step.doPartsAddUp,
    origin: isDeep || actual ? step.origin : isTold ? [] : [KEPT],
    drivers: isDeep ? driversOf(asker, desk, question) : [],
  };
}

function standingOf({ model }: Desk, { from, to }: ReaderQuestion): ReaderStep["standing"] {
  const { actualCount } = model.document.timeline;
  if (to < actualCount) return "actual";
  return from < actualCount ? "mixed" : "forecast";
}

function readerPart({ next, arithmetic, ...part }: WhyPart): WhyPart<ReaderNext> {
  return {
    ...part,
    ...(next && isWithin(next) && { next: nextOf(next) }),
    ...(arithmetic && {
      arithmetic: arithmetic.map((piece) =>
        typeof piece !== "string" && isWithin(piece.next)
          ? { text: piece.text, next: nextOf(piece.next) }
          : textOf(piece),
      ),
    }),
  };
}

function textOf(piece: string | { text: string }): string {
  return typeof piece === "string" ? piece : piece.text;
}

/** What stood before the first period has nothing behind it. */
function isWithin({ figures }: WhyQuestion): boolean {
  return figures.every(({ period, from = period }) => from >= 0);
}

function nextOf({ title, figures: [figure] }: WhyQuestion): ReaderNext {
  if (!figure) throw new RangeError("a question is about a figure");
  const { line, period, from = period, sign } = figure;
  return { title, line, from, to: period, sign };
}

function driversOf(
  asker: Asker,
  desk: Desk,
  { line, from, to }: ReaderQuestion,
): ReaderStep["drivers"] {
  const document = wordsOf(asker, desk);
  return driversBehind(viewOf(desk), line, from, to).map((driver) => {
    const { value, by, note } = driverWords(driver, document);
    return {
      ...{ line: driver.line, period: driver.period, name: driver.name, value },
      ...(asker.knowsPeople ? { by } : {}),
      ...(note === undefined ? {} : { note }),
    };
  });
}
