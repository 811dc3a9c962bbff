/**
 * How good a fitted forecast is: made from all months but the last six and held against them, beside
 * "last year again", by which every flow is what it was in the same month a year before and every
 * balance moves by what it moved then.
 */
import { buildModel } from "@app/engine/build/build-model";
import { EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { seriesOf } from "@app/engine/calculate/sheet";
import { fitModel } from "@app/engine/fitting/fit-model";
import type { FittedBooks } from "@app/engine/fitting/history";
import type { ModelDocument } from "@app/engine/model/document";

export type ProvedLine = {
  name: string;
  /** A flow over the months held back, a balance at their end, a margin on average. */
  came: number;
  forecast: number;
  /** How far off a month was on average: a share of an average month, of a margin in points. */
  fitted: number;
  lastYear: number;
  isMargin: boolean;
};

type Measured = { name: string; kind: "flow" | "balance" | "margin"; line: string };

const HELD_BACK = 6;

const LINES: Measured[] = [
  { name: "Revenue", kind: "flow", line: "pl.revenue" },
  { name: "Cost of sales", kind: "flow", line: "pl.costOfSales" },
  { name: "Gross profit", kind: "flow", line: "pl.grossProfit" },
  { name: "Gross margin", kind: "margin", line: "pl.grossProfit" },
  { name: "Operating expenses", kind: "flow", line: "pl.operatingExpenses" },
  { name: "EBITDA", kind: "flow", line: "pl.ebitda" },
  { name: "Depreciation", kind: "flow", line: "pl.depreciation" },
  { name: "Profit", kind: "flow", line: "pl.profit" },
  { name: "Current assets", kind: "balance", line: "bs.currentAssets" },
  { name: "Non-current assets", kind: "balance", line: "bs.nonCurrentAssets" },
  { name: "Current liabilities", kind: "balance", line: "bs.currentLiabilities" },
  { name: "Non-current liabilities", kind: "balance", line: "bs.nonCurrentLiabilities" },
  { name: "Equity", kind: "balance", line: "bs.equity" },
  { name: "Closing cash", kind: "balance", line: "cf.closingCash" },
];

export function proved(books: FittedBooks): ProvedLine[] {
  const known = books.timeline.actualCount - HELD_BACK;
  const said = reader(fitModel(firstMonths(books, known), { name: "" }).document);
  const was = reader(fitModel(books, { name: "" }).document);
  return LINES.map((measured) => provedLine(measured, known, said, was));
}

type Read = (line: string) => readonly number[];

function provedLine(
  { name, kind, line }: Measured,
  known: number,
  said: Read,
  was: Read,
): ProvedLine {
  const months = Array.from({ length: HELD_BACK }, (_, at) => known + at);
  const figure = (read: Read, month: number) =>
    (read(line)[month] ?? 0) / (kind === "margin" ? read("pl.revenue")[month] || 1 : 1);
  const came = months.map((month) => figure(was, month));
  const forecast = months.map((month) => figure(said, month));
  const moved = (month: number) => figure(was, month - 12) - figure(was, known - 13);
  const again = months.map((month) =>
    kind === "balance" ? figure(was, known - 1) + moved(month) : figure(was, month - 12),
  );
  const size = kind === "margin" ? 1 : mean(came.map(Math.abs));
  const isMargin = kind === "margin";
  const summed = (figures: readonly number[]) => {
    if (kind === "balance") return figures.at(-1) ?? 0;
    return isMargin ? mean(figures) : mean(figures) * figures.length;
  };
  return {
    ...{ name, isMargin, came: summed(came), forecast: summed(forecast) },
    fitted: offBy(forecast, came) / (size || 1),
    lastYear: offBy(again, came) / (size || 1),
  };
}

function offBy(said: readonly number[], came: readonly number[]): number {
  return mean(said.map((value, index) => Math.abs(value - (came[index] ?? 0))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

export function firstMonths(books: FittedBooks, actualCount: number): FittedBooks {
  const shortened = Object.entries(books.actuals).map(([id, series]) => [
    id,
    series.slice(0, actualCount),
  ]);
  const actuals = Object.fromEntries(shortened) as FittedBooks["actuals"];
  return { ...books, actuals, timeline: { ...books.timeline, actualCount } };
}

function reader(document: ModelDocument): Read {
  const model = buildModel(document);
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return (line) => seriesOf(model.program, sheet, line) as unknown as readonly number[];
}
