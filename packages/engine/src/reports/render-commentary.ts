/** Words with the figures they are bound to, each looked at for whether the words still hold. */
import type { Desk } from "./desk.ts";
import { nameOfGone } from "./gone-line.ts";
import { type Reading, readCell } from "./read-cell.ts";
import type { RenderedRun } from "./rendered-report.ts";
import type { Run } from "./report-document.ts";
import { faultOfWords, type SaidRun, splitTyped } from "./said-movements.ts";

/** The desk is the one of the case that the words speak of. */
export function renderParagraph(desk: Desk, runs: readonly Run[]): RenderedRun[] {
  const readings = runs.map((run) =>
    run.kind === "figure" ? readCell(desk, run.cell) : undefined,
  );
  const said = runs.map((run, index) => saidRun(run, readings[index]));
  return runs.flatMap((run, index): RenderedRun[] => {
    if (run.kind === "words") return renderWords(run.text);
    if (run.kind === "typed") return [{ kind: "typed", text: run.text, isKept: true }];
    return [renderFigure(run.cell.line, readings[index], faultOfWords(said, index))];
  });
}

function saidRun(run: Run, reading: Reading | undefined): SaidRun {
  if (run.kind !== "figure") return { text: run.text };
  const isDifference = run.cell.take === "difference" || run.cell.take === "differencePercent";
  return { movement: reading?.movement, isDifference };
}

function renderWords(text: string): RenderedRun[] {
  return splitTyped(text).map((part) =>
    part.isFigure
      ? { kind: "typed", text: part.text, isKept: false }
      : { kind: "words", text: part.text },
  );
}

function renderFigure(
  line: string,
  reading: Reading | undefined,
  fault: string | undefined,
): RenderedRun {
  if (!reading)
    return {
      ...{ kind: "figure", text: "…", figure: null, name: nameOfGone(line) },
      warning: `The model has no “${nameOfGone(line)}” there by now.`,
    };
  const { text, figure, name, reference } = reading;
  const warning = text === "" ? "Nothing is known to hold it against." : fault;
  return {
    ...{ kind: "figure", text: text === "" ? "…" : text, figure, name },
    ...(reference ? { reference } : {}),
    ...(warning === undefined ? {} : { warning }),
  };
}
