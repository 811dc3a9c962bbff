/**
 * A large document in a process of its own, by the processor's time: built, asked why, exported and
 * edited once each, with nothing warm. Prints one line of JSON.
 *
 *   engine-large.ts <shape> <modules>
 */
import { buildModel, type Model } from "@app/engine/build/build-model";
import { EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import type { Sheet } from "@app/engine/calculate/sheet";
import { exportModel } from "@app/engine/excel/export-model";
import { explain } from "@app/engine/trace/explain";
import { explainOver } from "@app/engine/trace/explain-over";
import { createHolder } from "@app/engine/worker/holder";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { type LargeShape, largeDocument } from "./engine-large-document.ts";
import { startTimer } from "./engine-timing.ts";

export type LargeTimes = {
  lineCount: number;
  buildMs: number;
  explainMs: number;
  /** Over all periods together. */
  explainAllMs: number;
  workbookMs: number;
  editMs: number;
};

const [shape = "trading", count = "100"] = process.argv.slice(2);
const document = largeDocument(shape as LargeShape, Number(count));

const builtMs = startTimer();
const model = buildModel(document);
const buildMs = builtMs();
const backend = closuresOf(model.program);
const sheet = backend.open();
backend.run(sheet, EVERYTHING);
if (model.isBlocked) throw new Error(JSON.stringify(model.issues.slice(0, 3)));

const times: LargeTimes = {
  lineCount: model.program.lines.length,
  buildMs,
  explainMs: slowest((id, last) => explain({ model, sheet }, id, last)),
  explainAllMs: slowest((id, last) => explainOver({ model, sheet }, id, 0, last)),
  workbookMs: await timeWorkbook(model, sheet),
  editMs: await timeEdit(),
};
console.log(JSON.stringify(times));

/** Of a dozen lines: what many share and all leads to, and the longest formulas. */
function slowest(work: (id: string, lastPeriod: number) => void): number {
  const { program } = model;
  const busiest = shape === "payroll" ? "account.wages.movement" : "account.sales.movement";
  const shared = ["bs.account.cash", "account.cash.movement", "pl.profit", busiest];
  const longest = program.lines
    .map(({ id }, row) => ({ id, reads: program.reads[row]?.length ?? 0 }))
    .toSorted((one, other) => other.reads - one.reads)
    .map(({ id }) => id);
  const asked = [...new Set([...shared, ...longest])];
  const all = asked.slice(0, 12).map((id) => {
    const elapsedMs = startTimer();
    work(id, program.periodCount - 1);
    return elapsedMs();
  });
  return Math.max(...all);
}

/** The workbook and its file. */
async function timeWorkbook(given: Model, figures: Sheet): Promise<number> {
  const elapsedMs = startTimer();
  await writeXlsx(exportModel(given, figures));
  return elapsedMs();
}

/** One figure typed over, as on a page: the best of a few, since a person types more than one. */
async function timeEdit(): Promise<number> {
  const { answer } = createHolder();
  const reads = [{ lines: ["pl.profit", "bs.account.cash"] }];
  await answer({ id: 1, kind: "open", document, reads });
  const place = shape === "payroll" ? "modules/team1/salaryPerYear" : "modules/part1/amount";
  const times: number[] = [];
  for (let id = 2; id < 12; id++) {
    const edit = { kind: "set", place, value: 1000 + id };
    const elapsedMs = startTimer();
    const edited = await answer({ id, kind: "edit", edits: [edit] });
    times.push(elapsedMs());
    if (edited.kind !== "edited") throw new Error(JSON.stringify(edited));
  }
  return Math.min(...times);
}
